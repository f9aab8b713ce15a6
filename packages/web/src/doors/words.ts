import type { DoorWords } from '@vyprava/module/door.ts'
import { language, useSetting } from '../settings/index.ts'
import { doorOf } from './index.ts'

/** What stands on doors, in the reader's language; also of a game that this house does not know. */
export function useDoors(): (game: string) => DoorWords {
  const spoken = useSetting(language)
  return (game) => doorOf(game).words[spoken]
}

export const useDoorWords = (game: string): DoorWords => useDoors()(game)
