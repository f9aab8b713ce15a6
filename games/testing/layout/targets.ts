import { regionAround } from './regions.ts'
import {
  type Box,
  boxOf,
  common,
  heightOf,
  hitAt,
  isEmpty,
  isSeen,
  named,
  px,
  screenBox,
  shownFrom,
  styleOf,
  widthOf,
} from './seen.ts'

/* Everything that can be pressed: within reach, with nothing over it, and as large as a finger. Runs in the page. */

const PRESSED =
  'button, a[href], input:not([type="hidden"]), select, textarea, summary, [role="button"], [role="tab"], [tabindex="0"]'

/** The least side of what a finger shall hit, and the least of a card that others lie upon. */
const FINGER = 44
const CARD = 52
/**
 * The least side of a place on a board that takes a finger beside a lit place for it, within so many pixels as it says:
 * there the lit place is as large as a finger wherever none lies beside it, and two that do are told apart as two small
 * targets are (WCAG 2.5.8).
 */
const SNAPPED = 24
/** How many points across and down are tried. */
const POINTS = 7

/** Whether pressing there presses the thing: it, its content, its label, or something around it that it lets through. */
function presses(hit: Element | null, thing: Element): boolean {
  if (hit === null) return false
  if (thing.contains(hit)) return true
  const label = hit.closest('label')
  if (label !== null && (label.control === thing || label.contains(thing))) return true
  return styleOf(thing).pointerEvents === 'none' && hit.contains(thing)
}

/** The part of the points in a box where the thing is hit, and who is hit elsewhere. */
function struck(thing: Element, { left, top, right, bottom }: Box): { part: number; other: Element | null } {
  let count = 0
  let other: Element | null = null
  for (let i = 0; i < POINTS * POINTS; i++) {
    const x = left + ((right - left) * ((i % POINTS) + 0.5)) / POINTS
    const y = top + ((bottom - top) * (Math.floor(i / POINTS) + 0.5)) / POINTS
    const hit = hitAt(x, y)
    if (presses(hit, thing)) count++
    else other = hit ?? other
  }
  return { part: count / POINTS ** 2, other }
}

/** How wide a strip of a card is not covered by the next one. */
function widthSeen(thing: Element, box: Box): number {
  const y = (box.top + box.bottom) / 2
  let seen = 0
  for (let x = box.left + 0.5; x < box.right; x++) if (presses(hitAt(x, y), thing)) seen++
  return seen
}

/** A sheet that floats over a board leaves at least this share of it to be read. */
const LEFT_FREE = 0.5

/**
 * A place of a board that is panned is drawn from under a sheet that floats over it (the paper around a land is wide
 * enough for that); what can be chosen now must not need it, and the sheet must be small against the board.
 */
function isDrawnFromUnder(place: Element, box: Box): boolean {
  const window = place.closest('[data-pans]')
  if (window === null || !place.matches('[data-spot]:not([data-lit])')) return false
  const board = window.getBoundingClientRect()
  return [...document.querySelectorAll('[data-floats]')].some((sheet) => {
    const over = sheet.getBoundingClientRect()
    const meets =
      over.left < box.right && over.right > box.left && over.top < box.bottom && over.bottom > box.top
    return meets && over.width * over.height <= (1 - LEFT_FREE) * board.width * board.height
  })
}

/** Enough of a thing that is hit for a pointer to find it. */
const ENOUGH = 0.6

function reached(thing: Element, box: Box): string[] {
  if (regionAround(thing) === 'hand' && heightOf(box) > FINGER) {
    const wide = widthSeen(thing, box)
    return wide >= Math.min(CARD, widthOf(box)) - 2
      ? []
      : [`covered: of ${named(thing)} ${px(wide)} are seen`]
  }
  const middle = hitAt((box.left + box.right) / 2, (box.top + box.bottom) / 2)
  if (presses(middle, thing)) return []
  const { part, other } = struck(thing, box)
  if (isDrawnFromUnder(thing, box)) return []
  return part >= ENOUGH ? [] : [`covered: ${named(thing)} by ${other === null ? 'nothing' : named(other)}`]
}

/** Whether a finger of full size around the middle hits the thing, be it through an unseen margin. */
function takesFinger(thing: Element, box: Box): boolean {
  const [x, y] = [(box.left + box.right) / 2, (box.top + box.bottom) / 2]
  const half = FINGER / 2 - 1
  const ends = [
    [x - half, y],
    [x + half, y],
    [x, y - half],
    [x, y + half],
  ]
  return ends.every(([left, top]) => presses(hitAt(left, top), thing))
}

/** A link within a sentence is as high as its line. */
const isInSentence = (thing: Element): boolean => thing.tagName === 'A' && styleOf(thing).display === 'inline'

/** Whether a finger that misses the place by half its size still means it. */
const isSnappedTo = (thing: Element): boolean =>
  thing.matches('[data-spot]') &&
  Number(thing.closest('[data-snap]')?.getAttribute('data-snap') ?? 0) >= FINGER / 2

function tooSmall(thing: Element, box: Box): string[] {
  const [wide, high] = [widthOf(box), heightOf(box)]
  const least = isSnappedTo(thing) ? SNAPPED : FINGER
  if (Math.min(wide, high) >= least - 0.5 || isInSentence(thing) || takesFinger(thing, box)) return []
  return [`target: ${named(thing)} is ${px(wide)} × ${px(high)}`]
}

function check(thing: Element, touch: boolean): string[] {
  const whole = boxOf(thing)
  if (isEmpty(whole) || thing.matches(':disabled, [inert] *')) return []
  const shown = shownFrom(thing.parentElement ?? thing, whole)
  if (shown.cut !== null && isEmpty(shown.box)) return [`out of reach: ${named(thing)}`]
  const box = common(shown.box, screenBox())
  if (isEmpty(box)) return shown.scrolls ? [] : [`off screen: ${named(thing)}`]
  if (shown.scrolls) return []
  if (thing.parentElement?.closest(PRESSED)) return []
  return [...reached(thing, box), ...(touch ? tooSmall(thing, box) : [])]
}

export function targetFindings(): string[] {
  const touch = matchMedia('(pointer: coarse)').matches
  const dialog = document.querySelector('dialog[open]')
  return [...(dialog ?? document.body).querySelectorAll(PRESSED)]
    .filter(isSeen)
    .flatMap((thing) => check(thing, touch))
}
