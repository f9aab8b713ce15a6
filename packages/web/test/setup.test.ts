import { DESIGNS } from '@vyprava/atlas'
import { badger, bearFace, deerHead, foxHead, owl, rabbitHead, raven } from '@vyprava/atlas/icons/emblems.ts'
import { SEAT_DESIGNS } from '@vyprava/atlas/seats.ts'
import { botsOf, usualBot } from '@vyprava/bots'
import { expect, test } from 'vitest'
import { shippedPack } from '../../../games/ark/content/index.ts'
import { rules as ark } from '../../../games/ark/index.ts'
import { rules } from '../../../games/roam/index.ts'
import { begin } from '../src/local/begin.ts'
import { problemOf } from '../src/setup/check.ts'
import { agreementOf, planWith, standardName, usualPlan } from '../src/setup/plan.ts'
import { LANGUAGES, TEXTS } from '../src/texts/index.ts'
import { levelWords } from '../src/texts/levels.ts'
import { fakeRules } from './fake.ts'

const { setup } = TEXTS.en

test('the usual table is somebody against one bot with the options of the game', () => {
  expect(usualPlan(fakeRules)).toEqual({
    seats: [
      { name: '', bot: null },
      { name: '', bot: 'taker' },
    ],
    options: { pile: 9, hands: 'open' },
    seed: '',
  })
})

test('an address chooses what the game has; what it has not is left as it proposes', () => {
  const chosen = (options: Record<string, string>) => usualPlan(fakeRules, options).options
  expect(chosen({ pile: '7', hands: 'secret' })).toEqual({ pile: 7, hands: 'secret' })
  for (const strange of ['', '99', 'many', '7.5'])
    expect(chosen({ pile: strange, hands: strange, nonsense: strange })).toEqual({ pile: 9, hands: 'open' })
  const usual = usualPlan(ark).options
  expect(usualPlan(ark, { difficulty: 'wild', map: '', wildSix: 'perhaps' }).options).toEqual(usual)
  // Something of somebody's own stays, so that what is wrong with it is told.
  const plan = usualPlan(ark, { map: '1.cut' })
  expect(plan.options).toEqual({ ...usual, map: '1.cut' })
  expect(problemOf(ark, plan)).toMatchObject({ path: 'options.map' })
})

test('whoever typed no name gets one: people by number, bots by the animal of their disc', () => {
  const plan = {
    ...usualPlan(fakeRules),
    seats: [null, 'taker', null, 'taker'].map((bot) => ({ name: '', bot })),
  }
  expect(plan.seats.map((_, seat) => standardName(plan, seat, setup))).toEqual([
    'Player 1',
    'Raven',
    'Player 2',
    'Bear',
  ])
  const named = { ...plan, seats: plan.seats.with(0, { name: '  Eliška ', bot: null }) }
  expect(agreementOf(named, setup).players[0]).toEqual({ name: 'Eliška', bot: null })
})

test('the animals are those that are drawn on the discs', () => {
  const drawn = DESIGNS.map((seat) => SEAT_DESIGNS[seat].emblem)
  expect(drawn).toEqual([foxHead, raven, rabbitHead, bearFace, owl, deerHead, badger])
  expect(TEXTS.en.setup.botNames).toEqual(['Fox', 'Raven', 'Hare', 'Bear', 'Owl', 'Deer', 'Badger'])
  expect(TEXTS.cs.setup.botNames).toEqual(['Liška', 'Havran', 'Zajíc', 'Medvěd', 'Sova', 'Jelen', 'Jezevec'])
  expect(TEXTS.sk.setup.botNames).toEqual(['Líška', 'Havran', 'Zajac', 'Medveď', 'Sova', 'Jeleň', 'Jazvec'])
})

test('bots are called by their level, in words', () => {
  for (const language of LANGUAGES) {
    const { bots } = TEXTS[language]
    for (const { name } of botsOf(rules)) {
      const words = levelWords(rules, name, bots)
      expect(words.name, name).not.toBe(bots.level(0))
      expect(words.note, `${language} ${name}`).toMatch(/^\p{Lu}.*\.$/u)
    }
  }
  expect(levelWords(fakeRules, 'taker', TEXTS.en.bots)).toEqual({ name: 'Level 1', note: null })
})

test('the usual bot of Roam thinks, but not too well', () => {
  expect(usualBot(rules)).toBe('wanderer')
  expect(usualBot({ ...rules, players: [] })).toBe('wanderer')
})

test('a table that the game refuses is refused with its field', () => {
  const plan = { ...usualPlan(fakeRules), options: { pile: 99 } }
  const begun = begin(fakeRules, agreementOf(plan, setup), 1)
  expect(begun).toMatchObject({ ok: false, problem: { path: 'options.pile' } })
})

test('a table with a pack of one’s own takes what the pack has, and can be sat down at', () => {
  const pack = shippedPack()
  const own = ark.withPack?.({
    ...pack,
    id: 'own',
    characters: pack.characters.slice(0, 2),
    maps: [{ id: 'isle', lines: pack.maps[0].lines }],
    standardMap: 'isle',
  })
  if (own?.ok !== true) throw new Error('the pack is refused')
  const usual = usualPlan(ark, { difficulty: 'high' })
  const seats = [...usual.seats, ...usual.seats]
  const plan = planWith(own.value, { ...usual, seats })
  expect(plan.options).toEqual({ ...usual.options, map: 'isle', difficulty: 'high' })
  expect(plan.seats).toHaveLength(2)
  expect(problemOf(own.value, plan)).toBe(null)
  // And back to the pack that ships.
  expect(planWith(ark, plan).options.map).toBe(usual.options.map)
})
