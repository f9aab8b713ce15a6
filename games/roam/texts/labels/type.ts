import type { Ability } from '../../content/index.ts'

/** What is to be said of a square. */
export interface SquareFacts {
  /** "C4" */
  readonly place: string
  /** Null where no card lies. */
  readonly land: string | null
  /** Whose markers, from below. */
  readonly owners: readonly string[]
  readonly coins: number
  readonly lit: boolean
}

/** What a placement would bring. */
export interface PreviewFacts {
  readonly markers: number
  readonly coins: number
  readonly skipped: number
  /** With too few markers the player will choose among the squares. */
  readonly short: boolean
  readonly completes: readonly { readonly land: string; readonly leaders: readonly string[] }[]
}

export interface CardFacts {
  readonly name: string
  readonly points: number
  readonly awake: boolean
  readonly rows: readonly string[]
}

export interface ArtifactFacts {
  readonly name: string
  readonly ability: string
  readonly points: number
  readonly price: number | null
  /** Null in the row, where nothing sleeps. */
  readonly awake: boolean | null
}

/** What a phone keeps aside. */
export type Tray = 'me' | 'offer'

/** The table's own words: buttons, captions, and what a screen reader says of the drawings. */
export interface RoamLabels {
  readonly map: string
  readonly hand: string
  /** What a phone keeps aside, by its tab. */
  readonly trays: Readonly<Record<Tray, string>>
  readonly pile: string
  readonly abilities: Readonly<Record<Ability, string>>
  square(facts: SquareFacts): string
  card(facts: CardFacts): string
  artifact(facts: ArtifactFacts): string
  preview(facts: PreviewFacts): string

  coins(count: number): string
  markers(count: number): string
  coinsWord(count: number): string
  markersWord(count: number): string
  points(count: number): string
  /** The word alone, under a big number. */
  pointsWord(count: number): string
  supply(count: number): string
  cards(count: number, end: number): string
  landsInPile(count: number): string
  artifactsLeft(count: number): string

  readonly artifacts: string
  readonly myArtifacts: string
  readonly myParty: string
  /** How many of the party sleep, and how many are awake. */
  asleep(asleep: number, awake: number): string
  readonly sleeps: string
  readonly useIt: string
  readonly noArtifacts: string
  readonly skipped: string
  readonly patrolFree: string
  patrolOf(name: string): string

  readonly confirm: string
  readonly cancel: string
  readonly choosePlace: string
  readonly rest: string
  readonly restFree: string
  readonly done: string
  readonly endMain: string
  readonly endTurn: string
  readonly rotate: string
  readonly chooseFlip: string
  readonly chooseFreeGap: string
  readonly chooseReplace: string
  readonly chooseMarker: string
  readonly chooseTarget: string
  readonly whatHere: string
  buy(name: string): string

  readonly auction: string
  readonly noBid: string
  readonly yourBid: string
  readonly more: string
  readonly less: string
  readonly pass: string
  bestBid(name: string, coins: number): string
  bid(coins: number): string

  readonly scoring: string
  readonly scoreCards: string
  readonly scoreArtifacts: string
  readonly scorePatrol: string
  readonly scoreTotal: string
  readonly scoreCoins: string
  readonly winner: string
  /** Under a card that was gained: whose party it joins. */
  joins(name: string): string
}
