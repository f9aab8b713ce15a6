/** Reasons of effects, items, equipment and the free actions. */
export const EFFECT_REASONS = ['noSuchEffect', 'nothingToDrop'] as const
