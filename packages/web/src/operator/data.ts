import type { NoticeShown } from '@vyprava/protocol'
import { ask, fieldOf, tell } from '../online/server.ts'

/* What the server tells operators, and what they ask of it. */

interface Sample {
  /** Which part of one core, 0 to 1 and above. */
  readonly processor: number
  readonly memory: number
  readonly sockets: number
  readonly bots: number
  /** How long 99 of 100 answers took, in milliseconds; null when nobody asked. */
  readonly answers: number | null
}

export interface LoadShown {
  /** Quarters of an hour, the oldest first and the present one last. */
  readonly stretches: readonly Sample[]
  readonly now: Sample
}

export interface TableRow {
  readonly id: string
  readonly game: string
  readonly state: 'open' | 'playing' | 'over'
  readonly private: boolean
  readonly host: string
  readonly hostName: string
  readonly pace: 'live' | 'days' | null
  readonly last: number
  readonly seats: readonly {
    readonly person: string | null
    readonly name: string | null
    readonly bot: string | null
  }[]
  readonly round?: number | null
  readonly deciders?: readonly number[]
}

export interface PersonRow {
  readonly id: string
  readonly name: string
  readonly guest: boolean
  readonly operator: boolean
  readonly created: number
  readonly seen: number | null
  readonly banned: { readonly reason: string; readonly at: number } | null
  readonly silenced: { readonly reason: string; readonly until: number } | null
  readonly tables: readonly { readonly id: string; readonly game: string }[]
}

export interface ReportRow {
  readonly id: string
  readonly table: string
  readonly message: string | null
  readonly text: string | null
  readonly by: string
  readonly name: string
  readonly reporterName: string
  readonly reason: string
  readonly at: string
  readonly state: 'new' | 'taken' | 'closed'
  readonly operator: string | null
}

export interface AuditRow {
  readonly id: string
  readonly at: number
  readonly operator: string
  readonly deed: string
  readonly subject: string
  readonly name: string | null
  readonly detail: string
}

export interface Overview {
  readonly now: number
  readonly house: {
    readonly version: string
    readonly since: number
    readonly memory: number
    readonly busy: boolean
    readonly draining: boolean
  }
  readonly counts: {
    readonly playing: number
    readonly open: number
    readonly accounts: number
    readonly guests: number
    readonly week: number
    readonly present: number
    readonly nameless: number
    readonly waiting: number
  }
  readonly load: LoadShown
  readonly tables: readonly TableRow[]
  readonly people: readonly PersonRow[]
  readonly reports: readonly ReportRow[]
  readonly audit: readonly AuditRow[]
  readonly backup: { readonly at: number; readonly bytes: number } | null
  readonly notice: NoticeShown | null
}

export interface Found {
  readonly people: readonly PersonRow[]
  readonly tables: readonly TableRow[]
}

export interface PersonFile {
  readonly person: PersonRow
  readonly networks: readonly {
    readonly network: string
    readonly others: number
    readonly banned: boolean
  }[]
  readonly deeds: readonly AuditRow[]
}

const hasLists = (found: unknown, names: readonly string[]): boolean =>
  names.every((name) => Array.isArray(fieldOf(found, name)))
const isOverview = (found: unknown): found is Overview =>
  hasLists(found, ['tables', 'people', 'reports', 'audit']) && typeof fieldOf(found, 'now') === 'number'
const isFound = (found: unknown): found is Found => hasLists(found, ['people', 'tables'])
const isFile = (found: unknown): found is PersonFile => hasLists(found, ['networks', 'deeds'])

async function read<T>(path: string, is: (found: unknown) => found is T): Promise<T> {
  const found = await ask(`api/operators/${path}`)
  if (!is(found)) throw new Error(`The server answered something else to ${path}`)
  return found
}

export const readOverview = (): Promise<Overview> => read('overview', isOverview)
export const find = (text: string): Promise<Found> => read(`find?text=${encodeURIComponent(text)}`, isFound)
export const readPerson = (id: string): Promise<PersonFile> => read(`people/${id}`, isFile)

/** Asks for a deed. */
export const act = (path: string, body: object): Promise<unknown> => tell(`api/operators/${path}`, body)
