import { cell } from '../frame/cell.ts'

/** Who one is at this server. */
export interface Person {
  readonly id: string
  readonly name: string
  readonly guest: boolean
}

/** Whether there is a server behind this page; a page may also lie on any plain host, or on this device alone. */
export interface Server {
  readonly state: 'unknown' | 'none' | 'here'
  readonly person: Person | null
  /** Whether this person looks after the server. */
  readonly operator?: boolean
}

export const server = cell<Server>({ state: 'unknown', person: null })

/** Something that the server did not do, and its own name for why. */
export class Refused extends Error {
  readonly status: number
  readonly code: string

  constructor(status: number, code: string) {
    super(`The server answered ${status}: ${code}`)
    this.status = status
    this.code = code
  }
}

/** An address of the server beside this page. */
export const serverAddress = (path: string): URL => new URL(path, document.baseURI)

/** Looks for the server, and for who one is there. Quiet where there is none. */
export async function findServer(): Promise<void> {
  if (!/^https?:$/.test(location.protocol) || navigator.onLine === false) return lost()
  try {
    const answer: unknown = await ask('api/me')
    const here = fieldOf(answer, 'online') === true
    const operator = fieldOf(answer, 'operator') === true
    server.set(here ? { state: 'here', person: personIn(answer), operator } : { state: 'none', person: null })
  } catch {
    lost()
  }
}

/** A server that was there is only out of reach: who one is does not change by that. */
function lost(): void {
  if (server.get().state !== 'here') server.set({ state: 'none', person: null })
}

const personIn = (answer: unknown): Person | null => {
  const person = fieldOf(answer, 'person')
  const [id, name] = [fieldOf(person, 'id'), fieldOf(person, 'name')]
  if (typeof id !== 'string' || typeof name !== 'string') return null
  return { id, name, guest: fieldOf(person, 'guest') === true }
}

export const fieldOf = (thing: unknown, name: string): unknown =>
  typeof thing === 'object' && thing !== null ? Reflect.get(thing, name) : undefined

/** Asks the server for something. */
export const ask = (path: string): Promise<unknown> => answerTo(path, {})

/** Tells the server something. */
export const tell = (path: string, body: object): Promise<unknown> =>
  answerTo(path, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })

/** How long an answer may take. */
const PATIENCE = 15_000

async function answerTo(path: string, options: RequestInit): Promise<unknown> {
  let response: Response
  try {
    response = await fetch(serverAddress(path), { ...options, signal: AbortSignal.timeout(PATIENCE) })
  } catch {
    throw new Refused(0, 'unreachable')
  }
  const answer: unknown = await response.json().catch(() => null)
  if (response.ok) return answer
  const code = fieldOf(answer, 'code') ?? fieldOf(answer, 'error')
  const known = response.status === 429 ? 'tooFast' : typeof code === 'string' ? code : 'failed'
  throw new Refused(response.status, known)
}

/** Takes a name; whoever has none yet comes in as a guest by that. */
export async function takeName(name: string): Promise<void> {
  const answer = await tell('api/guest', { name })
  server.set({ state: 'here', person: personIn(answer) })
}

/** Keeps the account of a guest, with all their games. */
export async function keepAccount(email: string, password: string): Promise<void> {
  const name = server.get().person?.name ?? ''
  await tell('api/auth/sign-up/email', { name, email, password })
  await findServer()
}

export async function signIn(email: string, password: string): Promise<void> {
  await tell('api/auth/sign-in/email', { email, password })
  await findServer()
}

export async function signOut(): Promise<void> {
  await tell('api/auth/sign-out', {})
  await findServer()
}
