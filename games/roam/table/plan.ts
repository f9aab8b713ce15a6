import type { RoamAction } from '../rules/index.ts'
import type { RoamLabels } from '../texts/labels/index.ts'
import type { Handlers, Now } from './handlers.ts'
import { artifactOf, landOf, nameIn } from './pack.ts'
import type { BarButton, BarPlan } from './panels/bar.tsx'

/** Which buttons the bar shows, and which of them is brass. */
export function planOf(now: Now, labels: RoamLabels, on: Handlers): BarPlan {
  const { props, choices, intent } = now
  const { view, decision, seat } = props
  if (decision === null || seat === null) return { brass: null, others: [], note: null }
  const { types } = choices
  const answer = (action: RoamAction) => () => on.answer(decision, action)
  const cancel: BarButton = {
    id: 'cancel',
    label: labels.cancel,
    key: 'Esc',
    act: () => on.cancel(),
    wants: null,
  }
  const simple = (type: 'done' | 'endMain' | 'endTurn' | 'rest', label: string): BarButton => ({
    id: type,
    label,
    act: types.has(type) ? answer({ type }) : null,
    wants: { type },
  })

  if (intent.tool !== null) return { brass: null, others: [cancel], note: toolNote(now, labels) }

  switch (decision.prompt.key) {
    case 'rest':
      return { brass: simple('rest', labels.restFree), others: [], note: null }
    case 'character': {
      const price = view.players[seat].party.filter(({ faceUp }) => faceUp).length
      return { brass: null, others: [{ ...simple('rest', labels.rest), price }], note: null }
    }
    case 'place': {
      const { aim } = intent
      const others: BarButton[] = []
      if (aim !== null) others.push(cancel)
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
      const brass: BarButton = {
        id: 'confirm',
        label: aim === null ? labels.choosePlace : labels.confirm,
        key: aim === null ? undefined : 'Enter',
        act: aim === null ? null : answer(aim.action),
        wants: null,
      }
      return { brass, others, note: null }
    }
    case 'choose':
      return { brass: simple('done', labels.done), others: [], note: null }
    case 'gaps':
      return { brass: simple('endMain', labels.endMain), others: [], note: null }
    case 'purchase': {
      const { artifact } = intent
      if (artifact === null) return { brass: simple('endTurn', labels.endTurn), others: [], note: null }
      const { name, price } = artifactOf(artifact)
      const buy: BarButton = {
        id: 'buy',
        label: labels.buy(nameIn(props.language, name)),
        price,
        act: answer({ type: 'buy', artifact }),
        wants: null,
      }
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
      return { brass: null, others, note: null }
    }
    default:
      return { brass: null, others: [], note: null }
  }
}

function toolNote({ intent: { tool } }: Now, labels: RoamLabels): string | null {
  switch (tool?.ability) {
    case 'flipCard':
      return labels.chooseFlip
    case 'freeGap':
      return labels.chooseFreeGap
    case 'replace':
      return labels.chooseReplace
    case 'shift':
      return tool.from === null ? labels.chooseMarker : labels.chooseTarget
    default:
      return null
  }
}
