import { modules } from '@vyprava/games'
import type { Door } from '@vyprava/module'
import { plainDoor } from './plain.ts'

/** A door for every game, a plain one where it brings none. */
export const DOORS: readonly Door[] = modules.map(({ id, door }) => door ?? plainDoor(id))

/** Also of a game that this house does not know. */
export const doorOf = (game: string): Door => DOORS.find(({ id }) => id === game) ?? plainDoor(game)
