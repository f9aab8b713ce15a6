import { tidy } from '@vyprava/atlas'
import type { ReactNode } from 'react'
import type { Kinds } from '../gestures/gesture.ts'
import type { Hands, Touchable } from '../gestures/use-hands.ts'
import './act-bar.css'

/** A button that has no place on the pieces. Without `act` it explains why not. */
export interface ActButton {
  readonly id: string
  readonly label: string
  /** After the label: a price. */
  readonly sign?: ReactNode
  /** The key that does the same. */
  readonly key?: string
  readonly act: (() => void) | null
  /** Who answers when it cannot be done (`hands.touch`); none when the label says it. */
  readonly whyNot?: Touchable
  /** Not while something is shown: where room is short, it steps aside. */
  readonly later?: boolean
}

/** Which buttons there are, and which of them is brass. */
export interface ActPlan {
  /** The one brass button: the thing to do. */
  readonly brass: ActButton | null
  readonly rest: readonly ActButton[]
  /** A line above the buttons. */
  readonly note?: string | null
}

export const NO_PLAN: ActPlan = { brass: null, rest: [] }

/** The two buttons of whatever is shown first: it is confirmed, or dropped by one intention. */
export const confirmButton = <K extends Kinds>(label: string, hands: Hands<K>): ActButton => ({
  id: 'confirm',
  label,
  key: 'Enter',
  act: () => void hands.send({ type: 'confirm' }),
})
export const cancelButton = <K extends Kinds>(label: string, hands: Hands<K>): ActButton => ({
  id: 'cancel',
  label,
  key: 'Esc',
  act: () => void hands.send({ type: 'cancel' }),
})

interface ActBarProps {
  readonly plan: ActPlan
  /** What would happen (`Preview`), then what it costs (`Points`). */
  readonly preview?: ReactNode
  readonly points?: ReactNode
}

/** Preview, points, the brass button, then the rest: what a table puts into `act`. */
export function ActBar({ plan: { brass, rest, note = null }, preview, points }: ActBarProps) {
  return (
    <div className="act-bar">
      {preview}
      {points}
      {note === null ? null : <p className="act-note">{note}</p>}
      {/* Out of sight, but never taken away: that would take the focus, and the browser would lay out the page at once. */}
      <AnswerButton
        button={brass ?? NOTHING}
        className={brass === null ? 'act-gone' : 'btn btn--brass big'}
      />
      {rest.length === 0 ? null : (
        <div className="row">
          {rest.map((button) => (
            <AnswerButton key={button.id} button={button} />
          ))}
        </div>
      )}
    </div>
  )
}

const NOTHING: ActButton = { id: '', label: '', act: null }

interface AnswerButtonProps {
  readonly button: ActButton
  readonly className?: string
}

/** One such button alone, for a table that lays its answers out itself. */
export function AnswerButton({ button, className = 'btn btn--line' }: AnswerButtonProps) {
  const { id, label, sign, key, act, whyNot, later = false } = button
  return (
    <button
      type="button"
      className={later ? `${className} later` : className}
      data-action={id || undefined}
      aria-disabled={act === null}
      {...whyNot}
      onClick={act ?? whyNot?.onClick}
    >
      {tidy(label)}
      {sign === undefined ? null : <span className="sign">{sign}</span>}
      {key === undefined ? null : <kbd>{key}</kbd>}
    </button>
  )
}
