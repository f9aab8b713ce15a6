import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { type Player, randomPlayer } from '@vyprava/bots'
import { type Rules, roomOf, rooms } from '@vyprava/games'
import { type Game, printProblem } from '@vyprava/kernel'
import { descent, sealedBids, ticTacToe } from '@vyprava/kernel/testing/games'
import { Failure, Misuse } from './command.ts'
import { ROOT, readNamedJson } from './files.ts'

/** The small games that test the kernel: they have rules only. */
export const references: readonly Game[] = [ticTacToe, sealedBids, descent]

/** Every game that the lab can play. */
export const gameIds = (): string[] => [...rooms, ...references].map(({ id }) => id)

/** The rules of a game by its name. */
export async function rulesOf(id: string): Promise<Rules> {
  const room = roomOf(id)
  if (room !== null) return room.rules()
  const game = references.find((reference) => reference.id === id)
  if (game !== undefined) return { game, players: [] }
  throw new Misuse(unknownGame(id))
}

export const unknownGame = (id: string, known = gameIds()): string =>
  `there is no game ${JSON.stringify(id)}, expected one of ${known.join(', ')}`

/** The folder of a game's room, whether or not it is in the registry yet; null when there is none. */
export function folderOf(id: string): string | null {
  const folder = join(ROOT, 'games', id)
  return /^[a-z][a-z0-9-]*$/.test(id) && existsSync(folder) ? folder : null
}

/** The game with the pack that ships, or with a pack from a file. */
export function gameWith(rules: Rules, packFile: string | null): Game {
  if (packFile === null) return rules.game
  if (rules.withPack === undefined) throw new Failure(`${rules.game.id} takes no content packs`)
  const made = rules.withPack(readNamedJson(packFile))
  if (!made.ok) throw new Failure(`${packFile}: ${printProblem(made.problem)}`)
  return made.value
}

/** The players of a game by name: the random one, the game's stand-in, and those that the game brings. */
export function playersOf(rules: Rules): Player[] {
  const { game } = rules
  const standIn: Player = {
    name: 'stand-in',
    choose: ({ seat, decision, view }, random) => game.standIn(view(), seat, decision, random),
  }
  return [randomPlayer, standIn, ...rules.players]
}
