import { Drawing, marker } from '@vyprava/atlas'
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

/** Those who won in the sun of the game; who lost together stand in front of a dull disc without rays. */
export function ResultSun({ seats, dull }: { readonly seats: readonly Seat[]; readonly dull: boolean }) {
  const disc = dull
    ? `<path d="${rays(50, 60, SMOKE)}" class="end-smoke"/><circle r="44" class="end-dim"/>`
    : `<path d="${rays(49, 66, RAYS)}" class="end-rays"/><circle r="44" class="end-disc"/>`
  return <Drawing className="end-sun" viewBox="-66 -66 132 132" ink={disc + figures(seats)} />
}

/** One in the middle, several in a ring. */
function figures(seats: readonly Seat[]): string {
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
