import { type Game, printProblem, startMatch, type Table } from '@vyprava/kernel'
import type { Rules } from '@vyprava/module'
import { playerNamed, rulesOf, withPackFile } from '../catalog.ts'
import { type Command, type Input, Misuse } from '../command.ts'
import { type Crew, WORKERS, withCrew } from '../crew.ts'
import { Progress } from '../progress.ts'
import type { Plan } from '../simulation.ts'
import { type Report, Tally } from '../tally.ts'

export const simulate: Command = {
  name: 'simulate',
  summary: 'play many games and report how they went',
  arguments: ['<game>'],
  options: [
    { name: 'games', value: 'N', help: 'how many games (100)' },
    { name: 'seats', value: 'K', help: 'how many play (as many as --players names, or the fewest)' },
    {
      name: 'players',
      value: 'a,b,…',
      help: 'one player per seat, repeated to fill: random, stand-in, or what the game brings (random)',
    },
    { name: 'options', value: 'JSON', help: 'variants of the game; what is not named takes its default' },
    { name: 'pack', value: 'FILE', help: 'a content pack of your own' },
    { name: 'seed', value: 'S', help: 'the same seed plays the same games (1)' },
    { name: 'rotate', help: 'everyone moves on by one seat from game to game' },
    WORKERS,
  ],
  async run(input, { err }) {
    const plan = planOf(await rulesOf(input.word(0)), input)
    const report = await withCrew(input, (crew) => reportOf(plan, crew, new Progress('simulate', err)))
    return { json: report, text: textOf(report) }
  },
}

async function reportOf(plan: Plan, crew: Crew, progress: Progress): Promise<Report> {
  const tally = new Tally(plan)
  const start = performance.now()
  const timing = await crew(plan, (played) => {
    tally.add(played)
    progress.at(tally.games, plan.games)
  })
  const seconds = (performance.now() - start) / 1000
  progress.end()
  return tally.report(timing, seconds)
}

function planOf(shipped: Rules, input: Input): Plan {
  const pack = input.text('pack')
  const rules = withPackFile(shipped, pack)
  const { game } = rules
  const named = input.text('players')
  const players = named === null ? null : named.split(',').map((name) => playerNamed(rules, name.trim()))
  const seats =
    input.count('seats', 1, Number.MAX_SAFE_INTEGER) ?? Math.max(game.seats.min, players?.length ?? 0)
  const table = tableOf(game, seats, input.json('options'))
  if (players !== null && players.length > seats) {
    throw new Misuse(
      `--players: found ${players.length} names, expected at most one for each of ${seats} seats`,
    )
  }
  return {
    game,
    pack,
    table,
    players: players ?? Array.from({ length: seats }, () => playerNamed(rules, 'random')),
    games: input.count('games', 1, 100_000_000) ?? 100,
    seed: input.text('seed') ?? '1',
    rotate: input.flag('rotate'),
  }
}

function tableOf(game: Game, seats: number, options: unknown): Table {
  const started = startMatch(game, { seats, options: options ?? {}, seed: '' })
  if (!started.ok) throw new Misuse(`--${printProblem(started.problem)}`)
  return started.value.table
}

function textOf(report: Report): string {
  const { results, length, winRate, players, failures = [] } = report
  const reasons = Object.entries(results.reasons).map(([reason, count]) => `${reason} ${count}`)
  const end =
    results.won === undefined ? `ties ${results.ties ?? 0}` : `won ${results.won}, lost ${results.lost ?? 0}`
  return [
    `${report.game}, ${report.seats} seats, options ${JSON.stringify(report.options)}, seed ${report.seed}`,
    `games     ${report.games}, finished ${report.finished}`,
    `actions   ${report.actions} in ${report.seconds.toFixed(2)} s, of it ${report.thinkingSeconds.toFixed(2)} s thinking`,
    `speed     ${report.actionsPerSecond} actions per second`,
    `length    min ${length.min}, median ${length.median}, p95 ${length.p95}, max ${length.max}`,
    `results   ${[...reasons, end].join(', ')}`,
    `win rate  ${players.map((name, index) => `${name} ${winRate[index]}`).join(', ')}`,
    ...failures.map(
      ({ player, times, first }) =>
        `failed    ${player} ${times}×, the stand-in played for it; at first: ${first}`,
    ),
  ].join('\n')
}
