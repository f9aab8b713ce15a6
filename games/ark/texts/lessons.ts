/** What the first expedition says, in the order in which it is said. */
export const LESSONS = [
  'goal',
  'start',
  'identity',
  'allowance',
  'name',
  'paint',
  'counter',
  'answer',
  'signature',
  'place',
  'find',
  'farewell',
] as const
export type Lesson = (typeof LESSONS)[number]

interface Said {
  readonly text: string
  readonly ask?: string
  readonly station?: string
}

export type Lessons = Readonly<Record<Lesson, Said>>

/** What the sentences learn from the table, from the map and from the kept game. */
export interface LessonFacts {
  /** The name of the other player. */
  readonly rival: string
  /** Hexes by their names: the city, the two roads beside it, where a part lies, and the two meadows that it lacks. */
  readonly city: string
  readonly roads: readonly [string, string]
  readonly site: string
  readonly meadows: readonly [string, string]
  /** The letter of that part. */
  readonly part: string
  /** How many hexes may be painted in grey at first. */
  readonly allowance: number
  /** The slots of the counter. */
  readonly slots: number
  /** The turns between the two scenes. */
  readonly turns: number
}
