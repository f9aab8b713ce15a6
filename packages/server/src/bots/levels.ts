import { botForAway, randomPlayer, thinkersOf } from '@vyprava/bots'
import { moduleOf } from '@vyprava/games'

/** The names of the bots that a game has, the weakest first. */
export async function botNamesOf(game: string): Promise<string[]> {
  const rules = await moduleOf(game)?.rules()
  return rules === undefined ? [] : thinkersOf(rules).map(({ name }) => name)
}

/** Who plays for somebody who is away: neither the weakest nor the strongest. */
export async function standInOf(game: string): Promise<string> {
  const rules = await moduleOf(game)?.rules()
  return rules === undefined ? randomPlayer.name : botForAway(rules)
}
