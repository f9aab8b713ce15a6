import type {
  ChaosType,
  Cost,
  Element,
  FixedAction,
  GlobalRule,
  LocationKind,
  Metal,
  Mode,
  Op,
  Site,
  SlotKind,
  Special,
  TileKind,
  Timing,
  TitleCriterion,
  Trade,
  Until,
  When,
} from '../content/schema.ts'

/** Things that are counted: "3 mince". */
export const COUNTED = [
  'coins',
  'gaar',
  'dwurt',
  'rep',
  'wounds',
  'hits',
  'hope',
  'chaos',
  'silver',
  'gold',
  'mp',
  'potion',
  'artifact',
  'provisions',
  'teleportScroll',
  'cards',
  'tiles',
  'gems',
  'essences',
  'resources',
  'trophies',
] as const
export type CountedThing = (typeof COUNTED)[number]

/** The common words of a language. Everything stands in the nominative unless it says otherwise. */
export interface Lexicon {
  readonly none: string
  readonly and: string
  readonly or: string
  readonly count: Readonly<Record<CountedThing, (n: number) => string>>
  readonly elements: Readonly<Record<Element, string>>
  readonly sites: Readonly<Record<Site, string>>
  readonly trades: Readonly<Record<Trade, string>>
  /** Of a token: "těžba". */
  readonly actions: Readonly<Record<FixedAction, string>>
  /** A token by its action: "žeton těžby". */
  readonly tokens: Readonly<Record<FixedAction, string>>
  readonly metals: Readonly<Record<Metal, string>>
  readonly modes: Readonly<Record<Mode, string>>
  readonly slots: Readonly<Record<SlotKind, string>>
  readonly kinds: Readonly<Record<TileKind, string>>
  readonly locations: Readonly<Record<LocationKind, string>>
  readonly specials: Readonly<Record<Special, string>>
  /** Upper, left and right field of a tile, and its middle. */
  readonly hexes: readonly string[]
  /** Where a tile is added, seen from the tile of the hero, as the rules number the sides. */
  readonly directions: readonly string[]
  /** Where a field lies beside another one, clockwise from the right. */
  readonly ways: readonly string[]
  /** What elementals do to who comes to a field. */
  readonly omens: Readonly<Record<'fire' | 'water', string>>
  readonly timings: Readonly<Record<Timing, string>>
  readonly untils: Readonly<Record<Until, string>>
  readonly rules: Readonly<Record<GlobalRule, string>>
  readonly chaos: Readonly<Record<ChaosType, string>>
  readonly criteria: Readonly<Record<TitleCriterion, string>>
  level(n: number): string
  monster(level: number): string
  treasure(level: number): string
  elemental(element: Element): string
  /** "hodnota 3+" of a diagram; null is its first row. */
  row(from: number | null, to: number | null): string
}

/** What ops, costs and conditions say in a language. */
export interface EffectWords {
  op(op: Op): string
  cost(cost: Cost): string
  when(when: When): string
}

/** A number that may be below zero, with a real minus. */
export const figure = (n: number): string => (n < 0 ? `−${-n}` : String(n))

/** A number with its sign. */
export const signed = (n: number): string => (n < 0 ? `−${-n}` : `+${n}`)

/** "2× Rubín", "Rubín". */
export const times = (n: number, what: string): string => (n === 1 ? what : `${n}× ${what}`)

/** "A", "A a B", "A, B a C". */
export const listed = (parts: readonly string[], last: string): string =>
  parts.length < 2 ? (parts[0] ?? '') : `${parts.slice(0, -1).join(', ')} ${last} ${parts.at(-1)}`
