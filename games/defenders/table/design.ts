import { DESIGNS, type Design } from '@vyprava/atlas'

/** The paint of a player: around a table that of the seat; alone the two factions have the first two. */
export const designOf = (player: number): Design => DESIGNS[player]
