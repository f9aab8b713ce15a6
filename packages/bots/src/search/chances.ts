import type { GameResult } from '@vyprava/kernel'

/** How much of a rival's value is the share of points: a lost game is still played for a good score. */
const STANDING = 0.03

/** The value of an end for every seat: the winners share one, and a little of it goes by points. */
export function chancesOf(result: GameResult, seats: number): number[] {
  if (result.kind === 'together') return Array.from({ length: seats }, () => (result.won ? 1 : 0))
  const { ranks, scores } = result
  let winners = 0
  for (const rank of ranks) if (rank === 1) winners++
  const points = sumOf(scores)
  return ranks.map((rank, seat) => {
    const share = rank === 1 ? 1 / winners : 0
    const standing = scores === undefined || points <= 0 ? share : scores[seat] / points
    return share + STANDING * (standing - share)
  })
}

/** The sum of scores, or 0 when somebody is below zero and shares make no sense. */
function sumOf(scores: readonly number[] | undefined): number {
  let sum = 0
  for (const score of scores ?? []) {
    if (score < 0) return 0
    sum += score
  }
  return sum
}
