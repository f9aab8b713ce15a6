import { Random, silentCourse } from '@vyprava/kernel'
import { rule } from '@vyprava/kernel/testing'
import { expect } from 'vitest'
import { machineStep } from '../rules/machine/card.ts'
import { setUp } from '../rules/setup.ts'
import type { Defenders } from '../rules/state.ts'
import { pack, printed, STANDARD } from './position.ts'

const GAMES = 400

/** What the machines do when nobody is in their way: cards until each factory, and until the end. */
interface Clock {
  readonly factories: number[]
  readonly end: number
  /** The most wall pieces that stood at once. */
  readonly walls: number
}

function runMachines(seed: number, hardEngines: boolean): Clock {
  const random = new Random(`clock ${seed}`)
  const state = setUp(printed, { seats: 2, options: STANDARD }, random)
  state.current = 0
  if (hardEngines) hardenEngines(state, random)
  const factories: number[] = []
  let walls = 0
  for (let cards = 1; ; cards++) {
    sweepAway(state)
    const top = state.coreTop
    machineStep(printed).work(state, { step: 'machine' }, silentCourse(random))
    if (state.coreTop < top) factories.push(cards)
    walls = Math.max(walls, 30 - state.wallSupply)
    if (state.ended !== null) return { factories, end: cards, walls }
  }
}

/** Poison and mechs have no part in the clock. */
function sweepAway(state: Defenders): void {
  for (const list of [state.pollution, state.mechs]) list.fill(0)
  state.toxic.fill(0)
  state.toxicSupply = 6
  state.mechSupply = 20
}

function hardenEngines(state: Defenders, random: Random): void {
  const hard = pack.machineCards.filter((card) => card.hard && card.kind === 'engines').map(({ id }) => id)
  const others = state.machineDeck.filter((card) => pack.machineCards[card].kind !== 'engines')
  state.machineDeck = random.shuffle([...others, ...hard])
}

const mean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / values.length
const clocks = (hardEngines: boolean): Clock[] =>
  Array.from({ length: GAMES }, (_, seed) => runMachines(seed, hardEngines))

rule(['DE-131', 'DE-742', 'DE-R13'], 'the clock of the machines: as the content guide reckons it', () => {
  const games = clocks(false)
  const ends = games.map(({ end }) => end).sort((a, b) => a - b)
  expect(Math.abs(mean(ends) - 30.5)).toBeLessThan(1)
  expect([ends[GAMES * 0.05], ends[GAMES * 0.95]].map((end, i) => Math.abs(end - [25, 37][i]) <= 1)).toEqual([
    true,
    true,
  ])
  const factory = (number: number): number => mean(games.map(({ factories }) => factories[number - 1]))
  expect([1, 3, 5].map((number) => Math.round(factory(number)))).toEqual([7, 18, 26])
  // More than thirty walls at once in about one game of twenty-five.
  const crowded = games.filter(({ walls }) => walls > 30).length / GAMES
  expect(Math.abs(crowded - 0.04)).toBeLessThan(0.02)
})

rule(['DE-791', 'DE-133'], 'with both hard engines cards it runs faster (C5)', () => {
  expect(Math.abs(mean(clocks(true).map(({ end }) => end)) - 25.5)).toBeLessThan(1)
})
