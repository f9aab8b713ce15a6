import { ELEMENTS, type Op } from '../../content/schema.ts'
import type { Printed } from '../printed.ts'
import type { Owned, Player } from '../state.ts'

/** Does something for every permanent op of what lies on the board, gems on it included (EU-831, EU-R69). */
export function eachPermanent(
  { pack }: Printed,
  { slots }: Player,
  visit: (op: Op, owned: Owned) => void,
): void {
  for (const owned of slots) {
    if (owned === null) continue
    for (const effect of pack.tiles[owned.tile].effects)
      if (effect.timing === 'permanent') for (const op of effect.do) visit(op, owned)
    for (const { gem } of owned.gems)
      for (const effect of pack.gems[gem].effects)
        if (effect.timing === 'permanent') for (const op of effect.do) visit(op, owned)
  }
}

/** The elements that do not touch a hero, as bits by their places in ELEMENTS (EU-R64). */
export function wardedKinds(printed: Printed, player: Player): number {
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
