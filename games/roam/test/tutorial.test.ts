import { LANGUAGES, type Language } from '@vyprava/module/words.ts'
import { describe, expect, test } from 'vitest'
import { LEARNER, ownOf, type PlayedStep, plain, playedScene, saysItsLessons } from '../../testing/lessons.ts'
import { shippedPack } from '../content/index.ts'
import rulebook from '../rulebook/rules.json' with { type: 'json' }
import { createRoam, type RoamEvent, type RoamView } from '../rules/index.ts'
import { LESSONS } from '../texts/lessons.ts'
import { namesIn, squareName } from '../texts/names.ts'
import { tutorial } from '../tutorial/script.ts'

const RIVAL = 'Havran'
const pack = shippedPack()

const [part, ...otherParts] = tutorial.parts
const [scene, ...otherScenes] = part.scenes
const { steps } = scene

const played = (): PlayedStep<RoamView, RoamEvent>[] => playedScene(createRoam(pack), tutorial, scene)

const events = (): readonly RoamEvent[] => played().flatMap(({ own, after }) => [...own, ...after])

type EventOf<Type extends RoamEvent['type']> = Extract<RoamEvent, { readonly type: Type }>
const isOf =
  <Type extends RoamEvent['type']>(type: Type) =>
  (event: RoamEvent): event is EventOf<Type> =>
    event.type === type
const told = <Type extends RoamEvent['type']>(type: Type): EventOf<Type>[] => events().filter(isOf(type))
const toldOf = <Type extends RoamEvent['type']>(type: Type, seat: number): EventOf<Type>[] =>
  told(type).filter((event) => 'seat' in event && event.seat === seat)

describe('the first expedition', () => {
  test('takes every step on the real rules, in one scene', () => {
    expect([otherParts, otherScenes]).toEqual([[], []])
    expect(played()).toHaveLength(steps.length)
  })

  test('goes on freely afterwards', () => {
    expect(told('gameEnded')).toEqual([])
  })

  test('explains, asks for deeds, and has the rival play the rest', () => {
    expect(steps.filter(({ kind }) => kind === 'explain').length).toBeGreaterThanOrEqual(5)
    expect(steps.flatMap(({ after = [] }) => after).filter(({ seat }) => seat === LEARNER)).toEqual([])
    expect(steps.at(-1)).toMatchObject({ kind: 'explain', go: 'playOn' })
  })

  test('is short', () => {
    const own = steps.flatMap(ownOf)
    expect(own.length).toBeGreaterThanOrEqual(10)
    expect(own.length).toBeLessThanOrEqual(14)
    expect(steps.length).toBeLessThanOrEqual(20)
  })

  test('cites rules that the rulebook has', () => {
    const numbers = rulebook.map(({ number }) => number)
    expect(steps.filter(({ rule }) => rule === undefined || !numbers.includes(rule))).toEqual([])
  })

  test('lights what is done: the card, the squares of the shape, the gap, the bid', () => {
    for (const { step, own } of played()) {
      if (step.kind !== 'deed') continue
      const lit = step.gestures.flatMap((gesture) => gesture.lit.map(({ thing, is }) => `${thing} ${is}`))
      const done = own.flatMap((event) => {
        if (event.type === 'used') return [`character ${event.character}`]
        if (event.type === 'placed') return [...event.squares, ...event.skipped].map((at) => `square ${at}`)
        if (event.type === 'gapFilled') return [`square ${event.square}`]
        return event.type === 'bid' ? ['action bid'] : []
      })
      expect(lit.toSorted(), step.say).toEqual(done.toSorted())
    }
  })

  test('speaks of cards that the learner has by then', () => {
    for (const { step, view } of played()) {
      if (step.kind !== 'explain') continue
      const cards = step.lit.filter(({ thing }) => thing === 'character').map(({ is }) => is)
      const party = view.players[LEARNER].party.map(({ character }) => character)
      expect(party, step.say).toEqual(expect.arrayContaining(cards))
    }
  })
})

