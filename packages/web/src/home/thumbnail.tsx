import { Drawing } from '@vyprava/atlas'
import { moduleOf } from '@vyprava/games'
import { useMemo } from 'react'
import { doorOf } from '../doors/index.ts'
import { useLoaded } from '../frame/loaded.ts'
import { Safe } from '../frame/safe.tsx'
import type { SavedMatch } from '../local/saved.ts'
import { idle } from './idle.ts'

/** The board of a running game in small; the miniature of its door until that is drawn, or where nothing else is. */
export function BoardThumbnail({ saved }: { readonly saved: SavedMatch }) {
  const { game, pack, glimpse, id } = saved
  const miniature = useMemo(() => doorOf(game).board(), [game])
  const drawn = useLoaded(`thumbnail ${id}`, async () => {
    await idle()
    return (await moduleOf(game)?.thumbnail?.()) ?? null
  })
  const instead = <Drawing viewBox="-118 -118 236 236" preserveAspectRatio="xMidYMid slice" ink={miniature} />
  const Board = drawn.state === 'here' ? drawn.value : null
  return (
    <span className="thumb">
      <Safe instead={instead}>
        {Board === null || glimpse == null ? (
          instead
        ) : (
          <Board view={glimpse.view} observer={glimpse.observer} pack={pack} />
        )}
      </Safe>
    </span>
  )
}
