import { ENCOUNTERS } from '../../content/schema.ts'
import { encounterOn } from '../../rules/encounters.ts'
import type { Printed } from '../../rules/printed.ts'
import { ownerOf } from '../hero/owner.ts'
import type { PanelProps } from '../props.ts'

/** Somebody who is met on the map: the place in ENCOUNTERS, and whether the hero stands there. */
interface Met {
  readonly place: number
  readonly here: boolean
}

/** Who can be met now, the one beside whom the hero stands first. */
export function metIn(
  printed: Printed,
  panel: Pick<PanelProps, 'view' | 'seat' | 'followed' | 'state'>,
): readonly Met[] {
  const { view, state } = panel
  const { field } = view.players[ownerOf(panel)]
  const at = field < 0 ? null : encounterOn(printed, state, field)
  return view.encounters
    .flatMap(({ open, deck }, place) =>
      open.length + deck === 0 ? [] : [{ place, here: at !== null && ENCOUNTERS.indexOf(at) === place }],
    )
    .toSorted((a, b) => Number(b.here) - Number(a.here))
}
