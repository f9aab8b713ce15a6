import { ELEMENTS, type Op, type Profile, type Side } from '../../content/schema.ts'
import { wardedKinds } from '../../rules/effects/permanent.ts'
import type { Fight, Modifier } from '../../rules/fight.ts'
import { foeOf } from '../../rules/foes.ts'
import { ruleValue } from '../../rules/global.ts'
import type { Printed } from '../../rules/printed.ts'
import { NONE } from '../../rules/state.ts'
import { EARTH_PLUS, rowFor } from '../../rules/steps/turn/roll.ts'
import type { EuthiaView, PlayerView } from '../../rules/view.ts'

/*
 * A sum as it is read at the table: every part of it has its own place, from the throw to the result. It is worked out
 * part by part and not taken from the rules' own totals, so that a test can hold the two against each other.
 */

/** What of a view a sum reads. */
export interface Seen extends Pick<EuthiaView, 'rules'> {
  readonly players: readonly Pick<PlayerView, 'slots' | 'bags'>[]
}

/** Where a part of a sum comes from. `token` is what Gaar, Dwurt and hope have moved together. */
export type Origin = 'earth' | 'token' | 'card' | 'effect' | 'shield' | 'foe' | 'event' | 'row'

export interface Term {
  readonly from: Origin
  readonly n: number
  /** The chaos card that brings it, or NONE. */
  readonly card: number
}

/** A throw with all that moves it (EU-660, EU-670, EU-689). */
export interface Strength {
  readonly dice: readonly number[]
  readonly terms: readonly Term[]
  readonly total: number
}

/** From the row of a diagram to hits or wounds: signs count only where there is something to change (EU-672 to EU-674). */
export interface Blow {
  readonly profile: Profile
  /** The row that is reached. */
  readonly row: number
  /** Of the row, and apart from it (EU-R48). */
  readonly base: number
  readonly apart: number
  readonly signs: readonly Term[]
  /** Whether the signs count. */
  readonly counts: boolean
  readonly total: number
}

export interface Strike {
  readonly side: Side
  readonly strength: Strength
  readonly blow: Blow
}

const NOTHING: Profile = [{ min: null, ops: [] }]
const EARTH_BIT = 1 << ELEMENTS.indexOf('earth')

const term = (from: Origin, n: number, card = NONE): Term => ({ from, n, card })
const sum = (terms: readonly Term[]): number => terms.reduce((total, { n }) => total + n, 0)
const some = (terms: readonly Term[]): Term[] => terms.filter(({ n }) => n !== 0)

/** The values of some kinds that count now, each with where it comes from. */
function lasting({ modifiers, played }: Fight, what: Modifier['what'], sign = 1): Term[] {
  return modifiers.flatMap((modifier) => {
    if (modifier.what !== what) return []
    const card = played.find(({ play }) => play === modifier.play)?.card
    if (card !== undefined) return [term('card', sign * modifier.n, card)]
    return [term(what === 'nextAttack' ? 'shield' : 'effect', sign * modifier.n)]
  })
}

function monsterStrength(printed: Printed, seen: Seen, fight: Fight): Strength {
  const earth = fight.earth === 1 && !foeOf(printed, fight).immune ? EARTH_PLUS : 0
  return strengthOf(fight.monsterDice, [
    term('earth', earth),
    term('token', fight.monsterRoll - earth),
    ...lasting(fight, 'monsterStrength'),
    term('event', ruleValue(seen, 'monsterHare')),
  ])
}

function heroStrength(printed: Printed, { players }: Seen, fight: Fight): Strength {
  const feels = fight.earth === 1 && (wardedKinds(printed, players[fight.hero]) & EARTH_BIT) === 0
  const earth = feels ? EARTH_PLUS : 0
  const spared = fight.modifiers.some(({ what }) => what === 'noPenalty')
  return strengthOf(fight.heroDice, [
    term('earth', earth),
    term('token', fight.heroRoll - earth),
    ...lasting(fight, 'heroRoll'),
    ...lasting(fight, 'nextAttack'),
    term('foe', spared ? 0 : foeOf(printed, fight).clover),
  ])
}

