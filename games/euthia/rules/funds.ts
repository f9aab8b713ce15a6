import { FIXED_ACTIONS } from '../content/schema.ts'
import { FUNDS, type Fund } from './actions.ts'
import type { Player } from './state.ts'

export const MINE = FIXED_ACTIONS.indexOf('mine')
export const TRADE = FIXED_ACTIONS.indexOf('trade')
export const COMBAT = FIXED_ACTIONS.indexOf('combat')

/** What can pay for a fixed action: its token, or an action granted by an effect (EU-208). */
export const hasFund = ({ tokens, granted }: Player, action: number, fund: Fund): boolean =>
  (fund === 'token' ? tokens : granted)[action] > 0

export const fundsOf = (player: Player, action: number): readonly Fund[] =>
  FUNDS.filter((fund) => hasFund(player, action, fund))

/** Each source is used once (EU-208, EU-209). */
export function spendFund({ tokens, granted }: Player, action: number, fund: Fund): void {
  ;(fund === 'token' ? tokens : granted)[action] -= 1
}
