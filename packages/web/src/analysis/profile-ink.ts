/** Where the profile is drawn; all turns are equally long. */
export interface Plot {
  readonly left: number
  readonly top: number
  readonly right: number
  readonly bottom: number
  readonly turns: number
}

const tenth = (value: number): string => value.toFixed(1)
const xOf = (turn: number, { left, right, turns }: Plot): number => left + ((right - left) * turn) / turns
const yOf = (height: number, { top, bottom }: Plot): number => bottom - (bottom - top) * height

/** A line through the heights after each turn, broken where nothing is known yet; closed down to the ground on wish. */
export function lineThrough(heights: readonly (number | null)[], plot: Plot, closed: boolean): string {
  let d = ''
  let begun: number | null = null
  const close = (last: number) => {
    if (closed && begun !== null) d += `L${tenth(xOf(last, plot))} ${plot.bottom}H${tenth(xOf(begun, plot))}Z`
    begun = null
  }
  for (const [turn, height] of heights.entries()) {
    if (height === null) {
      close(turn - 1)
      continue
    }
    d += `${begun === null ? 'M' : 'L'}${tenth(xOf(turn, plot))} ${tenth(yOf(height, plot))}`
    begun ??= turn
  }
  close(heights.length - 1)
  return d
}

const STROKES = 9

/** Shade on falling slopes only: the light comes from the north-west. */
export function hachures(heights: readonly (number | null)[], plot: Plot): string {
  let d = ''
  for (let turn = 1; turn < heights.length; turn++) {
    const from = heights[turn - 1]
    const to = heights[turn]
    if (from === null || to === null || to >= from) continue
    for (let stroke = 0; stroke <= STROKES; stroke++) {
      const part = stroke / STROKES
      const x = xOf(turn - 1 + part, plot)
      const y = yOf(from + (to - from) * part, plot)
      const length = Math.min(plot.bottom - y, 8 + (from - to) * 200)
      if (length > 2) d += `M${tenth(x)} ${tenth(y + 2)}l${tenth(length * 0.12)} ${tenth(length)}`
    }
  }
  return d
}

/** A segment of the scale bar below, from one turn to another. */
export const scaleBar = (first: number, end: number, plot: Plot): string =>
  `M${tenth(xOf(first, plot))} ${plot.bottom + 3}H${tenth(xOf(end, plot))}v5H${tenth(xOf(first, plot))}Z`

/** The brass pointer at the end of a turn. */
export function pointer(shown: number, plot: Plot): { readonly line: string; readonly plate: string } {
  const x = tenth(xOf(shown + 1, plot))
  return {
    line: `M${x} ${plot.top}V${plot.bottom}`,
    plate: `M${x} ${plot.bottom - 5}l7 8v10h-14v-10Z`,
  }
}

export const flag = (x: number, y: number): string => `M${tenth(x)} ${tenth(y)}h20l-5 8 5 8h-20Z`

export const starPath = 'M0-11L3-3.4 11-3 4.8 2 7 10 0 5.6-7 10-4.8 2-11-3-3-3.4Z'
