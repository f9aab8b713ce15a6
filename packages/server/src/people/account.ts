import type { Database, LetterKind } from '../store/schema.ts'
import type { Auth } from './people.ts'

/** A session as its owner sees it: where it was begun, and when it was last used. */
export interface Session {
  readonly id: string
  readonly begun: number
  readonly used: number
  /** What the browser called itself. */
  readonly browser: string | null
  /** Whether it is the one that asks. */
  readonly here: boolean
}

/** What the owner of an account does with it. Passwords and sessions are the library's. */
export function accountsOf(auth: Auth, db: Database) {
  const known = async (email: string) => {
    const { internalAdapter } = await auth.$context
    return (await internalAdapter.findUserByEmail(email))?.user ?? null
  }
  return {
    isKnown: async (email: string): Promise<boolean> => (await known(email)) !== null,

    /** Whether a password is right; guests have none. */
    async checkPassword(id: string, password: string): Promise<boolean> {
      const { internalAdapter, password: passwords } = await auth.$context
      const accounts = await internalAdapter.findAccounts(id)
      const hash = accounts.find(({ providerId }) => providerId === 'credential')?.password
      return typeof hash === 'string' && passwords.verify({ hash, password })
    },

    /** Sets a new password and ends all sessions, or makes the account; whoever read the letter has the address. */
    async answerLetter(kind: LetterKind, email: string, password: string): Promise<void> {
      const { internalAdapter, password: passwords } = await auth.$context
      if (kind === 'keep' && (await known(email)) === null)
        await auth.api.signUpEmail({ body: { name: '', email, password } })
      const user = await known(email)
      if (user === null) return
      await internalAdapter.updateUser(user.id, { emailVerified: true })
      if (kind === 'reset') {
        await internalAdapter.updatePassword(user.id, await passwords.hash(password))
        // Somebody who was in may have left a key of theirs.
        await db.deleteFrom('passkeys').where('person', '=', user.id).execute()
      }
      // Whoever was in with the old one is out; whoever has just made the account signs in like everybody.
      await internalAdapter.deleteUserSessions(user.id)
    },

    async sessions(id: string, cookie: string): Promise<Session[]> {
      const { internalAdapter } = await auth.$context
      const here = await auth.api.getSession({ headers: new Headers({ cookie }) })
      const all = await internalAdapter.listSessions(id)
      return all.map((session) => ({
        id: session.id,
        begun: session.createdAt.getTime(),
        used: session.updatedAt.getTime(),
        browser: session.userAgent ?? null,
        here: session.token === here?.session.token,
      }))
    },

    /** Ends a session, or all but the one that asks. */
    async endSessions(person: string, cookie: string, which: string | null): Promise<void> {
      const { internalAdapter } = await auth.$context
      const here = await auth.api.getSession({ headers: new Headers({ cookie }) })
      for (const { id, token } of await internalAdapter.listSessions(person))
        if (which === null ? token !== here?.session.token : id === which)
          await internalAdapter.deleteSession(token)
    },

    /** The user, the password and the sessions are gone; seats are left before. */
    async remove(id: string): Promise<void> {
      const { internalAdapter } = await auth.$context
      await internalAdapter.deleteUser(id)
    },

    async emailOf(id: string): Promise<string | null> {
      const { internalAdapter } = await auth.$context
      const user = await internalAdapter.findUserById(id)
      return user === null || !user.email.includes('@') ? null : user.email
    },
  }
}
