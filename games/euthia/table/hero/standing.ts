import { ARMOUR_PIECES, type Cost, JEWEL_PIECES, SLOT_KINDS, type SlotKind } from '../../content/schema.ts'
import type { Printed } from '../../rules/printed.ts'
import type { Owned, Player } from '../../rules/state.ts'
import { discountOf, lowered } from '../../rules/steps/trade/prices.ts'
import { bagsOf, beyondSlots, hasRoom, tokenSlots } from '../../rules/storage.ts'
import type { Thing } from '../thing.ts'

/* What lies on a hero's board now, and what a preview would make of it. No words, no pictures. */

/** The parts of the board in their order: hands, first strike, abilities, what is worn. */
export const GROUPS = ['hands', 'first', 'abilities', 'worn'] as const
export type Group = (typeof GROUPS)[number]

const WORN: readonly SlotKind[] = [...ARMOUR_PIECES, ...JEWEL_PIECES]

function groupOf(kind: SlotKind): Group {
  if (kind === 'hand') return 'hands'
  if (kind === 'firstStrike') return 'first'
  return WORN.includes(kind) ? 'worn' : 'abilities'
}

/** One place of the board. */
export interface SlotStand {
  readonly slot: number
  readonly kind: SlotKind
  readonly owned: Owned | null
  /** What opens it, with everything that lowers it; null when it is open. */
  readonly lock: Cost | null
  /** What the preview would lay there instead; the same tile when nothing changes. */
  readonly later: Owned | null
  /** The preview would open it. */
  readonly opens: boolean
}

export function placesOf(printed: Printed, player: Player, after: Player | null): readonly SlotStand[] {
  const discount = discountOf(printed, player, 'unlock')
  return player.slots.map((owned, slot) => {
    const lock = player.unlocked[slot] === 1 ? null : printed.locks[player.hero][slot]
    return {
      slot,
      kind: SLOT_KINDS[printed.slotKinds[player.hero][slot]],
      owned,
      lock: lock === null ? null : lowered(lock, discount),
      later: after === null ? owned : after.slots[slot],
      opens: after !== null && player.unlocked[slot] === 0 && after.unlocked[slot] === 1,
    }
  })
}

/** The places of each part of the board. */
export const grouped = (places: readonly SlotStand[]): Readonly<Record<Group, readonly SlotStand[]>> => ({
  hands: places.filter(({ kind }) => groupOf(kind) === 'hands'),
  first: places.filter(({ kind }) => groupOf(kind) === 'first'),
  abilities: places.filter(({ kind }) => groupOf(kind) === 'abilities'),
  worn: places.filter(({ kind }) => groupOf(kind) === 'worn'),
})

/** The tile that a preview would bring to a place. */
export const comesTo = ({ owned, later }: SlotStand): Owned | null =>
  later !== null && later.tile !== owned?.tile ? later : null

/** Room in bags, and for tokens and gems. */
export interface Room {
  readonly bags: number
  readonly gaar: number
  readonly dwurt: number
  readonly gems: number
}

export const roomOf = (printed: Printed, player: Player): Room => {
  const { gaar, dwurt, gem } = tokenSlots(printed, player)
  return { bags: bagsOf(printed, player), gaar, dwurt, gems: gem }
}

/** What lies in a bag because its own slots are full. */
export type Loose = Extract<Thing, { readonly kind: 'gaar' | 'dwurt' | 'gem' | 'essence' }>

/** Each of them, tokens first; of gems and essences those that come last. */
export function looseOf(printed: Printed, player: Player): readonly Loose[] {
  const { gaar, dwurt, jewels } = beyondSlots(printed, player)
  const gems = player.gems.flatMap((n, gem) => repeated(n, { kind: 'gem' as const, gem }))
  const essences = player.essences.flatMap((n, essence) => repeated(n, { kind: 'essence' as const, essence }))
  return [
    ...repeated(gaar, { kind: 'gaar' as const }),
    ...repeated(dwurt, { kind: 'dwurt' as const }),
    ...[...gems, ...essences].slice(gems.length + essences.length - jewels),
  ]
}

const repeated = <T>(n: number, thing: T): readonly T[] => Array.from({ length: n }, () => thing)

/** How many of the things that came last have no place: tiles first, then trophies, then tokens. */
export function homelessIn(
  printed: Printed,
  player: Player,
): { readonly tiles: number; readonly others: boolean } {
  for (let tiles = 0; tiles <= player.bags.length; tiles++)
    if (hasRoom(printed, { ...player, bags: player.bags.slice(0, player.bags.length - tiles) }))
      return { tiles, others: false }
  return { tiles: 0, others: true }
}
