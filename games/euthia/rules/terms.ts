/**
 * What a move is judged by, kind by kind. It lies with the rules because bots count it and words tell it. Those below have
 * a field: what is done there.
 */
export const PLACED = ['fight', 'elite', 'story', 'mine', 'trade', 'find', 'quest'] as const
export const UNPLACED = [
  'rep',
  /** Tokens on the map, quests and elites, by the table of the end. */
  'places',
  'quests',
  'elites',
  'goal',
  'coins',
  'health',
  /** Gaar and Dwurt. */
  'tokens',
  'gear',
  'goods',
  'cards',
  /** What can be reached in the next turns. */
  'way',
  'victory',
  'rivals',
] as const

export type Placed = (typeof PLACED)[number]
export type Unplaced = (typeof UNPLACED)[number]

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
