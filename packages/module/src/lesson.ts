import type { GameAction, Seat } from '@vyprava/kernel'
import type { Language } from './words.ts'

/**
 * A thing at the table that a step speaks of. The page marks it with `data-<thing>="<is>"`: a square, a card, a button
 * of the game, or what the frame marks in every game (`seat`, `region`). The tables need no code for lessons.
 */
export interface Thing {
  readonly thing: string
  readonly is: string | number
}

/** An action that is laid out before it is played. */
export interface Move {
  readonly seat: Seat
  readonly action: GameAction
}

interface Told {
  /** What is said, as a key of the words. */
  readonly say: string
  /** The rule that it speaks of, by its number. */
  readonly rule?: string
  /** What the script plays afterwards: rivals, and what the learner need not learn yet. */
  readonly after?: readonly Move[]
}

/** What the eye must find: the thing itself, and where else it must go. */
interface Light {
  readonly lit: readonly Thing[]
  readonly also?: readonly Thing[]
}

/** How a learner says that an explanation was read; `show` where something moves then. */
export type Go = 'on' | 'understood' | 'show' | 'playOn'

/** Something is explained and the table rests. */
export interface Explanation extends Told, Light {
  readonly kind: 'explain'
  /** What brings the lit things out where a small screen has put them away. */
  readonly opens?: Thing
  readonly go?: Go
}

/** One action of the learner, and where it is done. */
export interface Gesture extends Light {
  readonly action: GameAction
}

/** Something is done by the learner, in one action or in several. */
export interface Task extends Told {
  readonly kind: 'deed'
  readonly gestures: readonly Gesture[]
  /** The gestures may be made in any order. */
  readonly anyOrder?: true
}

export type LessonStep = Explanation | Task

/** Some steps of one game: from its beginning, or from where kept actions have brought it. */
export interface LessonScene {
  readonly seed: string
  readonly before?: readonly Move[]
  readonly steps: readonly LessonStep[]
}

/** A lesson with a trail of its own. */
export interface LessonPart {
  /** Its key among the words. */
  readonly id: string
  readonly minutes: number
  readonly scenes: readonly LessonScene[]
}

/** What a lesson says: `*…*` is a word of the game, `**…**` a number. */
export interface LessonWords {
  readonly steps: Readonly<Record<string, StepWords>>
  /** The parts by their ids; a lesson of one part needs no name. */
  readonly parts?: Readonly<Record<string, PartWords>>
}

export interface StepWords {
  readonly text: string
  /** What to do, in one short sentence. */
  readonly ask?: string
  /** The name of the station on the trail, where it has one. */
  readonly station?: string
}

export interface PartWords {
  readonly title: string
  /** How the former part asks whether to go on with this one. */
  readonly more: string
}

/** A real game whose moves are laid out for the learner at seat 0; afterwards it goes on freely. */
export interface Tutorial {
  readonly seats: number
  readonly options: object
  readonly parts: readonly LessonPart[]
  /** The names are those at the table, by seat. */
  words(language: Language, names: readonly string[]): Promise<LessonWords>
}
