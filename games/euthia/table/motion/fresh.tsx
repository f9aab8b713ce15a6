import { Ink, icon } from '@vyprava/atlas'
import { hearts } from '@vyprava/atlas/icons/goods.ts'
import { useFresh } from '@vyprava/kit'
import type { EuthiaEvent } from '../../rules/events.ts'
import type { EuthiaView } from '../../rules/view.ts'
import { groundPath } from '../board/outline.ts'
import { standsAt } from '../board/pieces.tsx'
import { baseOf, hexesOfTile, middleOf } from '../board/units.ts'

/** How long what has just happened is shown, in milliseconds. */
const SHOWN = 700

const isTold = (event: EuthiaEvent) => event.type === 'tilePlaced' || event.type === 'burnt'
const pick = (events: readonly EuthiaEvent[]): readonly EuthiaEvent[] => events.filter(isTold)

interface FreshProps {
  readonly view: EuthiaView
  readonly events: readonly EuthiaEvent[]
  readonly motion: boolean
}

/** What has just happened on the land: new tiles are turned over, fire takes hearts. Nothing waits for it. */
export function Fresh({ view, events, motion }: FreshProps) {
  const fresh = useFresh(events, pick, motion, SHOWN)
  return fresh.map((event) => {
    const key = JSON.stringify(event)
    if (event.type === 'tilePlaced' && event.place < view.map.tiles.length)
      return (
        <path key={key} d={groundPath(hexesOfTile(baseOf(view.map, event.place)))} className="eu-turned" />
      )
    if (event.type !== 'burnt') return null
    const { x, y } = middleOf(view.map, standsAt(view, event.player))
    return <Ink key={key} className="eu-hurt" ink={icon(hearts, x - 14, y - 60, 28, '')} />
  })
}
