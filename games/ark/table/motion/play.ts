import { icon } from '@vyprava/atlas'
import { lanternFlame } from '@vyprava/atlas/icons/gear.ts'
import { waxSeal } from '@vyprava/atlas/icons/signs.ts'
import { group } from '@vyprava/atlas/pen.ts'
import type { Seat } from '@vyprava/kernel'
import type { Point } from '@vyprava/kit'
import { sideOfField } from '../../compass/index.ts'
import type { ArkEvent, Chart } from '../../rules/index.ts'
import { celebrate, type Part } from './celebrate.ts'
import type { ArkFlights } from './flights.ts'
import {
  badgeMark,
  filledMark,
  gainMark,
  gemMark,
  pencilMark,
  plateMark,
  slotMark,
  strokeMark,
} from './marks.ts'

/* In milliseconds, as the design has them. */
const QUICK = 150
const SEAL = 260
const FINISH = 340
const APART = 120
/** So far a pencil rises, in pixels. */
const RISE = 22
/** What a begun stroke lacks. */
const MISSING = 0.3

/** What is told, and the sheet that it is shown on. */
export interface Told {
  readonly chart: Chart
  /** Whose sheet lies there. */
  readonly player: Seat
  readonly events: readonly ArkEvent[]
  /** Parts that were not found before. */
  readonly found: readonly Part[]
}

/** Shows what has just happened, on a table that already shows how it ended. */
export function playEvents(flights: ArkFlights, told: Told, delay: number): void {
  const painted = new Set(told.events.flatMap((event) => (event.type === 'painted' ? [event.hex] : [])))
  let at = delay
  for (const event of told.events) {
    if ('seat' in event && event.seat !== told.player) at = playOthers(flights, event, at)
    else at = playOwn(flights, told, event, painted, at)
  }
}

/** Of others only the colour is seen, a seal, and that their sheet is another one. */
function playOthers(flights: ArkFlights, event: ArkEvent, at: number): number {
  switch (event.type) {
    case 'named':
    case 'rolled':
      sayColour(flights, event.colour, at)
      return at
    case 'answered':
      flights.drop(`${plateMark(event.seat)} .akp-state`, SEAL, at)
      return at
    case 'moved':
    case 'filled':
    case 'minus':
      if (event.type === 'minus' && event.cause !== 'skip') return at
      crack(flights, event.seat, at)
      flights.flash(`${plateMark(event.seat)} .akp-mini`, FINISH, at)
      return at + APART
    case 'partsFound':
      flights.drop(`${plateMark(event.seat)} .pt`, SEAL, at)
      return at
    default:
      return at
  }
}

/** One's own; when the next may begin. */
function playOwn(
  flights: ArkFlights,
  told: Told,
  event: ArkEvent,
  painted: ReadonlySet<number>,
  at: number,
): number {
  switch (event.type) {
    case 'named':
    case 'rolled':
      sayColour(flights, event.colour, at)
      return at
    case 'started':
    case 'painted':
    case 'converted':
    case 'meadowVisited':
      flights.draw(strokeMark(event.hex), FINISH, at, MISSING)
      return at
    case 'terraformed':
      flights.draw(strokeMark(event.hex), FINISH, at, MISSING)
      flights.drop(gemMark(event.diamond), SEAL, at, 1.3)
      return at + SEAL
    case 'answered':
      flights.drop('.akp-envelope, .akp-sealed-line', SEAL, at, 1.3)
      flights.drop(`${plateMark(event.seat)} .akp-state`, SEAL, at)
      return at
    case 'moved':
      if (!event.active) crack(flights, event.seat, at)
      for (const hex of event.hexes) if (!painted.has(hex)) flights.draw(strokeMark(hex), FINISH, at, MISSING)
      flights.draw(slotMark(event.slot - 1), QUICK, at + SEAL)
      return at + FINISH
    case 'filled':
      flights.draw(filledMark(event.field), FINISH, at, MISSING)
      flights.turnOver(`${badgeMark(sideOfField(event.field))} text`, QUICK, at + SEAL)
      return at + APART
    case 'stuck':
      flights.fade(slotMark(event.slot - 1), QUICK, at)
      return at + QUICK
    case 'shifted':
      payHint(flights, event.to, at)
      return at + SEAL
    case 'hintGained':
      flights.fade(`${gainMark('hints')} .ak-lan.on`, SEAL, at)
      return at + SEAL
    case 'diamondEarned':
    case 'diamondColoured':
      flights.drop(gemMark(event.diamond), SEAL, at, 1.6)
      return at + SEAL
    case 'minus':
      flights.fade(`${gainMark('minus')} .ak-cross, ${gainMark('minus')} .ak-num`, QUICK, at)
      return at + QUICK
    case 'partsFound':
      for (const part of told.found) celebrate(flights, told.chart, told.player, part, at)
      return at
    default:
      return at
  }
}

/** The pencil of the colour rises, and what it may paint is lit. */
function sayColour(flights: ArkFlights, colour: number, at: number): void {
  flights.rise(`${pencilMark(colour)} .akp-pn`, RISE, QUICK, at)
  flights.fade('.board .ak-litf', QUICK, at)
}

/** The wax on a plate breaks in two. */
function crack(flights: ArkFlights, seat: Seat, at: number): void {
  const spot = flights.spotOf(`${plateMark(seat)} .akp-state`, `${plateMark(seat)} .pt`)
  if (spot === null) return
  for (const side of [-1, 1])
    flights.show(
      waxInk(spot, side),
      [
        { transform: 'none', opacity: 1 },
        { transform: `translate(${side * 9}px, 6px)`, opacity: 0 },
      ],
      { duration: SEAL, delay: at },
    )
}

const WAX = 22

/** Half of a seal: the other half is cut away. */
const waxInk = ({ x, y }: Point, side: number): string =>
  `<svg x="${side < 0 ? x - WAX / 2 : x}" y="${y - WAX / 2}" width="${WAX / 2}" height="${WAX}" class="ak-wax">` +
  `${icon(waxSeal, side < 0 ? 0 : -WAX / 2, 0, WAX, '')}</svg>`

/** A lantern flies from what is gained to the pencil that it pays for. */
function payHint(flights: ArkFlights, colour: number, at: number): void {
  const from = flights.spotOf(gainMark('hints'))
  const to = flights.spotOf(pencilMark(colour), badgeMark(colour))
  if (from === null || to === null) return
  flights.pass(group('ak-lan on', icon(lanternFlame, from.x - 12, from.y - 12, 24, '')), from, to, SEAL, at)
}
