import { useCallback, useEffect, useMemo, useState } from 'react'
import { usePlay } from './context.ts'

/** The heading of the round in which somebody acts after that many actions; null where a game has no rounds. */
export function useRoundOf(): (number: number) => string | null {
  const { table, words, scene } = usePlay()
  const { log } = scene
  // biome-ignore lint/correctness/useExhaustiveDependencies: another course of the game has other rounds
  return useCallback(
    (number) => {
      const view = words.round === undefined ? null : table.viewAt(number)
      return view === null ? null : (words.round?.(view) ?? null)
    },
    [table, words, log],
  )
}

/** The beginning of a round on the time line. */
export interface RoundMark {
  readonly from: number
  readonly round: string
}

/** How many points are looked at while nobody waits. */
const PORTION = 16

/** Where the rounds begin. Old points take time to look at, so a long game shows its rounds a moment later. */
export function useRoundMarks(): readonly RoundMark[] {
  const { scene, words } = usePlay()
  const roundOf = useRoundOf()
  const [looked, look] = useState(0)
  const to = Math.min(looked, scene.length)
  const spoken = words.round !== undefined
  useEffect(() => {
    if (!spoken || to >= scene.length) return
    const timer = setTimeout(() => {
      const next = Math.min(scene.length, to + PORTION)
      for (let number = to; number < next; number++) roundOf(number)
      look(next)
    }, 30)
    return () => clearTimeout(timer)
  }, [spoken, to, scene.length, roundOf])
  return useMemo(() => marksOf(to, roundOf), [to, roundOf])
}

function marksOf(to: number, roundOf: (number: number) => string | null): RoundMark[] {
  const marks: RoundMark[] = []
  for (let from = 0; from < to; from++) {
    const round = roundOf(from)
    if (round !== null && round !== marks.at(-1)?.round) marks.push({ from, round })
  }
  return marks
}
