import { type ActButton, type ActPlan, cancelButton, confirmButton, NO_PLAN } from '@vyprava/kit'
import type { DefendersAction } from '../rules/index.ts'
import type { ActLabels } from '../texts/labels/acts.ts'
import { type Choices, liftable, liftedBy } from './choices.ts'
import type { DefendersHands, Mind } from './intent.ts'
import { hasLed, type Now } from './sense.ts'

/** What the plan of the buttons is made from. */
export interface Planning {
  readonly now: Now
  readonly labels: ActLabels
  readonly hands: DefendersHands
  /** What the brass button says of what is shown; null when nothing is. */
  readonly does: string | null
  /** Those who would go first if an ability waits. */
  readonly others: readonly string[]
  /** Burns hexes one after another. */
  burn(order: readonly number[]): void
}

/** Which buttons there are, and which of them is brass. */
export function planOf(planning: Planning): ActPlan {
  const { now, labels, hands, does } = planning
  const { props, choices, intent } = now
  const { decision, view } = props
  const { buttons, ask } = labels
  const cancel = cancelButton(buttons.cancel, hands)
  if (now.talks && view.phase !== 'discussion') return talking(planning)
  if (decision === null) {
    if (hasLed(props))
      return { brass: null, rest: [{ ...cancel, label: buttons.takeBack }], note: ask.waiting }
    return props.asides.length === 0 ? NO_PLAN : { brass: null, rest: [talkButton(planning)] }
  }
  const simple = (type: 'endActions' | 'ready' | 'resolve' | 'stay' | 'wait', label: string, key: string) =>
    answering(planning, { type }, label, key)
  const shown: readonly ActButton[] = does === null ? [] : [confirmButton(does, hands)]
  const mind = intent.own
  const [confirm = null] = shown
  const held = does !== null || isHolding(choices, mind) ? [cancel] : []
  switch (decision.prompt.key) {
    case 'burn':
      return {
        brass: {
          id: 'confirm',
          label: buttons.burn,
          key: 'Enter',
          act: mind.order.length === 0 ? null : () => planning.burn(mind.order),
        },
        rest: held,
        note: mind.order.length === 0 ? ask.burn : null,
      }
    case 'resolve': {
      const wait = choices.types.has('wait') ? [simple('wait', buttons.after(planning.others), 'W')] : []
      const resolve = choices.types.has('resolve') ? simple('resolve', buttons.resolve, 'Enter') : null
      return {
        brass: confirm ?? resolve,
        rest: [...held, ...wait],
        note: does === null ? askFor(planning) : null,
      }
    }
    case 'secretPaths':
      return { brass: confirm, rest: [...held, simple('stay', buttons.stay, 'Z')] }
    case 'discussion': {
      const ready = simple('ready', buttons.ready, 'E')
      return { brass: confirm ?? ready, rest: confirm === null ? held : [...held, ready] }
    }
    case 'turn': {
      if (mind.ends)
        return {
          brass: { ...simple('endActions', buttons.endAnyway(view.ap), 'Enter'), id: 'endActions' },
          rest: [cancel],
        }
      const end = endButton(planning)
      if (does === null && choices.all.length === 1 && choices.types.has('endActions'))
        return { brass: end, rest: held }
      const talk = does === null && props.asides.length > 0 ? [talkButton(planning)] : []
      return {
        brass: confirm,
        rest: [...held, ...talk, { ...end, later: does !== null }],
        note: does === null ? askFor(planning) : null,
      }
    }
    default:
      return { brass: confirm, rest: held }
  }
}

/** Signals in somebody's turn: what is shown is given, or one goes back to the game. */
function talking({ labels: { buttons }, hands, does }: Planning): ActPlan {
  const shut: ActButton = {
    ...cancelButton(buttons.cancel, hands),
    label: does === null ? buttons.backToGame : buttons.cancel,
  }
  return { brass: does === null ? null : confirmButton(does, hands), rest: [shut] }
}

const talkButton = ({ now, labels: { buttons }, hands }: Planning): ActButton => ({
  id: 'talk',
  label: buttons.talk,
  key: 'V',
  act: () => void hands.send({ type: 'intend', own: { ...now.intent.own, talks: true } }),
})

/** A button whose answer is an action; what lies beside the board follows it, so it answers what was asked then. */
const answering = (
  { now: { props, choices }, hands }: Planning,
  action: DefendersAction,
  label: string,
  key: string,
): ActButton => ({
  id: action.type,
  label,
  key,
  act: choices.types.has(action.type) ? () => hands.answer(props.decision, action) : null,
  whyNot: hands.touch({ kind: 'button', action }),
})

/** With points left it is asked for once more. */
function endButton(planning: Planning): ActButton {
  const { now, labels, hands } = planning
  const end = answering(planning, { type: 'endActions' }, labels.buttons.end, 'E')
  if (now.props.view.ap === 0) return end
  return { ...end, act: () => void hands.send({ type: 'intend', own: { ...now.intent.own, ends: true } }) }
}

/** Whether something is in the hand that can be put down. */
const isHolding = (choices: Choices, mind: Mind): boolean =>
  mind.act !== null ||
  mind.item !== null ||
  mind.menu !== null ||
  mind.order.length > 0 ||
  (mind.camp !== null && liftedBy(choices, mind) === mind.camp)

/** What is to be touched next, where the prompt does not say it. */
function askFor({ now: { choices, intent }, labels: { ask } }: Planning): string | null {
  const { item, act, camp } = intent.own
  if (liftable(choices).size > 0)
    return liftedBy(choices, intent.own) === null && camp === null ? ask.camp : ask.campTo
  if (act === 'breach') return ask.edge
  if (act !== null) return ask.hex
  return item === null ? null : ask.item
}
