import type { Op, Profile } from '../content/schema.ts'

/* Two dice in the mind, and what diagrams give for them. */

export const SIDES = 6
/** By sum of two dice, of 36. */
const CHANCES: readonly number[] = [0, 0, 1, 2, 3, 4, 5, 6, 5, 4, 3, 2, 1]
const ALL = 36
const LEAST = 2
const MOST = 12

/** The mean of something over all throws of two dice. */
export function meanOfThrows(of: (sum: number) => number): number {
  let total = 0
  for (let sum = LEAST; sum <= MOST; sum++) total += CHANCES[sum] * of(sum)
  return total / ALL
}

/** The mean of something over all throws of one die. */
export function meanOfDie(of: (value: number) => number): number {
  let total = 0
  for (let value = 1; value <= SIDES; value++) total += of(value)
  return total / SIDES
}

/** The ops of a diagram for a strength. */
export function opsFor(profile: Profile, strength: number): readonly Op[] {
  let ops = profile[0].ops
  for (const row of profile) if (row.min === null || row.min <= strength) ops = row.ops
  return ops
}

/** A diagram as a list by strength, from `FIRST` on: the basic hits or wounds of each. */
const FIRST = -10
const LAST = 30
export type Scale = readonly number[]

export const scaleOf = (profile: Profile, what: 'hit' | 'wound'): Scale =>
  Array.from({ length: LAST - FIRST + 1 }, (_, at) => {
    let sum = 0
    for (const op of opsFor(profile, FIRST + at)) {
      if (op.op === what && op.sign === 'base') sum += op.n
      else if (op.op === 'killHero' && what === 'wound') sum += DEADLY
    }
    return sum
  })
const DEADLY = 20

/** The value of a scale for a strength. */
export const onScale = (scale: Scale, strength: number): number =>
  scale[Math.max(0, Math.min(scale.length - 1, strength - FIRST))]

/** Signs count only where there is something to change. */
export const signed = (base: number, plus: number, minus: number): number =>
  base < 1 ? 0 : Math.max(0, base + plus - minus)
