import { type Seat as Design, SEATS } from '@vyprava/atlas'

/** The paint of a player is that of the seat. */
export const designOf = (player: number): Design => SEATS[player]
