import { memo } from 'react'
import { CENTRE, slotOf } from '../../rules/map.ts'
import { NONE } from '../../rules/state.ts'
import type { EuthiaView } from '../../rules/view.ts'
import type { RoundStep } from '../round/steps.ts'
import { ringOf } from './outline.ts'
import { hexOf, middleOf } from './units.ts'

/** How high the way of a foe bends over the land, in parts of its length. */
const BEND = 0.28

/** Where something happens at the end of a round, and the way of the foe that came there. */
export const Flight = memo(function Flight({
  view: { map },
  step: { field, from },
}: {
  readonly view: EuthiaView
  readonly step: RoundStep
}) {
  if (field === NONE) return null
  const to = middleOf(map, field)
  const ring = slotOf(field) === CENTRE ? null : ringOf(hexOf(map, field), 4)
  if (from === NONE) return ring === null ? null : <path d={ring} className="eu-struck" />
  const start = middleOf(map, from)
  // It bends upwards, and to the side where it flies straight up or down.
  const side = to.x < start.x ? -BEND : BEND
  const over = {
    x: (start.x + to.x) / 2 + side * (to.y - start.y),
    y: (start.y + to.y) / 2 - side * (to.x - start.x),
  }
  const way = `M${start.x} ${start.y}Q${over.x} ${over.y} ${to.x} ${to.y}`
  return (
    <>
      {ring === null ? null : <path d={ring} className="eu-struck" />}
      <path d={way} className="eu-flight" />
      <path d={way} className="eu-flight" />
    </>
  )
})
