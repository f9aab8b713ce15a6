import type { EuthiaView } from '../../rules/view.ts'
import { itemOf } from '../../texts/sight.ts'
import type { PanelProps } from '../props.ts'
import { RollStage } from './roll.tsx'
import '../panels/at-field.css'

/** Whether a throw is looked at outside a fight. */
export const rollsOutside = (view: EuthiaView): boolean =>
  view.fight === null && itemOf(view)?.step === 'heroRoll'

/** Outside a fight a throw lies over the land, at the place that it is about. */
export function RollSheet(panel: PanelProps) {
  const { view } = panel
  if (!rollsOutside(view)) return null
  return (
    <section className="panel eu-at-field" data-floats>
      <RollStage {...panel} />
    </section>
  )
}
