import { type Seat as Paint, SEATS } from '@vyprava/atlas'
import type { Seat } from '@vyprava/kernel'

/** The design of a seat in the atlas: paint, pattern and emblem. */
export const paintOf = (seat: Seat): Paint => SEATS[seat % SEATS.length]
