import { createContext, useContext } from 'react'
import { type EuthiaPack, shippedPack } from '../content/index.ts'
import { createEuthia, type EuthiaGame } from '../rules/game.ts'
import { type Printed, printedFrom } from '../rules/printed.ts'

/** A pack, and what the rules make of it. */
export interface Packed {
  readonly pack: EuthiaPack
  readonly printed: Printed
  readonly game: EuthiaGame
}

export const packedOf = (pack: EuthiaPack): Packed => ({
  pack,
  printed: printedFrom(pack),
  game: createEuthia(pack),
})

/** Our own pack: what the pictures of the rulebook show, whatever lies on the table. */
export const SHIPPED = packedOf(shippedPack())

const LaidOut = createContext(SHIPPED)
export const PackProvider = LaidOut.Provider
export const usePack = (): Packed => useContext(LaidOut)
