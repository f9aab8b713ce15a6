import type { Design } from '@vyprava/atlas'

/** The seats by their design in the atlas: colour and animal. */
export type SeatTexts = Readonly<Record<Design, { readonly paint: string; readonly emblem: string }>>

/** The animals in the order of the seats: a bot is called after the disc that lies before it. */
export const emblemsOf = (seats: SeatTexts): readonly string[] =>
  Object.values(seats).map(({ emblem }) => emblem)
