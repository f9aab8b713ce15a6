import { createContext, useContext } from 'react'
import { type ArkPack, shippedPack } from '../content/index.ts'
import { type ArkGame, createArk, type Printed, printedFrom } from '../rules/index.ts'

/** A pack, and what the rules make of it. */
export interface Packed {
  readonly pack: ArkPack
  readonly printed: Printed
  readonly game: ArkGame
}

export const packedOf = (pack: ArkPack): Packed => ({
  pack,
  printed: printedFrom(pack),
  game: createArk(pack),
})

/** Our own pack: what the pictures of the rulebook show, whatever lies on the table. */
export const SHIPPED = packedOf(shippedPack())

const LaidOut = createContext(SHIPPED)
export const PackProvider = LaidOut.Provider
export const usePack = (): Packed => useContext(LaidOut)
