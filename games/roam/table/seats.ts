import type { Design } from '@vyprava/atlas'
import type { Seat } from '@vyprava/kernel'
import type { Colour } from '../content/index.ts'
import type { RoamView } from '../rules/index.ts'

/** The seat designs of the atlas by the colours of the box: fox, raven, hare, bear. */
const DESIGNS: Readonly<Record<Colour, Design>> = { red: 1, blue: 2, yellow: 3, green: 4 }

export const designOf = (view: RoamView, seat: Seat): Design => DESIGNS[view.players[seat].colour]
