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

/** A name in the cases that sentences ask for; a language without cases has the same everywhere. */
interface Called {
  readonly nom: string
  readonly acc: string
  readonly gen: string
}

/** The names of a pack in one language; the rules number starting cards after the other characters. */
export interface Names {
  land(land: number): Called
  character(character: number): Called
  artifact(artifact: number): Called
  /** Null for a number that no card has: only attempts that are refused hold such numbers. */
  knownCharacter(character: number): Called | null
  knownArtifact(artifact: number): Called | null
  readonly patrol: Called
}

export function namesIn(language: Language, pack: RoamPack): Names {
  const called = ({ name: { [language]: name } }: { readonly name: Name }): Called => ({
    acc: name.nom,
    gen: name.nom,
    ...name,
  })
  const lands = pack.lands.map(called)
  const characters = [...pack.characters, ...pack.starters].map(called)
  const artifacts = pack.artifacts.map(called)
  return {
    land: (land) => lands[land],
    character: (character) => characters[character],
    artifact: (artifact) => artifacts[artifact],
    knownCharacter: (character) => characters[character] ?? null,
    knownArtifact: (artifact) => artifacts[artifact] ?? null,
    patrol: called(pack.patrol),
  }
}
