import type { LessonStep, Thing } from '@vyprava/module'
import { LANGUAGES } from '@vyprava/module/words.ts'
import { describe, expect, test } from 'vitest'
import { LEARNER, ownOf, type PlayedStep, playedScene, saysItsLessons } from '../../testing/lessons.ts'
import { LETTER_FIELDS, LETTERS } from '../compass/index.ts'
import { shippedPack } from '../content/index.ts'
import rulebook from '../rulebook/rules.json' with { type: 'json' }
import {
  type ArkEvent,
  type ArkView,
  allowance,
  COLOURS,
  createArk,
  EARNED,
  FIELD_COUNT,
  GREY,
  NONE,
  YELLOW,
} from '../rules/index.ts'
import { LESSONS } from '../texts/lessons.ts'
import { guideTo } from '../texts/names.ts'
import { tutorial } from '../tutorial/script.ts'

const RIVAL = 1
const pack = shippedPack()

const [part, ...otherParts] = tutorial.parts
const { scenes } = part
const steps = scenes.flatMap((scene) => scene.steps)

type Played = PlayedStep<ArkView, ArkEvent>

const all = scenes.flatMap((scene) => playedScene(createArk(pack), tutorial, scene))
const at = (say: string): Played => {
  const found = all.find(({ step }) => step.say === say)
  if (found === undefined) throw new Error(`The lesson does not say '${say}'`)
  return found
}
const told = (events: readonly ArkEvent[], type: ArkEvent['type']) =>
  events.filter((event) => event.type === type)
const sheetAt = (say: string) => at(say).view.sheets[LEARNER]
const litBy = (step: LessonStep): readonly Thing[] =>
  step.kind === 'explain' ? step.lit : step.gestures.flatMap(({ lit }) => lit)
const numbers = (things: readonly Thing[], thing: string): number[] =>
  things.flatMap((each) => (each.thing === thing ? [Number(each.is)] : []))

const { chart, hexes } = guideTo(all[0].view.map)
const around = (hex: number): readonly number[] => [...chart.around.subarray(6 * hex, 6 * hex + 6)]
const sorted = (colours: readonly number[]): readonly number[] => colours.toSorted((a, b) => a - b)

describe('the first expedition', () => {
  test('takes every step on the real rules, in two scenes', () => {
    expect(otherParts).toEqual([])
    expect(scenes.map((scene) => scene.steps.length)).toEqual([8, 4])
    expect(all).toHaveLength(steps.length)
  })

  test('is one expedition: the second scene has played what the first one asks for', () => {
    const [first, second] = scenes
    expect(second.seed).toBe(first.seed)
    const own = first.steps.flatMap(ownOf)
    const kept = (second.before ?? []).filter(({ seat }) => seat === LEARNER)
    expect(kept.slice(0, own.length)).toEqual(own)
    const rivals = [...(first.before ?? []), ...first.steps.flatMap(({ after = [] }) => after)]
    const keptRivals = (second.before ?? []).filter(({ seat }) => seat === RIVAL)
    expect(keptRivals.slice(0, rivals.length)).toEqual(rivals)
  })

  test('goes on freely afterwards, in the turn of the learner', () => {
    const { done } = at('farewell')
    expect([done.ended, done.phase, done.active]).toEqual([null, 'naming', LEARNER])
    expect(done.sheets[LEARNER].status).toBe('playing')
  })

  test('explains, asks for deeds, and has the rival play the rest', () => {
    expect(steps.filter(({ kind }) => kind === 'explain').map(({ say }) => say)).toEqual([
      'goal',
      'allowance',
      'counter',
      'signature',
      'place',
      'farewell',
    ])
    expect(steps.flatMap(({ after = [] }) => after).filter(({ seat }) => seat === LEARNER)).toEqual([])
    expect(steps.at(-1)).toMatchObject({ kind: 'explain', go: 'playOn' })
  })

  test('cites rules that the rulebook has', () => {
    const known = rulebook.map(({ number }) => number)
    expect(steps.filter(({ rule }) => rule === undefined || !known.includes(rule))).toEqual([])
  })

  test('lights hexes and cells that there are', () => {
    const things = steps.flatMap(litBy)
    expect(numbers(things, 'hex').filter((hex) => hexes[hex] === undefined)).toEqual([])
    const cells = FIELD_COUNT + LETTERS.length
    expect(numbers(things, 'cell').filter((cell) => cell < 0 || cell >= cells)).toEqual([])
  })
})

