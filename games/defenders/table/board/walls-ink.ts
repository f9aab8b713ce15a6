import { type Design, engine, wallPlates } from '@vyprava/atlas'
import { group, path } from '@vyprava/atlas/pen.ts'
import { seatDark, seatOn, seatPaint } from '@vyprava/atlas/seats.ts'
import { edgeMiddle, endsOf, engineAt, slopeOf } from './units.ts'

/** The plates of a wall; whoever draws them says `wall` around them. */
export function wallPlatesOn(edge: number): string {
  const [a, b] = endsOf(edge, 0.06)
  return wallPlates(a.x, a.y, b.x, b.y)
}

export const wallInk = (edge: number): string => group('wall', wallPlatesOn(edge))

/** A gap torn into a wall, with light through it, rubble, and the pin of whoever tore it. */
export function breachInk(edge: number, seat: Design): string {
  const { x, y } = edgeMiddle(edge)
  const turn = Math.round(slopeOf(edge))
  return group(
    'df-breach',
    path('br-0', 'M-18-7.4H-13L-10-2.6-13.4 1.2-9 7.4H-18ZM18-7.4H12L14-2 9.6 1.6 13 7.4H18Z') +
      path('br-1', 'M-13-5.6L-10.4-2.6-13.4 1.2-10 5.6H12L9.6 1.6 14-2 11.8-5.6Z') +
      path('br-2', 'M-9-8.6l3 .6-1 2.6ZM8 8.4l-3-.4 1.6-2.4ZM-6 9.4l2.6-1.4.6 2.2Z') +
      `<circle r="7" style="fill:${seatPaint(seat)};stroke:${seatDark(seat)}"/>` +
      `<path d="M-3.4-2.8L-.4-.8-2 1.6 3.4 3.2.8.4 2.8-2Z" transform="rotate(${-turn})" style="fill:${seatOn(seat)}"/>`,
    `transform="translate(${x.toFixed(1)} ${y.toFixed(1)}) rotate(${turn})"`,
  )
}

export function engineInk(pose: number): string {
  const { x, y, heading } = engineAt(pose)
  return engine(x, y, heading, 0.98)
}
