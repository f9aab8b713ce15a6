import { memo } from 'react'
import { COIN_BOX, coins } from '../coin.ts'
import { defs } from '../defs.ts'
import { ICON_BOX } from '../icon.ts'
import { MARKER_BOX } from '../marker.ts'
import { rose, type Winds } from '../rose.ts'
import { type Design, seatDark, seatPaint } from '../seats.ts'
import { type ShapeRows, shape } from '../shape.ts'
import { type SheetOptions, sheet } from '../sheet.ts'
import { classes, Drawing } from './drawing.tsx'

type Common = {
  readonly className?: string | undefined
  /** What a screen reader says; without it the piece is decoration. */
  readonly label?: string | undefined
}

/** Once per document, near the top: markers, coins and hexes refer to it. */
export const AtlasDefs = () => <Drawing className="atlas-defs" width={0} height={0} ink={defs()} />

/** An icon in the colour and size of the words around it. `data` comes from icons/. */
export const Icon = ({ data, className, label }: Common & { readonly data: string }) => (
  <Drawing
    className={classes('ico', className)}
    viewBox={`0 0 ${ICON_BOX} ${ICON_BOX}`}
    label={label}
    ink={`<path d="${data}"/>`}
  />
)

export const Marker = ({ seat, className, label }: Common & { readonly seat: Design }) => (
  <Drawing
    className={className}
    viewBox={`0 0 ${MARKER_BOX} ${MARKER_BOX}`}
    label={label}
    ink={`<use href="#marker-${seat}"/>`}
  />
)

export const Coin = ({ className, label }: Common) => (
  <Drawing className={className} viewBox={COIN_BOX} label={label} ink={'<use href="#coin"/>'} />
)

/** Two or three coins that overlap. */
export const Coins = ({ count, className, label }: Common & { readonly count: number }) => (
  <Drawing className={className} viewBox="0 0 64 42" label={label} ink={coins(count, 32, 21, 36)} />
)

export const Rose = memo(function Rose({ winds, className, label }: Common & { readonly winds?: Winds }) {
  return (
    <Drawing
      className={className}
      viewBox={winds ? '-120 -120 240 240' : '-104 -104 208 208'}
      label={label}
      ink={rose(100, winds)}
    />
  )
})

/** The contour lines behind a page. */
export const Sheet = ({ className, ...options }: SheetOptions & { readonly className?: string }) => (
  <Drawing
    className={classes('sheet', className)}
    viewBox={`0 0 ${options.width} ${options.height}`}
    preserveAspectRatio="xMidYMid slice"
    ink={sheet(options)}
  />
)

export type MiniShapeProps = Common & {
  readonly rows: ShapeRows
  readonly seat: Design
  readonly asleep?: boolean
}

/** A character in the rail: its shape alone. */
export const MiniShape = memo(function MiniShape({
  rows,
  seat,
  asleep = false,
  className,
  label,
}: MiniShapeProps) {
  const longest = Math.max(rows.length, ...rows.map((row) => row.length))
  const paint = asleep ? 'var(--ink-3)' : seatPaint(seat)
  const dark = asleep ? 'var(--ink-3)' : seatDark(seat)
  const ink = `<g style="--sq:${paint};--sqd:${dark}">${shape(rows, 15, 19, Math.min(8, 26 / longest))}</g>`
  return (
    <Drawing
      className={classes('mini', asleep ? 'off' : undefined, className)}
      viewBox="0 0 30 38"
      label={label}
      ink={ink}
    />
  )
})
