/**
 * What a position is judged by, kind by kind. It lies with the rules because bots count it and words tell it. Those below
 * have a place: the number of a hex, or of an item.
 */
export const PLACED = [
  /** A camp that is built; a factory, and why it is not rewilded yet; one that the machines are about to build. */
  'camp',
  'factory',
  'guards',
  'dirt',
  'closed',
  'wayToFactory',
  'rising',
  /** A toxic site, one that is about to become one, a hex that is a token away from it. */
  'toxic',
  'spill',
  'nearToxic',
  'item',
] as const
export const UNPLACED = [
  'camps',
  'support',
  'wayToCamp',
  'cards',
  'tokens',
  'retired',
  'threat',
  'injuries',
  /** The chance that the next machine card ends the game, by the rule. */
  'lostByCore',
  'lostByToxic',
  'lostByMassacre',
  'others',
] as const

export type Placed = (typeof PLACED)[number]
export type Unplaced = (typeof UNPLACED)[number]
export type Kind = Placed | Unplaced

/** A term as the house knows it by name. */
export type Entry =
  | { readonly kind: Placed; readonly place: number }
  | { readonly kind: Unplaced; readonly place: null }

/** Reads the name of a term. */
export function entryOf(term: string): Entry {
  const [word, place] = term.split(' ')
  const placed = PLACED.find((kind) => kind === word)
  if (placed !== undefined && place !== undefined) return { kind: placed, place: Number(place) }
  const unplaced = UNPLACED.find((kind) => kind === word)
  if (unplaced === undefined) throw new Error(`There is no term "${term}"`)
  return { kind: unplaced, place: null }
}
