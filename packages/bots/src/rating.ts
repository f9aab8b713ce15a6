import type { Random } from '@vyprava/kernel'

/** Games between two players, by their indexes: what the first got of each, from 0 (lost) to 1 (won). */
export interface Pairing {
  readonly one: number
  readonly other: number
  readonly shares: readonly number[]
}

/** A strength in Elo points around a mean of 0: 400 more are odds of ten to one. */
export interface Rating {
  readonly elo: number
  /** 90 of 100 repetitions of the games give something from `low` to `high`. */
  readonly low: number
  readonly high: number
}

const ROUNDS = 400
const RESAMPLES = 200
/** Each pair is thought to have tied this many games more, so that nobody is infinitely strong. */
const PRIOR_GAMES = 1
const ELO = 400 / Math.LN10

/** Rates players by all games at once (Bradley and Terry), with intervals from resampled games (bootstrap). */
export function rate(players: number, pairings: readonly Pairing[], random: Random): Rating[] {
  const elos = fit(players, pairings)
  const samples = Array.from({ length: RESAMPLES }, () =>
    fit(
      players,
      pairings.map(({ one, other, shares }) => ({
        one,
        other,
        shares: shares.map(() => random.pick(shares)),
      })),
    ),
  )
  return elos.map((elo, player) => {
    const sorted = samples.map((sample) => sample[player]).sort((a, b) => a - b)
    const at = (share: number): number => sorted[Math.floor(share * (RESAMPLES - 1))]
    return { elo, low: Math.min(elo, at(0.05)), high: Math.max(elo, at(0.95)) }
  })
}

/** The strengths under which the results are likeliest, by repeated division of wins by chances to win. */
function fit(players: number, pairings: readonly Pairing[]): number[] {
  const wins = Array.from({ length: players }, () => 0)
  const met = pairings.map(({ one, other, shares }) => {
    const won = shares.reduce((sum, share) => sum + share, 0) + PRIOR_GAMES / 2
    const games = shares.length + PRIOR_GAMES
    wins[one] += won
    wins[other] += games - won
    return { one, other, games }
  })
  let strengths = wins.map(() => 1)
  for (let round = 0; round < ROUNDS; round++) {
    const chances = wins.map(() => 0)
    for (const { one, other, games } of met) {
      const each = games / (strengths[one] + strengths[other])
      chances[one] += each
      chances[other] += each
    }
    strengths = wins.map((won, player) => (chances[player] === 0 ? 1 : won / chances[player]))
    const mean = strengths.reduce((sum, strength) => sum + Math.log(strength), 0) / players
    strengths = strengths.map((strength) => strength / Math.exp(mean))
  }
  return strengths.map((strength) => ELO * Math.log(strength))
}
