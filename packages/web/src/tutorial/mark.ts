import type { Match } from '@vyprava/kernel'
import type { Move } from '@vyprava/module'
import { playedIn } from './script.ts'

/** How far a learner has come, as it is kept with the game. */
export interface LessonMark {
  readonly part: number
  readonly step: number
  /** `left`: the learner plays as they like, and may come back. `done`: at the flag. `over`: never again. */
  readonly state: 'on' | 'left' | 'done' | 'over'
}

/** A lesson at a table: how far it has come, and everything that was played. */
export interface Lesson extends LessonMark {
  readonly played: readonly Move[]
}

/** Null where no lesson has anything to say any more. */
export const lessonIn = (mark: LessonMark | undefined, match: Match): Lesson | null =>
  mark === undefined || mark.state === 'over' ? null : { ...mark, played: playedIn(match) }
