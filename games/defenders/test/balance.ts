import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads'
import { type Player, randomPlayer } from '@vyprava/bots'
import { Random, silentCourse } from '@vyprava/kernel'
import { playersFor } from '../bot/index.ts'
import { shippedPack } from '../content/index.ts'
import {
  createDefenders,
  type Defenders,
  type DefendersAction,
  type DefendersView,
  END_REASONS,
  type EndReason,
} from '../rules/index.ts'
import { plotEnds, type Row } from './plot.ts'

/*
 * Plays Defenders with the same player in all seats and writes docs/balance/defenders.md with its plot:
 * node games/defenders/test/balance.ts [games per row of the strong player] [seed]
 * Rows that were played are kept in artifacts/balance until the pack has another version: a run that was cut goes on.
 */
const pack = shippedPack()
const game = createDefenders(pack)
const GAMES = Number(process.argv[2] ?? 200)
const HALF = Math.ceil(GAMES / 2)
const SMALL = Math.ceil(GAMES / 5)
const SEED = process.argv[3] ?? 'balance'
const ROOT = join(import.meta.dirname, '../../..')
const OUT = join(ROOT, 'docs/balance')
const KEPT = join(ROOT, 'artifacts/balance')
const STRONG = 'pathfinder'
const ENDS = [0, 6]
const BETWEEN = [2, 4]
const LEVELS = ['standard', 'advanced', 'advanced', 'expert', 'expert', 'extreme', 'extreme']

type Somebody = Player<DefendersView, DefendersAction>
const careless: Somebody = {
  name: randomPlayer.name,
  choose: ({ decision }, random) => random.pick(decision.actions),
}
const players: readonly Somebody[] = [careless, ...playersFor(pack)]

function named(name: string): Somebody {
  const player = players.find((each) => each.name === name)
  if (!player) throw new Error(`There is no player "${name}"`)
  return player
}

function play(name: string, seats: number, hardCards: number, number: number): Defenders {
  const seed = `${SEED} ${name} ${seats} ${hardCards} ${number}`
  const random = new Random(seed)
  const thinking = new Random(`thinking ${seed}`)
  const options = {
    hardCards,
    oppositeSetup: 'mirror',
    communication: 'strict',
    soloDeathAt3: false,
  } as const
  const state = game.setup({ seats, options }, random)
  const player = named(name)
  for (let [seat] = game.deciders(state); seat !== undefined; [seat] = game.deciders(state)) {
    const question = { seat, decision: game.decision(state, seat), view: () => game.view(state, seat) }
    game.apply(state, seat, player.choose(question, thinking), silentCourse(random))
  }
  return state
}

/** The interval of Wilson that holds the true share with 95 %. */
function interval(won: number, games: number): readonly [low: number, high: number] {
  const z = 1.96
  const p = won / games
  const middle = (p + z ** 2 / (2 * games)) / (1 + z ** 2 / games)
  const half = (z * Math.sqrt((p * (1 - p)) / games + z ** 2 / (4 * games ** 2))) / (1 + z ** 2 / games)
  return [Math.max(0, middle - half), Math.min(1, middle + half)]
}

const mean = (numbers: readonly number[]): number => numbers.reduce((sum, n) => sum + n, 0) / numbers.length
const percent = (share: number): string => `${(100 * share).toFixed(1)} %`
const campsLeft = ({ players: all }: Defenders): number => all.reduce((sum, one) => sum + one.campsLeft, 0)
const factoriesLeft = ({ factory, rewilded }: Defenders): number =>
  factory.filter((tile, hex) => tile !== -1 && rewilded[hex] === 0).length

/** What is told of a game. */
interface End {
  readonly reason: EndReason | null
  readonly rounds: number
  readonly camps: number
  readonly factories: number
}

const endOf = (state: Defenders): End => ({
  reason: state.ended,
  rounds: state.round,
  camps: campsLeft(state),
  factories: factoriesLeft(state),
})

interface Table {
  readonly name: string
  readonly seats: number
  readonly hardCards: number
  readonly games: number
}

const TABLES: readonly Table[] = [
  ...[1, 2, 3, 4].flatMap((seats) =>
    ENDS.map((hardCards) => ({ name: STRONG, seats, hardCards, games: GAMES })),
  ),
  ...BETWEEN.map((hardCards) => ({ name: STRONG, seats: 2, hardCards, games: HALF })),
  { name: 'greedy', seats: 2, hardCards: 0, games: SMALL },
  ...[1, 2, 3, 4].map((seats) => ({ name: randomPlayer.name, seats, hardCards: 0, games: GAMES })),
]

