import { Ink } from '@vyprava/atlas'
import { path } from '@vyprava/atlas/pen.ts'
import { memo, type RefObject } from 'react'
import type { EuthiaView } from '../../rules/view.ts'
import { usePack } from '../packed.ts'
import { groundPath, tileEdge } from './outline.ts'
import { standsAt } from './pieces.tsx'
import { roman } from './signs-ink.ts'
import { type Box, baseOf, hexesOfTile, middleOf, viewBoxOf } from './units.ts'

interface LocatorProps {
  readonly view: EuthiaView
  readonly box: Box
  readonly glass: RefObject<SVGRectElement | null>
}

/** What was laid stays: it is drawn with the tile. */
const Tiles = memo(
  function Tiles({ map }: Pick<EuthiaView, 'map'>) {
    const { pack } = usePack()
    const grounds = map.tiles.map((tile, place) => {
      const { cls, chapter } = pack.mapTiles[tile]
      return path(`lc${cls === 'start' ? 0 : chapter}`, groundPath(hexesOfTile(baseOf(map, place))))
    })
    const edges = map.tiles.map((_, place) => tileEdge(baseOf(map, place)))
    return <Ink ink={grounds.join('') + path('lco', edges.join(''))} />
  },
  (a, b) => a.map.tiles === b.map.tiles,
)

/** The whole map in miniature, as the index sheet of an atlas, and how many tiles the stack still holds. */
export const Locator = memo(
  function Locator({ view, box, glass }: LocatorProps) {
    const { map } = view
    const left = map.chapters.flatMap((count, chapter) =>
      count > 0 ? [{ chapter: chapter + 1, count }] : [],
    )
    return (
      <div className="eu-locator">
        <svg viewBox={viewBoxOf(box)} aria-hidden="true">
          <Tiles map={map} />
          {view.players.map((_, player) => {
            const { x, y } = middleOf(map, standsAt(view, player))
            return (
              <circle
                // biome-ignore lint/suspicious/noArrayIndexKey: a player is its place
                key={player}
                cx={x}
                cy={y}
                r="38"
                className="lcp"
                style={{ fill: `var(--seat-${player + 1})` }}
              />
            )
          })}
          <rect ref={glass} className="lcv" />
        </svg>
        <span>
          {left.map(({ chapter, count }) => (
            <em key={chapter}>
              <b>{roman(chapter)}</b> {count}
            </em>
          ))}
        </span>
      </div>
    )
  },
  (a, b) =>
    a.box === b.box &&
    a.view.map === b.view.map &&
    a.view.players.every(({ field }, player) => field === b.view.players[player].field),
)
