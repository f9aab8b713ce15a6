import type { Mode } from '../../rules/index.ts'
import type { RoamLabels, Tray } from '../../texts/labels/index.ts'
import './aside.css'

interface TraysProps {
  readonly chosen: Tray
  readonly mode: Mode
  /** Whether an artifact of one's own can be used now. */
  readonly useful: boolean
  readonly labels: RoamLabels
  choose(tray: Tray): void
}

const TRAYS: Readonly<Record<Mode, readonly Tray[]>> = {
  basic: ['party', 'pile'],
  full: ['party', 'artifacts', 'pile'],
}

/** On a phone, what lies under the map. */
export const Trays = ({ chosen, mode, useful, labels, choose }: TraysProps) => (
  <div className="roam-tabs">
    {TRAYS[mode].map((tray) => (
      <button
        key={tray}
        type="button"
        className={tray === 'artifacts' && useful ? 'useful' : undefined}
        aria-pressed={tray === chosen}
        onClick={() => choose(tray)}
      >
        {labels.trays[tray]}
      </button>
    ))}
  </div>
)
