/// A thread in which bots of the server think.
import { randomPlayer } from '@vyprava/bots'
import { roomOf } from '@vyprava/games'
import { type GameAction, Random } from '@vyprava/kernel'
import type { BotQuestion } from './thinker.ts'

export default async function choose(question: BotQuestion): Promise<GameAction> {
  const { game, bot, seat, view, decision, asides, seed } = question
  const room = roomOf(game)
  if (room === null) throw new Error(`There is no game "${game}"`)
  const { players } = await room.rules()
  const player = [randomPlayer, ...players].find(({ name }) => name === bot)
  if (player === undefined) throw new Error(`"${game}" has no bot "${bot}"`)
  return player.choose({ seat, decision, asides, view: () => view }, new Random(seed))
}
