import { type RefObject, useLayoutEffect, useMemo, useState } from 'react'
import type { Chart } from '../../rules/index.ts'
import { type Form, formFor, layoutFor, type Room, type SheetLayout } from './layout.ts'

/** Until it is measured the sheet is as large as on a desktop. */
const DESKTOP: Room = { width: 812, height: 714 }

/** The layout of the sheet that fits into an element, measured when that gets another size. */
export function useSheetLayout(
  element: RefObject<HTMLElement | null>,
  chart: Chart,
  slots: number,
  form: Form | null,
): SheetLayout {
  const [room, setRoom] = useState(DESKTOP)
  useLayoutEffect(() => {
    const { current } = element
    if (current === null || typeof ResizeObserver === 'undefined') return
    const measure = () => {
      const { clientWidth: width, clientHeight: height } = current
      if (width > 0 && height > 0)
        setRoom((before) => (before.width === width && before.height === height ? before : { width, height }))
    }
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(current)
    return () => observer.disconnect()
  }, [element])
  return useMemo(
    () => layoutFor(room, chart, slots, form ?? formFor(room.width, room.height)),
    [room, chart, slots, form],
  )
}
