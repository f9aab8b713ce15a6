import { tidy } from '@vyprava/atlas'
import { Choices } from '@vyprava/kit'
import type { Choice } from '../choices.ts'
import type { PanelProps } from '../props.ts'
import { nameOf } from '../thing.ts'

interface ActionTrayProps extends PanelProps {
  readonly title: string
  readonly deeds: readonly Choice[]
}

/** Actions as a tray of buttons that say what they do: what a thing offers, or what has no picture of its own. */
export function ActionTray({ title, deeds, view, seat, words, players, hands, intent }: ActionTrayProps) {
  if (deeds.length === 0) return null
  const context = { view, names: players.map(({ name }) => name), observer: seat }
  const pinned = intent.pinned === null ? null : JSON.stringify(intent.pinned.press)
  return (
    <Choices
      as="tray"
      label={title}
      choices={deeds.map(({ action }) => {
        const label = tidy(words.action(action, context))
        return {
          id: nameOf({ kind: 'deed', action }),
          spoken: label,
          face: <span aria-hidden="true">{label}</span>,
          lit: true,
          chosen: pinned === JSON.stringify([action]),
          touch: hands.touch({ kind: 'deed', action }),
        }
      })}
    />
  )
}
