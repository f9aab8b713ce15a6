import { language } from '../settings/index.ts'
import { stopPush } from './push.ts'
import { ask, fieldOf, findServer, server, signIn, takeName, tell } from './server.ts'

/** Where one is signed in. */
export interface Held {
  readonly id: string
  readonly browser: string | null
  readonly used: number
  readonly here: boolean
}

const isHeld = (found: unknown): found is Held =>
  typeof fieldOf(found, 'id') === 'string' && typeof fieldOf(found, 'used') === 'number'

export async function readSessions(): Promise<Held[]> {
  const found = fieldOf(await ask('api/me/sessions'), 'sessions')
  return Array.isArray(found) ? found.filter(isHeld).toSorted((a, b) => b.used - a.used) : []
}

/** Signs out there; null: everywhere but here. */
export const endSessions = (session: string | null): Promise<unknown> =>
  tell('api/me/sessions/end', { session })

/** For good. Whoever comes to this browser next gets no notices of somebody else's games. */
export async function removeAccount(password: string): Promise<void> {
  await stopPush().catch((error: unknown) => console.warn('Notices could not be stopped', error))
  await tell('api/me/delete', { password })
  await findServer()
}

/** Asks for a letter with a link: to a first password, or to a new one. */
export const askForLetter = (kind: 'keep' | 'reset', email: string): Promise<unknown> =>
  tell('api/account/letter', { kind, email, language: language.get() })

/** Chooses the password to which a letter has led, and is in. The guest of this browser keeps name and games. */
export async function answerLetter(token: string, password: string): Promise<void> {
  const guest = server.get().person
  const answer = await tell('api/account/password', { token, password })
  await signIn(String(fieldOf(fieldOf(answer, 'value'), 'email')), password)
  if (guest?.guest === true) await takeName(guest.name)
}
