import type { BetterAuthPlugin } from 'better-auth'
import { APIError, createAuthEndpoint } from 'better-auth/api'
import { setSessionCookie } from 'better-auth/cookies'
import type * as v from 'valibot'
import { type Site, shownKey } from './passkeys.ts'

interface DoorNeeds {
  siteOf(protocol: string, host: string): Site
  owner(site: Site, response: v.InferOutput<typeof shownKey>): Promise<string | null>
}

/** Signing in with a key, as the library signs in with a password: a guest's tables go over to the account. */
export const passkeyDoor = ({ siteOf, owner }: DoorNeeds) =>
  ({
    id: 'passkey-door',
    endpoints: {
      signInPasskey: createAuthEndpoint(
        '/sign-in/passkey',
        { method: 'POST', body: shownKey },
        async (context) => {
          const address = new URL(context.request?.url ?? '')
          const site = siteOf(address.protocol.slice(0, -1), address.host)
          const id = await owner(site, context.body)
          const { internalAdapter } = context.context
          const user = id === null ? null : await internalAdapter.findUserById(id)
          const session = user === null ? null : await internalAdapter.createSession(user.id)
          if (user === null || session === null)
            throw new APIError('UNAUTHORIZED', {
              code: 'INVALID_KEY',
              message: 'That key opens nothing here.',
            })
          await setSessionCookie(context, { session, user })
          return context.json({ user: { id: user.id } })
        },
      ),
    },
  }) satisfies BetterAuthPlugin
