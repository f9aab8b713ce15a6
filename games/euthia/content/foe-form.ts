import { blame, type Fault } from '@vyprava/kernel'
import type { Op } from './ops.ts'
import type { Foe } from './schema.ts'

/* What a foe's diagram may hold at all (EU-1014), of any size. */

/** The symbol of an op in a foe's diagram, or nothing when it has no place there. */
export function foeSymbol(op: Op): string | null {
  if (op.op === 'wound') return op.sign === 'base' ? 'wound' : null
  if (op.op === 'clover') return op.until === 'clock' ? 'clock' : null
  if (op.op === 'gain') return (op.what === 'silver' || op.what === 'gold') && op.n > 0 ? op.what : null
  if (op.op === 'monsterHeal') return op.n > 0 ? 'heal' : null
  return op.op === 'killHero' ? 'death' : null
}
const SYMBOLS = 'wounds without sign, clover with a clock, silver or gold cards, monsterHeal or killHero'

function foeFault({ profile, lasting }: Foe): Fault | null {
  for (const [row, { ops }] of profile.entries()) {
    const strange = ops.findIndex((op) => foeSymbol(op) === null)
    if (strange >= 0)
      return { at: ['profile', row, 'ops', strange], found: ops[strange].op, expected: SYMBOLS }
  }
  const odd = lasting.findIndex(({ op }) => op !== 'monsterHeal')
  return odd < 0 ? null : { at: ['lasting', odd], found: lasting[odd].op, expected: 'monsterHeal' }
}

/** Every foe of a list can be fought. */
export const foeForms = <Some extends Foe>() =>
  blame<Some[]>((foes) => {
    for (const [place, foe] of foes.entries()) {
      const found = foeFault(foe)
      if (found !== null) return { ...found, at: [place, ...found.at] }
    }
    return null
  })

const LEVELS = [1, 2, 3]

/** Fields of the map and fights ask for monsters of all three levels. */
export const everyLevel = <Some extends { readonly level: number }>() =>
  blame<Some[]>((foes) => {
    const missing = LEVELS.find((level) => foes.every((foe) => foe.level !== level))
    return missing === undefined
      ? null
      : { at: [], found: 0, expected: `at least one monster of level ${missing}` }
  })
