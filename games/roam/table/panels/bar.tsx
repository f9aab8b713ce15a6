import { Coin, tidy } from '@vyprava/atlas'
import type { RoamAction } from '../../rules/index.ts'
import type { RoamHands } from '../intent.ts'
import './bar.css'

/** A button of the action bar. Without `act` it explains why not. */
export interface BarButton {
  readonly id: string
  readonly label: string
  readonly price?: number | undefined
  readonly key?: string | undefined
  readonly act: (() => void) | null
  /** What is asked for when it cannot be done; null when the label says it. */
  readonly wants: RoamAction | null
}

export interface BarPlan {
  /** The one brass button: the thing to do. */
  readonly brass: BarButton | null
  readonly others: readonly BarButton[]
  /** A line above the buttons. */
  readonly note: string | null
}

interface BarProps {
  readonly plan: BarPlan
  readonly on: RoamHands
}

export function Bar({ plan: { brass, others, note }, on }: BarProps) {
  return (
    <div className="roam-bar">
      {note === null ? null : <p className="roam-note">{note}</p>}
      {/* Out of sight, but never taken away: that would take the focus, and the browser would lay out the page at once. */}
      <Button
        button={brass ?? NOTHING}
        className={brass === null ? 'roam-gone' : 'btn btn--brass big'}
        on={on}
      />
      {others.length === 0 ? null : (
        <div className="row">
          {others.map((button) => (
            <Button key={button.id} button={button} className="btn btn--line" on={on} />
          ))}
        </div>
      )}
    </div>
  )
}

const NOTHING: BarButton = { id: '', label: '', act: null, wants: null }

interface ButtonProps {
  readonly button: BarButton
  readonly className: string
  readonly on: RoamHands
}

function Button({ button: { id, label, price, key, act, wants }, className, on }: ButtonProps) {
  const touch = wants === null ? null : on.touch({ kind: 'button', action: wants })
  return (
    <button
      type="button"
      className={className}
      data-action={id || undefined}
      aria-disabled={act === null}
      {...touch}
      onClick={act ?? touch?.onClick}
    >
      {tidy(label)}
      {price === undefined ? null : (
        <span className="price">
          <Coin />
          {price}
        </span>
      )}
      {key === undefined ? null : <kbd>{key}</kbd>}
    </button>
  )
}
