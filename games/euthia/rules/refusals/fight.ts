/** Reasons of the fight. */
export const FIGHT_REASONS = ['notInFight'] as const
