import type { Point } from '../gestures/gesture.ts'

/** How a board lies in its window: moved, then scaled from its upper left corner. In pixels of the window. */
export interface View {
  readonly scale: number
  readonly x: number
  readonly y: number
}

/** A window and the board behind it. */
export interface Room {
  readonly width: number
  readonly height: number
  /** The whole board at scale 1. */
  readonly board: Extent
}

export interface Extent {
  readonly width: number
  readonly height: number
  /** The smallest scale, for boards that are never shown as a whole because their places would be too small. */
  readonly least?: number
  /** The middle of what is seen first, as shares of the board; without it the board is fitted. */
  readonly opens?: Point
  /** Where its upper left corner lies: a board that grows to the west or north stays where it is seen. */
  readonly from?: Point
}

const MOST = 4

export const leastScale = ({ width, height, board }: Room): number =>
  board.least ?? Math.min(1, width / board.width, height / board.height)

/** A board smaller than its window lies in the middle; a larger one never shows what is behind it. */
export function held({ scale, x, y }: View, { width, height, board }: Room): View {
  const within = (value: number, window: number, whole: number) =>
    whole <= window ? (window - whole) / 2 : Math.min(0, Math.max(window - whole, value))
  return { scale, x: within(x, width, board.width * scale), y: within(y, height, board.height * scale) }
}

/** A point of the board, as shares of it, in the middle of the window. */
export function centred(share: Point, wanted: number, room: Room): View {
  const scale = allowed(wanted, room)
  const { width, height, board } = room
  return held(
    {
      scale,
      x: width / 2 - share.x * board.width * scale,
      y: height / 2 - share.y * board.height * scale,
    },
    room,
  )
}

const MIDDLE: Point = { x: 0.5, y: 0.5 }

/** As much of the board as there may be. */
export const fitted = (room: Room): View => centred(MIDDLE, leastScale(room), room)

/** What is seen before anybody has moved it. */
export const opened = (room: Room): View =>
  room.board.opens === undefined ? fitted(room) : centred(room.board.opens, 1, room)

/** Zooms around a point of the window that stays where it is. */
export function zoomed(view: View, factor: number, at: Point, room: Room): View {
  const scale = allowed(view.scale * factor, room)
  const ratio = scale / view.scale
  return held({ scale, x: at.x - (at.x - view.x) * ratio, y: at.y - (at.y - view.y) * ratio }, room)
}

/** A box of the window comes into sight, with so much room around it, by the shortest way. */
export function revealing(view: View, box: Box, room: Room, margin = 24): View {
  const by = (from: number, to: number, window: number): number => {
    if (to - from + 2 * margin > window) return window / 2 - (from + to) / 2
    if (from < margin) return margin - from
    return to > window - margin ? window - margin - to : 0
  }
  const x = view.x + by(box.left, box.right, room.width)
  const y = view.y + by(box.top, box.bottom, room.height)
  return held({ scale: view.scale, x, y }, room)
}

export interface Box {
  readonly left: number
  readonly top: number
  readonly right: number
  readonly bottom: number
}

/** The board has grown: what was seen stays where it is. */
export const grown = ({ scale, x, y }: View, by: Point, room: Room): View =>
  held({ scale, x: x + by.x * scale, y: y + by.y * scale }, room)

/** The box around a point of the board, as shares of it, in pixels of the window. */
export function boxAround({ scale, x, y }: View, share: Point, reach: number, { board }: Room): Box {
  const at = { x: x + share.x * board.width * scale, y: y + share.y * board.height * scale }
  return { left: at.x - reach, top: at.y - reach, right: at.x + reach, bottom: at.y + reach }
}

const HAIR = 0.001

/** Whether there is more to see by fitting. */
export const isZoomed = ({ scale }: View, room: Room): boolean => scale > leastScale(room) + HAIR

/** Whether a part of the board is out of sight, so that a finger moves the board instead of the page. */
export const pans = ({ scale }: View, { width, height, board }: Room): boolean =>
  board.width * scale > width + 1 || board.height * scale > height + 1

const allowed = (scale: number, room: Room): number => Math.min(MOST, Math.max(leastScale(room), scale))
