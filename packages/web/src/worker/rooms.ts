import { type Rules, roomOf } from '@vyprava/games'

/** The rules of a game by its name, for workers. */
export async function rulesOf(game: string): Promise<Rules> {
  const room = roomOf(game)
  if (room === null) throw new Error(`There is no game "${game}"`)
  return room.rules()
}
