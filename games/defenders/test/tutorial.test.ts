import { LANGUAGES, type Language } from '@vyprava/module/words.ts'
import { describe, expect, test } from 'vitest'
import { LEARNER, ownOf, type PlayedStep, plain, playedScene, saysItsLessons } from '../../testing/lessons.ts'
import { shippedPack } from '../content/index.ts'
import rulebook from '../rulebook/rules.json' with { type: 'json' }
import { createDefenders, type DefendersEvent, type DefendersView, EDGE_HEXES } from '../rules/index.ts'
import { LESSONS } from '../texts/lessons.ts'
import { hexName, namesIn } from '../texts/names.ts'
import { tutorial } from '../tutorial/script.ts'

const pack = shippedPack()

const [part, ...otherParts] = tutorial.parts
const [scene, ...otherScenes] = part.scenes
const { steps } = scene

type Played = PlayedStep<DefendersView, DefendersEvent>

const all = playedScene(createDefenders(pack), tutorial, scene)
const at = (say: string): Played => {
  const found = all.find(({ step }) => step.say === say)
  if (found === undefined) throw new Error(`The lesson does not say '${say}'`)
  return found
}
const told = (events: readonly DefendersEvent[], type: DefendersEvent['type']) =>
  events.filter((event) => event.type === type)

describe('the first expedition', () => {
  test('takes every step on the real rules, in one scene', () => {
    expect([otherParts, otherScenes]).toEqual([[], []])
    expect(all).toHaveLength(steps.length)
  })

  test('goes on freely afterwards, in the turn of the learner', () => {
    const { done } = at('farewell')
    expect(done.ended).toBeNull()
    expect([done.current, done.ap]).toEqual([LEARNER, 2])
  })

  test('explains, asks for deeds, and has the ally play the rest', () => {
    expect(steps.filter(({ kind }) => kind === 'explain').length).toBeGreaterThanOrEqual(4)
    expect(steps.flatMap(({ after = [] }) => after).filter(({ seat }) => seat === LEARNER)).toEqual([])
    expect(steps.at(-1)).toMatchObject({ kind: 'explain', go: 'playOn' })
    expect(steps.length).toBeLessThanOrEqual(16)
  })

  test('cites rules that the rulebook has', () => {
    const numbers = rulebook.map(({ number }) => number)
    expect(steps.filter(({ rule }) => rule === undefined || !numbers.includes(rule))).toEqual([])
  })
})

describe('the first expedition shows', () => {
  test('a map that comes with the reveal', () => {
    expect(told(at('lead').after, 'itemGained')).toContainEqual({
      type: 'itemGained',
      player: LEARNER,
      item: 0,
    })
  })

  test('a trail of several forests for one point', () => {
    const { view, done } = at('trail')
    expect(view.ap - done.ap).toBe(1)
    expect(done.terrain[done.players[LEARNER].leader]).toBe(0)
    expect(done.pollution[done.players[LEARNER].leader]).toBe(1)
  })

  test('support for clearing and for a mech, up to the first camp', () => {
    expect(at('trail').done.players[LEARNER].support).toBe(0)
    expect(at('clear').done.players[LEARNER].support).toBe(1)
    expect(at('destroy').done.players[LEARNER].support).toBe(2)
  })

  test('an arrival that does not hurt, and a roll that does', () => {
    expect(told(at('map').own, 'rolled')).toEqual([])
    expect(at('map').done.ap).toBe(at('map').view.ap)
    expect(told(at('destroy').own, 'rolled')).toMatchObject([{ result: 1, injuries: 1 }])
  })

  test('a team when the points are spent, and nobody else hurt on the way home', () => {
    expect(at('team').view.ap).toBe(0)
    expect([...told(at('team').own, 'rolled'), ...told(at('home').own, 'rolled')]).toEqual([])
    expect(at('home').done.terrain[at('home').done.players[LEARNER].leader]).toBe(0)
  })

  test('one card Engines: the engine that is lit leaves the walls that are lit then', () => {
    const flipped = at('engine').own.find((event) => event.type === 'machineFlipped')
    expect(flipped?.type === 'machineFlipped' && pack.machineCards[flipped.card].kind).toBe('engines')
    const lit = at('engine').step
    const shown = lit.kind === 'deed' ? lit.gestures[0].lit : []
    const engine = shown.find(({ thing }) => thing === 'engine')?.is
    const left = at('engine').own.flatMap((event) =>
      event.type === 'engineMoved' && event.engine === engine ? event.walls : [],
    )
    const walls = at('walls').step
    expect(walls.kind === 'explain' ? walls.lit.map(({ is }) => is) : []).toEqual(left)
  })

  test('a camp, and cards up to four', () => {
    expect(told(at('build').own, 'campBuilt')).toHaveLength(1)
    expect(at('build').done.players[LEARNER].hand).toHaveLength(4)
    expect(told(at('build').own, 'rolled')).toEqual([])
  })

  test('a breach in a wall that an engine has just left, and a new way behind it', () => {
    const [breach] = told(at('breach').own, 'breached')
    const walls = at('engine').own.flatMap((event) => (event.type === 'engineMoved' ? event.walls : []))
    expect(breach.type === 'breached' && walls.includes(breach.edge)).toBe(true)
  })
})

const wordsIn = async (language: Language) => (await tutorial.words(language, ['Eliška', 'Vydra'])).steps

/** The name of a Defender as the object of a sentence. */
const objectIn: Readonly<Record<Language, (card: number) => string>> = {
  cs: (card) => namesIn('cs', pack).defender(card).acc,
  sk: (card) => namesIn('sk', pack).defender(card).acc,
  en: (card) => namesIn('en', pack).defender(card).nom,
}

/** What a step has to name: the card, the hexes, the edge that it asks for. */
function namesAskedFor(language: Language): (readonly [say: string, name: string])[] {
  return steps.flatMap((step) =>
    ownOf(step).flatMap(({ action }): (readonly [string, string])[] => {
      if ('card' in action) return [[step.say, objectIn[language](Number(action.card))]]
      if ('hex' in action) return [[step.say, hexName(Number(action.hex))]]
      if (!('edge' in action)) return []
      const edge = Number(action.edge)
      return [0, 1].map((side) => [step.say, hexName(EDGE_HEXES[edge * 2 + side])])
    }),
  )
}

describe('the lessons', () => {
  saysItsLessons(steps, LESSONS, wordsIn)

  describe.each(LANGUAGES)('in %s', (language) => {
    test('name the cards, hexes and edges that they ask for', async () => {
      const words = await wordsIn(language)
      const asked = namesAskedFor(language)
      expect(asked.length).toBeGreaterThan(6)
      const saidIn = (say: string) => plain(`${words[say].text} ${words[say].ask ?? ''}`)
      expect(asked.filter(([say, name]) => !saidIn(say).includes(name))).toEqual([])
    })

    test('take less than the minutes that are promised, together with the moves', async () => {
      const spoken = Object.values(await wordsIn(language)).map(({ text, ask = '' }) => `${text} ${ask}`)
      const words = spoken.join(' ').split(/\s+/).length
      const allys = steps.flatMap(({ after = [] }) => after).length
      const cards = all.flatMap(({ own, after }) => [...own, ...after])
      const machine = 5 * told(cards, 'machineFlipped').length
      expect(words / 3 + 5 * steps.length + 2 * allys + machine).toBeLessThan(60 * part.minutes)
    })
  })
})
