import { Cards } from '../market/cards.tsx'
import type { PanelProps } from '../props.ts'
import { stageOf } from '../stage.ts'
import './hand.css'

/** Whether the one who looks plays the monster: the hand lies in the place of the own board then. */
export const leadsFoe = ({ view, seat }: Pick<PanelProps, 'view' | 'seat'>): boolean =>
  seat !== null && stageOf(view) === 'arena' && view.fight?.controller === seat

/** The hand of the monster-player; nobody else sees more than the backs of it (EU-226). */
export const FoeHand = (panel: PanelProps) => (
  <div className="eu-foehand">
    <Cards {...panel} title={panel.labels.combat.hand.title} />
  </div>
)
