import type { Language } from '@vyprava/atlas'
import {
  type Artifact,
  type CharacterFace,
  type LandFace,
  type Name,
  type RoamPack,
  shippedPack,
} from '../content/index.ts'
import { printedFrom } from '../rules/index.ts'

/** The cards on the table. One table is open at a time, and it is laid out before it is drawn. */
export let pack = shippedPack()
export let printed = printedFrom(pack)

export function layOut(next: RoamPack): void {
  if (next === pack) return
  pack = next
  printed = printedFrom(next)
}

export const landOf = (land: number): LandFace => pack.lands[land]

/** A card of a party, gained or starting. */
export const characterOf = (character: number): CharacterFace =>
  character < pack.characters.length
    ? pack.characters[character]
    : pack.starters[character - pack.characters.length]

export const isStarter = (character: number): boolean => character >= pack.characters.length

export const artifactOf = (artifact: number): Artifact => pack.artifacts[artifact]

export const nameIn = (language: Language, name: Name): string => name[language].nom
