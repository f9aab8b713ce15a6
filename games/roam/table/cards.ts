import { tidy } from '@vyprava/atlas'
import type { Language } from '@vyprava/module'
import { createContext, useContext } from 'react'
import {
  type Artifact,
  type CharacterFace,
  type LandFace,
  type Name,
  type RoamPack,
  shippedPack,
} from '../content/index.ts'
import { printedFrom } from '../rules/index.ts'

/** The cards that are laid out: a pack, and its cards by their numbers. */
export interface Cards {
  readonly pack: RoamPack
  readonly printed: ReturnType<typeof printedFrom>
  landOf(land: number): LandFace
  /** A card of a party, gained or starting. */
  characterOf(character: number): CharacterFace
  isStarter(character: number): boolean
  artifactOf(artifact: number): Artifact
}

export function cardsOf(pack: RoamPack): Cards {
  const { lands, characters, starters, artifacts } = pack
  const isStarter = (character: number) => character >= characters.length
  return {
    pack,
    printed: printedFrom(pack),
    landOf: (land) => lands[land],
    characterOf: (character) =>
      isStarter(character) ? starters[character - characters.length] : characters[character],
    isStarter,
    artifactOf: (artifact) => artifacts[artifact],
  }
}

/** Our own cards: what the pictures of the rulebook show, whatever lies on the table. */
export const SHIPPED = cardsOf(shippedPack())

const LaidOut = createContext(SHIPPED)
export const CardsProvider = LaidOut.Provider
export const useCards = (): Cards => useContext(LaidOut)

export const nameIn = (language: Language, name: Name): string => tidy(name[language].nom)
