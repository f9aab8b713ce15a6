import type { Difficulty, Power, Start, System } from '../../../rules/vocabulary.ts'

/** What stands over a pencil. */
export type OverPencil =
  /** Hints that it takes to change to it; `paid` when it is in the hand. */
  | { readonly kind: 'price'; readonly hints: number; readonly paid: boolean }
  /** The colour that was named. */
  | { readonly kind: 'said' }
  /** How many hexes a move may paint, and how many are in reach. */
  | { readonly kind: 'reach'; readonly allowance: number; readonly targets: number }
  /** The parts that it would find now. */
  | { readonly kind: 'letters'; readonly letters: readonly string[] }

/** What a card of the answer says. */
export interface CardWords {
  /** First, in bold. */
  readonly main: string
  /** After it where there is room. */
  readonly more: string | null
  readonly note: { readonly text: string; readonly tone: 'good' | 'bad' } | null
  /** Two short lines for phones. */
  readonly brief: readonly [string, { readonly text: string; readonly tone: 'good' | 'bad' | 'plain' }]
}

export interface MapFacts {
  readonly colour: number
  /** Chosen so far. */
  readonly painted: number
  readonly allowance: number
  /** Hexes in reach, those chosen among them. */
  readonly targets: number
  /** Letters of the parts that what is chosen finds. */
  readonly finds: readonly string[]
  /** A movement with a full compass costs a minus point. */
  readonly minus: boolean
  /** It would mark the last slot of time. */
  readonly last: boolean
}

export interface CompassFacts {
  readonly colour: number
  /** Chosen; null while none is. */
  readonly field: number | null
  /** Empty fields. */
  readonly free: number
  readonly finds: readonly string[]
  /** Letters that the colour would complete with surroundings that lie nowhere on the map. */
  readonly misfits: readonly string[]
}

export interface SkipFacts {
  /** The challenge that would be lost, by name. */
  readonly loses: string | null
  /** Hints that were to be paid and stay. */
  readonly keeps: number
}

/** What one's own sealed answer holds. */
export interface SealedFacts {
  readonly kind: 'map' | 'compass' | 'skip'
  readonly colour: number
  readonly hexes: readonly string[]
  readonly field: number | null
  readonly meadow: string | null
}

/** How far somebody is, as everybody knows it. */
export type SeatState =
  | 'chooses'
  | 'prepares'
  | 'ready'
  | 'names'
  | 'said'
  | 'paints'
  | 'answers'
  | 'sealed'
  | 'outOfTime'
  | 'finished'

export type OfferTitle = 'answer' | 'name' | 'nameOnly' | 'wild' | 'paint' | 'after' | 'gem'

export interface GemFacts {
  /** Place in DIAMONDS. */
  readonly diamond: number
  /** UNEARNED to USED. */
  readonly state: number
  readonly colour: number
}

/** Words beside the sheet. Colours, fields and diamonds are the numbers of the rules. */
export interface PanelLabels {
  readonly colours: readonly string[]
  readonly terrains: readonly string[]
  readonly title: Readonly<Record<OfferTitle, string>>
  /** "1 nápověda": what is left to change colours with. */
  hints(count: number): string
  hintsAfter(before: number, after: number): string
  readonly pencils: string
  /** A pencil as it is heard. */
  pencil(facts: { readonly colour: number; readonly over: OverPencil | null; readonly lit: boolean }): string
  readonly said: string
  reach(allowance: number, targets: number): string
  /** What the named colour is taken for. */
  taken(from: number, to: number): string
  readonly changeColour: string
  readonly backToCards: string
  readonly cards: string
  readonly card: Readonly<Record<'map' | 'compass' | 'skip', string>>
  mapCard(facts: MapFacts): CardWords
  compassCard(facts: CompassFacts): CardWords
  skipCard(facts: SkipFacts): CardWords
  readonly meadow: {
    readonly title: string
    readonly note: string
    taken(hex: string): string
  }
  readonly sealed: {
    readonly title: string
    done(some: number, all: number): string
    own(facts: SealedFacts): string
    readonly seal: string
    readonly thinks: string
    readonly finishes: string
    /** When all is revealed: the name of whoever still moves, or null. */
    note(active: string | null): string
  }
  readonly seat: {
    state(state: SeatState, colour: number): string
    readonly out: string
    parts(count: number): string
    readonly of: string
    slots(count: number): string
    hints(count: number): string
    minus(count: number): string
    open(name: string): string
    readonly alone: string
  }
  readonly gains: {
    readonly title: string
    readonly hints: string
    readonly diamonds: string
    readonly sources: readonly string[]
    readonly states: readonly string[]
    gem(facts: GemFacts): string
    readonly acorn: string
    acornLeft(left: number, toNext: number): string
    readonly minus: string
    readonly challenges: string
    readonly none: string
  }
  readonly characters: {
    readonly title: string
    readonly once: string
    readonly start: Readonly<Record<Start, string>>
    readonly power: Readonly<Record<Power, string>>
    taken(name: string): string
  }
  readonly systems: {
    readonly title: string
    readonly name: Readonly<Record<System, string>>
    readonly line: Readonly<Record<System, string>>
  }
  readonly preparation: {
    readonly title: string
    readonly difficulty: Readonly<Record<Difficulty, string>>
    readonly steps: readonly [string, string, string, string, string]
    /** Hints, diamonds, both or neither. */
    helps(hints: boolean, diamonds: boolean): string
    fields(count: number): string
    readonly note: string
    /** How many of the five colours a start hex offers. */
    offered(colours: number): string
  }
  readonly die: {
    readonly title: string
    readonly instead: string
    readonly wild: string
    readonly youChoose: string
    readonly again: string
    readonly waits: string
    rolled(colour: number): string
    readonly throws: string
    last(count: number): string
    readonly note: string
  }
  readonly sheet: {
    of(name: string): string
    readonly close: string
    readonly public: string
  }
  readonly compass: {
    readonly title: string
    readonly how: readonly [string, string, string]
    readonly howTitle: string
    found(hex: string): string
    readonly fits: string
    /** Where the letter may lie, and what its fields lack: a colour, or nothing. */
    site(hex: string, missing: number | null): string
    readonly nowhere: string
    readonly rule: string
    readonly show: string
    /** On a phone, while no letter is touched. */
    readonly touch: string
  }
}
