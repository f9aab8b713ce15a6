import type { Status } from '../rules/state.ts'
import type { Difficulty, Mode, Power } from '../rules/vocabulary.ts'

/** The words of the public facts. */
export interface FactWords {
  readonly game: {
    readonly title: string
    readonly mode: string
    readonly modes: Readonly<Record<Mode, string>>
    readonly difficulty: string
    readonly difficulties: Readonly<Record<Difficulty, string>>
    readonly map: string
    readonly turn: string
    readonly preparation: string
    readonly active: string
    readonly colour: string
    readonly notNamed: string
    readonly waiting: string
    readonly end: string
    readonly over: string
  }
  readonly none: string
  /** In the nominative, by number. */
  readonly colours: readonly string[]
  /** The sides of the compass with where they lie: "les (sever)". */
  readonly sides: readonly string[]
  readonly powers: Readonly<Record<Power, string>>
  readonly reach: string
  readonly reachLeap: string
  readonly parts: string
  readonly surroundings: string
  readonly map: string
  readonly reading: string
  readonly column: string
  readonly character: string
  readonly identity: string
  readonly status: string
  readonly statuses: Readonly<Record<Status, string>>
  readonly found: string
  readonly counter: string
  readonly minus: string
  readonly hints: string
  readonly diamonds: string
  readonly diamondSources: readonly string[]
  readonly diamondStates: readonly string[]
  readonly conversions: string
  readonly allowances: string
  readonly compass: string
  readonly visited: string
  readonly challenges: string
  readonly score: string
  readonly emptyField: string
  countHexes(count: number): string
  /** "3/30", "A na VII·7", "2 políčka chybějí". */
  of(some: number, all: number): string
  at(part: string, hex: string): string
  missing(fields: number): string
  foundAt(hex: string): string
  /** "les, zeleně" or "les, vybarveno zeleně": a hex of the observer's map. */
  painted(terrain: string, colour: number): string
  upTo(hexes: number): string
  /** "VII·7 sousedí s VI·6 a VII·6": how the names of hexes lie. */
  touches(hex: string, others: readonly string[]): string
  /** "chybí X·5 (les)": what is not visited yet. */
  lacks(place: string): string
}

export type Row = readonly [label: string, value: string]

/** "zelená 2, modrá 1": the colours that occur. */
export const countsOf = (words: FactWords, count: (colour: number) => number): string =>
  words.colours
    .flatMap((name, colour) => (count(colour) === 0 ? [] : [`${name} ${count(colour)}`]))
    .join(', ')
