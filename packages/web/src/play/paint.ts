import { DESIGNS, type Design } from '@vyprava/atlas'
import type { Seat } from '@vyprava/kernel'

/** The design of a seat in the atlas: paint, pattern and emblem. */
export const paintOf = (seat: Seat): Design => DESIGNS[seat % DESIGNS.length]
