import { Cards } from '../market/cards.tsx'
import type { PanelProps } from '../props.ts'
import { stageOf } from '../stage.ts'
import './hand.css'

/** Questions about the hand of cards itself. */
const CARD_QUESTIONS: readonly string[] = ['handLimit', 'swap', 'loseCards']

const asksForCards = ({ asked }: Pick<PanelProps, 'asked'>): boolean =>
  asked !== null && CARD_QUESTIONS.includes(asked.prompt.key)

/** Whether cards lie in the place of the own board: one plays the monster, or is asked which of them go. */
export const showsHand = (panel: Pick<PanelProps, 'asked' | 'view' | 'seat'>): boolean => {
  const { view, seat } = panel
  const leads = seat !== null && stageOf(view) === 'arena' && view.fight?.controller === seat
  return leads || asksForCards(panel)
}

/** One's own hand of cards; nobody else sees more than the backs of it (EU-226). */
export const OwnHand = (panel: PanelProps) => {
  const { combat, market } = panel.labels
  return (
    <div className="eu-foehand">
      <Cards {...panel} title={asksForCards(panel) ? market.cards.give : combat.hand.title} />
    </div>
  )
}
