import { mkdirSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { type Pairing, type Player, rate } from '@vyprava/bots'
import { type Game, printProblem, Random, startMatch, type Table, winners } from '@vyprava/kernel'
import type { Rules } from '@vyprava/module'
import { playerNamed, playersOf, rulesOf } from '../catalog.ts'
import { type Command, Failure, type Input, Misuse } from '../command.ts'
import { type Crew, WORKERS, withCrew } from '../crew.ts'
import { ROOT } from '../files.ts'
import { Progress } from '../progress.ts'
import type { Clock, PlayedGame } from '../simulation.ts'

export const ladder: Command = {
  name: 'ladder',
  summary: 'let all players of a game meet each other, from both seats, and rate them',
  arguments: ['<game>'],
  options: [
    { name: 'players', value: 'a,b,…', help: 'who takes part (all the game’s players, and random)' },
    { name: 'games', value: 'N', help: 'how many games each pair plays, half from each seat (20)' },
    { name: 'options', value: 'JSON', help: 'variants of the game; what is not named takes its default' },
    { name: 'seed', value: 'S', help: 'the same seed plays the same games (1)' },
    WORKERS,
    { name: 'write', help: 'write docs/ladder/<game>.md and its plot' },
  ],
  async run(input, { err }) {
    const rules = await rulesOf(input.word(0))
    const progress = new Progress('ladder', err)
    const report = await withCrew(input, (crew) => ladderOf(rules, settingsOf(input), crew, progress))
    if (!input.flag('write')) return { json: report, text: textOf(report) }
    const files = writeLadder(report, join(ROOT, 'docs', 'ladder'))
    const written = files.map((file) => `written   ${relative(ROOT, file)}`)
    return { json: report, text: [textOf(report), ...written].join('\n') }
  },
}

interface LadderSettings {
  readonly players: readonly string[] | null
  readonly games: number
  readonly options: unknown
  readonly seed: string
}

/** What `ladder` prints: scripts rely on these names. */
export interface LadderReport {
  readonly game: string
  readonly seats: number
  readonly options: object
  readonly seed: string
  readonly gamesPerPair: number
  /** The strongest first; Elo around a mean of 0, from `low` to `high` in 90 of 100 repetitions. */
  readonly players: readonly {
    readonly name: string
    readonly elo: number
    readonly low: number
    readonly high: number
    /** The share of all games that it won. */
    readonly winRate: number
    /** Milliseconds for a decision with a choice, on this machine as it was; null for the random player. */
    readonly milliseconds: number | null
  }[]
  /** What the first won of its games with the second. */
  readonly pairs: readonly { readonly one: string; readonly other: string; readonly winRate: number }[]
}

function settingsOf(input: Input): LadderSettings {
  const named = input.text('players')
  return {
    players: named === null ? null : named.split(',').map((name) => name.trim()),
    games: input.count('games', 2, 1_000_000) ?? 20,
    options: input.json('options') ?? {},
    seed: input.text('seed') ?? '1',
  }
}

/** Plays all pairs and rates the players. */
export async function ladderOf(
  rules: Rules,
  { players: names, games, options, seed }: LadderSettings,
  crew: Crew,
  progress: Progress,
): Promise<LadderReport> {
  const { game } = rules
  const table = tableOf(game, options)
  const players = chosenPlayers(rules, names)
  const pairings: Pairing[] = []
  const clocks: Clock[][] = players.map(() => [])
  for (let one = 0; one < players.length; one++) {
    for (let other = one + 1; other < players.length; other++) {
      const pair = [players[one], players[other]]
      progress.say(pair.map(({ name }) => name).join(' and '))
      const shares: number[] = []
      const plan = { game, pack: null, table, players: pair, games, seed, rotate: true }
      const timing = await crew(plan, (played) => shares.push(shareOf(played, game.id)))
      clocks[one].push(timing.clocks[0])
      clocks[other].push(timing.clocks[1])
      pairings.push({ one, other, shares })
    }
  }
  progress.end()
  const ratings = rate(players.length, pairings, new Random(`ladder ${seed}`))
  return {
    game: game.id,
    seats: table.seats,
    options: table.options,
    seed,
    gamesPerPair: games,
    players: ratings
      .map(({ elo, low, high }, player) => ({
        name: players[player].name,
        elo: Math.round(elo),
        low: Math.round(low),
        high: Math.round(high),
        winRate: winRateOf(player, pairings),
        milliseconds: meanOf(clocks[player]),
      }))
      .sort((a, b) => b.elo - a.elo),
    pairs: pairings.map(({ one, other, shares }) => ({
      one: players[one].name,
      other: players[other].name,
      winRate: rounded(mean(shares)),
    })),
  }
}

/** Milliseconds for a decision with a choice; null for somebody who never thought. */
function meanOf(clocks: readonly Clock[]): number | null {
  const choices = clocks.reduce((sum, clock) => sum + clock.choices, 0)
  if (choices === 0) return null
  return rounded(clocks.reduce((sum, clock) => sum + clock.choiceMs, 0) / choices)
}

/** Those named, or all but the stand-in. */
function chosenPlayers(rules: Rules, names: readonly string[] | null): Player[] {
  if (names === null) return playersOf(rules).filter(({ name }) => name !== 'stand-in')
  if (names.length < 2 || new Set(names).size < names.length) {
    throw new Misuse(`--players: found ${JSON.stringify(names.join(','))}, expected at least two, each once`)
  }
  return names.map((name) => playerNamed(rules, name))
}

function tableOf(game: Game, options: unknown): Table {
  const started = startMatch(game, { seats: Math.max(2, game.seats.min), options, seed: '' })
  if (!started.ok) throw new Misuse(`--${printProblem(started.problem)}`)
  return started.value.table
}

/** What the first player of the pair got of a game. */
function shareOf({ seating, result }: PlayedGame, game: string): number {
  if (result?.kind === 'together') throw new Failure(`${game} is won or lost together: nobody beats anybody`)
  if (result === null) return 0.5
  const best = winners(result, seating.length)
  return best.filter((seat) => seating[seat] === 0).length / best.length
}

function winRateOf(player: number, pairings: readonly Pairing[]): number {
  const won = pairings.flatMap(({ one, other, shares }) => {
    if (one === player) return shares
    return other === player ? shares.map((share) => 1 - share) : []
  })
  return rounded(mean(won))
}

const mean = (numbers: readonly number[]): number => numbers.reduce((sum, n) => sum + n, 0) / numbers.length
const rounded = (number: number): number => Number(number.toFixed(3))
const percent = (share: number): string => `${(100 * share).toFixed(1)} %`

function textOf({ game, gamesPerPair, seed, players, pairs }: LadderReport): string {
  const width = Math.max(...players.map(({ name }) => name.length))
  return [
    `${game}, ${gamesPerPair} games a pair, seed ${seed}`,
    ...players.map(({ name, elo, low, high, winRate, milliseconds }) => {
      const time = milliseconds === null ? '' : `, ${milliseconds.toFixed(1)} ms a decision`
      return `${name.padEnd(width)}  ${String(elo).padStart(5)} (${low} to ${high}), won ${percent(winRate)}${time}`
    }),
    ...pairs.map(({ one, other, winRate }) => `${one} won ${percent(winRate)} of its games with ${other}`),
  ].join('\n')
}

/** Writes the table and the plot; the same seed writes the same files on every machine. */
export function writeLadder(report: LadderReport, folder: string): string[] {
  mkdirSync(folder, { recursive: true })
  const [page, plot] = ['md', 'svg'].map((ending) => join(folder, `${report.game}.${ending}`))
  writeFileSync(page, pageOf(report))
  writeFileSync(plot, plotOf(report))
  return [page, plot]
}

function pageOf({ game, seats, options, seed, gamesPerPair, players, pairs }: LadderReport): string {
  const cell = (row: string, column: string): string => {
    const pair = pairs.find(({ one, other }) => one === row && other === column)
    if (pair !== undefined) return percent(pair.winRate)
    const turned = pairs.find(({ one, other }) => one === column && other === row)
    return turned === undefined ? '' : percent(1 - turned.winRate)
  }
  const names = players.map(({ name }) => name)
  return `${[
    `# The ladder of ${game}`,
    '',
    `All pairs, ${gamesPerPair} games each, half from each seat (${seats} seats, options ${JSON.stringify(options)}). Elo is around a mean of 0; the interval holds 90 of 100 resamplings of the games, and each pair counts as having tied one game more, so that nobody is infinitely strong.`,
    '',
    `Written by \`npx vyprava ladder ${game} --players ${names.toReversed().join(',')} --games ${gamesPerPair} --seed ${seed} --write\`.`,
    '',
    `![Elo of the players](${game}.svg)`,
    '',
    '| player | Elo | interval | won |',
    '|---|---|---|---|',
    ...players.map(
      ({ name, elo, low, high, winRate }) => `| ${name} | ${elo} | ${low} to ${high} | ${percent(winRate)} |`,
    ),
    '',
    'What the player of the row won of its games with the player of the column:',
    '',
    `| | ${names.join(' | ')} |`,
    `|---|${names.map(() => '---|').join('')}`,
    ...names.map((row) => `| ${row} | ${names.map((column) => cell(row, column)).join(' | ')} |`),
  ].join('\n')}\n`
}

const WIDTH = 720
const LEFT = 120
const RIGHT = 24
const ROW = 36
const STEP = 200

/** A row for each player: a dot at its Elo on the line of its interval. */
function plotOf({ game, players }: LadderReport): string {
  const from = Math.floor(Math.min(...players.map(({ low }) => low)) / STEP) * STEP
  const to = Math.ceil(Math.max(...players.map(({ high }) => high)) / STEP) * STEP
  const x = (elo: number): number =>
    Math.round(LEFT + ((elo - from) / Math.max(STEP, to - from)) * (WIDTH - LEFT - RIGHT))
  const bottom = ROW * players.length + 12
  const marks = Array.from({ length: (to - from) / STEP + 1 }, (_, i) => from + i * STEP)
  return `${[
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${bottom + 32}" role="img" font-family="sans-serif" font-size="14">`,
    `<title>Elo of the players of ${game}</title>`,
    '<style>text{fill:#3b3a36}.grid{stroke:#d9d5cb}.span{stroke:#8a6d3b;stroke-width:3}.dot{fill:#8a4b2a}@media(prefers-color-scheme:dark){text{fill:#e6e1d6}.grid{stroke:#4a4741}.span{stroke:#c9a66b}.dot{fill:#e0a070}}</style>',
    ...marks.map(
      (elo) =>
        `<line class="grid" x1="${x(elo)}" x2="${x(elo)}" y1="8" y2="${bottom}"/><text x="${x(elo)}" y="${bottom + 20}" text-anchor="middle">${elo}</text>`,
    ),
    ...players.map(({ name, elo, low, high }, index) => {
      const y = 8 + ROW * index + ROW / 2
      return `<text x="${LEFT - 12}" y="${y + 5}" text-anchor="end">${name}</text><line class="span" x1="${x(low)}" x2="${x(high)}" y1="${y}" y2="${y}"/><circle class="dot" cx="${x(elo)}" cy="${y}" r="6"><title>${name}: ${elo} (${low} to ${high})</title></circle>`
    }),
    '</svg>',
  ].join('\n')}\n`
}
