import { randomPlayer } from '@vyprava/bots'
import { roomOf } from '@vyprava/games'

/** The names of the bots that a game has, the weakest first. */
export async function botsOf(game: string): Promise<string[]> {
  const rules = await roomOf(game)?.rules()
  return rules === undefined ? [] : rules.players.map(({ name }) => name)
}

/** Who plays for somebody who is away: neither the weakest nor the strongest. */
export async function standInOf(game: string): Promise<string> {
  const bots = await botsOf(game)
  return bots[Math.floor(bots.length / 2)] ?? randomPlayer.name
}
