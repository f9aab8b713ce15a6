import type { Analysis } from '@vyprava/bots'

/** The chances of every seat after so many actions; null where nothing is known yet. */
export function chancesAt({ actions, end, total }: Analysis, point: number): readonly number[] | null {
  if (point === total) return end
  return actions.find(({ number }) => number === point)?.chances ?? null
}

/** All points of the curve, in order; there may be gaps. */
export function pointsOf({ actions, end, total }: Analysis): { at: number; chances: readonly number[] }[] {
  const points = actions.map(({ number, chances }) => ({ at: number, chances }))
  return end === null ? points : [...points, { at: total, chances: end }]
}

export interface Box {
  readonly left: number
  readonly top: number
  readonly width: number
  readonly height: number
}

/** A line through the points of one seat, broken where something is missing. */
export function pathOf(
  points: readonly { readonly at: number; readonly chances: readonly number[] }[],
  seat: number,
  total: number,
  { left, top, width, height }: Box,
): string {
  let before: number | null = null
  return points
    .map(({ at, chances }) => {
      const joined = before !== null && at === before + 1
      before = at
      const x = left + (at / Math.max(1, total)) * width
      const y = top + (1 - chances[seat]) * height
      return `${joined ? 'L' : 'M'}${x.toFixed(1)} ${y.toFixed(1)}`
    })
    .join('')
}

/** The point nearest to a place on the drawing. */
export function pointAt(x: number, total: number, { left, width }: Box): number {
  const part = (x - left) / Math.max(1, width)
  return Math.round(Math.max(0, Math.min(1, part)) * total)
}
