import type {
  GameAction,
  GameEvent,
  LogLine,
  Observer,
  Refusal,
  Seat,
  Sight,
  TurnMark,
  Undo,
} from '@vyprava/kernel'
import type { Lesson } from '../tutorial/mark.ts'
import type { Seating } from './seating.ts'

/** What the page shows of a table. Each change gives a new one. */
export type Scene = {
  readonly players: Seating['players']
  /** Where a sandbox was tried from; null for a real game. */
  readonly sandbox: Sandbox | null
  /** False when the browser refused to keep the game. */
  readonly kept: boolean
} & (OpenScene | HandOverScene | { readonly kind: 'gone' })

/** The screen goes to somebody else; whether nobody says anything meanwhile everybody may know. */
interface HandOverScene {
  readonly kind: 'handover'
  readonly to: Seat
  readonly silent: boolean
}

/** A game that was tried from a point of another one. */
export interface Sandbox {
  /** The table of the other game: one of this device (`play`) or of a server (`table`); null where nobody noted it. */
  readonly parent: { readonly page: 'play' | 'table'; readonly id: string } | null
  /** The point that was shown there, as its time line counts. */
  readonly from: number
  /** It was tried from the analysis of the other game. */
  readonly review?: boolean
}

export interface OpenScene {
  readonly kind: 'open'
  readonly observer: Observer
  /** How many points the one who looks can tell apart, and the one that is shown (`pointsFor`). */
  readonly length: number
  readonly shown: number
  readonly sight: Sight<object, GameAction>
  /** The game is over, whatever point is shown. */
  readonly over: boolean
  /** The turn that stands now, whatever point is shown. */
  readonly turn: TurnMark
  /** How far the game has come now, whatever point is shown. */
  readonly progress: number
  /** What the last action told; empty in history. */
  readonly events: readonly GameEvent[]
  readonly log: readonly LogLine<GameAction, GameEvent>[]
  /** Null when nobody at this screen plays. */
  readonly undo: GoingBack | null
  readonly redo: boolean
  /** The bot that thinks now. */
  readonly thinking: Seat | null
  /** The bot that failed, so that the game's own stand-in played for it; absent where bots play elsewhere. */
  readonly stoodIn?: Seat | null
  /** The lesson at this table; null where nothing of it is left. */
  readonly lesson: Lesson | null
  /** The game was played with takebacks. */
  readonly takebacks: boolean
  /** How the server is reached; absent when the table needs none. */
  readonly link?: Link
}

/** Whether one may go back; a takeback goes over chance, new knowledge or what bots answered. */
export type GoingBack = Undo & { readonly takeback?: true }

/** The way to a server. */
export interface Link {
  readonly state: 'here' | 'away' | 'offline'
  /** Something was done that the server has not answered yet. */
  readonly sending: boolean
  /** Why the last wish was not done; a new object for each. */
  readonly trouble: Trouble | null
}

/** Why a wish was not done. */
export type Trouble =
  | { readonly kind: 'refused'; readonly refusal: Refusal }
  | { readonly kind: 'barred'; readonly why: 'nothing' | 'other' | 'random' | 'knowledge' }
  | { readonly kind: 'stale' | 'failed' | 'asked' | 'declined' }
