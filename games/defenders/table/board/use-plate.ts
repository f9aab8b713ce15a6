import { type RefObject, useLayoutEffect, useState } from 'react'
import { boxOf, FULL, type PlateShape, plateFor } from './plate-ink.ts'
import { ASPECT } from './units.ts'

/** Letters are at least so large, in pixels, where the page does not say otherwise. */
const FLOOR = 13

interface Room {
  readonly width: number
  readonly height: number
  readonly floor: number
}

/** The plate for a room: without its instruments where the room is hardly wider than high. */
export function plateIn({ width, height, floor }: Room): PlateShape {
  const narrow = width / height < (ASPECT.narrow + ASPECT.wide) / 2
  const shape = plateFor(Math.min(width, height * ASPECT[narrow ? 'narrow' : 'wide']), narrow, floor)
  const box = boxOf(shape)
  // It grew by a little on all sides: then it may be higher than its room.
  const over = (box.height * shape.scale) / height
  return over > 1 ? plateFor((box.width * shape.scale) / over, narrow, floor) : shape
}

/** The plate that fits into an element, measured when that gets another size. */
export function usePlate(element: RefObject<HTMLElement | null>): PlateShape {
  const [shape, setShape] = useState(FULL)
  useLayoutEffect(() => {
    const room = element.current
    if (room === null || typeof ResizeObserver === 'undefined') return
    const measure = () => {
      const { clientWidth: width, clientHeight: height } = room
      const floor = Number.parseFloat(getComputedStyle(room).getPropertyValue('--floor')) || FLOOR
      if (width > 0 && height > 0) setShape(plateIn({ width, height, floor }))
    }
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(room)
    return () => observer.disconnect()
  }, [element])
  return shape
}
