import { Coin } from '@vyprava/atlas'
import { type ActButton, type ActPlan, cancelButton, confirmButton, NO_PLAN } from '@vyprava/kit'
import type { ReactNode } from 'react'
import type { RoamAction } from '../rules/index.ts'
import type { RoamLabels } from '../texts/labels.ts'
import { nameIn } from './cards.ts'
import type { Tool } from './choices.ts'
import type { RoamHands } from './intent.ts'
import { canPutBack, type Now } from './sense.ts'

/** Which buttons the bar shows, and which of them is brass. */
export function planOf(now: Now, labels: RoamLabels, on: RoamHands): ActPlan {
  const { props, choices, intent } = now
  const { artifactOf, landOf } = now.cards
  const { view, decision, seat } = props
  if (decision === null || seat === null) return NO_PLAN
  const { types } = choices
  const answer = (action: RoamAction) => () => on.answer(decision, action)
  const confirm = confirmButton(labels.confirm, on)
  const cancel = cancelButton(labels.cancel, on)
  const simple = (type: 'done' | 'endMain' | 'endTurn' | 'rest', label: string): ActButton => ({
    id: type,
    label,
    act: types.has(type) ? answer({ type }) : null,
    whyNot: on.touch({ kind: 'button', action: { type } }),
  })

  const shown = intent.pinned ?? intent.shown
  const { tool } = intent.own
  if (tool !== null)
    return { brass: shown === null ? null : confirm, rest: [cancel], note: toolNote(tool, labels) }

  const asked = (end: ActButton): ActPlan =>
    shown === null ? { brass: end, rest: [] } : { brass: confirm, rest: [cancel, end] }
  switch (decision.prompt.key) {
    case 'rest':
      return { brass: simple('rest', labels.restFree), rest: [] }
    case 'character': {
      const price = view.players[seat].party.filter(({ faceUp }) => faceUp).length
      return { brass: null, rest: [{ ...simple('rest', labels.rest), sign: costs(price) }] }
    }
    case 'place': {
      const rest: ActButton[] = []
      if (shown !== null || canPutBack(now)) rest.push(cancel)
      if (types.has('rotate'))
        rest.push({ id: 'rotate', label: labels.rotate, key: 'O', act: answer({ type: 'rotate' }) })
      if (types.has('done')) rest.push(simple('done', labels.done))
      const seek: ActButton = { id: 'confirm', label: labels.choosePlace, act: null }
      return { brass: shown === null ? seek : confirm, rest }
    }
    case 'choose':
      return asked(simple('done', labels.done))
    case 'gaps':
      return asked(simple('endMain', labels.endMain))
    case 'purchase': {
      const { pinned } = intent
      const end = simple('endTurn', labels.endTurn)
      if (pinned?.action.type !== 'buy') return { brass: end, rest: [] }
      const { name, price } = artifactOf(pinned.action.artifact)
      const label = labels.buy(nameIn(props.language, name))
      return { brass: { ...confirm, id: 'buy', label, sign: costs(price) }, rest: [cancel] }
    }
    case 'resolve': {
      if (shown !== null) return { brass: confirm, rest: [cancel] }
      const rest = [...choices.slots].map((slot): ActButton => {
        const land = view.lands[slot]
        return {
          id: `resolve-${slot}`,
          label: land === null ? '' : nameIn(props.language, landOf(land).name),
          act: answer({ type: 'resolve', slot }),
        }
      })
      return { brass: null, rest }
    }
    default:
      return NO_PLAN
  }
}

const costs = (coins: number): ReactNode => (
  <>
    <Coin />
    {coins}
  </>
)

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
