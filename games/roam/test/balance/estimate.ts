import type { Gain, Played } from './play.ts'

/** A mean with twice its standard error: the true one lies within with 95 %. */
export interface Estimate {
  readonly mean: number
  readonly within: number
}

export const mean = (numbers: readonly number[]): number =>
  numbers.reduce((sum, n) => sum + n, 0) / numbers.length

export function estimate(numbers: readonly number[]): Estimate {
  const middle = mean(numbers)
  const squares = numbers.reduce((sum, n) => sum + (n - middle) ** 2, 0)
  return { mean: middle, within: 2 * Math.sqrt(squares / (numbers.length - 1) / numbers.length) }
}

const LUCKS = [0, 1, 2] as const

/** How much luckier each player was than the mean of the others. */
export function lucksIn({ gains, shares }: Played): number[][] {
  const own = shares.map(() => LUCKS.map(() => 0))
  for (const { order, luck } of gains) for (const i of LUCKS) own[order][i] += luck[i]
  const all = LUCKS.map((i) => own.reduce((sum, luck) => sum + luck[i], 0))
  return own.map((luck) => LUCKS.map((i) => luck[i] - (all[i] - luck[i]) / (shares.length - 1)))
}

export const dot = (a: readonly number[], b: readonly number[]): number =>
  a.reduce((sum, each, i) => sum + each * b[i], 0)

/** How much of a game each kind of luck is worth: least squares over all players of all games. */
export function worthOfLuck(games: readonly Played[]): number[] {
  const usual = games[0].shares.map((_, order) => mean(games.map(({ shares }) => shares[order])))
  const rows = LUCKS.map(() => [0, 0, 0, 0])
  for (const game of games) {
    for (const [order, luck] of lucksIn(game).entries()) {
      const won = game.shares[order] - usual[order]
      for (const i of LUCKS) {
        for (const j of LUCKS) rows[i][j] += luck[i] * luck[j]
        rows[i][3] += luck[i] * won
      }
    }
  }
  return solve(rows)
}

/** Gauss and Jordan; the matrix is one of sums of squares, so its diagonal will do. */
function solve(rows: number[][]): number[] {
  for (const [i, pivot] of rows.entries()) {
    for (const [j, row] of rows.entries()) {
      if (i === j) continue
      const times = row[i] / pivot[i]
      for (let k = i; k < row.length; k++) row[k] -= times * pivot[k]
    }
  }
  return rows.map((row, i) => row[rows.length] / row[i])
}

/** Shares of wins by turn order, as they were or with luck taken out. Games of the same deal count as one. */
export function sharesByOrder(games: readonly Played[], worth: readonly number[] | null): Estimate[] {
  const deals = Map.groupBy(games, ({ deal }) => deal)
  return games[0].shares.map((_, order) =>
    estimate(
      [...deals.values()].map((same) =>
        mean(
          same.map((game) => game.shares[order] - (worth === null ? 0 : dot(worth, lucksIn(game)[order]))),
        ),
      ),
    ),
  )
}

/** How much more often the owner of a card wins than the owner of any gained card, the luck of other cards taken out. */
export function lifts(games: readonly Played[], worth: readonly number[]): Map<number, Estimate> {
  const won = (game: Played, { order, luck }: Gain, lucks: readonly number[][]): number =>
    game.shares[order] - dot(worth, lucks[order]) + dot(worth, luck)
  const all = games.flatMap((game) => {
    const lucks = lucksIn(game)
    return game.gains.map((gain) => ({ character: gain.character, won: won(game, gain, lucks) }))
  })
  const usual = mean(all.map((each) => each.won))
  const byCard = Map.groupBy(all, ({ character }) => character)
  return new Map(
    [...byCard].map(([character, gains]) => [character, estimate(gains.map((each) => each.won - usual))]),
  )
}

/** One estimate of several, each weighted by its certainty. */
export function pool(estimates: readonly Estimate[]): Estimate {
  const weights = estimates.map(({ within }) => within ** -2)
  const sum = weights.reduce((before, weight) => before + weight, 0)
  return {
    mean:
      dot(
        weights,
        estimates.map((each) => each.mean),
      ) / sum,
    within: sum ** -0.5,
  }
}
