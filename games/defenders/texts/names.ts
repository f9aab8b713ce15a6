import type { Language } from '@vyprava/module/words.ts'
import type { DefendersPack, Effect, Name } from '../content/schema.ts'
import { BOARD, EDGE_HEXES, isEdge, isHex, SIDES } from '../rules/board/index.ts'

const ROWS = 'ABCDEFG'

/**
 * A4 to G10, as the frame of the plate says it: rows from north to south, columns of half a hex from west to east, so
 * that every hex lies straight below its number. The core is D7.
 */
const HEX_NAMES: readonly string[] = BOARD.hexes.map(({ q, r }) => `${ROWS[r + 3]}${2 * q + r + 7}`)

/** Rows from north to south, in each the hexes from west to east. */
function inReadingOrder(a: number, b: number): number {
  const [one, other] = [BOARD.hexes[a], BOARD.hexes[b]]
  return one.r - other.r || one.q - other.q
}

export const hexName = (hex: number): string => HEX_NAMES[hex]

/** Null for a number that no hex has: only attempts that are refused hold such numbers. */
export const knownHex = (hex: number): string | null => (isHex(hex) ? HEX_NAMES[hex] : null)

/** All hexes in reading order, row by row. */
export const ROWS_OF_HEXES: readonly (readonly number[])[] = [...ROWS].map((_, row) =>
  BOARD.hexes.flatMap(({ r }, hex) => (r + 3 === row ? [hex] : [])).sort(inReadingOrder),
)

export const rowName = (row: number): string => ROWS[row]

/** The side of a hex on which an edge lies, or -1. */
export const sideOf = (hex: number, edge: number): number =>
  [0, 1, 2, 3, 4, 5].findIndex((side) => SIDES[hex * 6 + side] === edge)

/** An edge between two hexes, or a side of one on the rim. */
export type Border =
  | { readonly rim: false; readonly hexes: readonly [number, number] }
  | { readonly rim: true; readonly hex: number; readonly side: number }

export function borderAt(edge: number): Border {
  if (!isEdge(edge)) throw new RangeError(`There is no edge ${edge}`)
  const [a, b] = [EDGE_HEXES[edge * 2], EDGE_HEXES[edge * 2 + 1]]
  if (a !== -1 && b !== -1) {
    return { rim: false, hexes: inReadingOrder(a, b) < 0 ? [a, b] : [b, a] }
  }
  const hex = Math.max(a, b)
  return { rim: true, hex, side: sideOf(hex, edge) }
}

/** The names of a pack in one language. */
export interface Names<L extends Language = Language> {
  defender(card: number): Name[L]
  leader(leader: number): Name[L]
  /** The title of a Defender's ability, and what it does. */
  ability(card: number): string
  effect(card: number): Effect
  machine(card: number): string
  factory(tile: number): string
  /** The story of a leader. */
  leaderLine(leader: number): string
}

export function namesIn<L extends Language>(language: L, pack: DefendersPack): Names<L> {
  const { abilities, defenders, factories, leaders, machineCards } = pack
  return {
    defender: (card) => defenders[card].name[language],
    leader: (leader) => leaders[leader].name[language],
    ability: (card) => abilities[defenders[card].ability].title[language],
    effect: (card) => abilities[defenders[card].ability].effect,
    machine: (card) => machineCards[card].title[language],
    factory: (tile) => factories[tile].title[language],
    leaderLine: (leader) => leaders[leader].line[language],
  }
}
