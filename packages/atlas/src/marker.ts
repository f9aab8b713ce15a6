import { icon } from './icon.ts'
import { tenth } from './pen.ts'
import { DESIGNS, type Design, SEAT_DESIGNS, seatDark, seatOn, seatPaint } from './seats.ts'

export const MARKER_BOX = 64

/** Patterns and marker discs, of all seats for `defs()`. */
export const markerDefs = (seats: readonly Design[] = DESIGNS): string =>
  seats.map(seatPattern).join('') + seats.map(markerSymbol).join('')

function seatPattern(seat: Design): string {
  const { tile, pattern } = SEAT_DESIGNS[seat]
  return (
    `<pattern id="pat-${seat}" width="${tile}" height="${tile}" patternUnits="userSpaceOnUse">` +
    `<g fill="none" stroke="${seatOn(seat)}">${pattern}</g></pattern>`
  )
}

/** Shadow, dark side, top disc, pattern ring, inner disc with the emblem, one highlight. Nothing sticks out, so nothing is clipped. */
function markerSymbol(seat: Design): string {
  return (
    `<symbol id="marker-${seat}" viewBox="0 0 64 64" overflow="visible">` +
    '<ellipse cx="35" cy="39.5" rx="26" ry="22" class="mk-shadow"/>' +
    `<circle cx="32" cy="35" r="26" fill="${seatDark(seat)}"/>` +
    `<circle cx="32" cy="30.5" r="26" fill="${seatPaint(seat)}"/>` +
    `<circle cx="32" cy="30.5" r="24" fill="url(#pat-${seat})" fill-opacity=".5"/>` +
    `<circle cx="32" cy="30.5" r="18" fill="${seatPaint(seat)}" stroke="${seatOn(seat)}" stroke-opacity=".65" stroke-width="1.2"/>` +
    icon(SEAT_DESIGNS[seat].emblem, 18.5, 17, 27, `fill="${seatOn(seat)}"`) +
    '<path d="M11 24a23 23 0 0 1 18-16" class="mk-shine"/>' +
    '<circle cx="32" cy="30.5" r="25.5" class="mk-rim"/></symbol>'
  )
}

/** A marker on a board, by its middle. Always a `<use>`: `defs()` must be on the page. */
export function marker(seat: Design, x: number, y: number, size: number, cls = ''): string {
  const s = tenth(size)
  return `<use href="#marker-${seat}" x="${tenth(x - size / 2)}" y="${tenth(y - size / 2)}" width="${s}" height="${s}"${cls && ` class="${cls}"`}/>`
}
