import { Sign } from '../ink/sign.tsx'
import { BAG } from '../ink/signs.ts'
import type { PanelProps } from '../props.ts'
import { nameOf, type Thing } from '../thing.ts'

const DROP: Thing = { kind: 'drop' }

/** Where things are given up. */
export const DropZone = ({ labels, intent, lit, hands, choices }: PanelProps) => (
  <button
    type="button"
    className="eu-drop"
    data-thing={nameOf(DROP)}
    data-lit={(intent.own.held !== null && lit.has(nameOf(DROP))) || undefined}
    aria-disabled={!choices.to.has(nameOf(DROP))}
    {...hands.touch(DROP)}
  >
    <Sign of={BAG} />
    <span>{labels.hero.room.drop}</span>
  </button>
)
