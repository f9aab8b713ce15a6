import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ticTacToe } from '@vyprava/kernel/testing/games'
import { describe, expect, test } from 'vitest'
import { ladderOf, writeLadder } from '../src/commands/ladder.ts'
import { alone } from '../src/crew.ts'
import { Progress } from '../src/progress.ts'
import { expectComplaint, json, vyprava } from './vyprava.ts'

/** What does not depend on the machine. */
function withoutTimes(report: unknown): object {
  const { players, ...rest } = Object(report)
  return { ...rest, players: players.map(({ milliseconds, ...player }: Record<string, unknown>) => player) }
}

describe.concurrent('ladder', () => {
  const line = ['ladder', 'tictactoe', '--players', 'random,wanderer,scout', '--games', '20']

  test('rates the players by all pairs, the strongest first', async () => {
    const report = Object(await json(...line))
    expect(report).toMatchObject({ game: 'tictactoe', seats: 2, seed: '1', gamesPerPair: 20 })
    expect(report.players.map(({ name }: { name: string }) => name)).toEqual(['scout', 'wanderer', 'random'])
    expect(report.pairs).toHaveLength(3)
    let sum = 0
    for (const { elo, low, high } of report.players) {
      expect(low).toBeLessThanOrEqual(elo)
      expect(high).toBeGreaterThanOrEqual(elo)
      expect(high).toBeGreaterThan(low)
      sum += elo
    }
    expect(Math.abs(sum)).toBeLessThan(3)
    expect(report.players[0].milliseconds).toBeGreaterThan(0)
    expect(report.players[2].milliseconds).toBe(null)
  })

  test('plays the same games for the same seed, whoever plays them', async () => {
    const [one, again, other] = await Promise.all([
      json(...line, '--seed', 'a'),
      json(...line, '--seed', 'a', '--workers', '2'),
      json(...line, '--seed', 'b'),
    ])
    expect(withoutTimes(again), 'with two workers').toEqual(withoutTimes(one))
    expect(withoutTimes(other)).not.toEqual({ ...withoutTimes(one), seed: 'b' })
  })

  test('writes for people without --json', async () => {
    const { code, out, err } = await vyprava(...line)
    expect({ code, err }).toEqual({ code: 0, err: '' })
    expect(out).toMatch(/^tictactoe, 20 games a pair, seed 1\nscout +\d+ \(/)
  })

  test.each([
    [['chess'], /no game "chess"/],
    [['tictactoe', '--games', '1'], /--games: found "1", expected a whole number from 2/],
    [['tictactoe', '--players', 'random'], /--players: found "random", expected at least two/],
    [['tictactoe', '--players', 'random,random'], /each once/],
    [['tictactoe', '--players', 'random,genius'], /no player "genius", expected random, stand-in, novice/],
    [['descent', '--games', '2', '--players', 'random,stand-in'], /won or lost together/, 1],
  ])('%s: one clear line', async (words, complaint, exit = 2) => {
    expectComplaint(await vyprava('ladder', ...words), exit, complaint)
  })
})

test('the page and the plot of a ladder', async () => {
  const quiet = new Progress('ladder', { write: () => {} })
  const settings = { players: ['random', 'stand-in', 'wanderer'], games: 10, options: {}, seed: 'page' }
  const report = await ladderOf({ game: ticTacToe, players: [] }, settings, alone, quiet)
  const folder = mkdtempSync(join(tmpdir(), 'ladder-'))
  try {
    const [page, plot] = writeLadder(report, folder).map((file) => readFileSync(file, 'utf8'))
    expect(page).toContain('# The ladder of tictactoe')
    expect(page).toContain('--games 10 --seed page --write`')
    for (const { name, elo } of report.players) {
      expect(page).toContain(`| ${name} | ${elo} |`)
      expect(plot).toContain(`<title>${name}: ${elo} (`)
    }
    expect(plot).toMatch(/^<svg [^>]*role="img"[\s\S]*<\/svg>\n$/)
  } finally {
    rmSync(folder, { recursive: true })
  }
})
