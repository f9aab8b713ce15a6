import type { Effect, MachineKind } from '../../../content/schema.ts'
import type { PhraseKey } from '../../../rules/actions.ts'
import type { Phase } from '../../../rules/state.ts'
import type { Lexicon } from '../../lexicon.ts'

/** What is to be said of a Defender. */
export interface CardFacts {
  readonly name: string
  readonly terrain: number
  readonly points: number
  readonly ability: string
  readonly text: string
  /** What is special about it now: active, in the team, could join. */
  readonly tag: string | null
}

/** Kinds of actions on the ruler, as the table names them. */
export type RulerAct =
  | 'move'
  | 'build'
  | 'regroup'
  | 'clear'
  | 'heal'
  | 'destroy'
  | 'breach'
  | 'rewild'
  | 'gainItem'

export interface PlayerFacts {
  readonly faction: string
  readonly leader: string | null
  readonly built: number
  readonly camps: number
  readonly support: number
  readonly top: number
  readonly injuries: number
  readonly hand: number
  readonly breaches: number
  readonly items: readonly string[]
  readonly active: string | null
}

export type TalkTab = 'hints' | 'deeds' | 'deal' | 'order'

/** The words beside the plate: cards, circle, ruler, offer, signals, the sheet of a seat. */
export interface PanelLabels {
  /** What places are named with. */
  readonly lexicon: Lexicon
  /** By number: as a heading, as a home, in the nominative and after "2×". */
  readonly terrains: readonly string[]
  readonly homes: readonly string[]
  readonly factions: readonly string[]
  readonly items: readonly string[]

  /* Cards */
  readonly kinds: { readonly reveal: string; readonly ongoing: string }
  /** What an ability does, short enough for a card. */
  ability(effect: Effect): string
  card(facts: CardFacts): string
  readonly active: string
  readonly inTeam: string
  /** A card that could join the team, with the points that it brings. */
  joins(points: number): string
  readonly yourChoice: string
  readonly yourTurn: string
  readonly revealed: string
  readonly resolved: string
  readonly waits: string
  readonly lasts: string
  readonly hand: string
  readonly emptyHand: string
  pile(facts: { readonly owner: string; readonly cards: number }): string
  inHand(count: number): string
  back(owner: string): string
  readonly place: string

  /* Ruler */
  readonly ruler: string
  readonly acts: Readonly<Record<RulerAct, string>>
  act(facts: { readonly name: string; readonly lit: boolean }): string
  readonly factionRuler: string
  faction(facts: { readonly name: string; readonly home: string; readonly owner: string | null }): string
  readonly free: string
  readonly trailRuler: string
  /** The length of a trail under its terrain. */
  trail(hexes: number): string
  readonly pinRuler: string
  readonly pins: { readonly hex: string; readonly edge: string }
  pin(what: 'hex' | 'edge'): string

  /* Me */
  /** What a phone keeps aside, by its tab. */
  readonly trays: { readonly me: string; readonly offer: string }
  readonly me: string
  circle(facts: PlayerFacts): string
  item(facts: { readonly name: string; readonly ready: boolean; readonly gains: boolean }): string
  readonly itemStates: { readonly ready: string; readonly used: string; readonly gains: string }
  breaches(count: number): string
  deck(cards: number, discarded: number): string
  inDeck(cards: number): string

  /* Offer */
  readonly phases: string
  readonly phaseNames: readonly [string, string, string, string]
  readonly setupSteps: readonly [string, string, string, string]
  phaseSpoken(phase: Phase): string
  readonly order: string
  turnOf(facts: { readonly name: string; readonly state: 'done' | 'now' | 'coming' }): string
  readonly toCome: string
  readonly machines: Readonly<Record<MachineKind, string>>
  machineLeft(facts: { readonly name: string; readonly left: number; readonly all: number }): string
  machineDeck(cards: number): string
  lastMachine(name: string): string
  readonly replay: string
  readonly silence: string
  readonly silenceNote: string
  readonly soloRound: string
  readonly soloRoundNote: string
  readonly abilities: string
  readonly abilitiesNote: string
  readonly now: string
  readonly talking: string
  readonly talkingNote: string
  readonly said: string
  readonly nothingSaid: string
  hintSaid(facts: { readonly terrain: string; readonly count: number }): string
  pinSaid(place: string): string

  /* Act */
  readonly points: string
  pointsLeft(left: number, all: number): string
  readonly dieFaces: string

  /* Set-up */
  readonly leaders: string
  leader(facts: {
    readonly name: string
    readonly line: string
    readonly abilities: readonly string[]
  }): string
  readonly chosenLeader: string
  deckWith(leader: string): string
  readonly twelve: string
  atHome(cards: number): string
  meanPoints(points: number): string
  readonly campsToBuild: string
  readonly breachTokens: string
  readonly ownItem: string
  home(terrain: string): string
  /** The six cards that both leaders have. */
  common(abilities: readonly string[]): string

  /* Signals */
  readonly talk: string
  readonly talkTabs: Readonly<Record<TalkTab, string>>
  readonly talkGroups: Readonly<Record<TalkTab, string>>
  readonly phrases: Readonly<Record<PhraseKey, string>>
  hint(facts: { readonly terrain: string; readonly count: number; readonly told: boolean }): string
  readonly told: string
  readonly talkNote: string
  readonly pinNote: string

  /* Seats */
  seat(facts: PlayerFacts): string
  openSeat(name: string): string
  campsOf(built: number, all: number): string
  readonly firstPlayer: string
  readonly chosen: string
  readonly chooses: string
  readonly retired: string
  readonly choosesLeader: string
  readonly waitsForCamp: string
  readonly close: string
  supportOf(support: number, top: number): string
  readonly mayBuild: string
  readonly mayNotBuild: string
  injuriesOf(count: number): string
  readonly healthy: string
  injuriesNote(left: number): string
  readonly itemsTitle: string
  readonly itemsNote: string
  readonly onBoard: string
  camps(built: number, left: number): string
  readonly defenders: string
  readonly defendersNote: string
  defenderState(state: 'active' | 'team' | 'discarded' | 'fallen' | 'hidden'): string
  readonly fell: string
}
