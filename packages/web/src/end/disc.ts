import { marker } from '@vyprava/atlas'
import type { Seat } from '@vyprava/kernel'
import { paintOf } from '../play/paint.ts'

const RAYS = 48
const SMOKE = 40

/** Rays around a disc, long and short in turn. */
function rays(from: number, to: number, count: number): string {
  let d = ''
  for (let i = 0; i < count; i++) {
    const a = (i / count) * 2 * Math.PI
    const reach = i % 2 === 0 ? to : (from + to) / 2
    const on = (r: number) => `${(r * Math.cos(a)).toFixed(1)} ${(r * Math.sin(a)).toFixed(1)}`
    d += `M${on(from)}L${on(reach)}`
  }
  return d
}

/** The disc of a result: a sun, or dull smoke. */
export const discOf = (dull: boolean): string =>
  dull
    ? `<path d="${rays(50, 60, SMOKE)}" class="end-smoke"/><circle r="44" class="end-dim"/>`
    : `<path d="${rays(49, 66, RAYS)}" class="end-rays"/><circle r="44" class="end-disc"/>`

/** One in the middle, several in a ring. */
export function figuresOf(seats: readonly Seat[]): string {
  if (seats.length === 1) return marker(paintOf(seats[0]), 0, 0, 74)
  const size = seats.length < 3 ? 44 : seats.length < 5 ? 38 : 29
  const radius = seats.length < 3 ? 21 : seats.length < 5 ? 25 : 28
  return seats
    .map((seat, place) => {
      const a = (place / seats.length) * 2 * Math.PI - (seats.length === 4 ? 0.75 * Math.PI : Math.PI)
      return marker(paintOf(seat), radius * Math.cos(a), radius * Math.sin(a), size)
    })
    .join('')
}
