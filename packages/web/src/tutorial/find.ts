import type { Thing } from '@vyprava/module'
import { type Cut, outlineOf, pathOf } from './outline.ts'
import { around, type Box } from './place.ts'

/** What is seen of things on the page. */
export interface Seen {
  readonly box: Box
  /** Their outlines, as one path. */
  readonly path: string
}

/** Where notes may lie, what lies around them, and what they speak of. */
export interface Sighted {
  readonly page: Box
  readonly lit: Seen | null
  readonly also: Seen | null
  readonly spare: readonly Box[]
  /** On phones: where the board begins, up to which the note takes everything. */
  readonly roof: number
}

/** Light reaches a little beyond a thing, and where the eye must only go also, hardly. */
const LIT = 4
const ALSO = 1

const selectorOf = ({ thing, is }: Thing): string => `[data-${CSS.escape(thing)}="${CSS.escape(`${is}`)}"]`

/** What is put away for the eye as well; drawings are only silent. */
const AWAY = '[aria-hidden]:not(svg)'

/** The elements of a thing that can be seen. */
export const elementsOf = (thing: Thing): readonly HTMLElement[] =>
  [...document.querySelectorAll<HTMLElement>(`.table ${selectorOf(thing)}`)].filter(
    (element) => element.checkVisibility({ visibilityProperty: true }) && element.closest(AWAY) === null,
  )

const boxOf = (element: Element): Box => {
  const { left, top, right, bottom } = element.getBoundingClientRect()
  return { left, top, right, bottom }
}

function seen(things: readonly Thing[], margin: number): Seen | null {
  const elements = things.flatMap(elementsOf)
  const box = around(elements.map(boxOf))
  if (box === null) return null
  const path = elements
    .map((element) => pathOf(outlineOf(withCrest(element), cutOf(element), margin)))
    .join('')
  return { box, path }
}

/** A thing with what it wears above itself: the light must not cut it. */
function withCrest(element: Element): Box {
  const crests = element.parentElement?.querySelectorAll(':scope > [data-crest]') ?? []
  const box = boxOf(element)
  return around([box, ...[...crests].map(boxOf)]) ?? box
}

const cutOf = (element: Element): Cut => getComputedStyle(element)

/** What a note had better not lie on: the board and the cards. */
const SPARE = '.board, .hand, .act, [data-spare]'
const EDGE = 12

/** Looks at the page. */
export function sighted(lit: readonly Thing[], also: readonly Thing[]): Sighted {
  const tops = [...document.querySelectorAll('.table :is(.top, .top-bar)')]
  const low = [...document.querySelectorAll('.table .time, .table nav.nav')].filter((element) =>
    element.checkVisibility(),
  )
  const board = document.querySelector('.table .board')
  const floor = Math.min(window.innerHeight, ...low.map((element) => boxOf(element).top))
  const roof = Math.max(0, ...tops.map((top) => boxOf(top).bottom))
  return {
    page: {
      left: EDGE,
      top: Math.max(EDGE, roof + EDGE),
      right: window.innerWidth - EDGE,
      bottom: floor - EDGE,
    },
    lit: seen(lit, LIT),
    also: seen(also, ALSO),
    spare: [...document.querySelectorAll(`.table :is(${SPARE})`)].map(boxOf),
    roof: board === null ? 0 : boxOf(board).top,
  }
}
