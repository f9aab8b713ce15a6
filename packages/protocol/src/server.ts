import type {
  Decision,
  GameAction,
  GameEvent,
  GameResult,
  LogLine,
  Patch,
  Refusal,
  Talk,
  TurnMark,
} from '@vyprava/kernel'
import type { AskingShown } from './knock.ts'
import type { AbsenceVoteShown, AgreementShown, NudgeHeard, PresenceShown } from './presence.ts'

/** One line of the log, as one observer may read it. */
export type Line = LogLine<GameAction, GameEvent>

/** Who sits at a seat, as everybody may know. */
export interface SeatShown {
  readonly name: string | null
  readonly bot: string | null
  /** The bot that plays for the person while they are away. */
  readonly standIn: string | null
  /** The person gave the match up: the bot plays it to its end. */
  readonly resigned: boolean
  /** Before a rematch: the name of whoever had this seat and is waited for. */
  readonly keptFor: string | null
}

/** How fast a table plays; times are milliseconds. */
export interface PaceShown {
  /** Live: a budget for the whole match and an increment after each turn; days: a budget for each turn. */
  readonly kind: 'live' | 'days'
  readonly budget: number
  readonly increment: number
  /** What is done about who is late, unless more than half of those who are there vote otherwise. */
  readonly absence: 'wait' | 'stand-in'
}

/** The clocks as they stood at `now`, by the server's time: what is left, and when who is asked is late. */
export interface ClockShown {
  readonly type: 'clock'
  readonly table: string
  readonly now: number
  readonly left: readonly number[]
  readonly deadlines: readonly (number | null)[]
}

/** What everybody may know of a table, besides the match. */
export interface TableShown {
  readonly id: string
  readonly game: string
  readonly options: object
  readonly state: 'open' | 'playing' | 'over'
  readonly seats: readonly SeatShown[]
  /** Null: everybody has all the time of the world. */
  readonly pace: PaceShown | null
  /** What those at the table have agreed besides the rules. */
  readonly agreed: AgreementShown
  /** What those at the table want done about who is late. */
  readonly votes: readonly AbsenceVoteShown[]
  /** The seats of those who want the match to end without a result. */
  readonly closing: readonly number[]
  /** Who came by the link and asks for something. */
  readonly asking: readonly AskingShown[]
  /** The promise of the shuffles: the commitment, the seats' contributions, and the secret once it is over. */
  readonly commitment: string
  readonly contributions: readonly (string | null)[]
  readonly secret: string | null
  /** The table where it goes on after the match. */
  readonly rematch: string | null
  /** Who asked for that. */
  readonly rematchBy: string | null
}

/** All that an observer is shown of a match at one moment: no fact of it leaves the server in another way. */
export interface Shown {
  /** The seat whose eyes these are; null for a spectator. */
  readonly seat: number | null
  readonly number: number
  readonly view: object
  readonly deciders: readonly number[]
  readonly decision: Decision<GameAction> | null
  /** What this seat may do besides, asked or not. */
  readonly asides: readonly GameAction[]
  /** What those at the table may say to each other; whoever says more is refused. */
  readonly talk: Talk
  readonly turn: TurnMark
  readonly progress: number
  readonly result: GameResult | null
}

/** What follows the version before it: how `shown` changed, and the log from its line `from` on. */
export interface News {
  readonly type: 'news'
  readonly table: string
  /** The version that it follows; whoever has another one asks for the whole. */
  readonly after: number
  readonly version: number
  readonly patch: Patch
  readonly from: number
  readonly lines: readonly Line[]
}

/** All of it, for whoever has nothing or something too old; the log from its line `from` on. */
export interface Whole {
  readonly type: 'whole'
  readonly table: string
  readonly version: number
  readonly shown: Shown
  readonly from: number
  readonly lines: readonly Line[]
}

/** What somebody saw at earlier moments in a row; null when there is none at that place of the log. */
export interface PastShown {
  readonly type: 'past'
  readonly table: string
  readonly number: number
  readonly view: object | null
  /** How each of the next moments differs from the one before it; fewer than asked for at the end of the log. */
  readonly steps: readonly Patch[]
  /** Who was to decide at each of these moments, as far as this observer knew. */
  readonly deciders: readonly (readonly number[])[]
}

/** Somebody asks the others to go back. It ends with the next thing that happens, or when somebody refuses. */
export interface TakebackShown {
  readonly id: string
  readonly seat: number
  /** The place in the observer's own log after which everything would be gone. */
  readonly to: number
  /** The seats that have not answered yet. */
  readonly waiting: readonly number[]
}

/** Something that somebody said. */
export interface Said {
  readonly id: string
  readonly person: string
  readonly name: string
  readonly text: string
  readonly at: number
}

/** What was said and not yet heard; the same may come again after a break. */
export interface TalkHeard {
  readonly type: 'talk'
  readonly table: string
  readonly room: 'players' | 'spectators'
  readonly said: readonly Said[]
}

/** Something that was heard is gone: an operator has taken it away. */
export interface Unsaid {
  readonly type: 'unsaid'
  readonly table: string
  readonly ids: readonly string[]
}

/** An operator asks this person to say nothing for some time, with the reason; null: they may talk again. */
export interface Silenced {
  readonly type: 'silenced'
  readonly silence: { readonly until: number; readonly reason: string } | null
}

/** Something that everybody should know. */
export interface NoticeShown {
  /** In an operator's own words; empty for the usual sentence. */
  readonly text: string
  /** When the server goes down; null when nobody said when. */
  readonly at: number | null
  /** Whether the server already begins nothing new. */
  readonly draining: boolean
}

/** The answer to a wish. */
export type Answer =
  | { readonly type: 'done'; readonly id: string }
  /** A rule forbids it, by number. */
  | { readonly type: 'refused'; readonly id: string; readonly refusal: Refusal }
  /** Why one cannot go back. */
  | { readonly type: 'barred'; readonly id: string; readonly why: string }
  /** What the wish answers has changed meanwhile; what is true now follows or came before. */
  | { readonly type: 'stale'; readonly id: string }
  | ErrorShown

/** Something that was not understood or is not allowed, and what to do. */
export interface ErrorShown {
  readonly type: 'error'
  readonly id: string | null
  readonly error: string
  readonly advice: string
}

export type ServerMessage =
  | { readonly type: 'table'; readonly table: TableShown }
  | News
  | Whole
  | PastShown
  | ClockShown
  | PresenceShown
  | NudgeHeard
  | TalkHeard
  | Unsaid
  | Silenced
  | { readonly type: 'notice'; readonly notice: NoticeShown | null }
  /** This person may not be here any more, with the reason; the connection ends. */
  | { readonly type: 'banned'; readonly reason: string }
  /** It is this person's turn somewhere, perhaps at a table that this window does not watch. */
  | { readonly type: 'turn'; readonly table: string }
  | { readonly type: 'takeback'; readonly table: string; readonly takeback: TakebackShown | null }
  | Answer
  | { readonly type: 'pong' }
