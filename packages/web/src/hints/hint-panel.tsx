import { Icon } from '@vyprava/atlas'
import { lanternFlame } from '@vyprava/atlas/icons/gear.ts'
import { crossMark } from '@vyprava/atlas/icons/signs.ts'
import { useId } from 'react'
import { usePlay } from '../play/context.ts'
import { useTexts } from '../settings/index.ts'
import type { Advice } from '../worker/errands.ts'
import { whyOf } from './why.ts'
import './hints.css'

/** The key that does the same. */
const KEY = 'H'

/** The button beside the question. */
export function HintButton() {
  const { hints } = usePlay()
  const { bots } = useTexts()
  if (!hints.able) return null
  return (
    <button
      type="button"
      className="btn btn--bare hint-ask"
      aria-label={bots.hint.ask}
      aria-keyshortcuts={KEY}
      aria-expanded={hints.hint.state !== 'none'}
      title={`${bots.hint.ask} (${KEY})`}
      onClick={hints.ask}
    >
      <Icon data={lanternFlame} />
    </button>
  )
}

/** What a bot would do, and why. */
export function HintPanel() {
  const { hints } = usePlay()
  const { bots } = useTexts()
  const title = useId()
  const { hint } = hints
  if (!hints.able || hint.state === 'none') return null
  return (
    <section
      className="panel hint"
      aria-live="polite"
      aria-labelledby={title}
      aria-busy={hint.state === 'thinking'}
    >
      <h2 id={title}>
        <Icon data={lanternFlame} />
        {hint.state === 'thinking' ? bots.hint.thinking : bots.hint.title}
      </h2>
      <button
        type="button"
        className="btn btn--bare hint-away"
        aria-label={bots.hint.close}
        onClick={hints.drop}
      >
        <Icon data={crossMark} />
      </button>
      {hint.state === 'thinking' && (
        <div className="hint-wait">
          <progress value={hint.part} max={1} aria-labelledby={title} />
          <button type="button" className="btn btn--line" onClick={hints.drop}>
            {bots.hint.stop}
          </button>
        </div>
      )}
      {hint.state === 'failed' && <p role="alert">{bots.hint.failed}</p>}
      {hint.state === 'here' && hint.advice.length === 0 && <p>{bots.hint.none}</p>}
      {hint.state === 'here' && <Moves advice={hint.advice} />}
    </section>
  )
}

/** The moves as in the list of legal moves: a press plays. */
function Moves({ advice }: { readonly advice: readonly Advice[] }) {
  const { scene, words, context, acting } = usePlay()
  const { bots } = useTexts()
  const actions = scene.sight.decision?.actions ?? []
  return (
    <ol className="hint-moves">
      {advice
        .filter(({ move }) => move in actions)
        .map(({ move, chance, reasons }) => (
          <li key={move}>
            <button type="button" className="move" onClick={() => acting.act(actions[move], false)}>
              {words.action(actions[move], context)}
            </button>
            <p>
              {whyOf(reasons, actions.length === 1, words, context, bots.hint)}{' '}
              <span className="hint-chance">{bots.hint.chance(chance)}</span>
            </p>
          </li>
        ))}
    </ol>
  )
}
