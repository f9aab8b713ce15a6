import { checkOptions, Random, silentCourse, winners } from '@vyprava/kernel'
import { FEATURES, type Feature, featuresOf, worthsIn } from '../bot/chance.ts'
import { isRace, mindOf, PLAIN, restOf, thoughtOf } from '../bot/mind.ts'
import { playersFor } from '../bot/players.ts'
import { shippedPack } from '../content/index.ts'
import { createEuthia } from '../rules/game.ts'
import type { EuthiaOptions } from '../rules/options.ts'

/*
 * Fits the chances of `bot/chance.ts` to games of the house's players: `node games/euthia/test/chance-fit.ts 40`. It prints
 * weights, and how well they tell who won.
 */
const GAMES = Number(process.argv[2] ?? 40)
const pack = shippedPack()
const game = createEuthia(pack)
const mind = mindOf(pack, PLAIN)
const player = playersFor(pack).find(({ name }) => name === 'scout')

interface Sample {
  readonly race: boolean
  readonly rest: number
  readonly worths: readonly number[]
  /** The share of each seat in the end. */
  readonly won: readonly number[]
}

/** One game: what everything was worth at the beginning of each round, and who won. */
function samplesOf(seed: string, seats: number, scenario: string, mode: string): Sample[] {
  const random = new Random(seed)
  const checked = checkOptions<EuthiaOptions>(game.options, { scenario, mode })
  if (!checked.ok) throw new Error(checked.problem.expected)
  const state = game.setup({ seats, options: checked.value }, random)
  const seen: Omit<Sample, 'won'>[] = []
  let round = 0
  for (let [seat] = game.deciders(state); seat !== undefined; [seat] = game.deciders(state)) {
    if (state.round !== round) {
      round = state.round
      const rest = restOf(thoughtOf(mind, state, 0, random))
      seen.push({ race: isRace(state), rest, worths: worthsIn(mind, state) })
    }
    const question = { seat, decision: game.decision(state, seat), view: () => game.view(state, seat) }
    game.apply(
      state,
      seat,
      player?.choose(question, random) ?? question.decision.actions[0],
      silentCourse(random),
    )
  }
  const result = game.result(state)
  const best = result === null ? [] : winners(result, seats)
  const share = result?.kind === 'together' ? 1 : 1 / Math.max(1, best.length)
  const won = state.players.map((_, seat) => (best.includes(seat) ? share : 0))
  return seen.map((sample) => ({ ...sample, won }))
}

const samples: Sample[] = []
for (const { key, modes } of pack.scenarios)
  for (const mode of modes)
    for (const seats of mode === 'solo' ? [1] : [2, 3])
      for (let n = 0; n < GAMES; n++) samples.push(...samplesOf(`fit ${n} ${seats}`, seats, key, mode))

const together = samples.filter(({ race }) => !race)
const rivals = samples.filter(({ race }) => race)

/** Logistic regression by gradient descent on scaled features. */
function fitTogether(): Record<string, number> {
  const rows = together.map(({ worths, rest, won }) => ({ x: featuresOf(worths, rest), y: won[0] }))
  const scale = (name: Feature): number => Math.max(1, ...rows.map(({ x }) => Math.abs(x[name])))
  const scales = FEATURES.map(scale)
  const weights = FEATURES.map(() => 0)
  for (let pass = 0; pass < 8000; pass++) {
    const slope = FEATURES.map(() => 0)
    for (const { x, y } of rows) {
      const odds = FEATURES.reduce((sum, name, i) => sum + (weights[i] * x[name]) / scales[i], 0)
      const error = y - 1 / (1 + Math.exp(-odds))
      for (const [i, name] of FEATURES.entries()) slope[i] += (error * x[name]) / scales[i]
    }
    for (const i of weights.keys()) weights[i] += (4 * slope[i]) / rows.length
  }
  return Object.fromEntries(FEATURES.map((name, i) => [name, Number((weights[i] / scales[i]).toFixed(4))]))
}

/** The pair of spreads under which the winners were likeliest. */
function fitRivals(): { readonly last: number; readonly early: number; readonly loss: number } {
  let best = { last: 1, early: 1, loss: Number.POSITIVE_INFINITY }
  for (let last = 1; last <= 12; last++)
    for (let early = 0; early <= 30; early += 2) {
      let loss = 0
      for (const { worths, rest, won } of rivals) {
        const odds = worths.map((worth) => Math.exp((worth - worths[0]) / (last + early * rest)))
        const all = odds.reduce((sum, each) => sum + each, 0)
        for (const [seat, share] of won.entries()) loss -= share * Math.log(odds[seat] / all)
      }
      if (loss < best.loss) best = { last, early, loss }
    }
  return { ...best, loss: best.loss / rivals.length }
}

console.info('together', together.length, fitTogether())
console.info('rivals', rivals.length, fitRivals())
