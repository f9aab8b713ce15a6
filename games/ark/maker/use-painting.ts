import { type PointerEvent, useEffect, useRef } from 'react'
import { RADIUS } from '../table/board/units.ts'
import { nearest, placesBetween } from './brush.ts'

/** So long a finger rests until it picks, in milliseconds. */
const LONG = 450
/** So far a finger may move meanwhile, in pixels. */
const STILL = 8

interface Painter {
  /** Paints places as a part of one stroke. */
  paint(places: readonly number[], stroke: number): void
  pick(place: number): void
  hover(place: number | null): void
}

interface Stroke {
  readonly pointer: number
  readonly number: number
  readonly x: number
  readonly y: number
  /** The last place that was painted; null while a finger may still mean to pick. */
  last: number | null
  readonly first: number
}

/** A point of the map's own plane as a place; -1 off the sheet. */
const placeAt = (x: number, y: number): number =>
  nearest(x / (1.5 * RADIUS), y / (Math.sqrt(3) * RADIUS) - x / (3 * RADIUS))

let strokes = 0
/** Every stroke has a number of its own, so that undo knows what belongs together. */
export const nextStroke = (): number => ++strokes

/** Mouse, pen and finger on the sheet: press and drag paint, the right button and a long press pick. */
export function usePainting(painter: Painter) {
  const map = useRef<SVGGElement>(null)
  const stroke = useRef<Stroke | null>(null)
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])

  const under = ({ clientX, clientY }: { readonly clientX: number; readonly clientY: number }): number => {
    const matrix = map.current?.getScreenCTM()?.inverse()
    if (matrix == null) return -1
    const { x, y } = new DOMPoint(clientX, clientY).matrixTransform(matrix)
    return placeAt(x, y)
  }
  const goOn = (to: number, { number, last, first }: Stroke): void =>
    painter.paint(last === null ? [first, ...placesBetween(first, to)] : placesBetween(last, to), number)

  return {
    map,
    onPointerDown(event: PointerEvent<HTMLElement>) {
      const place = under(event)
      if (place < 0) return
      if (event.button === 2) painter.pick(place)
      if (event.button !== 0 || stroke.current !== null) return
      event.currentTarget.setPointerCapture(event.pointerId)
      const isFinger = event.pointerType === 'touch'
      stroke.current = {
        pointer: event.pointerId,
        number: nextStroke(),
        x: event.clientX,
        y: event.clientY,
        last: isFinger ? null : place,
        first: place,
      }
      if (isFinger) {
        timer.current = setTimeout(() => {
          stroke.current = null
          painter.pick(place)
        }, LONG)
      } else painter.paint([place], stroke.current.number)
    },
    onPointerMove(event: PointerEvent<HTMLElement>) {
      const now = stroke.current
      const place = under(event)
      if (event.pointerType !== 'touch') painter.hover(place < 0 ? null : place)
      if (now === null || now.pointer !== event.pointerId || place < 0) return
      if (now.last === null && Math.hypot(event.clientX - now.x, event.clientY - now.y) < STILL) return
      clearTimeout(timer.current)
      if (place === now.last) return
      goOn(place, now)
      now.last = place
    },
    onPointerUp(event: PointerEvent<HTMLElement>) {
      const now = stroke.current
      if (now === null || now.pointer !== event.pointerId) return
      clearTimeout(timer.current)
      stroke.current = null
      if (now.last === null) painter.paint([now.first], now.number)
    },
    onPointerCancel() {
      clearTimeout(timer.current)
      stroke.current = null
    },
    onPointerLeave: () => painter.hover(null),
    onContextMenu: (event: { preventDefault(): void }) => event.preventDefault(),
  }
}
