import type { Refusal, Values } from '@vyprava/kernel'
import type { EFFECT_REASONS } from './effects.ts'
import type { FIGHT_REASONS } from './fight.ts'
import type { STORY_REASONS } from './story.ts'
import type { TRADE_REASONS } from './trade.ts'
import type { TURN_REASONS } from './turn.ts'

/** Every reason for which something is refused, as keys of the texts; each part of the rules has its list. */
export type RefusalReason =
  | (typeof TURN_REASONS)[number]
  | (typeof TRADE_REASONS)[number]
  | (typeof EFFECT_REASONS)[number]
  | (typeof FIGHT_REASONS)[number]
  | (typeof STORY_REASONS)[number]

export const refuse = (rule: string, reason: RefusalReason, values?: Values): Refusal =>
  values === undefined ? { rule, reason } : { rule, reason, values }
