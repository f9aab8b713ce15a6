import { Drawing } from '@vyprava/atlas'
import { useEffect, useRef } from 'react'
import type { ArkView, Chart } from '../../rules/index.ts'
import type { BoardLabels } from '../../texts/labels/board.ts'
import { guideTo } from '../../texts/names.ts'
import type { ArkHands } from '../intent.ts'
import type { SheetLayout } from './layout.ts'
import { swatch } from './pencil-ink.ts'
import type { SheetScene } from './scene.ts'
import { middleOf } from './units.ts'

interface FanProps {
  readonly fan: NonNullable<SheetScene['fan']>
  readonly view: ArkView
  readonly chart: Chart
  readonly layout: SheetLayout
  readonly labels: BoardLabels
  readonly hands: ArkHands
}

/** From the hex to the pencils around it, and half the size of one, in pixels. */
const AWAY = 56
const HALF = 24

/** A ring of pencils on a hex that takes any colour. It never leaves the sheet. */
export function Fan({ fan, view, chart, layout, labels, hands }: FanProps) {
  const first = useRef<HTMLButtonElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the first pencil has the focus whenever a ring opens
  useEffect(() => first.current?.focus(), [fan.hex])
  const { map, scale, width, height } = layout
  const middle = middleOf(chart.hexes[fan.hex], map.radius)
  const reach = AWAY + HALF + 4
  const within = (at: number, room: number) => Math.min(Math.max(at * scale, reach), room * scale - reach)
  const x = within(map.x + middle.x, width)
  const y = within(map.y + middle.y, height)
  return (
    // biome-ignore lint/a11y/useSemanticElements: a ring of pencils is no fieldset
    <div
      className="ak-fan"
      role="group"
      aria-label={labels.fan(guideTo(view.map).hexes[fan.hex])}
      style={{ left: x, top: y }}
    >
      {fan.colours.map((colour, place) => {
        const angle = (2 * Math.PI * place) / fan.colours.length - Math.PI / 2
        return (
          <button
            key={colour}
            ref={place === 0 ? first : undefined}
            type="button"
            className="ak-fan-p"
            data-lit=""
            aria-label={labels.colours[colour]}
            style={{ left: AWAY * Math.cos(angle), top: AWAY * Math.sin(angle) }}
            {...hands.touch({ kind: 'pencil', colour })}
          >
            <Drawing viewBox="-20 -18 40 36" ink={swatch(colour, { x: 0, y: 0 }, 18)} />
          </button>
        )
      })}
    </div>
  )
}
