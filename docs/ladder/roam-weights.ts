import { Random, type Seat, silentCourse } from '@vyprava/kernel'
import { greedyRoam } from '../../games/roam/bot/index.ts'
import { shippedPack } from '../../games/roam/content/index.ts'
import {
  createRoam,
  NONE,
  printedFrom,
  type Roam,
  SQUARES_OF,
  scoreOf,
} from '../../games/roam/rules/index.ts'

/*
 * Where the weights of games/roam/bot/worth.ts come from: positions at the beginning of turns, seen from whoever is to
 * move, of games between greedy players who take 0, 10 or 25 of 100 actions at random; then a logistic regression
 * of who won. node docs/ladder/roam-weights.ts [games]
 */
const GAMES = Number(process.argv[2] ?? 600)
const NAMES = [
  'tempo',
  'point',
  'point, late',
  'card',
  'card, late',
  'coin',
  'root of coins',
  'cell',
  'ready cell',
  'ready',
  'artifact',
] as const
const LEADS = 13
const DIMENSIONS = NAMES.length + 7 * LEADS
const ROUNDS = 40
const BATCH = 64

const pack = shippedPack()
const printed = printedFrom(pack)
const game = createRoam(pack)
const cells = printed.forms.map(([form]) => form.locations.at(0)?.required.length ?? 0)

interface Row {
  readonly features: readonly number[]
  readonly seat: Seat
}

/** What the seat to move has more than its rival; then how many lands have so many free squares and such a lead. */
function featuresOf(state: Roam, seat: Seat): number[] {
  const features = new Array<number>(DIMENSIONS).fill(0)
  const late = Math.max(...state.players.map(({ party }) => (party.length - 3) / 7))
  features[0] = 1
  for (const [other, player] of state.players.entries()) {
    const sign = other === seat ? 1 : -1
    const points = scoreOf(printed, state, other)
    const { party, partyFaces, coins, artifacts } = player
    const ready = party.filter((_, i) => partyFaces[i] === 1)
    const size = (list: readonly number[]): number => list.reduce((sum, each) => sum + cells[each], 0)
    const values = [0, points, points * late, party.length, party.length * late, coins, Math.sqrt(coins)]
    values.push(size(party), size(ready), ready.length, artifacts.length)
    for (const [index, value] of values.entries()) features[index] += sign * value
  }
  for (const [slot, squares] of SQUARES_OF.entries()) {
    if (state.lands[slot] === NONE) continue
    const owners = squares.map((square) => state.lower[square]).filter((owner) => owner !== NONE)
    const lead = owners.reduce((sum, owner) => sum + (owner === seat ? 1 : -1), 0)
    features[NAMES.length + (6 - owners.length) * LEADS + lead + 6] += 1
  }
  return features
}

function play(number: number): { rows: Row[]; firstWon: number } {
  const random = new Random(`weights ${number}`)
  const thinking = new Random(`weights thinking ${number}`)
  const mode = number % 3 === 2 ? 'full' : 'basic'
  const options = { mode, patrol: false, advanced: false, edges: 'standard', start: 'random' } as const
  const state = game.setup({ seats: 2, options }, random)
  const careless = [0, 10, 25][number % 3]
  const rows: Row[] = []
  let turn = -1
  for (let [seat] = game.deciders(state); seat !== undefined; [seat] = game.deciders(state)) {
    const now = 2 * state.round + state.active
    if (now !== turn && state.turn.character === NONE) rows.push({ features: featuresOf(state, seat), seat })
    turn = now
    const decision = game.decision(state, seat)
    const question = { seat, decision, view: () => game.view(state, seat) }
    const action =
      thinking.int(100) < careless ? thinking.pick(decision.actions) : greedyRoam.choose(question, thinking)
    game.apply(state, seat, action, silentCourse(random))
  }
  const result = game.result(state)
  if (result?.kind !== 'ranked') throw new Error('not over')
  const [first, second] = result.ranks
  return { rows, firstWon: first === second ? 0.5 : first === 1 ? 1 : 0 }
}

/** Logistic regression by small steps (Adam). */
function regress(samples: { features: readonly number[]; won: number }[]): Float64Array {
  const random = new Random('weights fit')
  const [weights, mean, square] = Array.from({ length: 3 }, () => new Float64Array(DIMENSIONS))
  let steps = 0
  for (let round = 0; round < ROUNDS; round++) {
    random.shuffle(samples)
    for (let from = 0; from < samples.length; from += BATCH) {
      const slope = new Float64Array(DIMENSIONS)
      const batch = samples.slice(from, from + BATCH)
      for (const { features, won } of batch) {
        const logit = features.reduce((sum, value, i) => sum + value * weights[i], 0)
        const error = 1 / (1 + Math.exp(-logit)) - won
        for (const [i, value] of features.entries()) slope[i] += (error * value) / batch.length
      }
      steps++
      for (let i = 0; i < DIMENSIONS; i++) {
        const step = slope[i] + 2e-4 * weights[i]
        mean[i] = 0.9 * mean[i] + 0.1 * step
        square[i] = 0.999 * square[i] + 0.001 * step * step
        const size = Math.sqrt(square[i] / (1 - 0.999 ** steps)) + 1e-8
        weights[i] -= (0.01 * (1 - round / ROUNDS) * mean[i]) / (1 - 0.9 ** steps) / size
      }
    }
  }
  return weights
}

const samples = Array.from({ length: GAMES }, (_, number) => play(number)).flatMap(({ rows, firstWon }) =>
  rows.map(({ features, seat }) => ({ features, won: seat === 0 ? firstWon : 1 - firstWon })),
)
const weights = regress(samples)
console.log(`${samples.length} positions of ${GAMES} games`)
for (const [i, name] of NAMES.entries()) console.log(name.padEnd(14), weights[i].toFixed(3))
for (let free = 1; free <= 6; free++) {
  const from = NAMES.length + free * LEADS
  console.log(
    `${free} free, leads from -6:`,
    [...weights.slice(from, from + LEADS)].map((w) => w.toFixed(2)).join(' '),
  )
}
