/** Reasons of the trade action. */
export const TRADE_REASONS = ['notTrading'] as const
