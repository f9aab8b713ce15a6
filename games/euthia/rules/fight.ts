import type { Seat } from '@vyprava/kernel'
import type { Until } from '../content/schema.ts'
import type { Flag } from './state.ts'

/** Whom the hero fights: a monster of a field, the open elite, or a foe of the scenario (its card). */
export const FOE_KINDS = ['monster', 'elite', 'story'] as const
export type FoeKind = (typeof FOE_KINDS)[number]

/** A value that counts for a while: to hero rolls, to the monster's strength, to hits or wounds. */
export const MODIFIED = [
  'heroRoll',
  'monsterStrength',
  'hitPlus',
  'hitMinus',
  'woundPlus',
  'woundMinus',
  'nextAttack',
] as const
export interface Modifier {
  readonly what: (typeof MODIFIED)[number]
  readonly n: number
  readonly until: Until
}

/** Cards of one play that lie on the table (EU-754 to EU-760). */
export interface Played {
  readonly card: number
  readonly count: number
  /** Discarded at the end of the combat round, at the next step 2A, or after the combat. */
  readonly until: 'combatRound' | 'clock' | 'combat'
}

export const DENIALS = ['cards', 'silver', 'gold', 'type', 'gaarHero', 'gaarMonster', 'heroAfter'] as const
export interface Denial {
  readonly what: (typeof DENIALS)[number]
  /** The chaos type, for `type`. */
  readonly type: number
  readonly until: Until
}

/** A fight, from "before combat" to its end (6xx). The agenda holds its step. */
export interface Fight {
  readonly hero: Seat
  /** The monster-player; NONE alone and together, and until it is determined. */
  controller: Seat
  readonly field: number
  readonly kind: FoeKind
  /** The card; NONE until it is revealed. */
  foe: number
  /** The level whose deck the card came from. */
  level: number
  round: number
  hits: number
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
  /** Modifiers of the throw itself: Gaar, earth, hope, clover of this roll. */
  heroRoll: number
  monsterRoll: number
  /** Base, plus and minus of the hits and wounds that are being worked out. */
  hitBase: number
  woundBase: number
  modifiers: Modifier[]
  denials: Denial[]
  played: Played[]
  /** The slot of the weapon or ability chosen in 4B, or NONE. */
  attack: number
  firstStrike: Flag
  airEssence: Flag
  /** Passes in a row in 2C. */
  passes: number
  /** Uses of tiles with effects of a later window (EU-R62): slot and group. */
  open: { readonly slot: number; readonly group: string }[]
  /** Shields used in this 2C. */
  shields: number[]
  /** Effects used once in this roll (clover of tiles are exhausted by themselves). */
  heroGaarSpent: number
  monsterGaarSpent: number
}
