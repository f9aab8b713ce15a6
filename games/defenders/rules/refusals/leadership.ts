import type { Refusal } from '@vyprava/kernel'
import type { Attempt } from './attempt.ts'
import { refuse } from './reasons.ts'

/** One card of the own hand (DE-202). */
export function refuseLead({ state, seat, item }: Attempt, card: number): Refusal | null {
  if (item.step !== 'leadership') return refuse('DE-202', 'notNow')
  const held = state.players.some(
    ({ hand }, player) => (state.solo || player === seat) && hand.includes(card),
  )
  return held ? null : refuse('DE-202', 'notInHand')
}

/** The top card of a deck: alone, for a faction without a card in hand; else nobody has this choice (DE-203, DE-955). */
export function refuseLeadBlind({ state, item }: Attempt, player: number): Refusal | null {
  if (item.step !== 'leadership') return refuse('DE-202', 'notNow')
  if (!state.solo) return refuse('DE-202', 'handNotEmpty')
  if (player < 0 || player >= state.players.length) return refuse('DE-955', 'playerUnknown')
  const { retired, hand } = state.players[player]
  if (retired) return refuse('DE-962', 'retired')
  return hand.length === 0 ? null : refuse('DE-955', 'handNotEmpty', { player })
}
