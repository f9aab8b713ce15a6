import type { FactGroup } from '@vyprava/module/words.ts'
import type { Mode } from '../content/schema.ts'
import { fightFacts } from './facts/fight.ts'
import { gameFacts } from './facts/game.ts'
import { mapFacts } from './facts/map.ts'
import { handFacts, playerFacts } from './facts/players.ts'
import { storyFacts } from './facts/story.ts'
import { surroundings } from './facts/surroundings.ts'
import { tradeFacts } from './facts/trade.ts'
import type { Context } from './sight.ts'
import type { Tools } from './tools.ts'

/** What all have to reach together, and how far they are. */
interface GoalWords {
  elites(needed: number, beaten: number): string
  settlements(most: number, destroyed: number): string
  readonly sleeper: string
  readonly golem: string
}

/** The words of the public facts. */
export interface FactWords {
  readonly game: {
    readonly title: string
    readonly scenario: string
    readonly goal: string
    readonly wins: string
    readonly mode: string
    readonly modes: Readonly<Record<Mode, string>>
    readonly round: string
    readonly active: string
    readonly starter: string
    readonly stack: string
    readonly next: string
    readonly rules: string
    readonly end: string
    readonly over: string
    /** "3 z 8" */
    of(round: number, rounds: number): string
    readonly goals: GoalWords
    /** How a game against each other is won, and what a missed goal costs. */
    highest(loss: number): string
  }
  readonly player: {
    readonly hero: string
    readonly place: string
    readonly offMap: string
    readonly health: string
    readonly coins: string
    readonly rep: string
    readonly gaar: string
    readonly dwurt: string
    readonly dwurtDie: string
    readonly tokens: string
    readonly granted: string
    readonly mp: string
    readonly board: string
    readonly bags: string
    readonly loose: string
    readonly trophies: string
    readonly revealed: string
    readonly stack: string
    readonly cards: string
    readonly control: string
    readonly done: string
    readonly deaths: string
    readonly locked: string
    readonly open: string
    readonly exhausted: string
    readonly inactive: string
    hand(owner: string): string
    healthOf(health: number, most: number): string
    doneOf(quests: number, elites: number, tokens: number): string
  }
  readonly fight: {
    readonly title: string
    readonly hero: string
    readonly monster: string
    readonly unknown: string
    readonly round: string
    readonly hits: string
    readonly tokens: string
    readonly hope: string
    readonly heroDice: string
    readonly monsterDice: string
    readonly diagram: string
    readonly penalty: string
    readonly immune: string
    readonly elements: string
    readonly played: string
    hitsOf(hits: number, vitality: number): string
  }
  readonly trade: {
    offer(kind: string): string
    readonly free: string
  }
  readonly map: {
    readonly monsters: string
    readonly empty: string
    readonly quests: string
    readonly tokens: string
    readonly rubble: string
    readonly ward: string
    readonly heroes: string
    readonly figure: string
    readonly unknown: string
    around(hero: string): string
    /** "odměna pro reputaci 0 až 15" */
    reward(range: string): string
  }
  readonly story: {
    readonly title: string
    readonly bounty: string
    readonly lair: string
    readonly face: string
    readonly where: string
    readonly cardsLeft: string
    readonly reward: string
    readonly toCome: string
    readonly beaten: string
    readonly destroyed: string
    readonly foe: string
    readonly hits: string
    readonly awake: string
    readonly asleep: string
    readonly legends: string
    readonly event: string
    readonly reserves: string
    vitality(n: number): string
    lairOn(what: string): string
    lairBeside(what: string): string
    lairAt(what: string): string
  }
}

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
