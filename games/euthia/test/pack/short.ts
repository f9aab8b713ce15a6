import type { Cost, Effect, Op, Profile } from '../../content/schema.ts'
import type { Pack } from '../../rules/printed.ts'

export type Face<List extends keyof Pack> = Pack[List] extends readonly (infer Entry)[] ? Entry : never

/** Rows of a diagram: [min, ops…]; the first one has no lower bound. */
export const rows = (first: readonly Op[], ...others: readonly [number, readonly Op[]][]): Profile => [
  { min: null, ops: first },
  ...others.map(([min, ops]) => ({ min, ops })),
]
export const hit = (n: number): readonly Op[] => [{ op: 'hit', n, sign: 'base' }]
export const wound = (n: number): readonly Op[] => [{ op: 'wound', n, sign: 'base' }]
export const gain = (what: Extract<Op, { op: 'gain' }>['what'], n: number): Op => ({ op: 'gain', what, n })
export const coins = (n: number): Cost => ({ pay: 'coins', n })

export const outside = (...ops: readonly Op[]): Effect => ({ timing: 'outside', do: ops })
export const permanent = (...ops: readonly Op[]): Effect => ({ timing: 'permanent', do: ops, exhaust: false })
