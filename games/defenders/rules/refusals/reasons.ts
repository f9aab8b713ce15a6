import type { Refusal, Values } from '@vyprava/kernel'

/** Every reason for which something is refused, as keys of the texts. */
export const REFUSAL_REASONS = [
  'campThere',
  'deckUnknown',
  'factionTaken',
  'factionUnknown',
  'leaderOfOthers',
  'leaderUnknown',
  'notHome',
  'notNow',
  'notOnBoard',
  'notOnRim',
] as const
export type RefusalReason = (typeof REFUSAL_REASONS)[number]

export const refuse = (rule: string, reason: RefusalReason, values?: Values): Refusal =>
  values === undefined ? { rule, reason } : { rule, reason, values }
