/** What the three parts of the first expedition say, in the order in which it is said. */
export const LESSONS = [
  'goal',
  'token',
  'explore',
  'field',
  'site',
  'grown',
  'mine',
  'keep',
  'enter',
  'foe',
  'throw',
  'reroll',
  'leave',
  'attack',
  'again',
  'trophy',
  'market',
  'sell',
  'buy',
  'wear',
  'exchange',
  'reveal',
  'learn',
  'farewell',
] as const
export type Lesson = (typeof LESSONS)[number]

interface Said {
  readonly text: string
  readonly ask?: string
  readonly station?: string
}

interface PartSaid {
  readonly title: string
  readonly more: string
}

export interface Lessons {
  readonly steps: Readonly<Record<Lesson, Said>>
  readonly parts: Readonly<Record<'road' | 'fight' | 'trade', PartSaid>>
}

/** What the sentences learn from the table. */
export interface LessonFacts {
  /** The name of the other player. */
  readonly rival: string
  /** Rounds of the scenario. */
  readonly rounds: number
  /** What a token gives when it is used for movement. */
  readonly points: number
}
