import type { Seat } from '@vyprava/kernel'
import type { Flag } from './state.ts'

/** Whom the hero fights: a monster of a field, the open elite, or a foe of the scenario (its card). */
export const FOE_KINDS = ['monster', 'elite', 'story'] as const
export type FoeKind = (typeof FOE_KINDS)[number]

/** After so many rounds a fight without a winner is lost (EU-R52). */
export const MOST_ROUNDS = 30

/** The stages of a fight once the foe is met, in the order of the rulebook; hits lead back to healing. */
export const STAGES = [
  'preparation',
  'firstStrike',
  'round',
  'healing1',
  'heroBeforeMonster',
  'clock',
  'monsterBefore',
  'monsterRoll',
  'exchange',
  'heroAfterMonster',
  'wounds',
  'healing3',
  'curses',
  'heroBefore',
  'attack',
  'heroRoll',
  'heroAfter',
  'hits',
  'roundOver',
] as const
export type Stage = (typeof STAGES)[number]

/** Until when something of a fight counts: the end of an attack or combat round, the next step 2A, the end. */
export const FIGHT_UNTILS = ['heroAttack', 'monsterAttack', 'combatRound', 'clock', 'combat'] as const
export type FightUntil = (typeof FIGHT_UNTILS)[number]

/** A value that counts for a while: to hero rolls, to the monster's strength, to hits or wounds. */
export const MODIFIED = [
  'heroRoll',
  'monsterStrength',
  'hitPlus',
  'hitMinus',
  'woundPlus',
  'woundMinus',
  'nextAttack',
  'noPenalty',
] as const
export interface Modifier {
  readonly what: (typeof MODIFIED)[number]
  readonly n: number
  readonly until: FightUntil
  /** The combat round in which it began: a clock runs until the next one (EU-646). */
  readonly round: number
  /** The play of cards that brought it (`Played.play`), or 0. */
  readonly play: number
}

/** Cards of one play that lie on the table (EU-754 to EU-760). */
export interface Played {
  /** From 1, in the order of the fight. */
  readonly play: number
  readonly card: number
  readonly count: number
  readonly round: number
  /** Discarded at the end of the combat round, at the next step 2A, or after the combat. */
  readonly until: 'combatRound' | 'clock' | 'combat'
}

export const DENIALS = ['cards', 'silver', 'gold', 'type', 'gaarHero', 'gaarMonster', 'heroAfter'] as const
export interface Denial {
  readonly what: (typeof DENIALS)[number]
  /** The chaos type, for `type`. */
  readonly type: number
  readonly until: FightUntil
  readonly round: number
}

/** A fight, from "before combat" to its end (6xx). The agenda holds its step. */
export interface Fight {
  readonly hero: Seat
  /** The monster-player; NONE in solo and co-op games, and until it is determined. */
  controller: Seat
  readonly field: number
  readonly kind: FoeKind
  /** The card; NONE until it is revealed. */
  foe: number
  /** The level whose deck the card came from. */
  level: number
  /** 0 before the first combat round. */
  round: number
  /** After this round the fight ends: a foe of the scenario leaves, otherwise the hero is dead (EU-R52, EU-1547). */
  readonly lastRound: number
  /** The stage in progress. */
  stage: Stage
  hits: number
  /** Whether the hero has dealt a hit in this fight (EU-1537, EU-1548). */
  dealt: Flag
  vitality: number
  gaar: number
  chaos: number
  hope: number
  /** Air and earth mark this fight (EU-625). */
  air: Flag
  earth: Flag
  /** Two values for each side; 0 for a die that is removed. */
  heroDice: number[]
  monsterDice: number[]
  /** Alone and together: the combat card that shows this attack, or NONE. */
  combatCard: number
  /** Modifiers of the throw itself: Gaar, earth, hope. */
  heroRoll: number
  monsterRoll: number
  /** Base of the hits and wounds that are being worked out, apart from the diagram (EU-R48). */
  hitBase: number
  woundBase: number
  modifiers: Modifier[]
  denials: Denial[]
  played: Played[]
  plays: number
  /** The slot of the weapon or ability chosen in 4B and its tile, or NONE. */
  attack: number
  attackTile: number
  firstStrike: Flag
  /** A die was taken from the monster in this attack (EU-R58). */
  airEssence: Flag
  /** Passes in a row in 2C. */
  passes: number
  /** Later parts of uses that were begun (EU-R62): the tile, the effect, and the place of its timing in TIMINGS. */
  open: { readonly tile: number; readonly effect: number; readonly timing: number }[]
  /** Shields, and whatever else is not exhausted by its use, used in this combat round: where they lie. */
  shields: number[]
}
