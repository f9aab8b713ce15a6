import { ANALYSIS_ITERATIONS } from '@vyprava/bots'
import { useEffect, useMemo, useSyncExternalStore } from 'react'
import type { PlayTable } from '../play/table.ts'
import { hireAdviser } from '../worker/hire.ts'
import { Review, type Reviewed } from './review.ts'

/** One core is left to the page. */
const workers = (): number => Math.max(1, Math.min(4, (navigator.hardwareConcurrency ?? 2) - 1))

const nothing = () => () => {}

/** The analysis of a table's finished game; it works while somebody looks. Null while the game runs. */
export function useReview(
  table: PlayTable,
  over: boolean,
): { readonly reviewed: Reviewed; readonly review: Review } | null {
  // A game that was over can run again after an undo, and end otherwise.
  const review = useMemo(() => {
    const { hindsight } = table
    const finished = hindsight?.finished() ?? null
    if (!over || hindsight === null || finished === null) return null
    return new Review(finished, {
      hire: hireAdviser,
      workers: workers(),
      iterations: ANALYSIS_ITERATIONS,
      earlier: hindsight.analysis,
      keep: (analysis) => hindsight.keepAnalysis(analysis),
    })
  }, [table, over])
  useEffect(() => {
    review?.start()
    return () => review?.stop()
  }, [review])
  const reviewed = useSyncExternalStore(review?.watch ?? nothing, () => review?.reviewed() ?? null)
  return review === null || reviewed === null ? null : { review, reviewed }
}
