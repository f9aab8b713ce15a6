import { Random, type Seat, silentCourse, winners } from '@vyprava/kernel'
import { FEATURES, featuresOf, sharedBy } from '../../games/ark/bot/chance.ts'
import { playersFor } from '../../games/ark/bot/index.ts'
import { worthsIn } from '../../games/ark/bot/knowledge.ts'
import { shippedPack } from '../../games/ark/content/index.ts'
import { createArk, DIFFICULTIES, printedFrom } from '../../games/ark/rules/index.ts'

/*
 * Where the weights of games/ark/bot/chance.ts come from: positions at the beginning of every fourth turn of games
 * between bots, races of two and three, two together and one alone, of all difficulties in turn; then a regression of
 * who won by what the sheets are worth, and a table that tells how often positions were won which it calls so. Every
 * fifth game is kept for the table.
 * node docs/ladder/ark-chances.ts [games] [player]
 */
const GAMES = Number(process.argv[2] ?? 240)
const PLAYER = process.argv[3] ?? 'scout'
const KEPT = 5
const EVERY = 4
const STEPS = 30
/** Keeps weights of what hardly ever differs near zero. */
const RIDGE = 1
const BINS = 10

const pack = shippedPack()
const printed = printedFrom(pack)
const game = createArk(pack)

/** A position: what it is worth to every seat, and who won. */
interface Row {
  readonly worths: readonly number[]
  readonly features: readonly number[]
  readonly won: readonly Seat[]
}

interface Rows {
  readonly fitted: Row[]
  readonly kept: Row[]
}

const sum = (values: readonly number[]): number => values.reduce((before, value) => before + value, 0)

const TABLES = [
  { seats: 2, mode: 'race' },
  { seats: 3, mode: 'race' },
  { seats: 1, mode: 'solo' },
  { seats: 2, mode: 'cooperative' },
] as const

function play(number: number): Row[] {
  const player = playersFor(pack).find(({ name }) => name === PLAYER)
  if (player === undefined) throw new Error(`There is no player "${PLAYER}"`)
  const random = new Random(`chances ${number}`)
  const thinking = new Random(`thinking chances ${number}`)
  const { seats, mode } = TABLES[number % TABLES.length]
  const options = {
    mode: mode === 'cooperative' ? mode : 'standard',
    difficulty: DIFFICULTIES[Math.floor(number / TABLES.length) % DIFFICULTIES.length],
    characters: 'dealt',
    map: 'shore',
    challenges: true,
    wildSix: false,
  } as const
  const state = game.setup({ seats, options }, random)
  const seen: Omit<Row, 'won'>[] = []
  let turn = 0
  for (let [seat] = game.deciders(state); seat !== undefined; [seat] = game.deciders(state)) {
    if (state.turn >= turn + EVERY && state.phase === 'naming') {
      turn = state.turn
      const worths = worthsIn(printed, state)
      const features = featuresOf(state, worths)
      seen.push({ worths, features: FEATURES.map((name) => features[name]) })
    }
    const decision = game.decision(state, seat)
    const action = player.choose({ seat, decision, view: () => game.view(state, seat) }, thinking)
    game.apply(state, seat, action, silentCourse(random))
  }
  const result = game.result(state)
  const won = result === null ? [] : winners(result, seats)
  return seen.map((row) => ({ ...row, won }))
}

/** Called chances, and what came of them. */
interface Called {
  readonly chance: number
  readonly won: number
}

const shared = (weight: number, { worths, won }: Row): Called[] =>
  sharedBy(weight, worths).map((chance, seat) => ({
    chance,
    won: won.includes(seat) ? 1 / won.length : 0,
  }))

const common = (weights: readonly number[], { features, won }: Row): Called => ({
  chance: 1 / (1 + Math.exp(-sum(features.map((value, i) => value * weights[i])))),
  won: won.length > 0 ? 1 : 0,
})

const lossOfShared = (called: readonly Called[]): number =>
  -sum(called.map(({ chance, won }) => won * Math.log(chance)))
const lossOf = (called: readonly Called[]): number =>
  -sum(called.map(({ chance, won }) => Math.log(won === 1 ? chance : 1 - chance)))

