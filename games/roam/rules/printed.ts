import type { Ability, Colour } from '../content/schema.ts'
import { CELL_OF, SLOT_OF } from './map.ts'
import { type Form, formsOf } from './shapes.ts'
import { NONE, type Roam } from './state.ts'

/** Fields of a pack that no rule reads: words and pictures. A match does not depend on them. */
export const UNREAD = ['name', 'line', 'seed', 'icon'] as const

/** What the rules read of a content pack. */
export interface Pack {
  readonly id: string
  readonly lands: readonly { readonly coins: readonly (readonly number[])[] }[]
  readonly characters: readonly CharacterFace[]
  readonly starters: readonly (CharacterFace & { readonly colour: Colour })[]
  readonly artifacts: readonly ArtifactFace[]
  readonly patrol: { readonly points: number }
}

export interface CharacterFace {
  readonly points: number
  readonly shape: readonly string[]
}

export interface ArtifactFace {
  readonly ability: Ability
  readonly price: number
  readonly points: number
}

/**
 * A pack worked out for the rules. A character's number is its place in the pack's `characters`;
 * the starting cards follow after them, so that one number names any card of a party.
 */
export interface Printed {
  readonly pack: Pack
  /** Coins of each land's six cells, from the scroll. */
  readonly coins: readonly (readonly number[])[]
  readonly points: readonly number[]
  /** What a hidden character is worth on average. */
  readonly meanPoints: number
  /** For each character its four forms, by quarter turns. */
  readonly forms: readonly (readonly Form[])[]
}

/** Packs never change, so each is worked out once. */
const workedOut = new WeakMap<Pack, Printed>()

export function printedFrom(pack: Pack): Printed {
  const known = workedOut.get(pack)
  if (known !== undefined) return known
  const printed = workOut(pack)
  workedOut.set(pack, printed)
  return printed
}

function workOut(pack: Pack): Printed {
  const faces = [...pack.characters, ...pack.starters]
  return {
    pack,
    coins: pack.lands.map((land) => land.coins.flat()),
    points: faces.map((face) => face.points),
    meanPoints: pack.characters.reduce((sum, { points }) => sum + points, 0) / pack.characters.length,
    forms: faces.map((face) => formsOf(face.shape)),
  }
}

/** The number of a starting card among all characters. */
export const starterNumber = (pack: Pack, starter: number): number => pack.characters.length + starter

/** What is printed on a character, gained or starting. */
export const faceOf = ({ pack }: Printed, character: number): CharacterFace =>
  character < pack.characters.length
    ? pack.characters[character]
    : pack.starters[character - pack.characters.length]

/** The coins printed on a square of the map. */
export function coinsOn(printed: Printed, state: Roam, square: number): number {
  const land = state.lands[SLOT_OF[square]]
  return land === NONE ? 0 : printed.coins[land][CELL_OF[square]]
}