const playAll = ({ name, seats, hardCards, games }: Table): End[] =>
  Array.from({ length: games }, (_, number) => endOf(play(name, seats, hardCards, number)))

function lineOf({ name, seats, hardCards, games }: Table, ends: readonly End[]): string {
  const shares = sharesOf(ends)
  const [low, high] = interval(shares[0] * games, games)
  const lost = shares.slice(1).map(percent).join(' | ')
  const left = `${mean(ends.map(({ camps }) => camps)).toFixed(2)} | ${mean(ends.map(({ factories }) => factories)).toFixed(2)}`
  return `| ${name} | ${seats} | ${hardCards}, ${LEVELS[hardCards]} | ${games} | ${percent(shares[0])} (${percent(low)}–${percent(high)}) | ${lost} | ${mean(ends.map(({ rounds }) => rounds)).toFixed(1)} | ${left} |`
}

const sharesOf = (ends: readonly End[]): number[] =>
  END_REASONS.map((wanted) => ends.filter(({ reason }) => reason === wanted).length / ends.length)

function write(all: readonly (readonly End[])[]): void {
  const lines = [
    '# Balance of Defenders',
    '',
    `Seeded games of the shipped pack ("${pack.id}", version ${pack.version}) with the same player in all seats; factions and leaders are met at random. Written by \`node games/defenders/test/balance.ts ${GAMES} ${SEED}\`; players and pack were tuned on other seeds. Brackets hold the true share with 95 %. Losses: the sixth factory (core), the seventh toxic site, two dead of one terrain (massacre), the winter of the safety rule.`,
    '',
    '![How games end](defenders.svg)',
    '',
    '| player | players | hard cards | games | won | core | toxic | massacre | winter | rounds | camps left | factories left |',
    '|---|---|---|---|---|---|---|---|---|---|---|---|',
    ...TABLES.map((table, i) => lineOf(table, all[i])),
    '',
    'The content guide (docs/rules) wants 40 to 60 % on the standard deck and 10 to 25 % on the extreme one. What the difficulty was tuned with: the injury die, the hands that the tracks show after camps, the points of basic Defenders, and what lies on the board at the start (pollution symbols, border mechs).',
    '',
  ]
  const rows = TABLES.flatMap(({ name, seats, hardCards }, i): Row[] =>
    name === randomPlayer.name
      ? []
      : [{ label: `${name}, ${seats}p, ${hardCards} hard`, shares: sharesOf(all[i]) }],
  )
  writeFileSync(join(OUT, 'defenders.md'), lines.join('\n'))
  writeFileSync(join(OUT, 'defenders.svg'), plotEnds('How games of Defenders end', END_REASONS, rows))
}

const fileOf = ({ name, seats, hardCards, games }: Table): string =>
  join(KEPT, `${pack.id}-${pack.version} ${SEED} ${name} ${seats} ${hardCards} ${games}.json`)

function readKept(table: Table): End[] | null {
  const file = fileOf(table)
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : null
}

function keep(table: Table, ends: readonly End[]): void {
  mkdirSync(KEPT, { recursive: true })
  writeFileSync(fileOf(table), JSON.stringify(ends))
}

/** Those that decide about a pack first: the strong player with both ends of the deck, the extreme one before. */
const weight = ({ name, hardCards }: Table): number =>
  name !== STRONG || BETWEEN.includes(hardCards) ? -1 : hardCards
const ORDER = TABLES.map((_, at) => at).toSorted((a, b) => weight(TABLES[b]) - weight(TABLES[a]))

/** Two lanes side by side; each table is played in a thread of its own. */
const LANES = 2

async function inLanes(): Promise<End[][]> {
  const all: End[][] = TABLES.map(() => [])
  let next = 0
  const lane = async (): Promise<void> => {
    for (let place = next++; place < ORDER.length; place = next++) {
      const at = ORDER[place]
      all[at] = readKept(TABLES[at]) ?? (await inThread(at))
      keep(TABLES[at], all[at])
      console.error(lineOf(TABLES[at], all[at]))
    }
  }
  await Promise.all(Array.from({ length: LANES }, lane))
  return all
}

const inThread = (table: number): Promise<End[]> =>
  new Promise((resolve, reject) => {
    const worker = new Worker(import.meta.filename, { argv: process.argv.slice(2), workerData: table })
    worker.once('message', resolve)
    worker.once('error', reject)
  })

if (isMainThread) write(await inLanes())
else parentPort?.postMessage(playAll(TABLES[Number(workerData)]))
