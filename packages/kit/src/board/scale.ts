import { type RefObject, useLayoutEffect, useState } from 'react'

/**
 * How many pixels a unit of a drawing takes, measured when the drawing gets another size. It is said to the style as
 * `--u` as well: lines and letters with a floor in pixels are worked out from it.
 */
export function useScale(drawing: RefObject<Element | null>, units: number): number {
  const [scale, setScale] = useState(1)
  useLayoutEffect(() => {
    const element = drawing.current
    if (element === null || typeof ResizeObserver === 'undefined') return
    const measure = () => {
      const { width } = element.getBoundingClientRect()
      if (width > 0) setScale(Math.round((100 * width) / units) / 100)
    }
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    return () => observer.disconnect()
  }, [drawing, units])
  useLayoutEffect(() => {
    if (drawing.current instanceof SVGElement || drawing.current instanceof HTMLElement)
      drawing.current.style.setProperty('--u', String(scale))
  }, [drawing, scale])
  return scale
}
