import type { FactGroup } from '@vyprava/module/words.ts'
import type { Printed } from '../rules/printed.ts'
import type { Messages } from './build.ts'
import type { FactWords } from './en/table.ts'
import { boardFacts } from './facts/board.ts'
import { gameFacts, machineFacts } from './facts/machines.ts'
import { handFacts, playerFacts } from './facts/players.ts'
import type { Lexicon } from './lexicon.ts'
import type { Names } from './names.ts'
import type { Context } from './sight.ts'
import type { AbilityWords } from './telling/abilities.ts'

export type Row = readonly [label: string, value: string]

/** What a group of facts is made from. */
export interface Telling {
  readonly words: FactWords
  readonly abilities: AbilityWords
  readonly phrases: Messages['phrases']
  readonly lexicon: Lexicon
  readonly printed: Printed
  readonly names: Names
  readonly context: Context
}

/** Everything that lies on the table, group by group. */
export function factsOf(messages: Messages, printed: Printed, names: Names, context: Context): FactGroup[] {
  const { facts: words, abilities, phrases, LEXICON: lexicon } = messages
  const telling: Telling = { words, abilities, phrases, lexicon, printed, names, context }
  const players = context.view.players.map((_, player) => player)
  return [
    gameFacts(telling),
    ...players.flatMap((player) => handFacts(telling, player)),
    ...players.map((player) => playerFacts(telling, player)),
    machineFacts(telling),
    ...boardFacts(telling),
  ]
}
