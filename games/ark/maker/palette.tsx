import { Drawing, Icon, useNight } from '@vyprava/atlas'
import { cardExchange } from '@vyprava/atlas/icons/signs.ts'
import { outlineAt } from '../table/board/units.ts'
import type { MakerLabels } from '../texts/labels/maker.ts'
import { BRUSHES, type Brush } from './brush.ts'
import type { Report } from './report.ts'
import { sampleInk } from './sheet-ink.ts'

/** The letters in the order of the palette: keys 1 to 8. */
export const PALETTE = ['F', 'M', 'L', 'O', 'W', 'C', 'R', 'X'] as const

interface PaletteProps {
  readonly labels: MakerLabels
  readonly counts: Report['counts']
  readonly letter: string
  readonly choose: (letter: string) => void
}

/** The lands, each with how many there are and should be. */
export function Lands({ labels, counts, letter, choose }: PaletteProps) {
  const night = useNight()
  return (
    <fieldset className="mm-lands" aria-label={labels.lands}>
      {PALETTE.map((each) => {
        const { found, wanted } = counts[each]
        return (
          <button
            key={each}
            type="button"
            aria-pressed={each === letter}
            data-land={each}
            data-odd={found > wanted}
            onClick={() => choose(each)}
          >
            <Drawing viewBox="-31 -28 62 56" ink={sampleInk(each, night)} />
            <span>{labels.land[each]}</span>
            <em>{labels.countOf(found, wanted)}</em>
          </button>
        )
      })}
    </fieldset>
  )
}

const CELLS: Readonly<Record<Brush, readonly (readonly [number, number])[]>> = {
  1: [[0, 0]],
  3: [
    [-5, -6],
    [5.5, 0],
    [-5, 6.1],
  ],
  7: [
    [0, 0],
    [0, -12.1],
    [10.5, -6.1],
    [10.5, 6.1],
    [0, 12.1],
    [-10.5, 6.1],
    [-10.5, -6.1],
  ],
}

interface BrushesProps {
  readonly labels: MakerLabels
  readonly brush: Brush
  readonly choose: (brush: Brush) => void
}

export const Brushes = ({ labels, brush, choose }: BrushesProps) => (
  <fieldset className="mm-brushes" aria-label={labels.brushes}>
    {BRUSHES.map((size) => (
      <button
        key={size}
        type="button"
        aria-pressed={size === brush}
        aria-label={labels.brush(size)}
        data-brush={size}
        onClick={() => choose(size)}
      >
        <svg viewBox="-26 -20 52 40" aria-hidden="true">
          <path d={CELLS[size].map(([x, y]) => outlineAt({ x, y }, 6.6)).join('')} />
        </svg>
      </button>
    ))}
  </fieldset>
)

interface MakeProps {
  readonly labels: MakerLabels
  readonly seed: string
  readonly setSeed: (seed: string) => void
  readonly keeps: boolean
  readonly setKeeps: (keeps: boolean) => void
  readonly state: 'idle' | 'busy' | 'failed'
  readonly make: () => void
}

/** The generator: a word, a button, and whether what is drawn stays. */
export const Make = ({ labels, seed, setSeed, keeps, setKeeps, state, make }: MakeProps) => (
  <section className="panel mm-box mm-make">
    <h2>{labels.make}</h2>
    <div className="mm-row">
      <input
        className="field"
        aria-label={labels.seed}
        value={seed}
        maxLength={60}
        onChange={({ target }) => setSeed(target.value)}
      />
      <button type="button" className="btn btn--line" aria-busy={state === 'busy'} onClick={make}>
        <Icon data={cardExchange} />
        {state === 'busy' ? labels.making : labels.makeNow}
      </button>
    </div>
    <label className="mm-keep">
      <input type="checkbox" checked={keeps} onChange={({ target }) => setKeeps(target.checked)} />
      {labels.keepDrawn}
    </label>
    {state === 'failed' && (
      <p className="mm-wrong" role="alert">
        {labels.cannotMake}
      </p>
    )}
  </section>
)
