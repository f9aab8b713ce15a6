import type { Point } from '../gestures/gesture.ts'
import {
  type Box,
  boxAround,
  centred,
  fitted,
  grown,
  held,
  isZoomed,
  opened,
  pans,
  type Room,
  revealing,
  type View,
  zoomed,
} from './view.ts'

interface Finger {
  readonly id: number
  readonly at: Point
  readonly from: Point
}

interface Tap {
  readonly at: Point
  readonly time: number
}

/** A window as it is between two events. */
export interface Pane {
  readonly view: View
  readonly fingers: readonly Finger[]
  /** What the pointers do moves the board: nothing on it is meant, nor by the click that follows. */
  readonly taken: boolean
  /** Somebody has moved it: it stays where it is when the window changes its size. */
  readonly moved: boolean
  readonly tap: Tap | null
}

/** Points are in pixels of the window. */
export type PaneEvent =
  | { readonly type: 'wheel'; readonly at: Point; readonly factor: number }
  | { readonly type: 'down'; readonly id: number; readonly at: Point }
  | { readonly type: 'move'; readonly id: number; readonly at: Point }
  /** `tapped`: by a finger, where nothing can be chosen, at that time in milliseconds. */
  | { readonly type: 'up'; readonly id: number; readonly at: Point; readonly tapped: number | null }
  | { readonly type: 'lost'; readonly id: number }
  | { readonly type: 'clicked' }
  | { readonly type: 'fit' }
  /** A point of the board, as shares of it, comes into the middle. */
  | { readonly type: 'near'; readonly at: Point; readonly scale: number }
  | { readonly type: 'reveal'; readonly box: Box }
  /** The board has another size: by so much its upper left corner has moved. */
  | { readonly type: 'grown'; readonly by: Point }
  /** A point of the board, as shares of it, comes into sight, with so many pixels around it, and more on its right. */
  | { readonly type: 'sight'; readonly at: Point; readonly reach: number; readonly beyond: number }
  | { readonly type: 'resized' }

/** Less than this is a trembling hand, not a drag. */
const TREMBLE = 6
/** Two taps within so many milliseconds and pixels are one. */
const TWICE = 320
const CLOSE = 30
/** What a double tap brings. */
export const NEAR = 2

export const paneIn = (room: Room): Pane => ({
  view: opened(room),
  fingers: [],
  taken: false,
  moved: false,
  tap: null,
})

/** Pan by drag, zoom by wheel, pinch and double tap, fit. Pure: what a window shows after an event. */
export function reducePane(pane: Pane, event: PaneEvent, room: Room): Pane {
  switch (event.type) {
    case 'wheel':
      return shown(pane, zoomed(pane.view, event.factor, event.at, room))
    case 'down': {
      const fingers = [...without(pane, event.id), { id: event.id, at: event.at, from: event.at }]
      return { ...pane, fingers, taken: fingers.length > 1 }
    }
    case 'move':
      return moved(pane, event.id, event.at, room)
    case 'up':
      return lifted({ ...pane, fingers: without(pane, event.id) }, event.at, event.tapped, room)
    case 'lost':
      return { ...pane, fingers: without(pane, event.id), tap: null }
    case 'clicked':
      return { ...pane, taken: false }
    case 'fit':
      return { ...pane, view: fitted(room), moved: false, tap: null }
    case 'near':
      return shown(pane, centred(event.at, event.scale, room))
    case 'reveal':
      return shown(pane, revealing(pane.view, event.box, room))
    case 'grown':
      return pane.moved
        ? { ...pane, view: grown(pane.view, event.by, room) }
        : { ...pane, view: opened(room) }
    case 'sight': {
      const box = boxAround(pane.view, event.at, event.reach, room)
      return shown(pane, revealing(pane.view, { ...box, right: box.right + event.beyond }, room))
    }
    case 'resized':
      return pane.moved ? { ...pane, view: held(pane.view, room) } : { ...pane, view: opened(room) }
  }
}

const without = ({ fingers }: Pane, id: number): readonly Finger[] =>
  fingers.filter((finger) => finger.id !== id)

function shown(pane: Pane, view: View): Pane {
  const same = view.scale === pane.view.scale && view.x === pane.view.x && view.y === pane.view.y
  return same ? pane : { ...pane, view, moved: true }
}

function moved(pane: Pane, id: number, at: Point, room: Room): Pane {
  const finger = pane.fingers.find((one) => one.id === id)
  if (finger === undefined) return pane
  const other = pane.fingers.find((one) => one.id !== id)
  const fingers = pane.fingers.map((one) => (one === finger ? { ...one, at } : one))
  if (other !== undefined) {
    const before = middle(finger.at, other.at)
    const after = middle(at, other.at)
    const factor = distance(at, other.at) / Math.max(1, distance(finger.at, other.at))
    const { view } = pane
    const dragged = { ...view, x: view.x + after.x - before.x, y: view.y + after.y - before.y }
    return { ...shown(pane, zoomed(dragged, factor, after, room)), fingers, taken: true }
  }
  if (!pans(pane.view, room) || (!pane.taken && distance(finger.from, at) < TREMBLE)) return pane
  const { scale, x, y } = pane.view
  const view = held({ scale, x: x + at.x - finger.at.x, y: y + at.y - finger.at.y }, room)
  return { ...shown(pane, view), fingers, taken: true }
}

/** The second of two taps comes nearer, or goes back to the whole. */
function lifted(pane: Pane, at: Point, tapped: number | null, room: Room): Pane {
  if (tapped === null || pane.taken) return { ...pane, tap: null }
  const { tap } = pane
  const twice = tap !== null && tapped - tap.time < TWICE && distance(tap.at, at) < CLOSE
  if (!twice) return { ...pane, tap: { at, time: tapped } }
  if (isZoomed(pane.view, room)) return { ...pane, view: fitted(room), moved: false, tap: null }
  return { ...shown(pane, zoomed(pane.view, NEAR, at, room)), tap: null }
}

const middle = (a: Point, b: Point): Point => ({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 })
const distance = (a: Point, b: Point): number => Math.hypot(a.x - b.x, a.y - b.y)
