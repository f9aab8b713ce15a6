/** What the first expedition says, in the order in which it is said. */
export const LESSONS = [
  'goal',
  'choose',
  'place',
  'opposite',
  'asleep',
  'skip',
  'consolation',
  'gaps',
  'aim',
  'gap',
  'gained',
  'newcomer',
  'coins',
  'rest',
  'again',
  'tie',
  'auction',
  'bid',
  'farewell',
] as const
export type Lesson = (typeof LESSONS)[number]

interface Said {
  readonly text: string
  readonly ask?: string
  readonly station?: string
}

export type Lessons = Readonly<Record<Lesson, Said>>

/** What the sentences learn from the table and from the cards themselves. */
export interface LessonFacts {
  readonly rival: string
  /** The name of a character as the object of a sentence, and alone. */
  whom(character: Cast): string
  who(character: Cast): string
  points(character: Cast): number
}

/** The characters that the lesson speaks of. */
export const CAST = ['lumir', 'paw', 'caraway', 'soot', 'stork'] as const
export type Cast = (typeof CAST)[number]
