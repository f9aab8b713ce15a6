import { useMemo } from 'react'
import { usePlay } from '../play/context.ts'
import { type PlayedTurn, playedTurns } from './turns.ts'

/** The turns of the finished game; none while it runs, and none where a server keeps it. */
export function useTurns(): readonly PlayedTurn[] {
  const { table, scene } = usePlay()
  const { hindsight } = table
  const { over } = scene
  return useMemo(() => {
    const finished = over ? (hindsight?.finished() ?? null) : null
    return finished === null ? [] : playedTurns(finished.played)
  }, [hindsight, over])
}
