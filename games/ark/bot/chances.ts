import { MULTISETS, multisetAround, oneOf } from '../compass/index.ts'
import { COLOURS } from '../rules/index.ts'

const FULL = 6

/** All surroundings of 0 to 6 colours by size: [size] -> multisets. */
const PARTIALS: readonly (readonly number[])[] = partials()

function partials(): number[][] {
  const bySize: number[][] = Array.from({ length: FULL + 1 }, () => [])
  const add = (multiset: number, size: number, first: number): void => {
    bySize[size].push(multiset)
    if (size === FULL) return
    for (let colour = first; colour < COLOURS.length; colour++)
      add(multiset + oneOf(colour), size + 1, colour)
  }
  add(0, 0, 0)
  return bySize
}

/** The worth of a surrounding by the number of hexes that show it: a single one may touch another part. */
const WORTH = [0, 0.35, 0.85, 1]
/** The worth of one that a diamond can make. */
const MADE = 0.15
/** Keeps logarithms finite where there is no hope. */
const HOPELESS = 1e-4

/**
 * For letters with some fields filled: the logarithm of the chance that colours at random complete them to a
 * surrounding that the map shows. One table for every question, made anew by `look`.
 */
export class Chances {
  readonly log = new Float64Array(MULTISETS)
  /** How many hexes show a surrounding; and whether a diamond can make it. */
  readonly shown = new Uint8Array(MULTISETS)
  readonly made = new Uint8Array(MULTISETS)
  readonly #chance = new Float64Array(MULTISETS)

  /** `visited` tells which colours of the map are painted and which are only hoped for. */
  look(around: Int32Array, map: readonly number[], visited: readonly number[], diamonds: boolean): void {
    for (const multiset of PARTIALS[FULL]) this.shown[multiset] = this.made[multiset] = 0
    for (let hex = 0; hex < map.length; hex++) {
      const multiset = multisetAround(around, map, hex)
      if (multiset === 0) continue
      this.shown[multiset] += 1
      if (diamonds) this.#addMade(around, map, visited, hex, multiset)
    }
    for (let size = FULL; size >= 0; size--) {
      for (const multiset of PARTIALS[size]) {
        const chance = size === FULL ? this.#worth(multiset) : this.#mean(multiset)
        this.#chance[multiset] = chance
        this.log[multiset] = Math.log(HOPELESS + chance)
      }
    }
  }

  /** What the surrounding could be if one neighbour that is not visited yet were painted otherwise. */
  #addMade(
    around: Int32Array,
    map: readonly number[],
    visited: readonly number[],
    hex: number,
    multiset: number,
  ): void {
    for (let i = hex * 6, end = i + 6; i < end; i++) {
      if (visited[around[i]] >= 0) continue
      const rest = multiset - oneOf(map[around[i]])
      for (let colour = 0; colour < COLOURS.length; colour++) this.made[rest + oneOf(colour)] = 1
    }
  }

  #worth(multiset: number): number {
    const shown = WORTH[Math.min(this.shown[multiset], WORTH.length - 1)]
    return shown === 0 && this.made[multiset] === 1 ? MADE : shown
  }

  #mean(multiset: number): number {
    let sum = 0
    for (let colour = 0; colour < COLOURS.length; colour++) sum += this.#chance[multiset + oneOf(colour)]
    return sum / COLOURS.length
  }
}
