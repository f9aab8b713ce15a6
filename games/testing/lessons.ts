import { type Game, type GameAction, type GameEvent, startMatch } from '@vyprava/kernel'
import type { LessonScene, LessonStep, LessonWords, Move, Tutorial } from '@vyprava/module'
import { LANGUAGES, type Language } from '@vyprava/module/words.ts'
import { describe, expect, test } from 'vitest'
import { flaws } from './speech.ts'

/** Where the learner sits. */
export const LEARNER = 0

/** One step of a lesson that was played on the real rules. */
export interface PlayedStep<View, Event> {
  readonly step: LessonStep
  /** What the learner saw when the step began, and when it was done. */
  readonly view: View
  readonly done: View
  /** What the learner heard of the own gestures, and of what the script plays afterwards. */
  readonly own: readonly Event[]
  readonly after: readonly Event[]
}

/** What the learner does in a step. */
export const ownOf = (step: LessonStep): Move[] =>
  step.kind === 'deed' ? step.gestures.map(({ action }) => ({ seat: LEARNER, action })) : []

/** Plays a scene of a tutorial on the real rules. */
export function playedScene<View extends object, Event extends GameEvent>(
  game: Game<object, GameAction, object, View, Event>,
  tutorial: Tutorial,
  { seed, before = [], steps }: LessonScene,
): PlayedStep<View, Event>[] {
  const started = startMatch(game, { ...tutorial, seed })
  if (!started.ok) throw new Error(`The table of the tutorial: ${JSON.stringify(started.problem)}`)
  const match = started.value
  const heard = (moves: readonly Move[]) =>
    moves.flatMap(({ seat, action }) => {
      const answer = match.play(seat, action)
      if (!answer.ok) throw new Error(`${JSON.stringify(action)} of seat ${seat}: ${JSON.stringify(answer)}`)
      return match.heard(LEARNER, match.length)
    })
  heard(before)
  return steps.map((step) => {
    const { view } = match.sight(LEARNER)
    const own = heard(ownOf(step))
    const done = match.sight(LEARNER).view
    return { step, view, done, own, after: heard(step.after ?? []) }
  })
}

/** What a lesson says, without its marks. */
export const plain = (text: string): string => text.replaceAll('*', '')

/** What holds for the words of every lesson: each said once and in order, in its language, and short. */
export function saysItsLessons(
  steps: readonly LessonStep[],
  lessons: readonly string[],
  wordsIn: (language: Language) => Promise<LessonWords['steps']>,
): void {
  test('are each said exactly once, in order', () => {
    expect(steps.map(({ say }) => say)).toEqual(lessons)
  })

  describe.each(LANGUAGES)('in %s', (language) => {
    test('exist, in that language, and only deeds ask for something', async () => {
      const words = await wordsIn(language)
      expect(Object.keys(words)).toEqual(lessons)
      const texts = Object.values(words).flatMap(({ text, ask = '.', station = '.' }) => [text, ask, station])
      expect(flaws(language, texts.map(plain))).toEqual([])
      const asking = steps.map(({ say }) => words[say].ask !== undefined)
      expect(asking).toEqual(steps.map(({ kind }) => kind === 'deed'))
    })

    test('are one or two short sentences', async () => {
      const words = Object.values(await wordsIn(language))
      const texts = words.map(({ text }) => plain(text))
      expect(texts.filter((text) => text.length > 120)).toEqual([])
      expect(words.filter(({ ask = '' }) => ask.length > 50)).toEqual([])
    })
  })
}
