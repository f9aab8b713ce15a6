import { path } from '@vyprava/atlas/pen.ts'
import type { Seat } from '@vyprava/kernel'
import type { Point } from '@vyprava/kit'
import { type Chart, FIELD_COUNT } from '../../rules/index.ts'
import { edgesWhere, middlesOf, outlines } from '../board/map-ink.ts'
import { beams, seal } from '../board/marks-ink.ts'
import { RADIUS } from '../board/units.ts'
import type { ArkFlights } from './flights.ts'
import { letterMark, partMark, pieceMark, smallCompass } from './marks.ts'

/** A part, and the hex on which it lies. */
export interface Part {
  readonly letter: number
  readonly hex: number
}

/* A find takes so long in all, and any key ends it; without motion its beams stay for a while. */
const ALL = 1600
const STILL = 2000
const STEPS_BACK = 150
const RING = 260
const GROWS = 400
const DROP = 260
const FLY = 400

const raysOf = (chart: Chart, hex: number): string =>
  path('ak-beam', beams(middlesOf(chart)[hex], RADIUS * 2.86, RADIUS * 4.7))

/**
 * The rest of the map steps back, a ring is drawn around the seven hexes, beams grow, the seal drops, its letter flies to
 * the compass, and the piece of the Ark is inked.
 */
export function celebrate(
  flights: ArkFlights,
  chart: Chart,
  player: Seat,
  { letter, hex }: Part,
  at: number,
): void {
  const flower = new Set([hex, ...chart.around.subarray(6 * hex, 6 * hex + 6)])
  const middle = middlesOf(chart)[hex]
  const rest = [...chart.hexes.keys()].filter((other) => !flower.has(other))
  flights.endByHand()
  flights.show(
    path('ak-dim', outlines(chart, rest)),
    [{ opacity: 0 }, { opacity: 1, offset: STEPS_BACK / ALL }, { opacity: 1, offset: 0.86 }, { opacity: 0 }],
    { duration: ALL, delay: at },
  )
  const ringed = at + STEPS_BACK
  const edge = edgesWhere(chart, (one, next) => flower.has(one) && !flower.has(next))
  flights.bloom(
    path('ak-flower', edge) + path('ak-flower2', edge),
    middle,
    { grows: RING, stays: ALL - STEPS_BACK - RING },
    ringed,
  )
  const lit = ringed + RING
  flights.bloom(raysOf(chart, hex), middle, { grows: GROWS, stays: ALL - STEPS_BACK - RING - GROWS }, lit)
  flights.move(
    partMark(letter),
    [
      { transform: around(middle, 3), opacity: 0 },
      { transform: around(middle, 1), opacity: 1 },
    ],
    { duration: DROP, delay: lit + GROWS - DROP, easing: 'ease-in' },
  )
  const to = flights.spotOf(letterMark(letter, FIELD_COUNT), smallCompass)
  if (to !== null) flights.pass(seal(letter, middle, RADIUS * 0.52), middle, to, FLY, lit + GROWS)
  flights.fade(pieceMark(player, letter), GROWS, lit + GROWS)
}

const around = ({ x, y }: Point, scale: number): string =>
  `translate(${x}px, ${y}px) scale(${scale}) translate(${-x}px, ${-y}px)`

/** Whoever does not like things to move sees the same light, and it stays. */
export const shine = (flights: ArkFlights, chart: Chart, { hex }: Part): void =>
  flights.stay(raysOf(chart, hex), STILL)
