import { Ink } from '@vyprava/atlas'
import { tenth } from '@vyprava/atlas/pen.ts'
import type { Thumbnail } from '@vyprava/module'
import { useMemo } from 'react'
import { packOf } from '../content/index.ts'
import { boundsOf } from './board/layout.ts'
import { middlesOf } from './board/map-ink.ts'
import { foundPart } from './board/marks-ink.ts'
import { RADIUS } from './board/units.ts'
import { StillMap } from './end/still-map.tsx'
import { shownSeat } from './end/winner.ts'
import { packedOf } from './packed.ts'
import { isArkView } from './props.ts'
import './board/pencils.css'
import './board/sheet.css'
import './board/marks.css'

/** The own sheet's map in small. */
export const ArkThumbnail: Thumbnail = ({ view, observer, pack }) => {
  const { printed } = useMemo(() => packedOf(packOf(pack)), [pack])
  if (!isArkView(view)) return null
  const chart = printed.chartOf(view)
  const { painted, compass } = view.sheets[shownSeat(view, observer)]
  const { left, top, right, bottom } = boundsOf(chart)
  const box = [left, top, right - left, bottom - top].map((edge) => tenth(edge * RADIUS)).join(' ')
  const found = chart.finder.locate(painted, compass)
  return (
    <svg viewBox={box} className="ak-thumbnail" aria-hidden="true">
      <StillMap chart={chart} painted={painted} />
      <Ink
        ink={found
          .map((hex, letter) => (hex < 0 ? '' : foundPart(letter, middlesOf(chart)[hex], false)))
          .join('')}
      />
    </svg>
  )
}
