import type { Player } from '@vyprava/bots'
import { clone, hashOf, indexOfAction, Random, silentCourse } from '@vyprava/kernel'
import { describe, expect, test } from 'vitest'
import { copyArk, playersFor } from '../bot/index.ts'
import { shippedPack } from '../content/index.ts'
import type { Ark, ArkAction, ArkOptions, ArkView } from '../rules/index.ts'
import { subject } from './subject.ts'

const { game } = subject
const players = playersFor(shippedPack())
const named = (name: string): Player<ArkView, ArkAction> => {
  const player = players.find((each) => each.name === name)
  if (!player) throw new Error(`There is no player "${name}"`)
  return player
}

/** Plays a game to its end; every choice must be one of the list. */
function play(
  seed: string,
  seats: readonly Player<ArkView, ArkAction>[],
  options: Partial<ArkOptions> = {},
  look: (state: Ark) => void = () => {},
): Ark {
  const random = new Random(seed)
  const thinking = new Random(`thinking ${seed}`)
  const table: ArkOptions = {
    mode: 'standard',
    difficulty: 'easy',
    characters: 'dealt',
    map: 'shore',
    challenges: true,
    wildSix: false,
    ...options,
  }
  const state = game.setup({ seats: seats.length, options: table }, random)
  for (let [seat] = game.deciders(state); seat !== undefined; [seat] = game.deciders(state)) {
    look(state)
    const decision = game.decision(state, seat)
    const action = seats[seat].choose({ seat, decision, view: () => game.view(state, seat) }, thinking)
    expect(indexOfAction(decision.actions, action)).not.toBe(-1)
    game.apply(state, seat, action, silentCourse(random))
  }
  return state
}

describe('the players of Ark', () => {
  test('are listed weakest first, by the names of the house', () => {
    expect(players.map(({ name }) => name)).toEqual([
      'novice',
      'greedy',
      'wanderer',
      'scout',
      'pathfinder',
      'navigator',
    ])
  })

  test.each([
    ['alone, high', 1, { difficulty: 'high' }],
    ['alone, with a wild six', 1, { wildSix: true, map: 'channel' }],
    ['a race of three, characters chosen', 3, { characters: 'chosen', difficulty: 'medium' }],
    ['two together', 2, { mode: 'cooperative' }],
  ] as const)('play to the end by the rules: %s', (_, seats, options) => {
    const table = Array.from({ length: seats }, (_, seat) => named(seat % 2 === 0 ? 'wanderer' : 'novice'))
    expect(play('to the end', table, options).ended).not.toBe(null)
  })

  test('a planner finds the ark alone', () => {
    const found = ['a', 'b', 'c'].map((seed) => play(seed, [named('wanderer')]).sheets[0].parts)
    expect(found.filter((parts) => parts === 7).length).toBeGreaterThanOrEqual(2)
  })

  test('a player who plans a little finds more than one who does not', () => {
    const parts = (name: string): number =>
      ['1', '2', '3'].reduce(
        (sum, seed) => sum + play(seed, [named(name)], { difficulty: 'high' }).sheets[0].parts,
        0,
      )
    expect(parts('wanderer')).toBeGreaterThan(parts('novice'))
  })

  test('the same view and the same chance make the same choice, whatever is hidden', () => {
    let compared = 0
    play('hidden', [named('wanderer'), named('novice'), named('novice')], {}, (state) => {
      const [seat] = game.deciders(state)
      if (seat === undefined || state.turn % 9 !== 0) return
      const other = subject.twin?.(clone(state), seat, new Random(`twin ${state.turn}`)) ?? state
      const [one, two] = [state, other].map((world) =>
        named('wanderer').choose(
          { seat, decision: game.decision(world, seat), view: () => game.view(world, seat) },
          new Random('same'),
        ),
      )
      expect(one).toEqual(two)
      compared += 1
    })
    expect(compared).toBeGreaterThan(5)
  })
})

test('a copy for thoughts is the clone of the state', () => {
  play('copies', [named('novice'), named('novice')], {}, (state) => {
    if (state.turn % 4 !== 1) return
    expect(hashOf(copyArk(state))).toBe(hashOf(clone(state)))
  })
})
