/** What is done, in words: buttons, previews, what is asked. Colours are numbers of the rules. */
export interface ActLabels {
  /** What the brass button says of what is shown or gathered. */
  readonly does: {
    start(hex: string): string
    /** A field of the compass in the preparation. */
    fill(field: number): string
    character(name: string): string
    readonly hints: string
    readonly diamonds: string
    /** "Zvolit žlutou" */
    name(colour: number): string
    /** The colour, its hexes and the end of the move in one. */
    nameAndMove(colour: number, hexes: number): string
    move(hexes: number): string
    readonly endMove: string
    readonly answer: string
    readonly endTurn: string
    colourDiamond(colour: number): string
    terraform(hex: string): string
    convert(hex: string): string
  }
  readonly buttons: {
    readonly cancel: string
    /** Takes the last of what was gathered off. */
    readonly undo: string
    /** The named colour, before the first hex is painted. */
    readonly takeColourBack: string
    readonly takeAnswerBack: string
    /** Tells the colour to the others, before the hexes are chosen. */
    readonly nameNow: string
    /** The overlay that shows where parts may lie. */
    readonly sites: string
    readonly compass: string
    readonly close: string
  }
  /** What is to be touched, while nothing is shown. */
  readonly ask: {
    readonly start: string
    readonly field: string
    readonly character: string
    readonly system: string
    readonly colour: string
    readonly hexes: string
    readonly answer: string
    /** Alone, the die is answered in the compass only. */
    readonly compass: string
    readonly gemColour: string
    readonly gemHex: string
    readonly acorn: string
    readonly meadow: string
    readonly ring: string
    readonly after: string
    readonly waiting: string
  }
  /** Lines of previews. */
  readonly lines: {
    /** "2 ze 3 polí" */
    counted(hexes: number, allowance: number): string
    slot(number: number): string
    /** By its letters, "Najde E (zvon)". */
    finds(parts: readonly string[]): string
    /** A field completes letters that fit nowhere yet. */
    readonly noPlace: string
    serves(letters: readonly string[]): string
    /** What the side's colour allows then. */
    allows(colour: number, allowance: number): string
    /** How full the diamond side is then. */
    diamondSide(filled: number): string
    hint(left: number): string
    pays(hints: number, colour: number): string
    readonly minusSkip: string
    readonly minusFull: string
    readonly diamond: string
    readonly outOfTime: string
    readonly meadow: string
    /** Colours that could be named first from a start hex. */
    /** How many hexes of each colour the first move can reach. */
    firstColours(reach: readonly number[]): string
    /** A part lies complete and is counted when the turn ends. */
    counts(parts: readonly string[]): string
    loses(parts: readonly string[]): string
    startsAt(place: string): string
    /** A gem scores as long as it is kept. */
    readonly gemPoints: string
  }
  /** Nobody can do anything: why the turn passes by. */
  readonly passing: {
    readonly stuck: string
    readonly outOfTime: string
    readonly finished: string
    readonly dieRolls: string
  }
  /** What a phone keeps aside. */
  readonly tabs: { readonly me: string; readonly answer: string; readonly others: string }
}
