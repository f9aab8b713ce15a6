import { type RefObject, useLayoutEffect, useRef, useState } from 'react'

export type Size = { readonly width: number; readonly height: number }

/** The size of an element, known before the first paint and kept up to date. */
export function useSize(): [RefObject<HTMLDivElement | null>, Size | null] {
  const place = useRef<HTMLDivElement>(null)
  const [size, setSize] = useState<Size | null>(null)
  useLayoutEffect(() => {
    const element = place.current
    if (!element) return
    const measure = () => setSize({ width: element.clientWidth, height: element.clientHeight })
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    return () => observer.disconnect()
  }, [])
  return [place, size]
}
