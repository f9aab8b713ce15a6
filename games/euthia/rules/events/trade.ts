import type { Seat } from '@vyprava/kernel'

/** The trade action, learning and unlocking. */
export type TradeEvent = { readonly type: 'tradeStarted'; readonly player: Seat; readonly trade: number }
