import { Random, silentCourse } from '@vyprava/kernel'
import { FEATURES, featuresOf } from '../../games/defenders/bot/chance.ts'
import { playersFor } from '../../games/defenders/bot/index.ts'
import { Judge } from '../../games/defenders/bot/judge.ts'
import { shippedPack } from '../../games/defenders/content/index.ts'
import { createDefenders, type Defenders, printedFrom } from '../../games/defenders/rules/index.ts'

/*
 * Where the weights of games/defenders/bot/chance.ts come from: positions at the beginning of rounds and turns of games
 * between bots, one to four players with none to six hard cards in turn; then a logistic regression of who won, and a
 * table that tells how often positions were won which it calls so. Every fifth game is kept for the table.
 * node docs/ladder/defenders-chances.ts [games] [player]
 */
const GAMES = Number(process.argv[2] ?? 224)
const PLAYER = process.argv[3] ?? 'scout'
const KEPT = 5
const STEPS = 25
/** Keeps weights of what hardly ever differs near zero. */
const RIDGE = 1
const BINS = 10

const pack = shippedPack()
const printed = printedFrom(pack)
const game = createDefenders(pack)

interface Row {
  readonly features: readonly number[]
  readonly won: number
}

const rowOf = (state: Defenders): number[] => {
  const features = featuresOf(printed, state, new Judge(printed, state, 0).terms(state, 0).sum())
  return FEATURES.map((name) => features[name])
}

function play(number: number): Row[] {
  const player = playersFor(pack).find(({ name }) => name === PLAYER)
  if (player === undefined) throw new Error(`There is no player "${PLAYER}"`)
  const random = new Random(`chances ${number}`)
  const thinking = new Random(`thinking chances ${number}`)
  const options = {
    hardCards: Math.floor(number / 4) % 7,
    oppositeSetup: 'mirror',
    communication: 'strict',
    soloDeathAt3: false,
  } as const
  const state = game.setup({ seats: 1 + (number % 4), options }, random)
  const seen: number[][] = []
  let mark = ''
  for (let [seat] = game.deciders(state); seat !== undefined; [seat] = game.deciders(state)) {
    const decision = game.decision(state, seat)
    const now = `${state.round} ${state.current} ${state.phase}`
    if (now !== mark && (decision.prompt.key === 'lead' || decision.prompt.key === 'turn')) {
      mark = now
      seen.push(rowOf(state))
    }
    const action = player.choose({ seat, decision, view: () => game.view(state, seat) }, thinking)
    game.apply(state, seat, action, silentCourse(random))
  }
  const won = state.ended === 'won' ? 1 : 0
  return seen.map((features) => ({ features, won }))
}

const chanceOf = (weights: readonly number[], features: readonly number[]): number =>
  1 / (1 + Math.exp(-features.reduce((sum, value, i) => sum + value * weights[i], 0)))

/** Newton's method. */
function regress(rows: readonly Row[]): number[] {
  const size = FEATURES.length
  let weights = new Array<number>(size).fill(0)
  for (let step = 0; step < STEPS; step++) {
    const slope = weights.map((weight) => -RIDGE * weight)
    const curve = weights.map((_, i) => weights.map((__, j) => (i === j ? RIDGE : 0)))
    for (const { features, won } of rows) {
      const chance = chanceOf(weights, features)
      for (let i = 0; i < size; i++) {
        slope[i] += (won - chance) * features[i]
        for (let j = 0; j < size; j++) curve[i][j] += chance * (1 - chance) * features[i] * features[j]
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

const mean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / values.length
const percent = (share: number): string => `${(100 * share).toFixed(1)} %`

const fitted: Row[] = []
const kept: Row[] = []
for (let number = 0; number < GAMES; number++) {
  const into = number % KEPT === KEPT - 1 ? kept : fitted
  into.push(...play(number))
}
const weights = regress(fitted)
for (const [i, name] of FEATURES.entries()) console.log(`${name}: ${weights[i].toFixed(3)}`)
const called = kept.map(({ features, won }) => ({ chance: chanceOf(weights, features), won }))
const loss = (rows: readonly { chance: number; won: number }[]): number =>
  mean(rows.map(({ chance, won }) => -Math.log(won === 1 ? chance : 1 - chance)))
const base = mean(fitted.map(({ won }) => won))
console.log(`\n${fitted.length} positions fitted, ${kept.length} kept`)
console.log(
  `log loss ${loss(called).toFixed(3)}, always ${percent(base)}: ${loss(kept.map(({ won }) => ({ chance: base, won }))).toFixed(3)}`,
)
for (let bin = 0; bin < BINS; bin++) {
  const inBin = called.filter(({ chance }) => Math.floor(chance * BINS) === bin)
  if (inBin.length === 0) continue
  const told = percent(mean(inBin.map(({ chance }) => chance)))
  console.log(`called ${told}: won ${percent(mean(inBin.map(({ won }) => won)))} of ${inBin.length}`)
}
