import type { Language } from '@vyprava/module/words.ts'
import type { Name, RoamPack } from '../content/schema.ts'
import { SQUARES_OF } from '../rules/index.ts'

const COLUMNS = 'ABCDEF'
const WIDTH = COLUMNS.length

/** A1 to F6: columns from west to east, rows from north to south. */
export const squareName = (square: number): string =>
  `${COLUMNS[square % WIDTH]}${Math.floor(square / WIDTH) + 1}`

/** "C4, D4, D5", in reading order. */
export const squareNames = (squares: readonly number[]): string =>
  squares
    .toSorted((a, b) => a - b)
    .map(squareName)
    .join(', ')

/** The first and the last square of a slot: "A1–B3". */
export function slotSquares(slot: number): string {
  const squares = SQUARES_OF[slot]
  return `${squareName(squares[0])}–${squareName(squares[squares.length - 1])}`
}

/** The names of a pack in one language; the rules number starting cards after the other characters. */
export interface Names<L extends Language = Language> {
  land(land: number): Name[L]
  character(character: number): Name[L]
  artifact(artifact: number): Name[L]
  /** Null for a number that no card has: only attempts that are refused hold such numbers. */
  knownCharacter(character: number): Name[L] | null
  knownArtifact(artifact: number): Name[L] | null
  readonly patrol: Name[L]
}

export function namesIn<L extends Language>(language: L, pack: RoamPack): Names<L> {
  const of = (cards: readonly { readonly name: Name }[]): readonly Name[L][] =>
    cards.map((card) => card.name[language])
  const lands = of(pack.lands)
  const characters = of([...pack.characters, ...pack.starters])
  const artifacts = of(pack.artifacts)
  return {
    land: (land) => lands[land],
    character: (character) => characters[character],
    artifact: (artifact) => artifacts[artifact],
    knownCharacter: (character) => characters[character] ?? null,
    knownArtifact: (artifact) => artifacts[artifact] ?? null,
    patrol: pack.patrol.name[language],
  }
}
