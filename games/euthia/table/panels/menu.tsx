import { OpenSheet, OverAll } from '@vyprava/kit'
import type { RefObject } from 'react'
import { offeredBy } from '../choices.ts'
import { QuestCards } from '../market/quest-sheet.tsx'
import type { PanelProps } from '../props.ts'
import { ActionTray } from './action-tray.tsx'

/** From the middle of the window to its east; on a phone it comes from below. */
const MIDDLE = { from: { x: 0.5, y: 0.08 }, to: { x: 0.49, y: 0.08 } }

interface OverAllProps {
  readonly panel: PanelProps
  /** The element that holds all parts of the table. */
  readonly root: RefObject<HTMLElement | null>
}

/** On a phone a thing may be touched on the map or in a tab over it: what it offers lies over both. */
export function MenuOverAll({ panel, root }: OverAllProps) {
  if (panel.intent.own.menu === null) return null
  return (
    <OverAll root={root} className="eu-menu-over">
      <Menu {...panel} />
    </OverAll>
  )
}

/** What a touched thing offers when it is more than one. */
export function Menu(panel: PanelProps) {
  const { choices, intent, hands, labels } = panel
  const deeds = offeredBy(choices, intent.own)
  if (deeds.length === 0) return null
  const close = () => hands.send({ type: 'intend', own: { ...intent.own, menu: null } })
  const others = deeds.filter(({ action }) => action.type !== 'quest')
  return (
    <OpenSheet title={labels.land.ask.here} closes={labels.land.buttons.close} at={MIDDLE} close={close}>
      {others.length < deeds.length ? <QuestCards {...panel} /> : null}
      <ActionTray {...panel} title={labels.land.ask.here} deeds={others} />
    </OpenSheet>
  )
}
