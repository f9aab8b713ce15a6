import type { GameAction, GameEvent, LogLine, Observer, Refusal, Seat, Sight, Undo } from '@vyprava/kernel'
import type { BotQuestion } from './bots.ts'
import type { Seating } from './seating.ts'
import type { Shelf } from './shelf.ts'
import type { Bell, Lead } from './tabs.ts'

/** A question to a bot, and how far the script of a tutorial has come; null where nobody follows one. */
type TableQuestion = BotQuestion & { readonly lessons: number | null }

/** What a table needs from the world around it. */
export interface World {
  readonly shelf: Shelf
  readonly bell: Bell
  readonly lead: Lead
  readonly desk: { choose(question: TableQuestion): Promise<GameAction> }
  /** Waits as long as a bot should seem to think. */
  pause(): Promise<void>
  now(): number
  /** Lets the page draw what has just happened. */
  breath(): Promise<void>
  /** Does something when the page has nothing better to do. */
  idle(work: () => void): void
}

/** What the page shows of a table. Each change gives a new one. */
export type Scene = {
  readonly players: Seating['players']
  readonly sandbox: boolean
  /** False when the browser refused to keep the game. */
  readonly kept: boolean
} & (OpenScene | { readonly kind: 'handover'; readonly to: Seat } | { readonly kind: 'gone' })

export interface OpenScene {
  readonly kind: 'open'
  readonly observer: Observer
  /** How many points the one who looks can tell apart, and the one that is shown (`pointsFor`). */
  readonly length: number
  readonly shown: number
  readonly sight: Sight<object, GameAction>
  /** The game is over, whatever point is shown. */
  readonly over: boolean
  /** How far the game has come now, whatever point is shown. */
  readonly progress: number
  /** What the last action told; empty in history. */
  readonly events: readonly GameEvent[]
  readonly log: readonly LogLine<GameAction, GameEvent>[]
  /** Null when nobody at this screen plays. */
  readonly undo: Undo | null
  readonly redo: boolean
  /** The bot that thinks now. */
  readonly thinking: Seat | null
  /** The learner still follows the script of a tutorial. */
  readonly lessons: boolean
  /** How the server is reached; absent when the table needs none. */
  readonly link?: Link
}

/** The way to a server. */
export interface Link {
  readonly state: 'here' | 'away' | 'offline'
  /** Something was done that the server has not answered yet. */
  readonly sending: boolean
  /** Why the last wish was not done; a new object for each. */
  readonly trouble: Trouble | null
}

export type Trouble =
  | { readonly kind: 'refused'; readonly refusal: Refusal }
  | { readonly kind: 'barred'; readonly why: 'nothing' | 'other' | 'random' | 'knowledge' }
  | { readonly kind: 'stale' | 'failed' | 'asked' | 'declined' }
