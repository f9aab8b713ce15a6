import { ticTacToe } from '@vyprava/kernel/testing/games'
import { describe, expect, test } from 'vitest'
import { greedyRoam, playersFor } from '../../../games/roam/bot/index.ts'
import { shippedPack } from '../../../games/roam/content/index.ts'
import { createRoam, type RoamAction, type RoamView } from '../../../games/roam/rules/index.ts'
import {
  createLevels,
  LEVEL_NAMES,
  LEVELS,
  levelNamed,
  type Player,
  plainKnowledge,
  standInFor,
} from '../src/index.ts'
import { playGame, shareOf } from './table.ts'

const pack = shippedPack()
const roam = createRoam(pack)
const players = playersFor(pack)
const any: Player<RoamView, RoamAction> = {
  name: 'random',
  choose: ({ decision }, random) => random.pick(decision.actions),
}
const named = (name: string): Player<RoamView, RoamAction> => standInFor(roam, [any, ...players], name)
const basic = { mode: 'basic', patrol: false, advanced: false, edges: 'standard', start: 'random' } as const

/** A game of two, and the moves in it as they were made. */
function play(seated: readonly string[], seed: string) {
  const { result, actions } = playGame(roam, basic, seated.map(named), seed)
  return { result, moves: actions.map((action) => ({ ...action })) }
}

const games = new Map<string, ReturnType<typeof play>>()

/** The same game, played once for all who ask. */
function played(seated: readonly string[], seed: string): ReturnType<typeof play> {
  const key = JSON.stringify([seated, seed])
  const game = games.get(key) ?? play(seated, seed)
  games.set(key, game)
  return game
}

/** How many of the games between two the first wins, from both seats. */
function wins(one: string, other: string, games: number): number {
  let sum = 0
  for (let number = 0; number < games; number++) {
    const seat = number % 2
    const seated = seat === 0 ? [one, other] : [other, one]
    sum += shareOf(played(seated, `levels ${number >> 1}`).result, seat)
  }
  return sum
}

describe('levels', () => {
  test('are named, and ask for more thought each', () => {
    expect(LEVELS.map(({ name }) => name)).toEqual(LEVEL_NAMES)
    for (const [index, level] of LEVELS.entries()) {
      expect(levelNamed(level.name)).toBe(level)
      if (index === 0) continue
      expect(level.iterations).toBeGreaterThan(LEVELS[index - 1].iterations)
      expect(level.noise).toBeLessThanOrEqual(LEVELS[index - 1].noise)
    }
    expect(levelNamed('grandmaster')).toBe(null)
  })

  test('the players of Roam are there, weakest first', () => {
    expect(players.map(({ name }) => name)).toEqual([
      'novice',
      'greedy',
      'wanderer',
      'scout',
      'pathfinder',
      'navigator',
    ])
    expect(greedyRoam.name).toBe('greedy')
  })

  test('each is stronger than the one below (the ladder in docs/ladder tells more)', () => {
    expect(wins('novice', 'random', 2)).toBe(2)
    expect(wins('wanderer', 'novice', 4)).toBeGreaterThan(2)
    expect(wins('scout', 'wanderer', 4)).toBeGreaterThan(2)
    expect(wins('scout', 'greedy', 2)).toBe(2)
  }, 120_000)

  test('two runs with the same seed and iterations choose the same moves, and another seed others', () => {
    const seated = ['wanderer', 'novice']
    const [one, other] = ['levels 0', 'levels 1'].map((seed) => played(seated, seed).moves)
    const again = play(seated, 'levels 0').moves
    expect(one.length).toBeGreaterThan(30)
    expect(again).toEqual(one)
    expect(other).not.toEqual(one)
  }, 60_000)

  test('strong levels do not lose tic-tac-toe to weak ones', () => {
    const [novice, , , , navigator] = createLevels(ticTacToe, plainKnowledge)
    let lost = 0
    for (let number = 0; number < 20; number++) {
      const seat = number % 2
      const seated = seat === 0 ? [navigator, novice] : [novice, navigator]
      if (shareOf(playGame(ticTacToe, {}, seated, `weak ${number}`).result, seat) === 0) lost++
    }
    expect(lost).toBe(0)
  })

  test('a stand-in plays by the agreed level, or harmlessly', () => {
    expect(standInFor(roam, players, 'wanderer').name).toBe('wanderer')
    expect(standInFor(roam, players, null).name).toBe('stand-in')
    const { result } = playGame(roam, basic, [standInFor(roam, players, null), any], 'left')
    expect(result.kind).toBe('ranked')
  })
})
