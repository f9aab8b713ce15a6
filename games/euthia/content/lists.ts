/* The closed lists of Euthia. Places in these lists are the numbers that states and events use. */

export const HEROES = ['ael', 'dral', 'keleia', 'maeldur', 'skoldur', 'taesiri'] as const
export type HeroKey = (typeof HEROES)[number]

export const ELEMENTS = ['air', 'earth', 'water', 'fire'] as const
export type Element = (typeof ELEMENTS)[number]

export const GEMS = [
  'amethyst',
  'emerald',
  'onyx',
  'opal',
  'ruby',
  'sapphire',
  'demonite',
  'diamond',
] as const
export type GemKind = (typeof GEMS)[number]

export const FIXED_ACTIONS = ['mine', 'trade', 'combat'] as const
export type FixedAction = (typeof FIXED_ACTIONS)[number]

export const SITES = ['mountain', 'lake', 'cave'] as const
export type Site = (typeof SITES)[number]

export const TRADES = ['merchant', 'alchemist', 'tower'] as const
export type Trade = (typeof TRADES)[number]

export const METALS = ['silver', 'gold'] as const
export type Metal = (typeof METALS)[number]

export const MODES = ['competitive', 'cooperative', 'solo'] as const
export type Mode = (typeof MODES)[number]

export const CHAPTERS = [1, 2, 3, 4, 5] as const
export type Chapter = (typeof CHAPTERS)[number]

/** Where a tile is drawn from, and where it goes when it is used up or sold. */
export const SOURCES = [
  'hero',
  'merchant',
  'alchemist',
  'tower',
  'mountain',
  'lake',
  'cave',
  'treasure1',
  'treasure2',
  'treasure3',
  'hunter',
  'armourer',
  'sorceress',
  'healingPotion',
  'provisions',
  'artifact',
  'teleportScroll',
] as const
export type Source = (typeof SOURCES)[number]

/** `treasure` is a find that is used up at once; `ability` and `firstStrike` are no items (EU-845). */
export const TILE_KINDS = [
  'weapon',
  'shield',
  'armour',
  'jewel',
  'scroll',
  'potion',
  'chest',
  'flask',
  'satchel',
  'backpack',
  'provisions',
  'artifact',
  'resource',
  'treasure',
  'ability',
  'firstStrike',
] as const
export type TileKind = (typeof TILE_KINDS)[number]

export const ARMOUR_KINDS = ['leather', 'mail', 'plate', 'dragon'] as const
export type ArmourKind = (typeof ARMOUR_KINDS)[number]
export const ARMOUR_PIECES = ['helmet', 'guards', 'gloves', 'boots', 'cuirass'] as const
export type ArmourPiece = (typeof ARMOUR_PIECES)[number]
export const JEWEL_PIECES = ['amulet', 'ring'] as const
export type JewelPiece = (typeof JEWEL_PIECES)[number]

/** The kinds of slots on a hero board besides bags; a tile fits the slots of its kind or piece. */
export const SLOT_KINDS = ['hand', 'ability', 'firstStrike', ...ARMOUR_PIECES, ...JEWEL_PIECES] as const
export type SlotKind = (typeof SLOT_KINDS)[number]

/** When an effect works: the timing icons (EU-830 to EU-840). */
export const TIMINGS = [
  'outside',
  'permanent',
  'anytime',
  'preparation',
  'firstStrike',
  'attack',
  'beforeMonsterRoll',
  'aroundMonsterRoll',
  'afterMonsterRoll',
  'beforeHeroRoll',
  'afterHeroRoll',
] as const
export type Timing = (typeof TIMINGS)[number]

/** How long a value lasts. */
export const UNTILS = [
  'attack',
  'nextHeroAttack',
  'nextMonsterAttack',
  'combatRound',
  'clock',
  'combat',
  'turn',
  'round',
  'permanent',
] as const
export type Until = (typeof UNTILS)[number]

export const CHAOS_TYPES = [
  'curse',
  'ambush',
  'venom',
  'frenzy',
  'mending',
  'soulControl',
  'mindControl',
] as const
export type ChaosType = (typeof CHAOS_TYPES)[number]

/** What a hex of the map bears. */
export const LOCATIONS = [
  'plain',
  'mountain',
  'lake',
  'cave',
  'treasure',
  'elemental',
  'portal',
  'merchant',
  'alchemist',
  'encounter',
  'ruins',
] as const
export type LocationKind = (typeof LOCATIONS)[number]

export const TILE_CLASSES = ['start', 'fixed', 'encounter', 'general', 'scenario'] as const
export type TileClass = (typeof TILE_CLASSES)[number]

/** Special tiles have a centre (EU-320). */
export const SPECIALS = ['church', 'tower', 'fortress', 'lord', 'legend'] as const
export type Special = (typeof SPECIALS)[number]

export const ENCOUNTERS = [
  'hunter',
  'armourer',
  'sorceress',
  'fortress',
  'lord',
  'steward',
  'herbalist',
  'ferryman',
  'widow',
  'hermit',
  'bard',
  'quarryMaster',
  'monk',
  'relicTrader',
] as const
export type EncounterKind = (typeof ENCOUNTERS)[number]

export const SCENARIO_CARDS = [
  'farruga',
  'farrugaAttack',
  'mirrezil',
  'legend',
  'event',
  'ravage',
  'golem',
] as const
export type ScenarioCardKind = (typeof SCENARIO_CARDS)[number]

/** Rules that cards switch for a while. */
export const GLOBAL_RULES = [
  'noTradeHealing',
  'monsterHare',
  'portalsClosed',
  'resourceBonus',
  'fireWounds',
  'freeExchange',
] as const
export type GlobalRule = (typeof GLOBAL_RULES)[number]

export const TITLE_CRITERIA = [
  'trophies',
  'gemsOnEquipment',
  'abilities',
  'coins',
  'resourcesSold',
  'fewestDeaths',
  'gaar',
  'artifacts',
  'armourSet',
  'essences',
  'treasures',
  'elementals',
] as const
export type TitleCriterion = (typeof TITLE_CRITERIA)[number]
