import { STARTS, type Start } from '../rules/vocabulary.ts'
import type { MakerLabels } from '../texts/labels/maker.ts'
import type { Report } from './report.ts'

interface StartHexesProps {
  readonly labels: MakerLabels
  readonly starts: Report['starts']
  readonly start: Start | null
  readonly lightStart: (start: Start | null) => void
}

/** How many start hexes each character has; touched, they are lit. */
export const StartHexes = ({ labels, starts, start, lightStart }: StartHexesProps) => (
  <div className="mm-starts">
    <h3>{labels.startHexes}</h3>
    {STARTS.map((kind) => (
      <button
        key={kind}
        type="button"
        aria-pressed={start === kind}
        onClick={() => lightStart(start === kind ? null : kind)}
      >
        <span>{labels.starts[kind]}</span>
        <b>{starts[kind].length}</b>
      </button>
    ))}
  </div>
)
