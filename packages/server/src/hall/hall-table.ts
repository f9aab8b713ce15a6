import type { Seat } from '@vyprava/kernel'
import type { ClientMessage } from '@vyprava/protocol'
import type { StoredTable } from '../store/tables.ts'
import type { StoredTakeback } from '../store/takebacks.ts'
import type { Live } from './live.ts'
import { Watchers } from './watchers.ts'

/** What somebody asks of the others, and whose own moves would be gone. */
export interface Asked extends StoredTakeback {
  readonly movers: readonly Seat[]
}

/** A table in memory. */
export interface HallTable {
  readonly watchers: Watchers
  /** Null until it is read, and after a conflict. */
  row: StoredTable | null
  live: Live | null
  /** The match as those who only watch see it, where that is later. */
  later: Live | null
  /** What somebody asks of the others now. */
  takeback: Asked | null
  /** Whether those who watch later know that it is over. */
  endTold: boolean
  /** What was told of the clocks last, by their count. */
  clockTold: number
  /** How long the journal was when those who look were told of it last. */
  told: number
  /** Everything at one table happens one after the other. */
  line: Promise<unknown>
  /** How many things are under way or wait there. */
  waiting: number
  used: number
}

/** A table of which nothing is known yet. */
export const newHallTable = (): HallTable => ({
  watchers: new Watchers(),
  row: null,
  live: null,
  later: null,
  takeback: null,
  endTold: false,
  clockTold: 0,
  told: -1,
  line: Promise.resolve(),
  waiting: 0,
  used: 0,
})

/** What somebody wants of the match, with an id of its own. */
export type MatchWish = Exclude<Extract<ClientMessage, { id: string }>, { type: 'say' }>
export type AskBack = Extract<MatchWish, { type: 'askBack' }>
export type Consent = Extract<MatchWish, { type: 'consent' }>
/** What goes into the journal by itself. */
export type Move = Exclude<MatchWish, AskBack | Consent>

/** Whether a wish goes into the journal by itself. */
export const isMove = (wish: MatchWish): wish is Move => wish.type !== 'askBack' && wish.type !== 'consent'
