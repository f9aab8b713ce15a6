import { LETTER_FIELDS } from '../../compass/index.ts'
import { type Chart, COLOURS, NONE, type SheetView } from '../../rules/index.ts'

/** One of the six places in which a letter and the surroundings of a hex are compared. */
export interface Pair {
  /** The colour of a field of the letter; NONE: it is missing. */
  readonly field: number
  /** The colour of a neighbour, printed or painted; NONE: none that agrees. */
  readonly neighbour: number
  /** Whether that neighbour is visited. */
  readonly visited: boolean
}

const last = (colour: number): number => (colour === NONE ? COLOURS.length : colour)

/**
 * The fields of a letter and the neighbours of a hex in one order, as the multisets of AR-703 are compared: equal
 * colours stand over each other, what has no equal stands alone. Without a hex the fields stand by themselves.
 */
export function pairsOf(
  chart: Chart,
  { painted, compass }: Pick<SheetView, 'compass' | 'painted'>,
  letter: number,
  hex: number | null,
): Pair[] {
  const fields = LETTER_FIELDS[letter].map((field) => compass[field]).sort((a, b) => last(a) - last(b))
  if (hex === null) return fields.map((field) => ({ field, neighbour: NONE, visited: false }))
  const neighbours = [...chart.around.subarray(6 * hex, 6 * hex + 6)]
    .filter((next) => next >= 0)
    .map((next) => ({
      colour: painted[next] === NONE ? chart.colour[next] : painted[next],
      visited: painted[next] !== NONE,
    }))
    .sort((a, b) => last(a.colour) - last(b.colour))
  const left = fields.filter((colour) => colour !== NONE)
  const matched = neighbours.map(({ colour, visited }) => {
    const place = colour === NONE ? -1 : left.indexOf(colour)
    if (place >= 0) left.splice(place, 1)
    return { field: place >= 0 ? colour : NONE, neighbour: colour, visited }
  })
  // Fields that agree with no neighbour take the place of those that are missing.
  return matched.map((pair) => {
    if (pair.field !== NONE) return pair
    const field = pair.neighbour === NONE ? left.shift() : undefined
    return field === undefined ? pair : { ...pair, field }
  })
}