describe('the first expedition shows', () => {
  test('a Mage of the blue identity who starts in a city, on the easy shore', () => {
    const { character, identity, start } = sheetAt('name')
    expect([pack.characters[character].id, COLOURS[identity]]).toEqual(['mage', 'blue'])
    expect(chart.hexes[start].terrain).toBe('city')
    expect(all[0].view.difficulty).toBe('easy')
  })

  test('two grey hexes by one filled field of that side, and a number that says so', () => {
    expect(allowance(sheetAt('identity'), GREY)).toBe(1)
    expect(allowance(sheetAt('allowance'), GREY)).toBe(2)
    expect(litBy(at('allowance').step)).toContainEqual({ thing: 'badge', is: GREY })
  })

  test('two roads beside the city: all that grey could paint, so the move and the turn end by themselves', () => {
    const targets = chart.ofColour[GREY].filter((hex) => sheetAt('paint').near[hex] === 1)
    expect(numbers(litBy(at('paint').step), 'hex')).toEqual(targets)
    expect(told(at('paint').own, 'moved')).toMatchObject([{ hexes: targets, slot: 1 }])
    expect(at('counter').view.sheets[LEARNER].counter).toEqual([GREY])
  })

  test('an answer in the compass that costs no slot', () => {
    const { view, done } = at('answer')
    expect(COLOURS[view.named]).toBe('blue')
    expect(done.sheets[LEARNER].counter).toEqual(view.sheets[LEARNER].counter)
    expect(told(at('answer').own, 'filled')).toHaveLength(1)
  })

  test('a letter with all of its six fields, not found yet', () => {
    const { compass, parts } = sheetAt('signature')
    const fields = numbers(litBy(at('signature').step), 'cell').filter((cell) => cell < FIELD_COUNT)
    expect(fields).toEqual(LETTER_FIELDS[LETTERS.indexOf('E')])
    expect(fields.filter((field) => compass[field] === NONE)).toEqual([])
    expect(parts).toBe(2)
  })

  test('a hex around which two meadows are missing to the same six colours', () => {
    const [site, ...ring] = numbers(litBy(at('place').step), 'hex')
    expect(ring).toEqual(around(site))
    const { painted, compass } = sheetAt('place')
    const missing = ring.filter((hex) => painted[hex] === NONE)
    expect(sorted(missing)).toEqual(sorted(numbers(litBy(at('find').step), 'hex')))
    const colours = ring.map((hex) => (missing.includes(hex) ? YELLOW : painted[hex]))
    const signature = LETTER_FIELDS[LETTERS.indexOf('E')].map((field) => compass[field])
    expect(sorted(colours)).toEqual(sorted(signature))
  })

  test('a part that both meadows find, and neither alone; a third one could be painted', () => {
    const { view, own } = at('find')
    const { painted, compass } = view.sheets[LEARNER]
    expect([COLOURS[view.named], allowance(view.sheets[LEARNER], YELLOW)]).toEqual(['yellow', 3])
    const found = (meadows: readonly number[]) =>
      chart.finder.count(
        painted.map((colour, hex) => (meadows.includes(hex) ? YELLOW : colour)),
        compass,
      )
    const meadows = numbers(litBy(at('find').step), 'hex')
    expect(meadows.map((meadow) => found([meadow]))).toEqual([2, 2])
    expect(told(own, 'partsFound')).toEqual([{ type: 'partsFound', seat: LEARNER, parts: 3, before: 2 }])
  })

  test('hints and diamonds that the learner has', () => {
    const { hints, diamonds } = sheetAt('farewell')
    expect(hints).toBeGreaterThan(0)
    expect(diamonds).toContain(EARNED)
  })
})

const wordsIn = async (language: (typeof LANGUAGES)[number]) =>
  (await tutorial.words(language, ['Eliška', 'Vydra'])).steps

describe('the lessons', () => {
  saysItsLessons(steps, LESSONS, wordsIn)

  describe.each(LANGUAGES)('in %s', (language) => {
    test('name the hexes that they ask for', async () => {
      const words = await wordsIn(language)
      const asked = steps.flatMap((step) =>
        step.kind === 'deed' ? numbers(litBy(step), 'hex').map((hex) => [step.say, hexes[hex]] as const) : [],
      )
      expect(asked).toHaveLength(5)
      expect(asked.filter(([say, name]) => !words[say].ask?.includes(name))).toEqual([])
    })

    test('take less than the minutes that are promised, together with the moves', async () => {
      const spoken = Object.values(await wordsIn(language)).map(({ text, ask = '' }) => `${text} ${ask}`)
      const words = spoken.join(' ').split(/\s+/).length
      const rivals = steps.flatMap(({ after = [] }) => after).length
      expect(words / 3 + 5 * steps.length + 2 * rivals).toBeLessThan(60 * part.minutes)
    })
  })
})
