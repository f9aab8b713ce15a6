import { useMotion } from '@vyprava/kit'
import type { RefObject } from 'react'
import { playDeeds, type Told } from './deeds.ts'
import { DefendersFlights } from './flights.ts'

/** What players have just done moves over the board; nothing waits for it. */
export function useDeeds(root: RefObject<HTMLElement | null>, told: Told, motion: boolean): void {
  const { events, seat } = told
  useMotion(root, { events, facing: String(seat), motion }, (element, delay) => {
    const flights = new DefendersFlights(element)
    playDeeds(flights, told, delay)
    return flights
  })
}
