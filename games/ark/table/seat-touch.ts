import type { DieFace } from '@vyprava/atlas'
import { createContext, useContext } from 'react'
import type { ArkHands } from './intent.ts'

/** What the plates of the players answer: the frame draws them, the table says what a touch of one means. */
export interface SeatTouch {
  readonly hands: ArkHands
  /** Whose sheet lies open. */
  readonly open: number | null
  /** Alone: what the die has shown, the newest last. */
  readonly throws: readonly DieFace[]
}

const Touch = createContext<SeatTouch | null>(null)

/** Around `Laid`: the rail lies inside it. Where there is none (the end of a game), plates only show. */
export const SeatTouchProvider = Touch.Provider
export const useSeatTouch = (): SeatTouch | null => useContext(Touch)
