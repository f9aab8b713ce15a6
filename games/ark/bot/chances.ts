import { MULTISETS, type Multiset, multisetAround, oneOf } from '../compass/index.ts'
import { COLOURS, NONE } from '../rules/index.ts'

const FULL = 6

/** All surroundings of 0 to 6 colours, larger ones later; a letter in the mind is a place in this list. */
const PARTIALS: readonly Multiset[] = partials()
/** The first complete surrounding. */
const FIRST_FULL = PARTIALS.length - 210
/** A letter without a colour. */
export const BLANK = 0
const PLACE = new Int16Array(MULTISETS).fill(NONE)
PARTIALS.forEach((multiset, place) => {
  PLACE[multiset] = place
})

/** [letter * 5 + colour] -> the letter with a colour more. */
export const NEXT = Int16Array.from(
  PARTIALS.flatMap((multiset, place) =>
    COLOURS.map((_, colour) => (place < FIRST_FULL ? PLACE[multiset + oneOf(colour)] : NONE)),
  ),
)

function partials(): Multiset[] {
  const bySize: Multiset[][] = Array.from({ length: FULL + 1 }, () => [])
  const add = (multiset: Multiset, size: number, first: number): void => {
    bySize[size].push(multiset)
    if (size === FULL) return
    for (let colour = first; colour < COLOURS.length; colour++)
      add(multiset + oneOf(colour), size + 1, colour)
  }
  add(0, 0, 0)
  return bySize.flat()
}

/** The worth of a surrounding by the number of hexes that show it: a single one may touch another part. */
const WORTH = [0, 0.35, 0.85, 1]
/** The worth of one that a diamond can make. */
const MADE = 0.08
/** Keeps logarithms finite where there is no hope. */
const HOPELESS = 1e-4

/**
 * For letters with some fields filled: the logarithm of the chance that colours at random complete them to a
 * surrounding that the map shows.
 */
export class Chances {
  readonly log = new Float64Array(PARTIALS.length)
  /** How many hexes show a complete letter; and whether a diamond can make one that does. */
  readonly shown = new Uint8Array(PARTIALS.length)
  readonly made = new Uint8Array(PARTIALS.length)

  /** `visited` tells which colours of the map are painted and which are only hoped for. */
  constructor(around: Int32Array, map: readonly number[], visited: readonly number[], diamonds: boolean) {
    for (let hex = 0; hex < map.length; hex++) {
      const multiset = multisetAround(around, map, hex)
      if (multiset === 0) continue
      this.shown[PLACE[multiset]] += 1
      if (diamonds) this.#addMade(around, map, visited, hex, multiset)
    }
    const chance = new Float64Array(PARTIALS.length)
    for (let letter = PARTIALS.length - 1; letter >= 0; letter--) {
      chance[letter] = letter >= FIRST_FULL ? this.#worth(letter) : mean(chance, letter)
      this.log[letter] = Math.log(HOPELESS + chance[letter])
    }
  }

  /** What the surrounding could be if one neighbour that is not visited yet were painted otherwise. */
  #addMade(
    around: Int32Array,
    map: readonly number[],
    visited: readonly number[],
    hex: number,
    multiset: Multiset,
  ): void {
    for (let i = hex * 6, end = i + 6; i < end; i++) {
      if (visited[around[i]] >= 0) continue
      const rest = multiset - oneOf(map[around[i]])
      for (let colour = 0; colour < COLOURS.length; colour++) this.made[PLACE[rest + oneOf(colour)]] = 1
    }
  }

  #worth(letter: number): number {
    const shown = WORTH[Math.min(this.shown[letter], WORTH.length - 1)]
    return shown === 0 && this.made[letter] === 1 ? MADE : shown
  }
}

function mean(chance: Float64Array, letter: number): number {
  let sum = 0
  for (let colour = 0; colour < COLOURS.length; colour++)
    sum += chance[NEXT[letter * COLOURS.length + colour]]
  return sum / COLOURS.length
}
