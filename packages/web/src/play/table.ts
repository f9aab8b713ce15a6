import type { Analysis } from '@vyprava/bots'
import type { GameAction, Match, Played, Refusal, Seat } from '@vyprava/kernel'
import type { Begun, Finished } from '../table/book.ts'
import type { LessonMark } from '../tutorial/mark.ts'
import type { GoingBack, Scene } from './scene.ts'

/**
 * What a page needs of a game, wherever it is kept: what to show of it now and then. A table of this device, one of a
 * server, a finished game and one that is only rehearsed are behind it, and each says what else it can do.
 */
export interface PlayTable {
  readonly id: string
  readonly watch: (see: () => void) => () => void
  readonly scene: () => Scene
  /** Shows the board as it was at that point (`pointsFor`); null is now. */
  look(number: number | null): void
  /** What was seen at that point; null where nothing was, or not yet: a later scene has it then. */
  viewAt(number: number): object | null
  /** For who plays here; null where one only looks on. */
  readonly moves: Moves | null
  /** Where the whole match is known to the page; null where a server keeps it. */
  readonly ways: Ways | null
  readonly hindsight: Hindsight | null
  readonly device: DeviceTable | null
}

/** What somebody does at a table. */
export interface Moves {
  /** Null when there is nothing to decide now. */
  act(action: GameAction): Played | null
  /** All of them or none, where that takes more than one `act` after the other. */
  actAll?(actions: readonly GameAction[]): Played | null
  /** Why an action cannot be taken now; null when it can. */
  whyNot(action: GameAction): Refusal | null
  /** Null when it was asked for and the answer comes with a later scene. */
  undo(): GoingBack | null
  /** Absent where what was taken back is gone. */
  redo?(): boolean
}

/** Other ways that a game might go from the point that is shown. */
export interface Ways {
  /** Where a sandbox would begin; null where nothing is left to try. */
  anotherWay(seed: string): Begun | null
}

/** What a finished game tells as a whole. */
export interface Hindsight {
  /** Null while it runs, or as long as its end was not seen. */
  finished(): Finished | null
  /** What a player saw before an action, to tell of it in words. */
  seenBy(seat: Seat, number: number): object | null
  /** What bots have found of it so far. */
  readonly analysis: Analysis | undefined
  keepAnalysis(analysis: Analysis): void
}

/** What only a table of this device can do. */
export interface DeviceTable {
  /** The same table once more, with other chance: its id; null where it cannot be. */
  again(): Promise<string | null>
  /** A bot plays for a person who leaves, or (null) the person takes the seat back; false when that cannot be. */
  standIn(seat: Seat, bot: string | null): boolean
  /** Keeps how far a learner has come; a match takes the place of the one that was played. */
  keepLesson(mark: LessonMark, match: Match | null): void
}
