import type { Trade } from '../../../content/schema.ts'

/** The actions of trade and learning, of quests and of the hand of cards. */
export type MarketAct =
  | 'buy'
  | 'buyGaar'
  | 'buyPersonal'
  | 'cashGold'
  | 'cashSilver'
  | 'discardCard'
  | 'exchange'
  | 'heal'
  | 'learn'
  | 'quest'
  | 'relearn'
  | 'reveal'
  | 'sell'
  | 'sellEssence'
  | 'sellGem'
  | 'swapSilver'
  | 'take'
  | 'unlearn'
  | 'unlock'

/** The words of trade, personal tiles, quests and cards. */
export interface MarketLabels {
  readonly does: Readonly<Record<MarketAct, string>>
  /** What the place of trade is called as a part of the table. */
  readonly market: string
  readonly places: Readonly<Record<Trade, string>>
  readonly offer: string
  /** What is still due before anything is bought. */
  fee(due: number): string
  readonly freeOnce: string
  missing(coins: number): string
  buyBack(coins: number): string
  ware(name: string, does: string, coins: number): string
  found(name: string, does: string): string
  readonly servicesTitle: string
  readonly services: Readonly<Record<'buyGaar' | 'exchange' | 'heal' | 'reveal', string>>
  heals(n: number): string
  readonly reveals: string
  readonly gaarHere: string
  readonly noGaar: string
  readonly ladder: {
    readonly title: string
    readonly open: string
    readonly close: string
    readonly about: string
    missing(value: number, lacks: number): string
    hidden(tiles: number, value: number): string
    readonly back: string
    readonly none: string
    readonly states: Readonly<Record<'owned' | 'open' | 'ready' | 'hidden', string>>
  }
  readonly sale: Readonly<Record<'title' | 'here' | 'none', string>> & { things(count: number): string }
  readonly pair: { readonly title: string; about(left: number): string }
  readonly cart: { readonly title: string; readonly about: string }
  readonly quests: {
    readonly title: string
    left(cards: number): string
    /** The hero stands there. */
    readonly here: string
    /** How many cards are still face down, and when they are turned up. */
    later(cards: number): string
    readonly give: string
    readonly gain: string
    readonly has: string
    readonly hasNot: string
    spoken(name: string, cost: string, reward: string, has: boolean): string
  }
  readonly cards: {
    readonly title: string
    readonly hidden: string
    readonly give: string
    readonly silver: string
    spoken(name: string, held: number): string
  }
  readonly trophy: string
  readonly treasure: string
}
