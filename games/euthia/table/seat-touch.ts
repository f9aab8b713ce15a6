import { createContext, useContext } from 'react'
import type { EuthiaHands } from './intent.ts'

/** What the plates of the players answer: the frame draws them, the table says what a touch of one means. */
export interface SeatTouch {
  readonly hands: EuthiaHands
  /** Whose things lie open in a sheet. */
  readonly open: number | null
}

const Touch = createContext<SeatTouch | null>(null)

/** Around `Laid`: the rail lies inside it. Where there is none (the end of a game), plates only show. */
export const SeatTouchProvider = Touch.Provider
export const useSeatTouch = (): SeatTouch | null => useContext(Touch)