function strengthOf(dice: readonly number[], parts: readonly Term[]): Strength {
  const terms = some(parts)
  return { dice, terms, total: dice[0] + dice[1] + sum(terms) }
}

type Signed = Extract<Op, { readonly op: 'hit' | 'wound' }>
const ofRow = (ops: readonly Op[], name: 'hit' | 'wound', sign: Signed['sign']): number =>
  ops.reduce((total, op) => total + (op.op === name && op.sign === sign ? op.n : 0), 0)

function blowOf(
  profile: Profile,
  strength: number,
  name: 'hit' | 'wound',
  apart: number,
  lastingSigns: readonly Term[],
): Blow {
  const row = rowFor(profile, strength)
  const base = ofRow(row.ops, name, 'base')
  const signs = some([
    ...lastingSigns,
    term('row', ofRow(row.ops, name, 'plus')),
    term('row', -ofRow(row.ops, name, 'minus')),
  ])
  const counts = base + apart >= 1
  return {
    profile,
    row: profile.indexOf(row),
    base,
    apart,
    signs,
    counts,
    total: counts ? Math.max(0, base + apart + sum(signs)) : 0,
  }
}

/** The foe's attack as it stands: what it would do if nobody did anything more. */
export function foeStrike(printed: Printed, seen: Seen, fight: Fight): Strike {
  const strength = monsterStrength(printed, seen, fight)
  return { side: 'monster', strength, blow: foeBlow(printed, fight, strength.total) }
}

/** What a strength of the foe does. */
export const foeBlow = (printed: Printed, fight: Fight, strength: number): Blow =>
  blowOf(foeOf(printed, fight).profile, strength, 'wound', fight.woundBase, [
    ...lasting(fight, 'woundPlus'),
    ...lasting(fight, 'woundMinus', -1),
  ])

/** The hero's attack as it stands, with the tile that was chosen for it. */
export function heroStrike(printed: Printed, seen: Seen, fight: Fight): Strike {
  const strength = heroStrength(printed, seen, fight)
  return { side: 'hero', strength, blow: heroBlow(printed, fight, strength.total, fight.attackTile) }
}

/** What a strength of the hero does with a tile. */
export const heroBlow = (printed: Printed, fight: Fight, strength: number, tile: number): Blow =>
  blowOf(
    tile === NONE ? NOTHING : (printed.pack.tiles[tile].profile ?? NOTHING),
    strength,
    'hit',
    fight.hitBase,
    [...lasting(fight, 'hitPlus'), ...lasting(fight, 'hitMinus', -1)],
  )

export const strikeOf = (printed: Printed, seen: Seen, fight: Fight, side: Side): Strike =>
  (side === 'hero' ? heroStrike : foeStrike)(printed, seen, fight)

/** All that moves the hero's throw before it is thrown, and the foe's: what is added to whatever falls. */
export function headStart(printed: Printed, seen: Seen, fight: Fight, side: Side): readonly Term[] {
  const ahead = { ...fight, heroDice: [0, 0], monsterDice: [0, 0], ...restarted(printed, seen, fight) }
  return strikeOf(printed, seen, ahead, side).strength.terms
}

/** Earth moves every throw as soon as it falls. */
function restarted(
  printed: Printed,
  { players }: Seen,
  fight: Fight,
): Pick<Fight, 'heroRoll' | 'monsterRoll'> {
  const earth = fight.earth === 1 ? EARTH_PLUS : 0
  const feels = (wardedKinds(printed, players[fight.hero]) & EARTH_BIT) === 0
  return { heroRoll: feels ? earth : 0, monsterRoll: foeOf(printed, fight).immune ? 0 : earth }
}
