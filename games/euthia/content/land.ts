import * as v from 'valibot'
import { cost } from './effects.ts'
import { ELEMENTS, ENCOUNTERS, LOCATIONS, SPECIALS, TILE_CLASSES } from './lists.ts'
import { opList } from './ops.ts'
import { id, level, whole, words } from './parts.ts'

/* The land: map tiles, and who is met on them. */

export const encounter = v.strictObject({ id, key: v.picklist(ENCOUNTERS), ...words })
export const encounterCard = v.strictObject({
  id,
  encounter: v.picklist(ENCOUNTERS),
  require: cost,
  reward: opList,
  soloOnly: v.boolean(),
  ...words,
})

const hex = v.strictObject({
  location: v.picklist(LOCATIONS),
  /** Of a treasure: its level. */
  level: v.exactOptional(level),
  elemental: v.exactOptional(v.picklist(ELEMENTS)),
  encounter: v.exactOptional(v.picklist(ENCOUNTERS)),
  monster: v.exactOptional(level),
  loot: v.exactOptional(opList),
})
export const mapTile = v.strictObject({
  id,
  chapter: whole(1, 5),
  cls: v.picklist(TILE_CLASSES),
  /** A fixed tile that is used alone too (EU-1202). */
  soloFixed: v.exactOptional(v.literal(true)),
  special: v.exactOptional(v.picklist(SPECIALS)),
  /** Of church tiles: the one with the priest. */
  priest: v.exactOptional(v.literal(true)),
  lair: v.exactOptional(v.literal(true)),
  /** N, SW, SE. */
  hexes: v.strictTuple([hex, hex, hex]),
  ...words,
})

export type MapHex = v.InferOutput<typeof hex>
