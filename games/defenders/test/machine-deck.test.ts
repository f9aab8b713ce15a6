import { rule } from '@vyprava/kernel/testing'
import { expect } from 'vitest'
import { machineStep } from '../rules/machine/card.ts'
import type { Defenders } from '../rules/state.ts'
import { cardOf } from './machine.ts'
import { Hearing, lay, printed } from './position.ts'

/** Flips a card; the same seed gives the same shuffles. */
function flip(state: Defenders, seed = 'play') {
  const course = new Hearing(seed)
  machineStep(printed).work(state, { step: 'machine' }, course)
  return course.heard()
}

rule('DE-701', 'the top card is told, resolved in its printed order, and discarded face up', () => {
  const state = lay({ engines: ['0,1>0,2', null] })
  const [engines, mechs] = [cardOf('engines'), cardOf('mechs')]
  state.machineDeck = [...state.machineDeck.filter((card) => card !== engines), engines]
  state.machineDiscard = []
  const events = flip(state)
  expect(events.map(({ type }) => type)).toEqual([
    'machineFlipped',
    'engineMoved',
    'engineMoved',
    'engineDeployed',
  ])
  expect(events[0]).toEqual({ type: 'machineFlipped', player: 0, card: engines })
  expect(state.machineDiscard).toEqual([engines])
  expect(state.machineDeck).toHaveLength(6)
  expect(state.machineDeck).toContain(mechs)
})

rule('DE-702', 'as soon as all cards are discarded they are shuffled into a new deck', () => {
  const orders = new Set<string>()
  for (const seed of ['one', 'two', 'three', 'four']) {
    const state = lay()
    const cards = state.machineDeck.toSorted((a, b) => a - b)
    for (let i = 1; i < 7; i++) {
      flip(state)
      expect([state.machineDeck.length, state.machineDiscard.length]).toEqual([7 - i, i])
    }
    const events = flip(state, seed)
    expect(events.at(-1)).toEqual({ type: 'machineShuffled' })
    expect(state.machineDiscard).toEqual([])
    expect(state.machineDeck.toSorted((a, b) => a - b)).toEqual(cards)
    orders.add(state.machineDeck.join())
  }
  expect(orders.size).toBeGreaterThan(1)
})

rule(['DE-701', 'DE-907'], 'a card that ends the game is not gone on with', () => {
  const built = ['3,0', '0,3', '-3,3', '-3,0', '0,-3']
  const state = lay({ built, walls: ['1,0|2,0', '1,0|1,1', '1,0|0,1', '1,0|1,-1', '1,0|2,-1'] })
  state.machineDeck = [cardOf('factories', true)]
  const events = flip(state)
  expect(events.map(({ type }) => type)).toEqual(['machineFlipped', 'gameEnded'])
  expect(state.machineDeck).toEqual([])
})

rule('DE-703', 'machine cards ask nobody', () => {
  const state = lay({ engines: ['0,1>0,2', '2,-2>1,-1'] })
  for (let i = 0; i < 7; i++) flip(state)
  expect(state.agenda).toEqual([])
})
