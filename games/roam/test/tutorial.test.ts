import { startMatch } from '@vyprava/kernel'
import { describe, expect, test } from 'vitest'
import { flaws } from '../../testing/speech.ts'
import { shippedPack } from '../content/index.ts'
import { createRoam, type RoamEvent } from '../rules/index.ts'
import { LESSONS } from '../texts/lessons/type.ts'
import { namesIn, squareName } from '../texts/names.ts'
import { LANGUAGES, type Language } from '../texts/test/spoken.ts'
import { tutorial } from '../tutorial/script.ts'

const LEARNER = 0
const pack = shippedPack()

/** Plays the script on the real rules: what everybody heard of each step. */
function played(): readonly (readonly RoamEvent[])[] {
  const { seats, options, seed, steps } = tutorial
  const started = startMatch(createRoam(pack), { seats, options, seed })
  if (!started.ok) throw new Error(`The table of the tutorial: ${JSON.stringify(started.problem)}`)
  const match = started.value
  return steps.map(({ seat, action }, index) => {
    const answer = match.play(seat, action)
    if (!answer.ok) {
      throw new Error(
        `Step ${index + 1}, ${JSON.stringify(action)} of seat ${seat}: ${JSON.stringify(answer)}`,
      )
    }
    return match.heard(LEARNER, match.length)
  })
}

type EventOf<Type extends RoamEvent['type']> = Extract<RoamEvent, { readonly type: Type }>
const isOf =
  <Type extends RoamEvent['type']>(type: Type) =>
  (event: RoamEvent): event is EventOf<Type> =>
    event.type === type
const told = <Type extends RoamEvent['type']>(type: Type): EventOf<Type>[] =>
  played().flat().filter(isOf(type))
const toldOf = <Type extends RoamEvent['type']>(type: Type, seat: number): EventOf<Type>[] =>
  told(type).filter((event) => 'seat' in event && event.seat === seat)

describe('the first expedition', () => {
  test('takes every step on the real rules', () => {
    expect(played()).toHaveLength(tutorial.steps.length)
  })

  test('goes on freely afterwards', () => {
    expect(told('gameEnded')).toEqual([])
  })

  test('seats the learner first, and has the rival play without a word', () => {
    const { steps } = tutorial
    expect(steps[0].seat).toBe(LEARNER)
    expect(steps.filter(({ seat, lesson }) => (seat === LEARNER) === (lesson === null))).toEqual([])
  })

  test('is short', () => {
    const own = tutorial.steps.filter(({ seat }) => seat === LEARNER)
    expect(own.length).toBeGreaterThanOrEqual(10)
    expect(own.length).toBeLessThanOrEqual(14)
  })
})

describe('the first expedition shows', () => {
  test('coins on squares', () => {
    expect(toldOf('placed', LEARNER)[0].coins).toBeGreaterThan(0)
  })

  test('a square that is skipped because a rival is there', () => {
    const [, second] = toldOf('placed', LEARNER)
    expect(second.skipped.map(squareName)).toEqual(['D2'])
    expect(toldOf('placed', 1)[0].squares).toContain(second.skipped[0])
  })

  test('a gap that is bought and completes a land, which its majority gains', () => {
    const [gap, ...others] = toldOf('gapFilled', LEARNER)
    expect(others).toEqual([])
    expect(gap.paid).toBe(2)
    const events = played().find((heard) => heard.some(isOf('gapFilled'))) ?? []
    expect(events.find(isOf('completed'))?.markers).toEqual([5, 1])
    expect(events.find(isOf('cardGained'))).toMatchObject({ seat: LEARNER, paid: 0 })
    expect(events.find(isOf('consolation'))).toMatchObject({ seat: 1 })
  })

  test('the consolation coin in the hands of the learner as well', () => {
    expect(toldOf('consolation', LEARNER)).toHaveLength(1)
  })

  test('the new character at work at once', () => {
    const [gained] = toldOf('cardGained', LEARNER)
    const uses = tutorial.steps.filter(({ seat, action }) => seat === LEARNER && action.type === 'use')
    expect(uses[3].action).toEqual({ type: 'use', character: gained.character })
  })

  test('the free rest when all characters sleep', () => {
    expect(toldOf('rested', LEARNER)).toEqual([{ type: 'rested', seat: LEARNER, free: true, paid: 0 }])
  })

  test('a tie, and an auction that the learner wins by a bid which the rival cannot beat', () => {
    expect(told('auctionOpened').map(({ bidders }) => bidders)).toEqual([[LEARNER, 1]])
    const [bid] = toldOf('bid', LEARNER)
    expect(bid.coins).toBeGreaterThan(0)
    expect(told('passed')).toMatchObject([{ seat: 1, forced: true }])
    expect(toldOf('cardGained', LEARNER).at(-1)).toMatchObject({ slot: bid.slot, paid: bid.coins })
  })
})

