import { DESIGNS, type Design } from '@vyprava/atlas'

/** The paint of a player is that of the seat. */
export const designOf = (player: number): Design => DESIGNS[player]
