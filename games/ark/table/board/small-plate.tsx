import { memo } from 'react'
import type { Chart, SheetView } from '../../rules/index.ts'
import type { BoardLabels } from '../../texts/labels/board.ts'
import { MiniCompass } from '../mini/mini-compass.tsx'
import { MiniMap } from '../mini/mini-map.tsx'
import type { SheetLayout } from './layout.ts'
import type { SheetScene } from './scene.ts'

interface SmallProps {
  readonly sheet: SheetView
  readonly chart: Chart
  readonly scene: SheetScene
  readonly layout: SheetLayout
  readonly labels: BoardLabels
  readonly turn: (() => void) | null
}

/** On a phone the small compass turns the sheet to the compass, and there the small map leads back. */
export const SmallPlate = memo(function SmallPlate({
  sheet,
  chart,
  scene,
  layout,
  labels,
  turn,
}: SmallProps) {
  const isTurned = layout.form === 'compass'
  const drawing = isTurned ? (
    <MiniMap chart={chart} painted={sheet.painted} found={scene.found} />
  ) : (
    <MiniCompass compass={sheet.compass} letters={scene.letters} />
  )
  const cls = isTurned ? 'ak-small ak-small--map' : 'ak-small ak-small--compass'
  if (turn === null) return <div className={cls}>{drawing}</div>
  return (
    <button
      type="button"
      className={cls}
      data-small={isTurned ? 'map' : 'compass'}
      aria-label={isTurned ? labels.turnToMap : labels.turnToCompass}
      onClick={turn}
    >
      {drawing}
    </button>
  )
})
