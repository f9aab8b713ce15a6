import { useEffect } from 'react'
import { COLOURS } from '../rules/vocabulary.ts'
import type { MakerLabels } from '../texts/labels/maker.ts'
import { placeName } from './brush.ts'
import { sayOf } from './checks.tsx'
import type { Solution } from './use-solver.ts'

interface SolverProps {
  readonly labels: MakerLabels
  readonly solution: Solution
  /** How many turns of the line lie on the sheet. */
  readonly turn: number
  readonly playing: boolean
  readonly go: (turn: number) => void
  readonly play: (playing: boolean) => void
}

const SLOTS = 30
const BEAT = 550

/** Whether the ark can be found, and a line of play turn by turn. */
export function Solver({ labels, solution, turn, playing, go, play }: SolverProps) {
  const line = solution.state === 'found' ? solution.line : null
  useEffect(() => {
    if (!playing || line === null) return
    const timer = setTimeout(() => {
      if (turn < line.turns.length) go(turn + 1)
      else play(false)
    }, BEAT)
    return () => clearTimeout(timer)
  }, [playing, turn, line, go, play])
  return (
    <section className="panel mm-box mm-solver" data-solver={solution.state}>
      <h2>
        {labels.solver}
        <small role="status">
          {solution.state === 'counting'
            ? labels.counting
            : solution.state === 'waits'
              ? labels.solverWaits
              : ''}
        </small>
      </h2>
      {solution.state === 'counting' && <Slots colours={[]} share={solution.share} />}
      {solution.state === 'none' && (
        <p className="mm-wrong">
          <b>{sayOf(labels, solution.fault).title}.</b> {sayOf(labels, solution.fault).text}
        </p>
      )}
      {line !== null && (
        <>
          <p>
            <b>{labels.solved(line.turns.length, placeName(line.start))[0]}</b>
            {labels.solved(line.turns.length, placeName(line.start))[1]}
          </p>
          <Slots colours={line.turns.map(({ colour }) => colour)} share={0} />
          <button
            type="button"
            className="btn btn--bare mm-replay"
            onClick={() => {
              if (!playing && turn >= line.turns.length) go(0)
              play(!playing)
            }}
          >
            {playing ? labels.stop : labels.replay}
          </button>
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what can be scrolled is reached by keys */}
          <ol tabIndex={0} aria-label={labels.replay}>
            {line.turns.map(({ colour, hexes }, place) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a turn is its place
              <li key={place}>
                <button
                  type="button"
                  aria-pressed={turn === place + 1}
                  onClick={() => go(turn === place + 1 ? 0 : place + 1)}
                >
                  <em>{place + 1}.</em>
                  <i className={`pc-${COLOURS[colour]}`} />
                  <span>{labels.turn(colour, hexes.map(placeName))}</span>
                </button>
              </li>
            ))}
          </ol>
        </>
      )}
    </section>
  )
}

/** The segments of the counter: those of the line in its colours; while it counts they appear from the left. */
const Slots = ({ colours, share }: { readonly colours: readonly number[]; readonly share: number }) => (
  <svg className="mm-slots" viewBox="0 0 300 21" aria-hidden="true">
    {Array.from({ length: SLOTS }, (_, slot) => (
      <rect
        // biome-ignore lint/suspicious/noArrayIndexKey: a slot is its place
        key={slot}
        x={slot * 10}
        y={2}
        width={10}
        height={17}
        className={
          slot < colours.length
            ? `pc-${COLOURS[colours[slot]]} mm-slot`
            : slot < share * SLOTS
              ? 'mm-slot mm-slot--counted'
              : 'mm-slot mm-slot--free'
        }
      />
    ))}
  </svg>
)
