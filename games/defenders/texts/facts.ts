import type { FactGroup } from '@vyprava/module/words.ts'
import type { Effect } from '../content/schema.ts'
import type { Printed } from '../rules/printed.ts'
import type { Phase } from '../rules/state.ts'
import { boardFacts } from './facts/board.ts'
import { gameFacts, machineFacts } from './facts/machines.ts'
import { handFacts, playerFacts } from './facts/players.ts'
import type { Lexicon } from './lexicon.ts'
import type { Names } from './names.ts'
import type { Context } from './sight.ts'

/** The words of the public facts. */
export interface FactWords {
  readonly none: string
  readonly nobody: string
  readonly game: {
    readonly title: string
    readonly round: string
    readonly phase: string
    readonly phases: Readonly<Record<Phase, string>>
    readonly current: string
    readonly firstPlayer: string
    readonly ap: string
    readonly winter: string
    readonly deaths: string
    readonly end: string
    readonly over: string
  }
  readonly machines: {
    readonly title: string
    readonly direction: string
    readonly directions: { readonly right: string; readonly left: string }
    readonly core: string
    readonly toxicLeft: string
    readonly mechsLeft: string
    readonly wallsBuilt: string
    readonly deck: string
    readonly discard: string
    engine(number: number): string
    onCore: string
    /** "na hraně C8–C10, přídí k B7"; null when the front points off the board. */
    engineAt(edge: string, front: string | null): string
    factory(tile: number, name: string): string
    /** "výpusti: východ, západ" */
    tile(arrow: string, vents: readonly string[]): string
    rewilded(arrow: string): string
    topTile(tile: number): string
  }
  readonly board: {
    row(letter: string): string
    leaders(names: readonly string[]): string
    engine(number: number, side: string): string
    walls(sides: readonly string[]): string
    breaches(sides: readonly string[]): string
  }
  readonly player: {
    readonly faction: string
    readonly leader: string
    readonly offBoard: string
    readonly support: string
    readonly campsLeft: string
    readonly injuries: string
    readonly items: string
    readonly usedItems: string
    readonly breaches: string
    readonly hand: string
    readonly shown: string
    readonly signs: string
    readonly deck: string
    readonly discard: string
    readonly dead: string
    readonly active: string
    readonly hidden: string
    readonly team: string
    readonly retired: string
    leaderAt(name: string, hex: string): string
    supportOf(field: number, top: number): string
    handOf(owner: string): string
  }
  countCards(count: number): string
  countPoints(count: number): string
  ability(effect: Effect): string
  phrase(phrase: number): string
}

export type Row = readonly [label: string, value: string]

/** What a group of facts is made from. */
export interface Telling {
  readonly words: FactWords
  readonly lexicon: Lexicon
  readonly printed: Printed
  readonly names: Names
  readonly context: Context
}

/** Everything that lies on the table, group by group. */
export function factsOf(
  words: FactWords,
  lexicon: Lexicon,
  printed: Printed,
  names: Names,
  context: Context,
): FactGroup[] {
  const telling: Telling = { words, lexicon, printed, names, context }
  const players = context.view.players.map((_, player) => player)
  return [
    gameFacts(telling),
    ...players.flatMap((player) => handFacts(telling, player)),
    ...players.map((player) => playerFacts(telling, player)),
    machineFacts(telling),
    ...boardFacts(telling),
  ]
}
