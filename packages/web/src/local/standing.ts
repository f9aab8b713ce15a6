import type { Analysis } from '@vyprava/bots'
import type { Match } from '@vyprava/kernel'
import { type Seating, seatingOf } from '../play/seating.ts'
import { writeBook } from '../table/book.ts'
import type { LessonMark } from '../tutorial/mark.ts'
import { keepSecrets } from './eyes.ts'
import { comeTo, type SavedMatch } from './saved.ts'

/** How a game of this device stands: the match, and what is kept beside it. */
export interface Standing {
  readonly match: Match
  readonly seating: Seating
  /** Whether persons at this screen ever saw different things. */
  readonly secrets: boolean
  /** How far a learner has come; undefined at a table without lessons. */
  readonly tutorial: LessonMark | undefined
  /** Somebody went back further than the rules of undo allow. */
  readonly takebacks: boolean
  readonly analysis: Analysis | undefined
}

/** How a game stands by what was kept of it. */
export function standingOf(saved: SavedMatch, match: Match): Standing {
  const seating = seatingOf(saved.players)
  return {
    match,
    seating,
    secrets: saved.secrets || keepSecrets(match, seating.persons),
    tutorial: saved.tutorial,
    takebacks: saved.takebacks === true,
    analysis: saved.analysis,
  }
}

/** What to keep of it next. */
export function nextVersion(saved: SavedMatch, standing: Standing, now: number): SavedMatch {
  const { match, seating, analysis, takebacks, tutorial, secrets } = standing
  return {
    ...saved,
    players: seating.sitters,
    ...(analysis === undefined ? {} : { analysis }),
    ...(takebacks ? { takebacks } : {}),
    ...(tutorial === undefined ? {} : { tutorial }),
    version: saved.version + 1,
    changed: now,
    secrets,
    book: writeBook(match, saved.book),
    ...comeTo(match, seating.sitters),
  }
}