describe('the first expedition shows', () => {
  test('coins on squares', () => {
    expect(toldOf('placed', LEARNER)[0].coins).toBe(1)
  })

  test('a square that is skipped because a rival is there', () => {
    const [, second] = toldOf('placed', LEARNER)
    expect(second.skipped.map(squareName)).toEqual(['D2'])
    expect(toldOf('placed', 1)[0].squares).toContain(second.skipped[0])
  })

  test('the same shape upside down, where the rival has just laid it', () => {
    const opposite = played().find(({ step }) => step.say === 'opposite')?.step
    const lit = opposite?.kind === 'explain' ? opposite.lit.map(({ is }) => is) : []
    expect(lit).toEqual(toldOf('placed', 1)[0].squares)
  })

  test('a gap that is bought and completes a land, which its majority gains', () => {
    const [gap, ...others] = toldOf('gapFilled', LEARNER)
    expect(others).toEqual([])
    expect(gap.paid).toBe(2)
    const heard = played().find(({ own }) => own.some(isOf('gapFilled')))?.own ?? []
    expect(heard.find(isOf('completed'))?.markers).toEqual([5, 1])
    expect(heard.find(isOf('cardGained'))).toMatchObject({ seat: LEARNER, paid: 0 })
    expect(heard.find(isOf('consolation'))).toMatchObject({ seat: 1 })
  })

  test('the consolation coin in the hands of the learner as well', () => {
    expect(toldOf('consolation', LEARNER)).toHaveLength(1)
  })

  test('the new character at work at once', () => {
    const [gained] = toldOf('cardGained', LEARNER)
    expect(toldOf('used', LEARNER)[3].character).toBe(gained.character)
  })

  test('the free rest when all characters sleep', () => {
    expect(toldOf('rested', LEARNER)).toEqual([{ type: 'rested', seat: LEARNER, free: true, paid: 0 }])
  })

  test('a tie, and an auction that the learner wins by a bid which the rival cannot beat', () => {
    expect(told('auctionOpened').map(({ bidders }) => bidders)).toEqual([[LEARNER, 1]])
    const [bid] = toldOf('bid', LEARNER)
    const auction = played().find(({ step }) => step.say === 'auction')
    expect(auction?.view.players[1].coins).toBe(3)
    expect(bid.coins).toBe(3)
    expect(told('passed')).toMatchObject([{ seat: 1, forced: true }])
    expect(toldOf('cardGained', LEARNER).at(-1)).toMatchObject({ slot: bid.slot, paid: bid.coins })
  })
})

/** The name of a character as the object of a sentence. */
const objectIn: Readonly<Record<Language, (character: number) => string>> = {
  cs: (character) => namesIn('cs', pack).character(character).acc,
  sk: (character) => namesIn('sk', pack).character(character).acc,
  en: (character) => namesIn('en', pack).character(character).nom,
}

/** What a step has to name in its language: the card that it asks for, or the squares, or the coins. */
function namesAskedFor(language: Language): readonly (readonly [lesson: string, name: string])[] {
  const name = objectIn[language]
  const asked = played().flatMap(({ step: { say }, own }) =>
    own.flatMap((event): (readonly [string, string])[] => {
      if (!('seat' in event) || event.seat !== LEARNER) return []
      if (event.type === 'used') return [[say, name(event.character)]]
      if (event.type === 'placed') {
        return [...event.squares, ...event.skipped].map((square) => [say, squareName(square)])
      }
      if (event.type === 'gapFilled') return [[say, squareName(event.square)]]
      return event.type === 'bid' ? [[say, `${event.coins}`]] : []
    }),
  )
  const [first, last] = toldOf('cardGained', LEARNER)
  return [...asked, ['gained', name(first.character)], ['farewell', name(last.character)]]
}

const wordsIn = async (language: Language) => (await tutorial.words(language, ['Eliška', RIVAL])).steps

describe('the lessons', () => {
  saysItsLessons(steps, LESSONS, wordsIn)

  describe.each(LANGUAGES)('in %s', (language) => {
    test('are two sentences at most', async () => {
      const texts = Object.values(await wordsIn(language)).map(({ text }) => plain(text))
      expect(texts.filter((text) => text.split(/[.!?](?: |$)/).length > 3)).toEqual([])
    })

    test('name the cards, squares and coins that they ask for', async () => {
      const words = await wordsIn(language)
      const asked = namesAskedFor(language)
      expect(asked.length).toBeGreaterThan(steps.length)
      const saidIn = (say: string) => plain(`${words[say].text} ${words[say].ask ?? ''}`)
      expect(asked.filter(([say, name]) => !saidIn(say).includes(name))).toEqual([])
    })

    test('say the points that are printed on the cards', async () => {
      const words = await wordsIn(language)
      const worth = toldOf('cardGained', LEARNER).map(({ character }) => pack.characters[character].points)
      expect(worth).toEqual([3, 4])
      expect(words.gained.text).toContain(`**${worth[0]}**`)
      expect(words.farewell.text).toContain(`**${worth[1]}**`)
    })

    test('call the rival by its name at the table', async () => {
      const texts = Object.values(await wordsIn(language)).map(({ text }) => text)
      expect(texts.filter((text) => text.includes(RIVAL)).length).toBeGreaterThanOrEqual(3)
    })

    test('take less than five minutes together with the moves', async () => {
      const spoken = Object.values(await wordsIn(language)).map(({ text, ask = '' }) => `${text} ${ask}`)
      const words = spoken.join(' ').split(/\s+/).length
      const rivals = steps.flatMap(({ after = [] }) => after).length
      expect(words / 3 + 4 * steps.length + 2 * rivals).toBeLessThan(60 * part.minutes)
    })
  })
})
