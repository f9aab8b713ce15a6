import type { Seat } from '@vyprava/kernel'
import type { Account } from '@vyprava/module'

/** The patterns of a map key, in the order in which kinds take them; seats keep their colours for themselves. */
export const PATTERNS = ['solid', 'paper', 'hatch', 'dots', 'cross', 'wave'] as const
export type Pattern = (typeof PATTERNS)[number]

/** A kind that somebody has something of. */
export interface ShownKind {
  readonly name: string
  readonly points: readonly number[]
  /** Null for what is only lost. */
  readonly pattern: Pattern | null
}

/** The kinds that occur, each with its pattern; losses come last. */
export function shownKinds({ kinds }: Account): ShownKind[] {
  const met = kinds.filter(({ points }, place) => place === 0 || points.some((each) => each !== 0))
  const gains = met.filter(({ points }) => points.every((each) => each >= 0))
  const losses = met.filter(({ points }) => points.some((each) => each < 0))
  return [
    ...gains.map((kind, place) => ({ ...kind, pattern: PATTERNS[place % PATTERNS.length] })),
    ...losses.map((kind) => ({ ...kind, pattern: null })),
  ]
}

/** A piece of a bar: where it lies, in points from its beginning, and what is written on it. */
export interface Segment {
  /** The kind with which it is counted. */
  readonly kind: number
  readonly from: number
  readonly length: number
  readonly points: number
  /** How much of its end lies under what was lost: what is written on it stands in the rest. */
  readonly covered: number
  /** Null for what was lost. */
  readonly pattern: Pattern | null
}

/** The bar of a seat: what it gained, side by side; all that it lost lies over the end of that. */
export function segmentsOf(kinds: readonly ShownKind[], seat: Seat): Segment[] {
  const sum = (part: (points: number) => number) =>
    kinds.reduce((all, { points }) => all + part(points[seat]), 0)
  const [gained, lost] = [sum((points) => Math.max(0, points)), sum((points) => Math.min(0, points))]
  const kept = Math.max(0, gained + lost)
  const segments: Segment[] = []
  let from = 0
  for (const [kind, { points, pattern }] of kinds.entries()) {
    const length = Math.max(0, points[seat])
    const covered = Math.min(length, Math.max(0, from + length - kept))
    if (length > 0) segments.push({ kind, from, length, points: length, covered, pattern })
    from += length
  }
  if (lost < 0) {
    const kind = kinds.findIndex(({ points }) => points[seat] < 0)
    segments.push({ kind, from: kept, length: gained - kept, points: lost, covered: 0, pattern: null })
  }
  return segments
}

const STEPS = [1, 2, 5, 10, 20, 50, 100, 200, 500] as const
const MOST_TICKS = 10

/** How far the axis reaches, and in which steps: the most that anybody gained fits. */
export function axisOf(
  kinds: readonly ShownKind[],
  seats: number,
): { readonly to: number; readonly step: number } {
  const gains = Array.from({ length: seats }, (_, seat) =>
    kinds.reduce((sum, { points }) => sum + Math.max(0, points[seat]), 0),
  )
  const most = Math.max(1, ...gains)
  const step = STEPS.find((each) => most / each <= MOST_TICKS && (each >= 5 || most <= MOST_TICKS)) ?? 1000
  return { to: Math.ceil(most / step) * step, step }
}
