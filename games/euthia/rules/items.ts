import type { Seat } from '@vyprava/kernel'
import type { Op } from '../content/schema.ts'
import type { Fund } from './actions.ts'
import type { FoeKind, Stage } from './fight.ts'

/**
 * The items of the agenda. The flow of a round is
 * round → (turn → main → keep → endTurn → turnOver) for each player → roundOver → … → scoring.
 * `main` stays while the turn goes on; arrivals, trades, fights and dues are put above it.
 */
export type Item =
  | { readonly step: 'round' }
  | { readonly step: 'turn' }
  | { readonly step: 'main' }
  | { readonly step: 'keep' }
  | { readonly step: 'endTurn' }
  | { readonly step: 'turnOver' }
  | { readonly step: 'roundOver' }
  | { readonly step: 'scoring' }
  /* On the map (EU-R11): influence, exploration tile by tile, then the fight that was paid for */
  | { readonly step: 'arrive'; readonly fund: Fund | null; entered: boolean }
  | { readonly step: 'explore' }
  /* Mining and trade */
  | { readonly step: 'cart'; readonly tiles: readonly number[]; readonly site: number }
  /** `fee` holds the players to whom a coin is still due; `exchanged` how often the offer was exchanged. */
  | { readonly step: 'trade'; readonly trade: number; fee: Seat[]; exchanged: number }
  /** The fee is paid when there are coins for it; and the winner of a fight may trade before things are given up (EU-720). */
  | { readonly step: 'tradeFee' }
  | { readonly step: 'wonTrade'; readonly seat: Seat }
  /** Of revealed tiles with equal value one is kept (EU-804). */
  | { readonly step: 'pair'; readonly tiles: readonly number[] }
  /* A hero roll outside a fight: the dice lie, modifications follow (EU-402) */
  | HeroRoll
  /* The fight, window by window (6xx); it is started against a foe where the active hero stands */
  | {
      readonly step: 'startFight'
      readonly kind: FoeKind
      readonly foe: number
      readonly level: number
      /** What the card of a foe of the scenario does not tell: vitality, hits that it has, the last round (EU-1503). */
      readonly story?: { readonly vitality: number; readonly hits: number; readonly lastRound: number }
    }
  | { readonly step: 'beforeFight' }
  | { readonly step: 'control' }
  | { readonly step: 'takeover'; waiting: Seat[]; offers: Seat[] }
  /** The foe is met: its card (NONE: drawn from its deck) and its vitality (NONE: as printed). */
  | { readonly step: 'meet'; readonly foe: number; readonly vitality: number }
  /** A stage of the fight is next; it asks by one of the items that follow, if there is something to ask. */
  | { readonly step: 'stage'; readonly at: Stage }
  | { readonly step: 'preparation' }
  | { readonly step: 'firstStrike' }
  | { readonly step: 'healing'; readonly phase: 1 | 3 }
  | { readonly step: 'heroBeforeMonster' }
  | { readonly step: 'monsterBefore' }
  | { readonly step: 'exchange'; turn: 'hero' | 'monster' }
  | { readonly step: 'heroAfterMonster' }
  | { readonly step: 'curses' }
  | { readonly step: 'heroBefore' }
  | { readonly step: 'attack' }
  | { readonly step: 'heroAfter' }
  | { readonly step: 'victory' }
  | { readonly step: 'trophy' }
  | { readonly step: 'victoryOver' }
  /** The treasure of a field that was just liberated (EU-R33). */
  | { readonly step: 'wonTreasure'; readonly seat: Seat; readonly field: number }
  | { readonly step: 'defeat'; readonly seat: Seat }
  /** The golem walks so many fields, after the effect of its ravage card (EU-1543). */
  | { readonly step: 'golem'; readonly steps: number }
  /* What is due before anything else goes on */
  | OpsDue
  | {
      readonly step: 'choose'
      readonly seat: Seat
      readonly ways: readonly (readonly Op[])[]
      readonly source: number
    }
  | { readonly step: 'teleport'; readonly seat: Seat; readonly fields: readonly number[] }
  /** After an action: does everything have room (EU-852)? */
  | { readonly step: 'tidy'; readonly seat: Seat }
  | { readonly step: 'room'; readonly seat: Seat }
  | { readonly step: 'handLimit'; readonly seat: Seat }
  /** So many cards of a metal go, of the owner's choice, for a coin, a gold card or nothing. */
  | {
      readonly step: 'swap'
      readonly seat: Seat
      left: number
      readonly metal: number
      readonly gain: 'coin' | 'gold' | null
    }
  /** Which tiles or gems are made ready, or which slot is opened, of the owner's choice. */
  | {
      readonly step: 'pick'
      readonly seat: Seat
      readonly what: 'tile' | 'gem' | 'slot'
      readonly places: readonly number[]
      readonly left: number
    }

/** Ops still to be carried out for a player; `source` is the place in `slots` of the tile, or NONE. */
export interface OpsDue {
  readonly step: 'ops'
  readonly seat: Seat
  readonly ops: readonly Op[]
  readonly source: number
}

export interface HeroRoll {
  readonly step: 'heroRoll'
  readonly seat: Seat
  readonly why: 'confront' | 'effect'
  /** The element confronted, or NONE. */
  readonly element: number
  readonly rows: readonly { readonly min: number | null; readonly ops: readonly Op[] }[]
  dice: number[]
  /** Everything but the dice: earth, tokens, clovers, hope, and what weighs on all throws in a fight. */
  plus: number
}
