import { tidy } from '@vyprava/atlas'
import type { Language } from '@vyprava/module'
import { createContext, useContext } from 'react'
import { type DefendersPack, type Name, shippedPack } from '../content/index.ts'
import { createDefenders, type DefendersGame, type Printed, printedFrom } from '../rules/index.ts'

/** The cards that are laid out: a pack, and what the rules make of it. */
export interface Cards {
  readonly pack: DefendersPack
  readonly printed: Printed
  readonly game: DefendersGame
}

export const cardsOf = (pack: DefendersPack): Cards => ({
  pack,
  printed: printedFrom(pack),
  game: createDefenders(pack),
})

/** Our own cards: what the pictures of the rulebook show, whatever lies on the table. */
export const SHIPPED = cardsOf(shippedPack())

const LaidOut = createContext(SHIPPED)
export const CardsProvider = LaidOut.Provider
export const useCards = (): Cards => useContext(LaidOut)

/** A name as the one who is chosen: Czech and Slovak decline it. */
export function accIn(language: Language, name: Name): string {
  const word = name[language]
  return tidy('acc' in word ? word.acc : word.nom)
}

/** A name of the pack in the nominative, or a word that is not declined. */
export const nameIn = (
  language: Language,
  name: Readonly<Record<Language, string | { readonly nom: string }>>,
): string => {
  const word = name[language]
  return tidy(typeof word === 'string' ? word : word.nom)
}
