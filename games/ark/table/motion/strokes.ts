import type { Seat } from '@vyprava/kernel'
import type { ArkEvent } from '../../rules/index.ts'

const NONE_DRAWN: readonly number[] = []

/** The hexes of a player's sheet that were painted by what is told, in its order. */
export function strokesIn(events: readonly ArkEvent[], player: Seat): readonly number[] {
  const hexes = events.flatMap((event): readonly number[] => {
    if (!('seat' in event) || event.seat !== player) return NONE_DRAWN
    switch (event.type) {
      case 'moved':
        return event.hexes
      case 'started':
      case 'painted':
      case 'meadowVisited':
      case 'terraformed':
      case 'converted':
        return [event.hex]
      default:
        return NONE_DRAWN
    }
  })
  return hexes.length === 0 ? NONE_DRAWN : [...new Set(hexes)]
}
