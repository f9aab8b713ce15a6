import type { Door } from '@vyprava/atlas/door.ts'
import { rooms } from '@vyprava/games'
import { DOORS as DRAWN } from '@vyprava/games/doors'
import { plainDoor } from './plain.ts'

/** All doors: those that were drawn, and a plain one for every game that has none. */
export const DOORS: readonly Door[] = [
  ...DRAWN,
  ...rooms.filter((room) => !DRAWN.some(({ id }) => id === room.id)).map(({ id }) => plainDoor(id)),
]

export const doorOf = (game: string): Door => DOORS.find(({ id }) => id === game) ?? plainDoor(game)
