/** What the first expedition says, in the order in which it is said. */
export const LESSONS = [
  'goal',
  'loss',
  'lead',
  'active',
  'trail',
  'clear',
  'map',
  'destroy',
  'team',
  'home',
  'engine',
  'walls',
  'again',
  'build',
  'breach',
  'farewell',
] as const
export type Lesson = (typeof LESSONS)[number]

interface Said {
  readonly text: string
  readonly ask?: string
  readonly station?: string
}

export type Lessons = Readonly<Record<Lesson, Said>>

/** The Defenders that the lesson speaks of. */
export const CAST = ['inky', 'lantern', 'flint'] as const
export type Cast = (typeof CAST)[number]

/** What the sentences learn from the cards and from the board. */
export interface LessonFacts {
  /** The name of a Defender as the object of a sentence, and alone. */
  whom(defender: Cast): string
  who(defender: Cast): string
  points(defender: Cast): number
  /** Places by their names: the polluted hex, the hunter's, the new camp's, and the one behind the wall. */
  readonly dirty: string
  readonly hunted: string
  readonly home: string
  readonly behind: string
}
