/** Terrains, factions and items belong together by their places: the Order lives in forests and makes maps. */
export const TERRAINS = ['forest', 'plains', 'marsh', 'mountain'] as const
export type Terrain = (typeof TERRAINS)[number]

export const FACTIONS = ['order', 'council', 'clan', 'sect'] as const
export type Faction = (typeof FACTIONS)[number]

export const ITEMS = ['map', 'food', 'potions', 'rockets'] as const
export type ItemKind = (typeof ITEMS)[number]

export const MACHINE_KINDS = ['engines', 'factories', 'mechs', 'restart'] as const
export type MachineKind = (typeof MACHINE_KINDS)[number]
