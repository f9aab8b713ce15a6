import { Ink, useNight } from '@vyprava/atlas'
import { type KeyboardEvent, type ReactNode, useMemo } from 'react'
import { SHEET } from '../maps/drawn.ts'
import { sheetFrame } from '../table/board/frame-ink.ts'
import { RADIUS } from '../table/board/units.ts'
import type { MakerLabels } from '../texts/labels/maker.ts'
import { type Brush, placeName, placesUnder, stepped } from './brush.ts'
import { GRID, NUMERALS, placeInk, RIM, rings, roadsOf } from './sheet-ink.ts'
import { nextStroke, usePainting } from './use-painting.ts'

/** The sheet on a desk and in a hand: its size, its margin, the middle and the radius of the map. */
export const FORMS = {
  desk: { width: 800, height: 786, margin: 14, x: 400, y: 386, radius: 30.4, numerals: true },
  hand: { width: 390, height: 446, margin: 8, x: 195, y: 226, radius: 17.6, numerals: false },
} as const
export type Form = keyof typeof FORMS

interface SheetProps {
  readonly letters: string
  readonly form: Form
  readonly labels: MakerLabels
  readonly brush: Brush
  readonly wreck: boolean
  readonly cursor: number
  readonly hovered: number | null
  /** Whether the colours of lands are shown. */
  readonly tinted: boolean
  /** What lies over the map. */
  readonly marks: string
  readonly paint: (places: readonly number[], stroke: number) => void
  readonly wipe: (place: number) => void
  readonly pick: (place: number) => void
  readonly hover: (place: number | null) => void
  readonly move: (place: number) => void
  readonly children: ReactNode
}

/** The sheet that is drawn on, by mouse, finger and keys. */
export function Sheet(props: SheetProps) {
  const { letters, form, labels, cursor, hovered, tinted, marks } = props
  const night = useNight()
  const { width, height, margin, x, y, radius, numerals } = FORMS[form]
  const size: Brush = props.wreck ? 1 : props.brush
  const spread = (places: readonly number[]) => [
    ...new Set(places.flatMap((place) => placesUnder(place, size))),
  ]
  const painting = usePainting({
    paint: (places, stroke) => {
      const last = places.at(-1)
      if (last !== undefined) props.move(last)
      props.paint(props.wreck ? places.slice(-1) : spread(places), stroke)
    },
    pick: props.pick,
    hover: props.hover,
  })
  const { map, ...hands } = painting
  const press = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return
    const next = stepped(cursor, event.key)
    if (next !== null) props.move(next)
    else if (event.key === ' ') props.paint(spread([cursor]), nextStroke())
    else if (event.key === 'Delete' || event.key === 'Backspace') props.wipe(cursor)
    else return
    event.preventDefault()
  }
  const frame = useMemo(() => sheetFrame(width, height, margin), [width, height, margin])
  const ways = useMemo(() => roadsOf(letters), [letters])
  const under = hovered ?? cursor
  return (
    <div className="mm-sheet" data-form={form}>
      <div
        className="mm-map"
        role="application"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: it takes the keys that paint
        tabIndex={0}
        aria-label={labels.sheet}
        aria-describedby="mm-how"
        data-cursor={placeName(cursor)}
        onKeyDown={press}
        {...hands}
      >
        <svg viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
          <Ink ink={frame} />
          <g ref={map} transform={`translate(${x} ${y}) scale(${(radius / RADIUS).toFixed(4)})`}>
            <g className={tinted ? 'mm-tinted' : undefined}>
              {SHEET.map(({ q, r }, place) => (
                <Ink key={`${q},${r}`} ink={placeInk(place, letters[place], night)} />
              ))}
            </g>
            <Ink ink={GRID} />
            <Ink ink={ways} />
            <Ink ink={RIM} />
            {numerals && <Ink ink={NUMERALS} />}
            <Ink ink={marks} />
            <Ink ink={rings(hovered === null ? 'mm-cursor' : 'mm-brush', placesUnder(under, size))} />
          </g>
        </svg>
      </div>
      <p className="visually-hidden" id="mm-how">
        {labels.sheetHow}
      </p>
      <p className="visually-hidden" role="status" data-said="place">
        {labels.at(placeName(cursor), labels.land[letters[cursor]] ?? null)}
      </p>
      {props.children}
    </div>
  )
}
