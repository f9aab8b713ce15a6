/** What is done, in words: the ruler, previews and buttons. */
export interface ActLabels {
  /** By the numbers of the rules: items in the accusative, the rest in the nominative. */
  readonly items: readonly string[]
  readonly factions: readonly string[]
  readonly factionsAcc: readonly string[]
  readonly terrains: readonly string[]
  readonly phrases: readonly string[]
  /** What the brass button says. */
  readonly does: {
    go(hex: string): string
    regroup(hex: string): string
    readonly breach: string
    readonly destroy: string
    readonly build: string
    readonly clear: string
    readonly heal: string
    readonly rewild: string
    readonly gain: string
    /** With the name in the accusative. */
    lead(name: string): string
    readonly leadBlind: string
    readonly team: string
    readonly place: string
    readonly moveCamp: string
    readonly draw: string
    /** With the name in the accusative. */
    faction(name: string): string
    readonly tell: string
    readonly say: string
    readonly pin: string
    readonly resolve: string
    readonly confirm: string
  }
  /** Titles of previews. */
  readonly titles: {
    move(hex: string): string
    regroup(hex: string): string
    /** "Pohyb na A4 s mapou" */
    mapMove(hex: string): string
    mapRegroup(hex: string): string
    breach(edge: string): string
    rocketsBreach(edge: string): string
    rocketsDestroy(hex: string): string
    destroy(hex: string): string
    build(hex: string): string
    clear(hex: string): string
    potionsClear(hex: string): string
    readonly heal: string
    readonly potionsHeal: string
    rewild(hex: string): string
    gainItem(item: string): string
    readonly leadBlind: string
    team(name: string): string
    placeCamp(hex: string): string
    moveCamp(from: string, to: string): string
    travel(hex: string): string
    shift(hex: string): string
    rust(hex: string): string
    healPlayer(name: string): string
    drawFrom(faction: string): string
    hint(terrain: string): string
    pin(place: string): string
  }
  /** Lines of previews. */
  readonly lines: {
    /** Why one deck or the other: a card leads only its own leader. */
    readonly leadsOwn: string
    hexes(count: number): string
    ap(left: number): string
    support(gained: number): string
    item(name: string): string
    /** A sure wound, by the poison of a toxic site. */
    wounds(count: number): string
    readonly death: string
    cards(count: number): string
    hand(size: number): string
    camps(left: number): string
    healed(count: number): string
    tokens(left: number): string
    readonly close: string
    readonly ranged: string
    readonly won: string
    readonly retires: string
    readonly toxicBack: string
    readonly pollution: string
    trail(terrain: string, hexes: number): string
    team(count: number): string
    readonly noItem: string
    readonly rusts: string
    points(count: number): string
    /** How many of the hand show the terrain: what the others will learn. */
    told(count: number): string
  }
  readonly buttons: {
    /** The brass one, by what it does. */
    readonly cancel: string
    readonly takeBack: string
    readonly end: string
    /** Asked once while points are left: "Opravdu skončit, propadnou 2 akční body". */
    endAnyway(ap: number): string
    after(names: readonly string[]): string
    readonly stay: string
    readonly ready: string
    /** Opens the signals in a turn, and closes them. */
    readonly talk: string
    readonly backToGame: string
    readonly resolve: string
    readonly burn: string
    /** Shows what the next machine card may do. */
    readonly ahead: string
  }
  /** What a machine card that is left would do: "Mašiny (1 z 5): 4 zdi". */
  looming(card: {
    readonly name: string
    readonly left: number
    readonly all: number
    readonly walls: number
    readonly builds: readonly string[]
    readonly pollutes: number
    readonly hunters: number
  }): string
  /** What is to be touched, while nothing is shown. */
  readonly ask: {
    readonly camp: string
    readonly campTo: string
    /** The two steps of a camp that is moved. */
    readonly campSteps: readonly [string, string]
    readonly burn: string
    readonly edge: string
    readonly hex: string
    readonly card: string
    readonly item: string
    readonly action: string
    readonly waiting: string
    readonly here: string
  }
  /** What a phone keeps aside. */
  readonly tabs: { readonly me: string; readonly machines: string }
}
