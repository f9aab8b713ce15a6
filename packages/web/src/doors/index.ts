import type { Door, DoorWords } from '@vyprava/atlas/door.ts'
import { roomOf, rooms } from '@vyprava/games'
import { DOORS as DRAWN } from '@vyprava/games/doors'
import { language, useSetting } from '../settings/index.ts'
import { plainDoor } from './plain.ts'

/** All doors: those that were drawn, and a plain one for every game that has none. */
export const DOORS: readonly Door[] = [
  ...DRAWN,
  ...rooms.filter((room) => !DRAWN.some(({ id }) => id === room.id)).map(({ id }) => plainDoor(id)),
]

/** Whether a game can be played: its door opens. */
export const isOpen = ({ id }: Door): boolean => roomOf(id) !== null

const doorOf = (game: string): Door => DOORS.find(({ id }) => id === game) ?? plainDoor(game)

/** What stands on doors, in the reader's language; also of a game that this house does not know. */
export function useDoors(): (game: string) => DoorWords {
  const spoken = useSetting(language)
  return (game) => doorOf(game).words[spoken]
}

export const useDoorWords = (game: string): DoorWords => useDoors()(game)
