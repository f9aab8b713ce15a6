/** The actions that are done on the land and with tokens. */
export type LandAct =
  | 'confront'
  | 'endTurn'
  | 'explore'
  | 'fight'
  | 'keep'
  | 'legend'
  | 'mine'
  | 'portal'
  | 'prayHeal'
  | 'prayPotion'
  | 'step'
  | 'teleport'
  | 'trade'
  | 'treasure'
  | 'walk'

/** The words of the map, its panels and the buttons in the corner. */
export interface LandLabels {
  readonly does: Readonly<Record<LandAct, string>>
  readonly buttons: {
    readonly cancel: string
    readonly close: string
    readonly end: string
    readonly endAnyway: string
    readonly stepAndFight: string
  }
  readonly ask: {
    /** With tokens and no points: what a token is. */
    readonly token: string
    /** What a thing with several meanings offers. */
    readonly here: string
    readonly carry: string
    /** What the end of the turn takes: points, tokens beyond the one that may be kept, and granted actions. */
    lost(points: number, tokens: number, granted: number): string
    readonly waiting: string
  }
  readonly tabs: { readonly hero: string; readonly field: string }
  /** What the map is called. */
  readonly map: string
  /** On a field with a monster: "boj". */
  readonly fight: string
  readonly reputation: string
  /** What a screen reader says of a field. */
  field(facts: FieldWords): string
  /** "Lay the tile to the north-east." */
  layAt(direction: string): string
  readonly tokens: {
    readonly title: string
    /** Mining, trade, combat: what is said of one. */
    one(kind: number, count: number, granted: number): string
    readonly kinds: readonly string[]
    mp(points: number): string
    readonly points: readonly [string, string]
  }
  readonly panel: {
    /** Over the numbers that something would change. */
    readonly after: string
    readonly most: string
    /** Why no tile can be turned. */
    readonly unturned: string
    readonly steps: (count: number) => string
    readonly fire: string
    readonly combat: (level: number) => string
    readonly token: string
    readonly granted: string
    readonly loot: string
    readonly opens: string
    readonly toLay: (count: number) => string
    readonly health: string
    readonly coins: string
    readonly rep: string
    readonly gaar: string
    readonly movement: string
    readonly died: string
  }
}

export interface FieldWords {
  readonly code: string
  /** The tile, its field and what is there. */
  readonly place: string
  /** What elementals do there, with its comma; nothing when they do nothing. */
  readonly omen: string
  readonly heroes: readonly string[]
  readonly lit: boolean
}
