import { rankBy } from '@vyprava/kernel'
import { type ArkView, totalOf } from '../../rules/index.ts'

/** Whose sheet a picture shows: at the end of a race the one that wins, else one's own, else that of whose turn it is. */
export function shownSeat(view: ArkView, seat: number | null): number {
  if (view.ended !== null && view.mode === 'race') {
    const ranks = rankBy(
      view.sheets.map(({ parts, score, minus, counter }) => [parts, totalOf(score), -minus, -counter.length]),
    )
    return ranks.indexOf(Math.min(...ranks))
  }
  if (seat !== null) return seat
  return Math.max(view.active, 0)
}
