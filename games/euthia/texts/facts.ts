import type { FactGroup } from '@vyprava/module/words.ts'
import type { facts } from './en/table.ts'
import { fightFacts } from './facts/fight.ts'
import { gameFacts } from './facts/game.ts'
import { mapFacts } from './facts/map.ts'
import { handFacts, playerFacts } from './facts/players.ts'
import { storyFacts } from './facts/story.ts'
import { surroundings } from './facts/surroundings.ts'
import { tradeFacts } from './facts/trade.ts'
import type { Context } from './sight.ts'
import type { Tools } from './tools.ts'

export type FactWords = typeof facts

export type Row = readonly [label: string, value: string]

/** What a group of facts is made from. */
export interface Telling {
  readonly words: FactWords
  readonly tools: Tools
  readonly context: Context
}

/** Everything that lies on the table, group by group; who looks comes before the others. */
export function factsOf(words: FactWords, tools: Tools, context: Context): FactGroup[] {
  const telling: Telling = { words, tools, context }
  const { observer, view } = context
  const seats = view.players
    .map((_, seat) => seat)
    .sort((a, b) => Number(b === observer) - Number(a === observer))
  return [
    gameFacts(telling),
    ...fightFacts(telling),
    ...seats.flatMap((seat) => handFacts(telling, seat)),
    ...surroundings(telling),
    ...seats.map((seat) => playerFacts(telling, seat)),
    storyFacts(telling),
    ...tradeFacts(telling),
    ...mapFacts(telling),
  ]
}
