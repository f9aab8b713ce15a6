/** The actions that are done on the hero's board and with what is in the bags. */
export type HeroAct =
  | 'brew'
  | 'choose'
  | 'dropEssence'
  | 'dropGem'
  | 'dropTile'
  | 'dropToken'
  | 'dropTrophy'
  | 'equip'
  | 'setGem'
  | 'stow'
  | 'use'
  | 'useEssence'
  | 'useGem'
  | 'ward'

/** The parts of the board. */
type Part = 'hands' | 'first' | 'abilities' | 'worn' | 'bags'

/** A place of the board, as it is said. */
interface SlotFacts {
  readonly place: string
  readonly tile: string | null
  readonly does: string | null
  /** What opens it. */
  readonly lock: string | null
  readonly used: boolean
}

/** The words of the hero's board. */
export interface HeroLabels {
  readonly does: Readonly<Record<HeroAct, string>>
  /** What the drawer with one's own things is called, and the whole board. */
  readonly things: string
  readonly board: string
  readonly pull: string
  readonly fold: string
  /** In the drawer while the whole board lies open. */
  readonly pulled: string
  readonly health: string
  readonly gaar: string
  readonly dwurt: string
  readonly gems: string
  /** After the number of hearts: how many there can be. */
  of(most: number): string
  readonly tokens: Readonly<Record<'gaar' | 'dwurt', (count: number, slots: number) => string>>
  coins(count: number): string
  /** A loose gem or essence. */
  loose(name: string, count: number): string
  readonly groups: Readonly<Record<Part, string>>
  readonly hints: Readonly<Record<Part, string>>
  slot(facts: SlotFacts): string
  jewel(gem: string, tile: string): string
  bag(tile: string, does: string): string
  readonly freeBag: string
  trophy(name: string, level: number): string
  /** On a tile that rests until the end of the round. */
  readonly used: string
  readonly diagram: string
  readonly legend: Readonly<Record<'title' | 'lit' | 'lock' | 'used' | 'refused', string>>
  /** The strip of what has no place. */
  readonly room: Readonly<Record<'title' | 'waits' | 'needs' | 'tokens' | 'drop', string>>
  /** Questions that open a strip over the land. */
  readonly ask: Readonly<Record<'ways' | 'pick', string>>
}
