/**
 * What a sheet is judged by, kind by kind. It lies with the rules because bots count it and words tell it. These have a
 * letter and a hex.
 */
export const PLACED = [
  /** A part that lies there; a place where one is likely to lie, by how far it is visited. */
  'part',
  'site',
] as const
/** These have a letter. */
export const LETTERED = [
  /** How likely the ark will lack it. */
  'prospect',
] as const
/** This one has a letter and the colour of its last empty field. */
export const LACKING = ['opening'] as const
/** These have a colour. */
export const COLOURED_TERMS = [
  /** How far moves of the colour lead. */
  'strides',
  /** The turn's colour for those who answer it: of use to rivals or not, of use to friends or not. */
  'gift',
  'denial',
  'help',
  'hindrance',
] as const
export const PLAIN = [
  'ark',
  'journey',
  'start',
  'fields',
  'hints',
  'diamonds',
  'slots',
  'minus',
  'challenges',
] as const

export type Placed = (typeof PLACED)[number]
export type Lettered = (typeof LETTERED)[number]
export type Lacking = (typeof LACKING)[number]
export type ColouredTerm = (typeof COLOURED_TERMS)[number]
export type Plain = (typeof PLAIN)[number]

/** A term as the house knows it by name: `site 4 57`, `prospect 2`, `gift 3`, `minus`. */
export type Entry =
  | { readonly form: 'placed'; readonly kind: Placed; readonly letter: number; readonly hex: number }
  | { readonly form: 'lettered'; readonly kind: Lettered; readonly letter: number }
  | { readonly form: 'lacking'; readonly kind: Lacking; readonly letter: number; readonly colour: number }
  | { readonly form: 'coloured'; readonly kind: ColouredTerm; readonly colour: number }
  | { readonly form: 'plain'; readonly kind: Plain }

/** Reads the name of a term. */
export function entryOf(term: string): Entry {
  const [word, ...numbers] = term.split(' ')
  const [first, second] = numbers.map(Number)
  const placed = PLACED.find((kind) => kind === word)
  if (placed !== undefined) return { form: 'placed', kind: placed, letter: first, hex: second }
  const lettered = LETTERED.find((kind) => kind === word)
  if (lettered !== undefined) return { form: 'lettered', kind: lettered, letter: first }
  const lacking = LACKING.find((kind) => kind === word)
  if (lacking !== undefined) return { form: 'lacking', kind: lacking, letter: first, colour: second }
  const coloured = COLOURED_TERMS.find((kind) => kind === word)
  if (coloured !== undefined) return { form: 'coloured', kind: coloured, colour: first }
  const plain = PLAIN.find((kind) => kind === word)
  if (plain === undefined) throw new Error(`There is no term "${term}"`)
  return { form: 'plain', kind: plain }
}
