import { NONE, type Owned, type Player } from '../state.ts'

/* Where the tile of an effect lies, as one number: a slot of the board, NONE for no tile, and below it the bags. */

const FIRST_BAG = NONE - 1

export const bagSource = (place: number): number => FIRST_BAG - place

/** The place in the bags, or NONE. */
export const bagOf = (source: number): number => (source <= FIRST_BAG ? FIRST_BAG - source : NONE)

export function ownedAt({ slots, bags }: Player, source: number): Owned | null {
  return (source >= 0 ? slots[source] : bags[FIRST_BAG - source]) ?? null
}
