import { type ActButton, type ActPlan, cancelButton, confirmButton, NO_PLAN } from '@vyprava/kit'
import { END_TURN, IDLE } from '../rules/index.ts'
import type { ActLabels } from '../texts/en/acts.ts'
import type { Asked } from './draft.ts'
import type { ArkHands, Mind, Press } from './intent.ts'
import { isJustNamed, isSealed, type Now } from './sense.ts'

/** What the plan of the buttons is made from. */
export interface Planning {
  readonly now: Now
  readonly labels: ActLabels
  readonly hands: ArkHands
  /** What the brass button says of what is shown or gathered; null when nothing is. */
  readonly does: string | null
  /** Sends what was gathered. */
  send(press: Press): void
  takeAnswerBack(): void
}

/** Which buttons there are, and which of them is brass. */
export function planOf(planning: Planning): ActPlan {
  const { now, labels, hands, does } = planning
  const { asked, intent, choices, props } = now
  const { buttons } = labels
  const mind = intent.own
  if (asked === null) {
    if (!isSealed(props, asked)) return { ...NO_PLAN, note: passingIn(planning) }
    const back: ActButton = {
      id: 'takeBack',
      label: buttons.takeAnswerBack,
      key: 'Esc',
      act: planning.takeAnswerBack,
    }
    return { brass: null, rest: [back], note: labels.ask.waiting }
  }
  const cancel = cancelButton(buttons.cancel, hands)
  const rest = isBusy(mind) || intent.pinned !== null ? [cancel] : []
  if (intent.pinned !== null || intent.shown !== null)
    return { brass: does === null ? null : confirmButton(does, hands), rest }
  const { press } = choices.draft
  if (press !== null && does !== null) {
    const brass: ActButton = { id: 'send', label: does, key: 'Enter', act: () => planning.send(press) }
    return { brass, rest: [...rest, ...nameOnlyNow(planning, press)] }
  }
  if (asked.decision.prompt.key === 'after')
    return { brass: endTurn(planning), rest, note: askFor(planning, asked, mind) }
  const justNamed: ActButton[] = isJustNamed(props, asked)
    ? [
        {
          id: 'takeColour',
          label: buttons.takeColourBack,
          key: 'Esc',
          act: () => void hands.send({ type: 'cancel' }),
        },
      ]
    : []
  return { brass: null, rest: rest.length > 0 ? rest : justNamed, note: askFor(planning, asked, mind) }
}

/** Why somebody's turn passes by, or why the die speaks for them; null when there is nothing to say. */
function passingIn({ now: { props }, labels: { passing } }: Planning): string | null {
  const { view, seat } = props
  if (seat === null || view.phase === 'over') return null
  const { status, counter } = view.sheets[seat]
  if (status === 'outOfTime') return passing.outOfTime
  if (status === 'finished') return passing.finished
  if (seat !== view.active || view.stage !== 'ended') return null
  if (counter.at(-1) === IDLE) return passing.stuck
  return view.die ? passing.dieRolls : null
}

/** Others can think as soon as they know the colour. */
function nameOnlyNow({ now, labels, send }: Planning, press: Press): readonly ActButton[] {
  const [first] = press
  const others = now.props.view.sheets.length > 1
  if (first.type !== 'name' || press.length === 1 || !others) return []
  return [{ id: 'nameNow', label: labels.buttons.nameNow, act: () => send([first]), later: true }]
}

const endTurn = ({ now: { props }, labels, hands }: Planning): ActButton => ({
  id: 'endTurn',
  label: labels.does.endTurn,
  key: 'Enter',
  act: () => hands.answer(props.decision, [END_TURN]),
})

/** Whether something is in the hand or gathered. */
const isBusy = (mind: Mind): boolean =>
  mind.colour !== null ||
  mind.strokes.length > 0 ||
  mind.meadow !== null ||
  mind.field !== null ||
  mind.card !== null ||
  mind.gem !== null ||
  mind.acorn ||
  mind.band ||
  mind.fan !== null

/** What is to be touched next. */
function askFor(planning: Planning, { decision, mind, view, seat }: Asked, own: Mind): string {
  const { ask } = planning.labels
  if (own.fan !== null) return ask.ring
  if (own.acorn) return ask.acorn
  if (own.band) return ask.meadow
  if (mind.gem !== null || own.gem !== null)
    return view.sheets[seat].diamondColours[own.gem ?? 0] < 0 ? ask.gemColour : ask.gemHex
  switch (decision.prompt.key) {
    case 'character':
      return ask.character
    case 'system':
      return ask.system
    case 'start':
      return ask.start
    case 'field':
      return ask.field
    case 'name':
      return own.colour === null ? ask.colour : ask.hexes
    case 'nameOnly':
      // A wild six passes nobody by.
      return view.die ? ask.colour : (passingIn(planning) ?? ask.colour)
    case 'after':
      return ask.after
    case 'answer':
      return view.mode === 'solo' ? ask.compass : ask.answer
    default:
      return ask.hexes
  }
}
