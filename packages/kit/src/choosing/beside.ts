import type { CSSProperties } from 'react'
import type { Point } from '../gestures/gesture.ts'

declare module 'react' {
  interface CSSProperties {
    /** How far a thing's corner is from the side that it is measured from. */
    '--beside-x'?: string
    '--beside-y'?: string
  }
}

/** Corners of the thing that asks, as shares of the board's width and height. */
export interface Thing {
  readonly from: Point
  readonly to: Point
}

const share = (part: number): string => `${(100 * part).toFixed(2)}%`

/** Where a panel lies that opens from a thing: under or over it, towards the middle, never over the board's edge. */
export function beside({ from, to }: Thing): {
  readonly 'data-x': 'left' | 'right'
  readonly 'data-y': 'top' | 'bottom'
  readonly style: CSSProperties
} {
  const left = from.x + to.x < 1
  const top = from.y + to.y < 1
  return {
    'data-x': left ? 'left' : 'right',
    'data-y': top ? 'top' : 'bottom',
    style: {
      '--beside-x': share(left ? from.x : 1 - to.x),
      '--beside-y': share(top ? to.y : 1 - from.y),
    },
  }
}
