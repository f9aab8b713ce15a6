import { type ActButton, type ActPlan, cancelButton, confirmButton, NO_PLAN } from '@vyprava/kit'
import type { EuthiaAction } from '../rules/actions.ts'
import type { EuthiaLabels } from '../texts/labels/index.ts'
import { choicesFrom } from './choices.ts'
import type { EuthiaHands, Mind } from './intent.ts'
import type { Preview } from './preview.ts'
import { hasMore, type Now } from './sense.ts'
import { nameOf, type Thing } from './thing.ts'

/** What the plan of the buttons is made from. */
export interface Planning {
  readonly now: Now
  readonly labels: EuthiaLabels
  readonly hands: EuthiaHands
  readonly preview: Preview | null
  /** The tile of the bags that came last and has no place; null when everything has one. */
  readonly homeless: number | null
  /** An action in words. */
  say(action: EuthiaAction): string
}

/** Which buttons there are, and which of them is brass. */
export function planOf(planning: Planning): ActPlan {
  const { now, labels, hands, preview } = planning
  const { decision } = now.props
  if (decision === null) return NO_PLAN
  const mind = now.intent.own
  const cancel = cancelButton(labels.land.buttons.cancel, hands)
  const held = preview !== null || isBusy(mind) ? [cancel] : []
  const ends = [...dropOf(planning), ...endsOf(planning)].map((button) => ({
    ...button,
    later: preview !== null,
  }))
  if (preview !== null) return { brass: confirmButton(preview.does, hands), rest: [...held, ...ends] }
  if (mind.ends) return { brass: null, rest: [cancel, endAnyway(planning)], note: lostBy(planning) }
  const note =
    mind.held !== null ? labels.land.ask.carry : startsWithToken(now) ? labels.land.ask.token : null
  const brass = brassOf(planning)
  if (brass !== null) return { brass, rest: [...held, ...ends.filter(({ id }) => id !== brass.id)], note }
  // With nothing else to do, what ends it is the thing to do.
  const [only, ...others] = ends
  if (now.choices.all.length === 1 && only !== undefined) return { brass: only, rest: [...held, ...others] }
  return { brass: null, rest: [...held, ...ends], note }
}

/** What the end of the turn takes: whoever is asked twice must know why. */
function lostBy({ now: { props }, labels }: Planning): string | null {
  if (props.seat === null) return null
  const { mp, tokens, granted } = props.view.players[props.seat]
  const sum = (counts: readonly number[]) => counts.reduce((all, count) => all + count, 0)
  return labels.land.ask.lost(mp, Math.max(0, sum(tokens) - 1), sum(granted))
}

/** Nothing can be walked yet: whoever is new must know that a token is either thing. */
function startsWithToken({ props: { view, seat, decision } }: Now): boolean {
  if (seat === null || decision?.prompt.key !== 'turn') return false
  const { mp, tokens } = view.players[seat]
  return mp === 0 && tokens.some((count) => count > 0)
}

/** Whether something is in the hand or lies open. */
const isBusy = ({ held, menu, ends }: Mind): boolean => held !== null || menu !== null || ends

const answering = (
  { now, hands }: Planning,
  action: EuthiaAction,
  label: string,
  id: string,
  key?: string,
): ActButton => ({
  id,
  label,
  ...(key === undefined ? {} : { key }),
  act: () => hands.answer(now.props.decision, [action]),
})

/** Keys of what ends or answers something. */
const KEYS: Readonly<Partial<Record<EuthiaAction['type'], string>>> = { done: 'P', endTurn: 'E', pass: 'P' }

const isYes = (action: EuthiaAction): boolean =>
  (action.type === 'control' && action.take) || (action.type === 'trophy' && action.keep)

/** What stands in the corner: the end of the turn or of a window, and answers of yes and no. */
function endsOf(planning: Planning): readonly ActButton[] {
  const { now, labels, hands, say } = planning
  return now.choices.all.flatMap(({ action, from }) => {
    if (from.kind !== 'button') return []
    const key = isYes(action) ? 'Y' : 'take' in action || 'keep' in action ? 'N' : KEYS[action.type]
    const button = answering(planning, action, say(action), idOf(action), key)
    if (action.type !== 'endTurn') return [button]
    const end = { ...button, label: labels.land.buttons.end }
    if (!hasMore(now)) return [end]
    const ask = () => void hands.send({ type: 'intend', own: { ...now.intent.own, ends: true } })
    return [{ ...end, act: ask }]
  })
}

/** What has no place may be left at once: it is shown first, as everything that is given up. */
function dropOf({ now, hands, homeless, say }: Planning): readonly ActButton[] {
  if (homeless === null) return []
  const thing: Thing = { kind: 'bag', place: homeless }
  const choice = choicesFrom(now.choices, thing).find(({ to }) => to?.kind === 'drop')
  const shown = now.intent.pinned
  if (choice === undefined || (shown !== null && nameOf(shown.thing) === nameOf(thing))) return []
  const { action } = choice
  const act = () => void hands.send({ type: 'show', proposal: { press: [action], thing } })
  return [{ id: 'dropLast', label: say(action), act }]
}

const idOf = (action: EuthiaAction): string =>
  action.type === 'control' || action.type === 'trophy'
    ? `${action.type}-${isYes(action) ? 'yes' : 'no'}`
    : action.type

const endAnyway = (planning: Planning): ActButton =>
  answering(planning, { type: 'endTurn' }, planning.labels.land.buttons.endAnyway, 'endTurn', 'E')

/** What is brass without being shown first: the thing that the question is about. */
function brassOf(planning: Planning): ActButton | null {
  const { now, labels } = planning
  const { choices, props } = now
  switch (props.decision?.prompt.key) {
    case 'beforeFight':
      return { ...answering(planning, { type: 'done' }, labels.does.fight, 'done', 'Enter') }
    case 'wonTrade': {
      const trade = choices.all.find(({ action }) => action.type === 'trade')
      return trade === undefined ? null : answering(planning, trade.action, labels.does.trade, 'trade', 'Y')
    }
    case 'wonTreasure':
      return choices.types.has('treasure')
        ? answering(planning, { type: 'treasure' }, labels.does.treasure, 'treasure', 'Y')
        : null
    default:
      return null
  }
}
