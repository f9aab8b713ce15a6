import type { Rules } from '@vyprava/module'
import type { Texts } from './index.ts'

/** What a bot is called, and one line of what to expect; the line is null for one that the house does not know. */
export interface LevelWords {
  readonly name: string
  readonly note: string | null
}

/** A game may bring a player of its own name: it is told by its place among the players, weakest first. */
export function levelWords(rules: Rules, bot: string, { levels, level }: Texts['bots']): LevelWords {
  const known = Object.entries(levels).find(([name]) => name === bot)
  if (known !== undefined) return known[1]
  return { name: level(rules.players.findIndex(({ name }) => name === bot) + 1), note: null }
}
