import { randomPlayer } from '@vyprava/bots'
import type { GameAction } from '@vyprava/kernel'
import { ticTacToe } from '@vyprava/kernel/testing/games'
import { describe, expect, test } from 'vitest'
import { type Plan, playAll } from '../src/simulation.ts'
import { Tally } from '../src/tally.ts'
import { expectComplaint, json, vyprava } from './vyprava.ts'

/** The numbers of a report that do not depend on the machine. */
function withoutTimes(report: unknown): object {
  const { seconds, thinkingSeconds, actionsPerSecond, ...rest } = Object(report)
  expect(seconds).toBeGreaterThan(0)
  expect(thinkingSeconds).toBeGreaterThanOrEqual(0)
  expect(actionsPerSecond).toBeGreaterThan(0)
  return rest
}

describe.concurrent('simulate', () => {
  test('prints what scripts rely on', async () => {
    const report = await json('simulate', 'tictactoe', '--games', '500')
    expect(withoutTimes(report)).toEqual({
      game: 'tictactoe',
      seats: 2,
      players: ['random', 'random'],
      options: {},
      seed: '1',
      games: 500,
      finished: 500,
      actions: expect.any(Number),
      winRate: [expect.closeTo(0.65, 1), expect.closeTo(0.35, 1)],
      results: { reasons: { full: expect.any(Number), line: expect.any(Number) }, ties: expect.any(Number) },
      length: { min: 5, median: 8, p95: 9, max: 9 },
    })
  })

  test('plays the same games for the same seed, and others for another', async () => {
    const line = ['simulate', 'sealed-bids', '--seats', '3', '--games', '50']
    const [one, again, other] = await Promise.all([
      json(...line, '--seed', 'a'),
      json(...line, '--seed', 'a'),
      json(...line, '--seed', 'b'),
    ])
    expect(withoutTimes(again)).toEqual(withoutTimes(one))
    expect(withoutTimes(other)).not.toEqual({ ...withoutTimes(one), seed: 'b' })
  })

  test('several workers play the same games as one', async () => {
    const line = ['simulate', 'sealed-bids', '--seats', '3', '--games', '45', '--rotate']
    const players = ['--players', 'random,stand-in,novice']
    const reports = await Promise.all(
      ['1', '3'].map((workers) => json(...line, ...players, '--workers', workers)),
    )
    const [one, three] = reports.map(withoutTimes)
    expect(three).toEqual(one)
  })

  test('counts wins by player as given, wherever they sit', async () => {
    const line = ['simulate', 'sealed-bids', '--games', '400', '--rotate']
    const one = Object(await json(...line, '--players', 'stand-in,random'))
    const other = Object(await json(...line, '--players', 'random,stand-in'))
    expect(one.winRate[0]).toBeGreaterThan(0.6)
    expect(other.winRate[1]).toBeGreaterThan(0.6)
    expect(one.winRate[0] + one.winRate[1]).toBeCloseTo(1, 3)
    expect(one.thinkingSeconds).toBeGreaterThan(0)
  })

  test('repeats the players to fill the seats and adds up the seats of each', async () => {
    const line = ['simulate', 'sealed-bids', '--seats', '3', '--games', '300']
    const report = Object(await json(...line, '--players', 'random,stand-in'))
    expect(report.winRate).toHaveLength(2)
    expect(report.winRate[0] + report.winRate[1]).toBeCloseTo(1, 3)
    expect(Object(await json(...line, '--players', 'random')).winRate).toEqual([1])
  })

  test('counts wins and losses of a cooperative game', async () => {
    const line = ['simulate', 'descent', '--seats', '2', '--options', '{"lives": 6}', '--games', '300']
    const { results, finished, winRate, options } = Object(await json(...line))
    expect(options).toEqual({ lives: 6 })
    expect(results.won).toBeGreaterThan(0)
    expect(results.won + results.lost).toBe(finished)
    expect(results.reasons).toEqual({ bottom: results.won, lives: results.lost })
    expect(winRate).toEqual([results.won, results.won].map((won) => Number((won / finished).toFixed(4))))
  })

  test('writes for people without --json', async () => {
    const { code, out, err } = await vyprava('simulate', 'tictactoe', '--games', '20')
    expect({ code, err }).toEqual({ code: 0, err: '' })
    expect(out).toMatch(/^tictactoe, 2 seats.*\ngames {5}20, finished 20\n/)
  })

  test.each([
    [['chess'], /no game "chess", expected one of .*tictactoe, sealed-bids, descent/],
    [['tictactoe', '--games', '-5'], /--games: found "-5", expected a whole number from 1/],
    [['tictactoe', '--games', '0'], /--games: found "0"/],
    [['tictactoe', '--games', 'many'], /--games: found "many", expected a whole number/],
    [['tictactoe', '--games', '1.5'], /--games: found "1.5"/],
    [['tictactoe', '--seats', '3'], /--seats: found 3, expected a whole number from 2 to 2/],
    [['sealed-bids', '--seats', '-1'], /--seats: found "-1"/],
    [['sealed-bids', '--seats', '9'], /--seats: found 9, expected a whole number from 2 to 3/],
    [['sealed-bids', '--options', '{worth'], /--options: found "\{worth", expected JSON/],
    [['sealed-bids', '--options', '[1]'], /--options: found a list of 1, expected an object/],
    [
      ['sealed-bids', '--options', '{"worth":"none"}'],
      /--options.worth: found "none", expected one of "rising"/,
    ],
    [['sealed-bids', '--options', '{"wealth":1}'], /--options.wealth: found 1, expected one of worth/],
    [['tictactoe', '--players', 'genius'], /no player "genius", expected random, stand-in/],
    [['tictactoe', '--workers', '0'], /--workers: found "0", expected a whole number from 1 to 256/],
    [['tictactoe', '--players', ''], /no player ""/],
    [['sealed-bids', '--seats', '2', '--players', 'random,random,random'], /--players: found 3 names/],
    [['tictactoe', '--pack', 'nowhere.json'], /takes no content packs/, 1],
  ])('%s: one clear line', async (words, line, exit = 2) => {
    expectComplaint(await vyprava('simulate', ...words), exit, line)
  })
})

