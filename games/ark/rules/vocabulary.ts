/** The words of the game, as lists; numbers in states, actions and events are places in these lists. */

/** In the order of the hints' line (AR-502); also the first five sides of the compass. */
export const COLOURS = ['green', 'red', 'yellow', 'blue', 'grey'] as const
export type Colour = (typeof COLOURS)[number]

export const GREEN = 0
export const RED = 1
export const YELLOW = 2
export const BLUE = 3
export const GREY = 4

/** What is printed on a hex; a danger hex has no terrain of its own (AR-301). */
export const TERRAINS = ['forest', 'mountain', 'meadow', 'ocean', 'road', 'city', 'danger'] as const
export type Terrain = (typeof TERRAINS)[number]

/** Stands for "nothing" in lists of integers: no colour, no hex, no seat, no field. */
export const NONE = -1

/** The colour in which each terrain is painted: roads and cities share grey (AR-302). */
export const COLOUR_OF_TERRAIN: readonly number[] = [GREEN, RED, YELLOW, BLUE, GREY, GREY, NONE]

/** The seven characters by their ids; a pack says where they start and what they can do. */
export const CHARACTERS = ['ranger', 'paladin', 'mage', 'pirate', 'druid', 'hunter', 'knight'] as const
export type Character = (typeof CHARACTERS)[number]

/** Where a character may start (AR-6xx). */
export const STARTS = ['border', 'city', 'forest', 'meadow', 'besideWreck'] as const
export type Start = (typeof STARTS)[number]

/** What a character can do that others cannot (AR-6xx). */
export const POWERS = [
  'leap',
  'enterDanger',
  'longHints',
  'paintWreck',
  'convert',
  'extraMeadow',
  'threeFields',
] as const
export type Power = (typeof POWERS)[number]

export const CHALLENGES = [
  'allMeadows',
  'allForests',
  'allOcean',
  'allCities',
  'allMountains',
  'allRoads',
  'allBorder',
  'noMinus',
] as const
export type Challenge = (typeof CHALLENGES)[number]

/** The three diamonds of a sheet: the diamond side of the compass, the first and the second set of colours. */
export const DIAMONDS = ['compass', 'firstSet', 'secondSet'] as const
export type Diamond = (typeof DIAMONDS)[number]

/** Fields of the compass, and parts of the ark. */
export const FIELD_COUNT = 24
export const PART_COUNT = 7

export const MODES = ['race', 'cooperative', 'solo'] as const
export type Mode = (typeof MODES)[number]

export const DIFFICULTIES = ['easy', 'medium', 'high'] as const
export type Difficulty = (typeof DIFFICULTIES)[number]

/** What a player of the medium difficulty chooses between (AR-121). */
export const SYSTEMS = ['hints', 'diamonds'] as const
export type System = (typeof SYSTEMS)[number]

/** Why the game ended: the ark was found (by one, or by all together), or time ran out. */
export const END_REASONS = ['found', 'time'] as const
export type EndReason = (typeof END_REASONS)[number]
