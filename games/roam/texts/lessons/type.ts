/** What the first expedition says, in the order in which it is said; the last one when the script is over. */
export const LESSONS = [
  'choose',
  'place',
  'opposite',
  'skip',
  'consolation',
  'aim',
  'gap',
  'newcomer',
  'coins',
  'rest',
  'tie',
  'bid',
  'farewell',
] as const
export type Lesson = (typeof LESSONS)[number]

export type Lessons = Readonly<Record<Lesson, string>>
