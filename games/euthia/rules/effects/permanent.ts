import { ELEMENTS, type Op } from '../../content/schema.ts'
import type { Printed } from '../printed.ts'
import type { Owned, Player } from '../state.ts'

/** What somebody has about them. */
type Worn = Pick<Player, 'slots' | 'bags'>

/** Does something for every permanent op of one tile, gems on it included, whichever side is up (EU-831, EU-865, EU-R69). */
export function eachOf(
  { permanents, gemPermanents }: Printed,
  owned: Owned,
  visit: (op: Op, owned: Owned) => void,
): void {
  for (const op of permanents[owned.tile]) visit(op, owned)
  for (const { gem } of owned.gems) for (const op of gemPermanents[gem]) visit(op, owned)
}

/** The same for all that works: what lies on the board, and in bags what works from there (EU-854, EU-884). */
export function eachPermanent(
  printed: Printed,
  { slots, bags }: Worn,
  visit: (op: Op, owned: Owned) => void,
): void {
  for (const owned of slots) if (owned !== null) eachOf(printed, owned, visit)
  for (const owned of bags) if (!printed.inSlot[owned.tile]) eachOf(printed, owned, visit)
}

/** The elements that do not touch a hero, as bits by their places in ELEMENTS (EU-R64). */
export function wardedKinds(printed: Printed, player: Worn): number {
  let bits = 0
  eachPermanent(printed, player, (op, owned) => {
    if (op.op !== 'ward') return
    for (let kind = 0; kind < ELEMENTS.length; kind++) {
      const wards = op.kinds === 'onTile' ? owned.essences[kind] > 0 : op.kinds.includes(ELEMENTS[kind])
      if (wards) bits |= 1 << kind
    }
  })
  return bits
}
