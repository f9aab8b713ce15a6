import type { Seat } from '@vyprava/kernel'
import { ELEMENTS, type Op } from '../../content/schema.ts'
import type { Item } from '../items.ts'
import type { Printed } from '../printed.ts'
import type { Euthia, Player } from '../state.ts'
import type { EuthiaCourse } from '../steps/step.ts'

/* What effects do to the hero board: essences laid on a tile, tiles and gems made ready, slots opened. */

type Imbue = Extract<Op, { readonly op: 'imbue' }>
type Ready = Extract<Op, { readonly op: 'ready' }>
export type PickWhat = Extract<Item, { readonly step: 'pick' }>['what']

/** Places for gems: the slot times this, and the gem's place on the tile. */
const GEMS_IN_SLOT = 8

/** The kinds of which enough lie loose to be laid on a tile. */
export const kindsToImbue = ({ essences }: Player, { kind, n }: Imbue): number[] =>
  ELEMENTS.flatMap((element, at) => ((kind === 'any' || kind === element) && essences[at] >= n ? [at] : []))

/** Loose essences of the owner go onto the tile, for good (EU-R63). */
export function imbue(state: Euthia, seat: Seat, op: Imbue, source: number, course: EuthiaCourse): void {
  const player = state.players[seat]
  const owned = player.slots[source] ?? null
  const [kind] = kindsToImbue(player, op)
  if (owned === null || kind === undefined) return
  player.essences[kind] -= op.n
  owned.essences[kind] += op.n
  course.emit({ type: 'imbued', player: seat, tile: owned.tile, kind, n: op.n })
}

/** What of a kind is exhausted, and could be made ready: slots, or places of gems. */
export function readyPlaces({ pack }: Printed, { slots }: Player, kind: Ready['kind']): number[] {
  return slots.flatMap((owned, slot) => {
    if (owned === null) return []
    if (kind === 'gem')
      return owned.gems.flatMap(({ active }, at) => (active === 0 ? [slot * GEMS_IN_SLOT + at] : []))
    const own = pack.tiles[owned.tile].kind
    const fits = kind === 'equipment' ? own !== 'ability' && own !== 'firstStrike' : own === kind
    return fits && owned.exhausted === 1 ? [slot] : []
  })
}

export const lockedSlots = ({ slotKinds }: Printed, { hero, unlocked }: Player, kind: number): number[] =>
  unlocked.flatMap((open, slot) => (open === 0 && slotKinds[hero][slot] === kind ? [slot] : []))

export const pickReady = ({ kind }: Ready): PickWhat => (kind === 'gem' ? 'gem' : 'tile')

/** The owner chooses where there is more than the effect does. */
export const pickOf = (seat: Seat, what: PickWhat, places: readonly number[], n: number): Item[] | null =>
  places.length > n ? [{ step: 'pick', seat, what, places, left: n }] : null

/** Makes a tile or a gem ready again, or opens a slot. */
export function picked(state: Euthia, seat: Seat, what: PickWhat, place: number, course: EuthiaCourse): void {
  const { slots, unlocked } = state.players[seat]
  if (what === 'slot') {
    unlocked[place] = 1
    course.emit({ type: 'unlockedBy', player: seat, slot: place })
    return
  }
  const owned = slots[what === 'gem' ? Math.floor(place / GEMS_IN_SLOT) : place]
  if (owned === null) return
  if (what === 'gem') owned.gems[place % GEMS_IN_SLOT].active = 1
  else {
    owned.exhausted = 0
    if (state.fight !== null) state.fight.open = state.fight.open.filter(({ tile }) => tile !== owned.tile)
  }
  course.emit({ type: 'readied', player: seat, tile: owned.tile })
}
