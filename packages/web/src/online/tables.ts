import type { KnockShown, TableShown } from '@vyprava/protocol'
import { randomText } from '../frame/random-text.ts'
import type { Pace } from './pace.ts'
import { settleIn } from './preferences.ts'
import { ask, fieldOf, tell } from './server.ts'

/** A line of a list of tables. */
export interface ListedTable {
  readonly id: string
  readonly game: string
  readonly state: TableShown['state']
  readonly private: boolean
  readonly host: string
  readonly pace: 'live' | 'days' | null
  readonly seats: readonly { readonly name: string | null; readonly bot: string | null }[]
  readonly changed: number
}

/** A table as one of those at it sees it. */
export interface TableInfo {
  readonly table: TableShown
  readonly private: boolean
  /** Where the host sits; null while they do not. */
  readonly host: number | null
  readonly you: { readonly seat: number | null; readonly host: boolean }
}

/** What our own server answers is taken at its word. */
const taken = <T>(answer: unknown, isRight: (answer: unknown) => answer is T): T => {
  if (isRight(answer)) return answer
  throw new Error('The server answers in a way that this page does not know')
}

const isList = (answer: unknown): answer is { tables: ListedTable[] } =>
  Array.isArray(fieldOf(answer, 'tables'))
const isInfo = (answer: unknown): answer is TableInfo =>
  fieldOf(answer, 'table') !== undefined && fieldOf(answer, 'you') !== undefined
const isOpened = (answer: unknown): answer is { value: string } =>
  typeof fieldOf(answer, 'value') === 'string'

export const publicTables = async (): Promise<readonly ListedTable[]> =>
  taken(await ask('api/tables'), isList).tables

export const ownTables = async (): Promise<readonly ListedTable[]> =>
  taken(await ask('api/me/tables'), isList).tables

export const tableInfo = async (id: string): Promise<TableInfo> =>
  taken(await ask(`api/tables/${id}`), isInfo)

const isKnock = (answer: unknown): answer is { knock: KnockShown } => fieldOf(answer, 'knock') !== undefined

/** A table by its link: for those who may look at it, or what is behind a closed door. */
export async function tableBehind(
  id: string,
): Promise<{ readonly info: TableInfo } | { readonly knock: KnockShown }> {
  const answer = await ask(`api/tables/${id}`)
  return isKnock(answer) ? answer : { info: taken(answer, isInfo) }
}

/** Asks the players of a private table for a seat, or to watch. */
export const askFor = (id: string, seat: number | null): Promise<unknown> =>
  tell(`api/tables/${id}/ask`, { wants: seat === null ? 'watch' : 'seat', seat })

/** Answers somebody who asks. */
export const admit = (id: string, person: string, says: 'seat' | 'watch' | 'no'): Promise<unknown> =>
  tell(`api/tables/${id}/admit`, { person, says })

export interface Opening {
  readonly game: string
  readonly options: object
  readonly seats: number
  readonly private: boolean
  readonly pace: Pace | null
}

/** Opens a table and sits down at its first seat. */
export async function openTable(opening: Opening): Promise<string> {
  const { value: id } = taken(await tell('api/tables', opening), isOpened)
  await sitDown(await tableInfo(id), 0)
  return id
}

/** Sits down with some chance of one's own, and remembers it, and the seal of the server, to verify them later. */
export async function sitDown({ table }: TableInfo, seat: number): Promise<void> {
  if (table.pace?.kind === 'days') await settleIn()
  const contribution = randomText(24)
  await tell(`api/tables/${table.id}/sit`, { seat, contribution })
  remember(table.id, { contribution, commitment: table.commitment })
}

/** Opens the rematch of a finished table, or finds the one that somebody opened, and sits down at it. */
export async function playAgain(id: string, seat: number): Promise<string> {
  const { value: next } = taken(await tell(`api/tables/${id}/rematch`, {}), isOpened)
  const info = await tableInfo(next)
  const isFree = (place: number) =>
    info.table.seats[place].name === null &&
    info.table.seats[place].bot === null &&
    (place === seat || info.table.seats[place].keptFor === null)
  const free = [seat, ...info.table.seats.keys()].find(isFree)
  if (info.you.seat === null && free !== undefined) await sitDown(info, free)
  return next
}

/** Lets a bot play for oneself. */
export const leaveTo = (id: string, bot: string): Promise<unknown> => tell(`api/tables/${id}/away`, { bot })

/** Takes one's seat back. */
export const comeBack = (id: string): Promise<unknown> => tell(`api/tables/${id}/return`, {})

/** Says what one wants done about who is late. */
export const vote = (id: string, absence: Pace['absence']): Promise<unknown> =>
  tell(`api/tables/${id}/absence`, { absence })

/** Calls somebody who is waited for. */
export const nudge = (id: string, seat: number): Promise<unknown> => tell(`api/tables/${id}/nudge`, { seat })

/** Gives the match up. */
export const resign = (id: string): Promise<unknown> => tell(`api/tables/${id}/resign`, {})

/** Wants the match to end without a result, or not any more. */
export const agreeToClose = (id: string, agree: boolean): Promise<unknown> =>
  tell(`api/tables/${id}/end`, { agree })

export const standUp = (id: string, seat: number): Promise<unknown> =>
  tell(`api/tables/${id}/stand`, { seat })

export const seatBot = (id: string, seat: number, bot: string): Promise<unknown> =>
  tell(`api/tables/${id}/bot`, { seat, bot })

/** The host takes a table away at which nobody plays yet. */
export const closeTable = (id: string): Promise<unknown> => tell(`api/tables/${id}/close`, {})

/** The host says what is agreed on besides the rules. */
export const agree = (
  id: string,
  agreed: Pick<TableShown['agreed'], 'absence' | 'hints' | 'delay' | 'rated'>,
): Promise<unknown> => tell(`api/tables/${id}/agree`, agreed)

/** Begins with those who are there: free seats are folded. */
export const startTable = (id: string): Promise<unknown> => tell(`api/tables/${id}/start`, { fold: true })

/** What a host changes before the game; what is absent stays as it is. */
export interface TableChange {
  readonly options?: object
  readonly seats?: number
  readonly private?: boolean
  readonly pace?: Pace | null
}

export const changeTable = (id: string, change: TableChange): Promise<unknown> =>
  tell(`api/tables/${id}/change`, change)

/** Somebody else at the table is host from now on. */
export const passHost = (id: string, seat: number): Promise<unknown> =>
  tell(`api/tables/${id}/host`, { seat })

/** What this browser saw of the shuffles when somebody sat down in it. */
export interface Witness {
  readonly contribution: string
  readonly commitment: string
}

const keyOf = (id: string): string => `vyprava.witness.${id}`

function remember(id: string, witness: Witness): void {
  try {
    window.localStorage.setItem(keyOf(id), JSON.stringify(witness))
  } catch (error) {
    console.warn('The shuffles cannot be remembered in this browser', error)
  }
}

/** What this browser remembers of the shuffles of a table; null when nobody sat down in it. */
export function witnessOf(id: string): Witness | null {
  try {
    const kept: unknown = JSON.parse(window.localStorage.getItem(keyOf(id)) ?? 'null')
    const [contribution, commitment] = [fieldOf(kept, 'contribution'), fieldOf(kept, 'commitment')]
    return typeof contribution === 'string' && typeof commitment === 'string'
      ? { contribution, commitment }
      : null
  } catch {
    return null
  }
}
