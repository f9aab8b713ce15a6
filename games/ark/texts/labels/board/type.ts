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

/** What the sheet says, to those who see it and to those who have it read. */
export interface BoardLabels {
  readonly map: string
  readonly compass: string
  hex(facts: HexFacts): string
  /** The same of one hex that somebody rests on, for those who see it: at least one part may lie here or beside. */
  belongs(facts: Pick<HexFacts, 'beside' | 'sites'>): string
  field(facts: FieldFacts): string
  letter(facts: LetterFacts): string
  gains(facts: GainFacts): string

  /** The colours by their names, and by what is painted with them. */
  readonly colours: readonly string[]
  readonly sides: readonly string[]

  readonly hints: string
  readonly wreck: string
  readonly diamonds: string
  /** Where the three come from. */
  readonly diamondSources: readonly string[]
  diamond(source: string, state: number, colour: number | null): string
  readonly painted: string
  readonly minusPoints: string
  readonly minus: string
  outOf(count: number, all: number): string
  readonly challenges: string
  each(points: number): string
  /** In the order of the rules. */
  readonly challengeNames: readonly string[]

  /* Words under the map: what its marks mean. */
  readonly mayChoose: string
  readonly leansOn: string
  readonly begun: string
  readonly mayLie: string

  /** The overlay of places where parts may lie. */
  readonly sites: string
  readonly turnToCompass: string
  readonly turnToMap: string
  /* The opened compass. */
  mapAt(place: string): string
  fieldsOf(letter: string): string
  neighboursOf(place: string): string
  readonly missing: string
  letterNote(state: LetterFacts['state'], missing: number): string

  /** A ring of pencils on a hex. */
  fan(place: string): string
}
