import { itemOf } from '../../texts/sight.ts'
import type { PanelProps } from '../props.ts'
import { RollStage } from './roll.tsx'

/** Outside a fight a throw lies over the land, at the place that it is about. */
export function RollSheet(panel: PanelProps) {
  const { view } = panel
  if (view.fight !== null || itemOf(view)?.step !== 'heroRoll') return null
  return (
    <section className="panel eu-rollsheet">
      <RollStage {...panel} />
    </section>
  )
}
