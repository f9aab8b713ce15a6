import { bad, type Checked, good } from '@vyprava/kernel'
import * as v from 'valibot'
import { keysOf } from '../store/passkeys.ts'
import type { Database } from '../store/schema.ts'
import type { Auth } from './people.ts'

/** Loaded when somebody uses a key: what reads certificates of devices takes memory that most servers never need. */
const library = () => import('@simplewebauthn/server')

const MOST_KEYS = 10
/** How long a question to a device is good for, in milliseconds. */
const PATIENCE = 5 * 60_000

const text = v.pipe(v.string(), v.maxLength(8_000))
const common = { id: text, rawId: text, type: v.literal('public-key'), clientExtensionResults: v.object({}) }
export const newKey = v.object({
  ...common,
  response: v.object({ clientDataJSON: text, attestationObject: text }),
})
export const shownKey = v.object({
  ...common,
  response: v.object({ clientDataJSON: text, authenticatorData: text, signature: text }),
})

/** Under which names people reach this server: a key belongs to one of them. */
export interface Site {
  readonly name: string
  readonly origins: string[]
}

/** The address that people type in, or else the one that a request came to. */
export function siteOf(origin: string | null, protocol: string, host: string): Site {
  const here = `${protocol}://${host}`
  return { name: new URL(origin ?? here).hostname, origins: origin === null ? [here] : [origin, here] }
}

/** Keys instead of passwords. Each question to a device is kept by the library of accounts, and good for one answer. */
export function passkeysOf(db: Database, context: () => Auth['$context'], now: () => number) {
  const ask = async (challenge: string): Promise<void> => {
    const { internalAdapter } = await context()
    const expiresAt = new Date(now() + PATIENCE)
    await internalAdapter.createVerificationValue({
      identifier: `passkey ${challenge}`,
      value: '',
      expiresAt,
    })
  }
  const wasAsked = async (challenge: string): Promise<boolean> => {
    const { internalAdapter } = await context()
    const asked = await internalAdapter.consumeVerificationValue(`passkey ${challenge}`)
    return asked !== null && asked.expiresAt.getTime() >= now()
  }
  return {
    /** What a device needs to make a key. */
    async enrolOptions(person: string, name: string, site: Site): Promise<object> {
      const { generateRegistrationOptions } = await library()
      const options = await generateRegistrationOptions({
        rpName: 'Výprava',
        rpID: site.name,
        userName: name,
        userID: new TextEncoder().encode(person),
        attestationType: 'none',
        excludeCredentials: await keysOf(db, person),
        authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
      })
      await ask(options.challenge)
      return options
    },

    /** Takes the public half of a new key. */
    async enrol(person: string, site: Site, response: v.InferOutput<typeof newKey>): Promise<Checked<null>> {
      if ((await keysOf(db, person)).length >= MOST_KEYS)
        return bad('keys', MOST_KEYS, `fewer than ${MOST_KEYS}`)
      const { verifyRegistrationResponse } = await library()
      const checked = await verifyRegistrationResponse({
        response,
        expectedChallenge: wasAsked,
        expectedOrigin: site.origins,
        expectedRPID: site.name,
      }).catch(() => null)
      if (checked?.verified !== true) return bad('key', 'another one', 'the key that was asked for')
      const { id, publicKey, counter } = checked.registrationInfo.credential
      const public_key = Buffer.from(publicKey).toString('base64url')
      await db
        .insertInto('passkeys')
        .values({ id, person, public_key, counter, at: now() })
        .onConflict((conflict) => conflict.doNothing())
        .execute()
      return good(null)
    },

    /** What a device needs to show one of its keys; the same for everybody, so that nobody learns who has one. */
    async showOptions(site: Site): Promise<object> {
      const { generateAuthenticationOptions } = await library()
      const options = await generateAuthenticationOptions({ rpID: site.name, userVerification: 'required' })
      await ask(options.challenge)
      return options
    },

    /** Whose key was shown; null when it is nobody's, or not shown now. */
    async owner(site: Site, response: v.InferOutput<typeof shownKey>): Promise<string | null> {
      const kept = await db
        .selectFrom('passkeys')
        .selectAll()
        .where('id', '=', response.id)
        .executeTakeFirst()
      if (kept === undefined) return null
      const { verifyAuthenticationResponse } = await library()
      const checked = await verifyAuthenticationResponse({
        response,
        expectedChallenge: wasAsked,
        expectedOrigin: site.origins,
        expectedRPID: site.name,
        credential: {
          id: kept.id,
          publicKey: Buffer.from(kept.public_key, 'base64url'),
          counter: Number(kept.counter),
        },
      }).catch(() => null)
      if (checked?.verified !== true) return null
      const counter = checked.authenticationInfo.newCounter
      await db.updateTable('passkeys').set({ counter }).where('id', '=', kept.id).execute()
      return kept.person
    },
  }
}
