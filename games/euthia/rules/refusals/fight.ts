/** Reasons of the fight. */
export const FIGHT_REASONS = [
  'notInFight',
  'dieRemoved',
  'firstStrikeOnly',
  'noHope',
  'afterOwnRoll',
  'noChaos',
  'wrongTiming',
  'tooManyCards',
  'denied',
  'notMonsterPlayer',
  'notHeroPlayer',
  'noAttack',
  'exhausted',
  'conditionFails',
  'cannotPay',
  'onlyDwurtDie',
] as const
