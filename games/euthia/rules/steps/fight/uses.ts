import type { Seat } from '@vyprava/kernel'
import type { Effect, Timing } from '../../../content/schema.ts'
import type { EuthiaAction } from '../../actions.ts'
import type { Item } from '../../items.ts'
import type { Printed } from '../../printed.ts'
import type { Euthia } from '../../state.ts'
import type { Window } from '../../windows.ts'
import type { Deed, Deeds, Scene } from '../step.ts'

/** Effects of tiles, gems and essences in a fight are the hero-player's alone (EU-229, EU-624). */
export const heroUses: Deeds = {}

const table: Readonly<Record<string, Deed | undefined>> = heroUses
const listed = Object.keys(table).flatMap((type) => table[type] ?? [])
const scratch: EuthiaAction[] = []

/** Whether the hero-player could use anything in a window: boards are open, so nobody learns a secret by not being asked. */
export function isWorthAsking(printed: Printed, state: Euthia, item: Item, window: Window): boolean {
  if (state.fight === null || listed.length === 0) return false
  const scene: Scene = { printed, state, item, seat: state.fight.hero, window }
  scratch.length = 0
  for (const deed of listed) {
    deed.list(scene, scratch)
    if (scratch.length > 0) return true
  }
  return false
}

/** The effect of a tile that attacks at this timing, or undefined. */
export const attackEffect = ({ pack }: Printed, tile: number, timing: Timing): Effect | undefined =>
  pack.tiles[tile].effects.find((effect) => effect.timing === timing)

/** In how many ways an attack can be paid for now; 0 when its condition fails or it cannot be paid. */
export const attackWays = (_printed: Printed, _state: Euthia, _seat: Seat, effect: Effect): number =>
  effect.cost === undefined && effect.when === undefined ? 1 : 0
