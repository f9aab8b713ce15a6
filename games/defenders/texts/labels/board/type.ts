import type { Rotation } from '@vyprava/geometry'
import type { Lexicon } from '../../lexicon.ts'

/** What is to be said of a hex. Sides and corners are words already. */
export interface HexFacts {
  /** "C8" */
  readonly place: string
  /** Terrain, factory, rewilded factory or the core. */
  readonly land: string
  /** Where the arrow of a tile points, and the sides of its vents; null where no tile lies. */
  readonly tile: { readonly arrow: string; readonly vents: readonly string[] } | null
  readonly mechs: number
  /** Mechs on iron are snipers, elsewhere hunters. */
  readonly snipers: boolean
  readonly pollution: number
  readonly toxic: boolean
  /** "tábor Rady" */
  readonly camp: string | null
  /** By their names. */
  readonly leaders: readonly string[]
  /** Sides with a wall, also with that of a factory next door. */
  readonly walls: readonly string[]
  readonly breaches: readonly string[]
  readonly engines: readonly string[]
  /** Walled all round: the next factory may be built here. */
  readonly enclosed: boolean
  readonly lit: boolean
}

/** What is to be said of an edge. */
export interface EdgeFacts {
  /** "C8–C10" */
  readonly place: string
  readonly wall: boolean
  readonly breach: boolean
  readonly engine: boolean
  readonly lit: boolean
}

/** What the board says, to those who see it and to those who have it read. */
export interface BoardLabels {
  /** What facts are put into words with. */
  readonly lexicon: Lexicon
  readonly board: string
  hex(facts: HexFacts): string
  edge(facts: EdgeFacts): string

  /* The instruments in the corners of the plate, or in the strip below it. */
  readonly dials: string
  readonly direction: string
  readonly directions: Readonly<Record<Rotation, string>>
  readonly toxic: string
  placed(placed: number, all: number): string
  readonly fallen: string
  readonly core: string
  readonly factories: string
  readonly machineCards: string

  /* The board drawn near, for edges. */
  zoomed(place: string): string
  readonly wholeBoard: string
}