/** The least of a function of one number between two others. */
function least(of: (x: number) => number, from: number, to: number): number {
  let [low, high] = [from, to]
  for (let step = 0; step < STEPS; step++) {
    const [a, b] = [low + (high - low) / 3, high - (high - low) / 3]
    if (of(a) < of(b)) high = b
    else low = a
  }
  return (low + high) / 2
}

/** Newton's method. */
function regress(rows: readonly Row[]): number[] {
  let weights = FEATURES.map(() => 0)
  for (let step = 0; step < STEPS; step++) {
    const slope = weights.map((weight) => -RIDGE * weight)
    const curve = weights.map((_, i) => weights.map((__, j) => (i === j ? RIDGE : 0)))
    for (const row of rows) {
      const { chance, won } = common(weights, row)
      const { features } = row
      for (let i = 0; i < features.length; i++) {
        slope[i] += (won - chance) * features[i]
        for (let j = 0; j < features.length; j++)
          curve[i][j] += chance * (1 - chance) * features[i] * features[j]
      }
    }
    const change = solve(curve, slope)
    weights = weights.map((weight, i) => weight + change[i])
  }
  return weights
}

/** Elimination by Gauss; the matrix is positive definite. */
function solve(matrix: readonly (readonly number[])[], right: readonly number[]): number[] {
  const rows = matrix.map((row, i) => [...row, right[i]])
  for (const [at, pivot] of rows.entries()) {
    for (const [other, row] of rows.entries()) {
      if (other === at) continue
      const factor = row[at] / pivot[at]
      for (let i = at; i < row.length; i++) row[i] -= factor * pivot[i]
    }
  }
  return rows.map((row, i) => row[row.length - 1] / row[i])
}

const percent = (share: number): string => `${(100 * share).toFixed(1)} %`

function tell(called: readonly Called[]): void {
  for (let bin = 0; bin < BINS; bin++) {
    const inBin = called.filter(({ chance }) => Math.min(BINS - 1, Math.floor(chance * BINS)) === bin)
    if (inBin.length === 0) continue
    const told = sum(inBin.map(({ chance }) => chance)) / inBin.length
    const won = sum(inBin.map((each) => each.won)) / inBin.length
    console.log(`called ${percent(told)}: won ${percent(won)} of ${inBin.length}`)
  }
}

const race: Rows = { fitted: [], kept: [] }
const together: Rows = { fitted: [], kept: [] }
for (let number = 0; number < GAMES; number++) {
  const rows = TABLES[number % TABLES.length].mode === 'race' ? race : together
  const isKept = Math.floor(number / TABLES.length) % KEPT === KEPT - 1
  rows[isKept ? 'kept' : 'fitted'].push(...play(number))
}

const weight = least((each) => sum(race.fitted.map((row) => lossOfShared(shared(each, row)))), -1, 2)
const kept = race.kept.map((row) => shared(weight, row))
const evenly = race.kept.map((row) => shared(0, row))
const mean = (called: readonly Called[][]): string =>
  (sum(called.map(lossOfShared)) / called.length).toFixed(3)
console.log(`rivals: ${weight.toFixed(3)}`)
console.log(`${race.fitted.length} positions fitted, ${race.kept.length} kept`)
console.log(`log loss ${mean(kept)}, even chances ${mean(evenly)}`)
tell(kept.flat())

const weights = regress(together.fitted)
console.log(`\ncommon: ${FEATURES.map((name, i) => `${name} ${weights[i].toFixed(3)}`).join(', ')}`)
const called = together.kept.map((row) => common(weights, row))
const base = sum(together.fitted.map(({ won }) => (won.length > 0 ? 1 : 0))) / together.fitted.length
const always = lossOf(called.map(({ won }) => ({ won, chance: base }))) / called.length
console.log(`${together.fitted.length} positions fitted, ${together.kept.length} kept`)
console.log(
  `log loss ${(lossOf(called) / called.length).toFixed(3)}, always ${percent(base)}: ${always.toFixed(3)}`,
)
tell(called)
