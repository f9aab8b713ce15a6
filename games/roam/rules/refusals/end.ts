import type { Refusal } from '@vyprava/kernel'
import { isComplete, isSlot } from '../map.ts'
import { type Attempt, basicGame } from './context.ts'
import { refuse } from './reasons.ts'

/** Picking the next completed card: at the end of the turn, among several. */
export function refuseResolve({ state, item }: Attempt, slot: number): Refusal | null {
  if (item.step !== 'resolve') return refuse('RO-401', 'notNow')
  return isSlot(slot) && isComplete(state, slot) ? null : refuse('RO-402', 'notComplete', { slot })
}

/** A bid: when asked, in whole coins from 0, above the highest bid, within one's own coins. */
export function refuseBid({ player, item }: Attempt, coins: number): Refusal | null {
  if (item.step !== 'auction') return refuse('RO-405', 'noAuction')
  if (coins < 0) return refuse('RO-410', 'negativeBid')
  if (coins <= item.best) return refuse('RO-408', 'bidTooLow', { best: item.best })
  return coins > player.coins ? refuse('RO-411', 'tooExpensive', { price: coins, coins: player.coins }) : null
}

export const refusePass = ({ item }: Attempt): Refusal | null =>
  item.step === 'auction' ? null : refuse('RO-405', 'noAuction')

/** Buying: full game, at the end of the turn, from the row, at the printed price. */
export function refuseBuy(attempt: Attempt, artifact: number): Refusal | null {
  const { printed, state, player, item } = attempt
  const basic = basicGame(attempt)
  if (basic !== null) return basic
  if (item.step !== 'purchase') return refuse('RO-601', 'notNow')
  if (!state.artifactRow.includes(artifact)) return refuse('RO-601', 'notInRow', { artifact })
  const { price } = printed.pack.artifacts[artifact]
  return player.coins < price ? refuse('RO-602', 'tooExpensive', { price, coins: player.coins }) : null
}
