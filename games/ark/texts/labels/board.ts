import { ifAny, present } from '@vyprava/module/wording.ts'
import type { BoardWords } from '../en/board.ts'

/** What is to be said of a hex. */
export interface HexFacts {
  /** "V·3" */
  readonly place: string
  /** Terrain or wreck. */
  readonly land: string
  /** The colour it is painted in, or null. */
  readonly colour: number | null
  /** Painted in this turn. */
  readonly fresh: boolean
  readonly start: boolean
  /** The part that lies here, or null. */
  readonly part: string | null
  /** The parts that may lie here. */
  readonly sites: readonly string[]
  /** The parts that may lie beside it. */
  readonly beside: readonly string[]
  /** The colour in which it is chosen, or null. */
  readonly begun: number | null
  readonly lit: boolean
  /** What a lit hex leans on. */
  readonly support: readonly string[]
}

/** What is to be said of a field of the compass. */
export interface FieldFacts {
  /** "f4" */
  readonly place: string
  readonly side: number
  readonly colour: number | null
  /** The parts that it serves. */
  readonly parts: readonly string[]
  readonly begun: number | null
  readonly lit: boolean
}

export interface LetterFacts {
  readonly letter: string
  /** "příď" */
  readonly name: string
  readonly state: 'sunk' | 'complete' | 'found' | 'fresh'
  readonly filled: number
}

/** What the sheet shows beside map and compass. */
export interface GainFacts {
  readonly character: string | null
  readonly identity: number | null
  readonly hints: number | null
  readonly diamonds: number | null
  readonly minus: number
  readonly round: number
  readonly rounds: number
}

export type BoardLabels = ReturnType<typeof boardOf>

/** What the sheet says, to those who see it and to those who have it read. */
export function boardOf({ told, ...words }: BoardWords) {
  const { colours, sides, outOf } = words
  const anyOf = (names: readonly string[]): string | null => (names.length === 0 ? null : names.join(', '))
  const belongings = ({ sites, beside }: Pick<HexFacts, 'beside' | 'sites'>): (string | null)[] => [
    ifAny(anyOf(sites), told.mayLieHere),
    ifAny(anyOf(beside), told.mayBelong),
  ]
  const chosen = (colour: number): string => `${told.chosen}, ${colours[colour]}`
  return {
    ...words,
    hex: (facts: HexFacts): string =>
      present([
        facts.place,
        facts.land,
        ifAny(facts.colour, (colour) => `${colours[colour]}${facts.fresh ? `, ${told.paintedNow}` : ''}`),
        facts.start ? told.start : null,
        ifAny(facts.part, told.liesHere),
        ...belongings(facts),
        ifAny(facts.begun, chosen),
        facts.lit ? words.mayChoose : null,
        facts.support.length === 0 ? null : told.support(facts.support),
      ]),
    /** The same of one hex that somebody rests on, for those who see it: at least one part may lie here or beside. */
    belongs: (facts: Pick<HexFacts, 'beside' | 'sites'>): string => present(belongings(facts), ' · '),
    field: ({ place, side, colour, parts, begun, lit }: FieldFacts): string =>
      present([
        told.field(place),
        told.side(sides[side]),
        begun !== null ? chosen(begun) : colour === null ? told.empty : colours[colour],
        told.beside(parts.join(', ')),
        lit ? words.mayChoose : null,
      ]),
    letter: ({ letter, name, state, filled }: LetterFacts): string =>
      `${letter}, ${name}: ${told.states[state]}${state === 'sunk' ? `, ${outOf(filled, 6)}` : ''}`,
    gains: ({ character, identity, hints, diamonds, minus, round, rounds }: GainFacts): string =>
      present([
        character,
        ifAny(identity, (side) => `${told.identity} ${sides[side]}`),
        `${told.slots} ${outOf(round, rounds)}`,
        ifAny(hints, (count) => `${told.hints} ${count}`),
        ifAny(diamonds, (count) => `${told.diamonds} ${count}`),
        `${told.minus} ${minus}`,
      ]),
    diamond: (source: string, state: number, colour: number | null): string =>
      present([
        `${told.diamond}, ${source}: ${told.gems[state]}`,
        ifAny(colour, (painted) => colours[painted]),
      ]),
    letterNote(state: LetterFacts['state'], missing: number): string {
      if (state === 'found' || state === 'fresh') return told.notes[state]
      return missing > 0 ? told.notes.missing(missing) : told.notes.seeks
    },
  }
}
