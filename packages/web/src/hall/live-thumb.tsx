import { Drawing } from '@vyprava/atlas'
import { moduleOf } from '@vyprava/games'
import type { Glimpsed, Standing } from '@vyprava/protocol'
import { useEffect, useMemo, useState } from 'react'
import { doorOf } from '../doors/index.ts'
import { useLoaded } from '../frame/loaded.ts'
import { Safe } from '../frame/safe.tsx'
import { idle } from '../home/idle.ts'
import { glimpseOf } from './standings.ts'

/** What one sees of a match, anew whenever it has changed; the former picture stays until then. */
export function useGlimpse(standing: Standing | null): Glimpsed | null {
  const [glimpse, setGlimpse] = useState<Glimpsed | null>(null)
  const key = standing === null ? null : `${standing.table} ${standing.seat} ${standing.version}`
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key stands for what there is to see
  useEffect(() => {
    if (standing === null) return
    let wanted = true
    glimpseOf(standing).then(
      (found) => wanted && setGlimpse(found),
      (error: unknown) => console.warn('A table cannot be looked at', error),
    )
    return () => {
      wanted = false
    }
  }, [key])
  return glimpse
}

type ThumbProps = { readonly game: string; readonly glimpse: Glimpsed | null; readonly coming: boolean }

/** The board of a match in small, drawn here from what one sees oneself; an empty mat until it has come. */
export function LiveThumb({ game, glimpse, coming }: ThumbProps) {
  const miniature = useMemo(() => doorOf(game).board(), [game])
  const drawn = useLoaded(`thumbnail of ${game}`, async () => {
    await idle()
    return (await moduleOf(game)?.thumbnail?.()) ?? null
  })
  const instead = <Drawing viewBox="-118 -118 236 236" preserveAspectRatio="xMidYMid slice" ink={miniature} />
  const Board = drawn.state === 'here' ? drawn.value : null
  const waits = coming && (glimpse === null || drawn.state === 'loading')
  return (
    <span className="hall-thumb" data-state={waits ? 'coming' : 'drawn'}>
      {waits ? null : (
        <Safe instead={instead}>
          {Board === null || glimpse === null ? (
            instead
          ) : (
            <Board view={glimpse.view} observer={glimpse.seat} pack={undefined} />
          )}
        </Safe>
      )}
    </span>
  )
}
