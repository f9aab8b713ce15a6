import type { FactGroup } from '@vyprava/module/words.ts'
import { slotOf } from '../../rules/map.ts'
import { NONE } from '../../rules/state.ts'
import type { Row, Telling } from '../facts.ts'
import { aroundOf } from '../land.ts'

/** What lies around the hero of whoever looks, or of whoever is on turn. */
export function surroundings({
  words: { map: words },
  tools,
  context: { view, names, observer },
}: Telling): FactGroup[] {
  const seat = observer ?? view.active
  const player = view.players[seat]
  if (player === undefined || player.field === NONE) return []
  const rows = aroundOf(tools.printed, view, player.field).map(({ way, field }): Row => {
    const label = way === NONE ? tools.words.hexes[slotOf(field)] : tools.words.ways[way]
    return [label, field === NONE ? words.unknown : tools.target(view, player, field)]
  })
  return [{ title: words.around(names[seat]), rows }]
}
