import { columnLetter } from '@vyprava/atlas/neatline.ts'
import { EDGES, type Edge, MAP, SQUARES_OF } from '../rules/index.ts'

/** The side of the map in squares. */
export const SIDE = MAP.width

/** A point or a step, in squares: on the map from its north-west corner, on the screen from its left top one. */
export interface Point {
  readonly x: number
  readonly y: number
}

/** Where a point of the map is on the screen of somebody who sits at an edge and has it at the bottom. */
export function toScreen(edge: Edge, { x, y }: Point): Point {
  switch (edge) {
    case 'S':
      return { x, y }
    case 'W':
      return { x: y, y: SIDE - x }
    case 'N':
      return { x: SIDE - x, y: SIDE - y }
    case 'E':
      return { x: SIDE - y, y: x }
  }
}

/** The point of the map under a point of the screen. */
export function toMap(edge: Edge, { x, y }: Point): Point {
  switch (edge) {
    case 'S':
      return { x, y }
    case 'W':
      return { x: SIDE - y, y: x }
    case 'N':
      return { x: SIDE - x, y: SIDE - y }
    case 'E':
      return { x: y, y: SIDE - x }
  }
}

/** A step on the screen as a step on the map: a key that says "up" moves away from whoever looks. */
export function stepToMap(edge: Edge, step: Point): Point {
  const origin = toMap(edge, { x: 0, y: 0 })
  const end = toMap(edge, step)
  return { x: end.x - origin.x, y: end.y - origin.y }
}

export const middleOf = (square: number): Point => ({
  x: (square % SIDE) + 0.5,
  y: Math.floor(square / SIDE) + 0.5,
})

/** The square that holds a point, or null beside the map. */
export function squareAt({ x, y }: Point): number | null {
  const column = Math.floor(x)
  const row = Math.floor(y)
  return column >= 0 && column < SIDE && row >= 0 && row < SIDE ? row * SIDE + column : null
}

/** The left top corner of a square on the screen. */
export function cornerOf(edge: Edge, square: number): Point {
  const { x, y } = toScreen(edge, middleOf(square))
  return { x: x - 0.5, y: y - 0.5 }
}

/** The squares in reading order of the screen. */
export const readingOrder = (edge: Edge): number[] =>
  Array.from({ length: SIDE * SIDE }, (_, place) => {
    const cell = { x: (place % SIDE) + 0.5, y: Math.floor(place / SIDE) + 0.5 }
    return squareAt(toMap(edge, cell)) ?? 0
  })

/** The neighbour in a direction of the screen; at the rim the square itself. */
export function neighbour(edge: Edge, square: number, step: Point): number {
  const from = middleOf(square)
  const by = stepToMap(edge, step)
  return squareAt({ x: from.x + by.x, y: from.y + by.y }) ?? square
}

/** "C4": the name of a square on the frame, the same from every side. */
export const coordinate = (square: number): string =>
  `${columnLetter(square % SIDE)}${Math.floor(square / SIDE) + 1}`

export interface Box extends Point {
  readonly width: number
  readonly height: number
}

/** Where the card of a slot lies on the screen, in squares. */
export function slotBox(edge: Edge, slot: number): Box {
  const corners = SQUARES_OF[slot].map((square) => cornerOf(edge, square))
  const x = Math.min(...corners.map((corner) => corner.x))
  const y = Math.min(...corners.map((corner) => corner.y))
  const width = Math.max(...corners.map((corner) => corner.x)) - x + 1
  const height = Math.max(...corners.map((corner) => corner.y)) - y + 1
  return { x, y, width, height }
}

/** The side of the screen at which an edge of the map lies: 0 bottom, 1 left, 2 top, 3 right. */
export const sideOf = (mine: Edge, edge: Edge): number =>
  (EDGES.indexOf(edge) - EDGES.indexOf(mine) + EDGES.length) % EDGES.length