/** What a lesson has to name in its language: the card that it asks for, or the squares, or the coins. */
function namesAskedFor(language: Language): readonly (readonly [lesson: string, name: string])[] {
  const characterNames = {
    cs: (character: number) => namesIn('cs', pack).character(character).acc,
    sk: (character: number) => namesIn('sk', pack).character(character).acc,
    en: (character: number) => namesIn('en', pack).character(character).nom,
  }
  const name = characterNames[language]
  const asked = played().flatMap((events, index) => {
    const { lesson, seat } = tutorial.steps[index]
    if (lesson === null) return []
    return events.flatMap((event): (readonly [string, string])[] => {
      if (!('seat' in event) || event.seat !== seat) return []
      if (event.type === 'used') return [[lesson, name(event.character)]]
      if (event.type === 'placed') {
        return [...event.squares, ...event.skipped].map((square) => [lesson, squareName(square)])
      }
      if (event.type === 'gapFilled') return [[lesson, squareName(event.square)]]
      return event.type === 'bid' ? [[lesson, `${event.coins}`]] : []
    })
  })
  const last = toldOf('cardGained', LEARNER).at(-1)
  return last === undefined ? asked : [...asked, [tutorial.farewell, name(last.character)]]
}

describe('the lessons', () => {
  test('are each used exactly once, in order', () => {
    const used = tutorial.steps.flatMap(({ lesson }) => (lesson === null ? [] : [lesson]))
    expect([...used, tutorial.farewell]).toEqual(LESSONS)
  })

  describe.each(LANGUAGES)('in %s', (language) => {
    test('exist, none too long, and in that language', async () => {
      const lessons = await tutorial.lessons(language)
      expect(Object.keys(lessons)).toEqual(LESSONS)
      const texts = Object.values(lessons)
      expect(flaws(language, texts)).toEqual([])
      expect(texts.filter((text) => text.length > 220)).toEqual([])
    })

    test('are at most two sentences', async () => {
      const lessons = await tutorial.lessons(language)
      expect(Object.values(lessons).filter((text) => text.split(/[.!?](?: |$)/).length > 3)).toEqual([])
    })

    test('name the cards, squares and coins that they ask for', async () => {
      const lessons = await tutorial.lessons(language)
      const asked = namesAskedFor(language)
      expect(asked.length).toBeGreaterThan(tutorial.steps.length / 2)
      expect(asked.filter(([lesson, name]) => !lessons[lesson].includes(name))).toEqual([])
    })

    test('take less than five minutes together with the moves', async () => {
      const words = Object.values(await tutorial.lessons(language))
        .join(' ')
        .split(/\s+/).length
      const own = tutorial.steps.filter(({ seat }) => seat === LEARNER).length
      const seconds = words / 3 + 4 * own + 2 * (tutorial.steps.length - own)
      expect(seconds).toBeLessThan(300)
    })
  })
})
