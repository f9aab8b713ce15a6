import type { Analysis } from '@vyprava/bots'
import type { GameResult, Match, TurnMark } from '@vyprava/kernel'
import { randomText } from '../frame/random-text.ts'
import type { Sandbox } from '../play/scene.ts'
import type { Sitter } from '../play/seating.ts'
import type { Book } from '../table/book.ts'
import type { LessonMark } from '../tutorial/mark.ts'
import { type Glimpse, glimpseOf } from './glimpse.ts'

/** A match as it lies on the shelf of this device. */
export interface SavedMatch {
  readonly id: string
  readonly game: string
  /** Grows by one with every save; two tabs cannot both save the same one. */
  readonly version: number
  readonly created: number
  readonly changed: number
  readonly players: readonly Sitter[]
  /** Somebody's own pack, if the match is played with one. */
  readonly pack?: unknown
  /** Whether persons at this screen ever saw different things. */
  readonly secrets: boolean
  /** Only a tutorial has it: how far the learner has come. */
  readonly tutorial?: LessonMark
  readonly book: Book
  /** Only a sandbox has it: where it was tried from. */
  readonly tried?: Sandbox
  readonly length: number
  /** Missing in games that were kept before turns were counted. */
  readonly turn?: TurnMark
  readonly progress: number
  readonly result: GameResult | null
  /** Somebody took back what bots had answered, or what chance had shown. */
  readonly takebacks?: true
  /** Null when the match is over; absent where an older version kept it. */
  readonly glimpse?: Glimpse | null
  /** What bots think of the finished game, as far as they have come. */
  readonly analysis?: Analysis
}

/** The fields of a saved match that follow from the match itself. */
export const comeTo = (
  match: Match,
  players: readonly Sitter[],
): Pick<SavedMatch, 'length' | 'turn' | 'progress' | 'result' | 'glimpse'> => ({
  length: match.length,
  turn: match.turnAt(match.length),
  progress: match.game.progress(match.state),
  result: match.result,
  glimpse: glimpseOf(match, players),
})

/** Where a match was tried from; null for a real game. Older sandboxes do not know whose they are. */
export function sandboxIn({ book, tried }: SavedMatch): Sandbox | null {
  if (book.kind === 'record') return null
  return tried ?? { parent: null, from: book.number }
}

/** A match that has just begun, ready for the shelf. */
export function newlySaved(
  match: Match,
  book: Book,
  { players, pack }: Pick<SavedMatch, 'players' | 'pack'>,
  now: number,
): SavedMatch {
  return {
    ...(pack === undefined ? {} : { pack }),
    id: newId(),
    game: match.game.id,
    version: 1,
    created: now,
    changed: now,
    players,
    secrets: false,
    book,
    ...comeTo(match, players),
  }
}

const newId = (): string => randomText(10)
