import { compareActions, Random, same, silentCourse } from '@vyprava/kernel'
import { describe, expect, test } from 'vitest'
import { shippedPack } from '../content/index.ts'
import {
  createDefenders,
  type Defenders,
  type DefendersAction,
  type DefendersGame,
  type DefendersOptions,
  type EndReason,
} from '../rules/index.ts'
import { STANDARD } from './position.ts'
import { subject } from './subject.ts'

/*
 * Players at random never come far: the machines win long before anybody retires. Here the machines are gentle and
 * the players have some sense, so that camps are built, factories rewilded, factions retire and games are won.
 */

const pack = shippedPack()
/** Nobody is hurt, every Defender is strong, and there is more to destroy than the shipped border shows. */
const harmless = {
  ...pack,
  die: pack.die.map(() => 0),
  defenders: pack.defenders.map((card) => ({ ...card, ap: 4 })),
  borderMechs: [1, 4, 7, 10, 13, 16],
}

/** Machines that do everything but these steps; hunters come with every card, for there is support in them. */
const without = (...names: readonly string[]): DefendersGame =>
  createDefenders({
    ...harmless,
    machineCards: pack.machineCards.map((card) => ({
      ...card,
      steps: [...card.steps.filter(({ does }) => !names.includes(does)), { does: 'deployHunters' }],
    })),
  })

const WORTH: readonly DefendersAction['type'][] = ['build', 'rewild', 'destroy', 'clear', 'breach']

/** What brings camps, else a way to such a place; sometimes anything. */
function sensible(state: Defenders, actions: readonly DefendersAction[], random: Random): DefendersAction {
  if (random.int(8) === 0) return random.pick(actions)
  for (const type of WORTH) {
    const found = actions.filter((action) => action.type === type)
    if (found.length > 0) return random.pick(found)
  }
  const ways = actions.filter((action) => action.type === 'move' && isWorthGoing(state, action.hex))
  if (ways.length > 0) return random.pick(ways)
  const others = actions.filter(({ type }) => type !== 'endActions' && type !== 'heal')
  return random.pick(others.length > 0 ? others : actions)
}

/** With full support a place for a camp, else something to destroy, to clear or to rewild. */
function isWorthGoing(state: Defenders, hex: number): boolean {
  const { faction, support, campsLeft } = state.players[state.current]
  const full = support >= (state.players.length === 2 ? 7 : 6) - campsLeft
  if (full && campsLeft > 0) return state.camps[hex] === -1 && state.terrain[hex] === faction
  return state.mechs[hex] + state.pollution[hex] + state.toxic[hex] > 0 || state.factory[hex] !== -1
}

interface Course {
  readonly ended: EndReason | null
  readonly rewilded: number
  readonly retired: number
  /** Whether the last one in the game went on after the last camp (DE-243). */
  readonly stayed: boolean
}

function play(game: DefendersGame, seats: number, options: Partial<DefendersOptions>, seed: string): Course {
  const random = new Random(seed)
  const course = silentCourse(random)
  const choices = new Random(`choices ${seed}`)
  const table = { seats, options: { ...STANDARD, ...options } }
  const state = game.setup(table, random)
  let stayed = false
  for (let count = 0; game.deciders(state).length > 0; count++) {
    if (count > game.bound(table)) throw new Error(`${seed} does not end`)
    const seat = choices.pick(game.deciders(state))
    const { actions } = game.decision(state, seat)
    if (count % 5 === 0) expectOrder(game, state, seat, actions)
    game.apply(state, seat, sensible(state, actions, choices), course)
    stayed ||=
      state.phase === 'leadership' && state.players.some((one) => one.campsLeft === 0 && !one.retired)
    for (const [law, holds] of Object.entries(subject.laws ?? {})) {
      if (!holds(state)) throw new Error(`${seed}: the law '${law}' is broken after ${count + 1} actions`)
    }
  }
  return {
    ended: state.ended,
    rewilded: state.rewilded.filter((flag) => flag === 1).length,
    retired: state.players.filter(({ retired }) => retired).length,
    stayed,
  }
}

/** Lists are sorted and not refused, and what a seat imagines fits its view. */
function expectOrder(
  game: DefendersGame,
  state: Defenders,
  seat: number,
  actions: readonly DefendersAction[],
): void {
  expect(actions.toSorted(compareActions)).toEqual(actions)
  for (const action of actions) expect(game.refusal(state, seat, action)).toBe(null)
  const view = game.view(state, seat)
  const imagined = game.imagine(view, seat, new Random('imagined'))
  expect(same(game.view(imagined, seat), view)).toBe(true)
}

describe('long games', () => {
  test('without building and pollution the players win, or the winter comes', () => {
    const game = without('build', 'pollute')
    const courses = [1, 2, 3, 4].flatMap((seats) =>
      [0, 1, 2].map((seed) => play(game, seats, { communication: 'free' }, `peace ${seats} ${seed}`)),
    )
    const reasons = new Set(courses.map(({ ended }) => ended))
    expect(reasons.has('won')).toBe(true)
    expect([...reasons].every((reason) => reason === 'won' || reason === 'winter')).toBe(true)
    expect(courses.some(({ retired }) => retired > 1)).toBe(true)
  })

  test('with factories some are rewilded, some retire, and the last one stays for the rest', () => {
    const game = without('pollute', 'deployHunters')
    const courses = [1, 2, 3, 4].flatMap((seats) =>
      [0, 1, 2, 3].map((seed) => play(game, seats, {}, `factories ${seats} ${seed}`)),
    )
    expect(courses.some(({ rewilded }) => rewilded > 0)).toBe(true)
    expect(courses.every(({ ended }) => ended === 'won' || ended === 'core')).toBe(true)
    expect(courses.some(({ retired }) => retired > 0)).toBe(true)
    expect(courses.some(({ stayed }) => stayed)).toBe(true)
  })
})