describe('a simulation', () => {
  const plan: Plan = {
    game: ticTacToe,
    pack: null,
    table: { seats: 2, options: {} },
    players: [randomPlayer],
    games: 50,
    seed: 'x',
    rotate: false,
  }

  test('stops games at their bound and counts them as not finished', () => {
    const tally = new Tally({ ...plan, game: { ...ticTacToe, bound: () => 6 } })
    const timing = playAll({ ...plan, game: { ...ticTacToe, bound: () => 6 } }, (played) => tally.add(played))
    const { games, finished, length } = tally.report(timing)
    expect(games).toBe(50)
    expect(finished).toBeGreaterThan(0)
    expect(finished).toBeLessThan(50)
    expect(length.max).toBeLessThanOrEqual(6)
  })

  test('names the match when the rules break', () => {
    const apply = (): never => {
      throw new Error('the board is on fire')
    }
    const play = (change: Partial<Plan>) => () => playAll({ ...plan, ...change }, () => {})
    expect(play({ game: { ...ticTacToe, apply } })).toThrow(
      'game 0 (match seed "x/0") broke after 0 actions: the board is on fire',
    )
  })

  test.each<[string, () => GameAction, string]>([
    ['cheats', () => ({ type: 'mark', cell: 9 }), 'chose {"type":"mark","cell":9}, which is not legal'],
    [
      'breaks',
      () => {
        throw new Error('out of ideas')
      },
      'out of ideas',
    ],
    [
      'hangs',
      () => {
        for (;;);
      },
      'broken did not answer within 0.05 s',
    ],
  ])('goes on with the stand-in for a player that %s, and tells it', (_how, choose, why) => {
    const broken = { ...plan, players: [{ name: 'broken', choose }, randomPlayer], games: 3, patience: 50 }
    const tally = new Tally(broken)
    const timing = playAll(broken, (played) => tally.add(played))
    const { finished, failures } = tally.report(timing)
    expect(finished).toBe(3)
    expect(failures).toEqual([
      { player: 'broken', times: expect.any(Number), first: expect.stringContaining(why) },
    ])
    expect(timing.clocks[0].failures).toBeGreaterThan(5)
    expect(timing.clocks[1].failures).toBe(0)
  })

  test('asks every player with the view of their own seat only', () => {
    const seen: unknown[] = []
    const watcher: typeof randomPlayer = {
      name: 'watcher',
      choose(question, random) {
        seen.push(question.view())
        return random.pick(question.decision.actions)
      },
    }
    playAll({ ...plan, games: 1, players: [watcher] }, () => {})
    expect(seen[0]).toEqual({ cells: Array(9).fill(-1), turn: 0 })
    expect(seen[1]).toMatchObject({ turn: 1 })
  })
})
