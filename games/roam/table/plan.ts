import type { RoamAction } from '../rules/index.ts'
import type { RoamLabels } from '../texts/labels/index.ts'
import { nameIn } from './cards.ts'
import type { Tool } from './choices.ts'
import type { RoamHands } from './intent.ts'
import type { BarButton, BarPlan } from './panels/bar.tsx'
import { canPutBack, type Now } from './sense.ts'

/** Which buttons the bar shows, and which of them is brass. */
export function planOf(now: Now, labels: RoamLabels, on: RoamHands): BarPlan {
  const { props, choices, intent } = now
  const { artifactOf, landOf } = now.cards
  const { view, decision, seat } = props
  if (decision === null || seat === null) return { brass: null, others: [], note: null }
  const { types } = choices
  const answer = (action: RoamAction) => () => on.answer(decision, action)
  const cancel: BarButton = {
    id: 'cancel',
    label: labels.cancel,
    key: 'Esc',
    act: () => on.send({ type: 'cancel' }),
    wants: null,
  }
  const simple = (type: 'done' | 'endMain' | 'endTurn' | 'rest', label: string): BarButton => ({
    id: type,
    label,
    act: types.has(type) ? answer({ type }) : null,
    wants: { type },
  })

  /** What is shown is confirmed by the brass button, or dropped. */
  const confirm: BarButton = {
    id: 'confirm',
    label: labels.confirm,
    key: 'Enter',
    act: () => on.send({ type: 'confirm' }),
    wants: null,
  }
  const shown = intent.pinned ?? intent.shown
  const { tool } = intent.own
  if (tool !== null)
    return { brass: shown === null ? null : confirm, others: [cancel], note: toolNote(tool, labels) }

  const asked = (end: BarButton): BarPlan =>
    shown === null
      ? { brass: end, others: [], note: null }
      : { brass: confirm, others: [cancel, end], note: null }
  switch (decision.prompt.key) {
    case 'rest':
      return { brass: simple('rest', labels.restFree), others: [], note: null }
    case 'character': {
      const price = view.players[seat].party.filter(({ faceUp }) => faceUp).length
      return { brass: null, others: [{ ...simple('rest', labels.rest), price }], note: null }
    }
    case 'place': {
      const others: BarButton[] = []
      if (shown !== null || canPutBack(now)) others.push(cancel)
      if (types.has('rotate')) {
        others.push({
          id: 'rotate',
          label: labels.rotate,
          key: 'O',
          act: answer({ type: 'rotate' }),
          wants: null,
        })
      }
      if (types.has('done')) others.push(simple('done', labels.done))
      const seek: BarButton = { id: 'confirm', label: labels.choosePlace, act: null, wants: null }
      return { brass: shown === null ? seek : confirm, others, note: null }
    }
    case 'choose':
      return asked(simple('done', labels.done))
    case 'gaps':
      return asked(simple('endMain', labels.endMain))
    case 'purchase': {
      const { pinned } = intent
      const end = simple('endTurn', labels.endTurn)
      if (pinned?.action.type !== 'buy') return { brass: end, others: [], note: null }
      const { name, price } = artifactOf(pinned.action.artifact)
      const buy = { ...confirm, id: 'buy', label: labels.buy(nameIn(props.language, name)), price }
      return { brass: buy, others: [cancel], note: null }
    }
    case 'resolve': {
      const others = [...choices.slots].map((slot): BarButton => {
        const land = view.lands[slot]
        return {
          id: `resolve-${slot}`,
          label: land === null ? '' : nameIn(props.language, landOf(land).name),
          act: answer({ type: 'resolve', slot }),
          wants: null,
        }
      })
      return shown === null
        ? { brass: null, others, note: null }
        : { brass: confirm, others: [cancel], note: null }
    }
    default:
      return { brass: null, others: [], note: null }
  }
}

function toolNote(tool: Tool, labels: RoamLabels): string {
  switch (tool.ability) {
    case 'flipCard':
      return labels.chooseFlip
    case 'freeGap':
      return labels.chooseFreeGap
    case 'replace':
      return labels.chooseReplace
    case 'shift':
      return tool.from === null ? labels.chooseMarker : labels.chooseTarget
  }
}
