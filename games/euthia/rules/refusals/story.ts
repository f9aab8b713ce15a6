/** Reasons of elites and scenarios. */
export const STORY_REASONS = [
  'noBounty',
  'notAtLair',
  'noFoe',
  'noFoeHere',
  'asleep',
  'noLegendHere',
  'legendDone',
  'cannotPayLegend',
  'noWards',
  'wardThere',
  'rubbleThere',
  'wardsUsedUp',
  'noEssence',
] as const
