import { useCallback, useEffect, useState } from 'react'
import type { PlayTable } from '../play/table.ts'
import { scriptPause } from '../settings/index.ts'
import type { Lesson } from './mark.ts'
import { scripted } from './pause.ts'
import { LEARNER, type Standpoint } from './script.ts'

/** A step that the learner wants to be done for them, and the game that it belongs to. */
interface ShowMe {
  readonly part: number
  readonly at: number
}

/**
 * Moves that the page plays for the learner: what the script has for their seat, and the step that they want to be
 * shown. Gives back how to wish for it.
 */
export function useScript(table: PlayTable, lesson: Lesson | null, place: Standpoint | null): () => void {
  const [wish, setWish] = useState<ShowMe | null>(null)
  const part = lesson?.part ?? 0
  const at = place?.at ?? 0
  const wished = wish !== null && wish.part === part && wish.at === at
  const move = lesson?.state === 'on' && place !== null ? ownMove(place, wished) : null
  useEffect(() => {
    if (wish !== null && !wished) setWish(null)
  }, [wish, wished])
  useEffect(() => {
    if (move === null) return
    let wanted = true
    scripted.wait(scriptPause()).then(() => {
      if (wanted) table.moves?.act(move)
    })
    return () => {
      wanted = false
    }
  }, [table, move])
  return useCallback(() => setWish({ part, at }), [part, at])
}

function ownMove(place: Standpoint, wished: boolean) {
  if (place.kind === 'watch') return place.move.seat === LEARNER ? place.move.action : null
  if (place.kind !== 'step' || !wished) return null
  return place.left.at(0)?.action ?? null
}
