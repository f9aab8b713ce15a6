import type { Op, Profile } from './ops.ts'
import { rowOps, THROWS } from './power.ts'
import type { Foe } from './schema.ts'

const sumOf = (ops: readonly Op[], name: 'wound' | 'hit'): number =>
  ops.reduce((sum, op) => (op.op === name && op.sign === 'base' ? sum + op.n : sum), 0)

export const woundsOf = (ops: readonly Op[]): number => sumOf(ops, 'wound')

/** A hero as one may be when monsters of a level are met: no cards, no abilities, only what it wears and holds. */
export interface Typical {
  readonly health: number
  readonly gaar: number
  /** Taken from the monster's strength in every combat round. */
  readonly dodge: number
  readonly weapon: Profile
}

const weapon = (...mins: readonly (readonly [number | null, number])[]): Profile =>
  mins.map(([min, n]) => ({ min, ops: n === 0 ? [] : [{ op: 'hit', n, sign: 'base' }] }))

/** At the start, in the middle of the game, late in it, and as ready as one gets for the last elites. */
export const TYPICAL: readonly Typical[] = [
  { health: 7, gaar: 2, dodge: 0, weapon: weapon([null, 0], [4, 1], [8, 2], [12, 3]) },
  { health: 10, gaar: 2, dodge: 1, weapon: weapon([null, 0], [3, 1], [6, 2], [9, 3], [12, 4]) },
  { health: 14, gaar: 3, dodge: 2, weapon: weapon([null, 1], [4, 2], [7, 3], [10, 4], [13, 6]) },
  { health: 18, gaar: 4, dodge: 3, weapon: weapon([null, 2], [4, 3], [7, 4], [10, 5], [13, 7]) },
]

const mean = (of: (sum: number) => number): number =>
  THROWS.reduce((total, sum) => total + of(sum), 0) / THROWS.length

type Measured = Pick<Foe, 'vitality' | 'clover' | 'profile' | 'immune' | 'lasting'>

const healing = (ops: readonly Op[]): number =>
  ops.reduce((sum, op) => (op.op === 'monsterHeal' ? sum + op.n : sum), 0)

/**
 * How dangerous a foe is to a hero: the share of its health that it loses on average until the foe is beaten, dice
 * alone deciding. What the foe heals after the first round makes the fight longer.
 */
export function dangerOf(foe: Measured, { health, dodge, weapon: held }: Typical): number {
  const strength = (sum: number): number => sum - (foe.immune ? 0 : dodge)
  const wounds = mean((sum) => woundsOf(rowOps(foe.profile, strength(sum))))
  const healed = mean((sum) => healing(rowOps(foe.profile, strength(sum)))) + healing(foe.lasting)
  const hits = mean((sum) => sumOf(rowOps(held, sum + foe.clover), 'hit'))
  const rounds = (foe.vitality - healed) / Math.max(0.1, hits - healed)
  return (rounds * wounds) / health
}
