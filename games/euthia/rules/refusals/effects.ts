/** Reasons of effects, items, equipment and the free actions. */
export const EFFECT_REASONS = [
  'noSuchEffect',
  'nothingToDrop',
  'arrangedEnough',
  'noBagLeft',
  'noGemSpace',
  'notEquipped',
  'notLearnt',
  'healingOnly',
  'usedInAttack',
  'gemInactive',
  'noEssence',
  'noTarget',
] as const
