import type { CompanyProps } from '@vyprava/module'
import { labelsIn } from '../../texts/labels/index.ts'
import { guideTo } from '../../texts/names.ts'
import { MiniMap } from '../mini/mini-map.tsx'
import { partsOn } from '../panels/standing.ts'
import { isArkView } from '../props.ts'
import './keepsake.css'

/** Somebody's sheet at the end: its map in miniature, with the parts that were found. */
export function Keepsake({ view, seat, language }: CompanyProps) {
  if (!isArkView(view)) return null
  const labels = labelsIn(language).panels
  const sheet = view.sheets[seat]
  const { chart } = guideTo(view.map)
  return (
    <div className="akp-keepsake" role="img" aria-label={labels.seat.parts(sheet.parts)}>
      <MiniMap chart={chart} painted={sheet.painted} found={partsOn(chart, sheet)} />
    </div>
  )
}
