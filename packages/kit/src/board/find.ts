import type { MouseEvent } from 'react'
import type { Point } from '../gestures/gesture.ts'

/**
 * The button of a board that an event is about. A finger that is drawn over the board stays with the button where it was
 * put down, as far as the browser is concerned: so it is looked up where the finger is.
 */
export function buttonUnder(event: MouseEvent, attribute: string): Element | null {
  const touched = event.nativeEvent instanceof PointerEvent && event.nativeEvent.pointerType === 'touch'
  const element =
    touched && event.type === 'pointermove'
      ? document.elementFromPoint(event.clientX, event.clientY)
      : event.target
  return element instanceof Element ? element.closest(`[${attribute}]`) : null
}

/** Where in the board an event happened, as shares of its width and height. */
export function shareOf({ currentTarget, clientX, clientY }: MouseEvent): Point {
  const { left, top, width, height } = currentTarget.getBoundingClientRect()
  return { x: (clientX - left) / width, y: (clientY - top) / height }
}
