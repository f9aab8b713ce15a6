import { expect, test } from 'vitest'
import { begin } from '../src/local/begin.ts'
import { agreementOf, botLabel, standardName, usualPlan } from '../src/setup/plan.ts'
import { TEXTS } from '../src/texts/index.ts'
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

test('who typed no name gets one: people by number, bots by animal', () => {
  const plan = {
    ...usualPlan(fakeRules),
    seats: [null, 'taker', null, 'taker'].map((bot) => ({ name: '', bot })),
  }
  expect(plan.seats.map((_, seat) => standardName(plan, seat, setup))).toEqual([
    'Player 1',
    'Otter',
    'Player 2',
    'Heron',
  ])
  const named = { ...plan, seats: plan.seats.with(0, { name: '  Eliška ', bot: null }) }
  expect(agreementOf(named, setup).players[0]).toEqual({ name: 'Eliška', bot: null })
})

test('bots are called by their strength', () => {
  expect(botLabel(fakeRules, 'taker', setup)).toBe('Bot: level 1')
  expect(botLabel(fakeRules, 'random', setup)).toBe('Bot: plays at random')
})

test('a table that the game refuses is refused with its field', () => {
  const plan = { ...usualPlan(fakeRules), options: { pile: 99 } }
  const begun = begin(fakeRules, agreementOf(plan, setup), 1)
  expect(begun).toMatchObject({ ok: false, problem: { path: 'options.pile' } })
})
