import { LOCATIONS, type LocationKind } from '../content/schema.ts'
import { CENTRE, centreOf, fieldAt, fieldsAround, slotOf, tileOf } from './map.ts'
import type { MapTileFace, Printed } from './printed.ts'
import { type Euthia, type EuthiaMap, NONE } from './state.ts'

/** Rubble tokens that destroy what a field bears: its monster and its location are gone (EU-1524, EU-1544). */
export const RUINED = 2

/** What fields are asked of; a view of the map will do. */
export type LandMap = Omit<EuthiaMap, 'stack'>
export interface Land {
  readonly map: LandMap
  readonly players: readonly unknown[]
}

export const mapTileAt = ({ pack }: Printed, { tiles }: LandMap, field: number): MapTileFace =>
  pack.mapTiles[tiles[tileOf(field)]]

/** The place of a field in the flat tables of `Printed`. */
const printedField = ({ tiles }: LandMap, field: number): number => tiles[tileOf(field)] * 4 + slotOf(field)

export const isOnMap = ({ hasCentre }: Printed, { tiles }: LandMap, field: number): boolean =>
  Number.isInteger(field) &&
  field >= 0 &&
  tileOf(field) < tiles.length &&
  (slotOf(field) !== CENTRE || hasCentre[tiles[tileOf(field)]])

/** What a field bears now (EU-360); centres are plain, and so is what was destroyed. */
export function locationAt({ locationOf }: Printed, map: LandMap, field: number): LocationKind {
  return map.rubble[field] >= RUINED ? 'plain' : LOCATIONS[locationOf[printedField(map, field)]]
}

/** The place in ELEMENTS of the elemental that lives on the field, or NONE. */
export const elementAt = ({ elementOf }: Printed, map: LandMap, field: number): number =>
  map.rubble[field] >= RUINED ? NONE : elementOf[printedField(map, field)]

/** The level of the treasure that the field shows, 0 where there is none. */
export const treasureAt = ({ treasureOf }: Printed, map: LandMap, field: number): number =>
  map.rubble[field] >= RUINED ? 0 : treasureOf[printedField(map, field)]

/** The level of the undefeated monster of a field, or 0: its symbol with no token on it (EU-330, EU-331). */
export function monsterAt({ monsterOf }: Printed, { map, players }: Land, field: number): number {
  const level = monsterOf[printedField(map, field)]
  if (level === 0 || map.rubble[field] >= RUINED) return 0
  if (map.heroTokens[field] !== NONE || map.tradeTokens[field] !== NONE) return 0
  for (let player = 0; player < players.length; player++)
    if (map.interactions[field * players.length + player] > 0) return 0
  return level
}

/** EU-332. */
export const isLiberated = (printed: Printed, state: Euthia, field: number): boolean =>
  monsterAt(printed, state, field) === 0

/** Whether all three hexes of a tile are liberated, which opens its centre (EU-322, EU-342, EU-502). */
export const isTileFree = (printed: Printed, state: Euthia, place: number): boolean =>
  isLiberated(printed, state, fieldAt(place, 0)) &&
  isLiberated(printed, state, fieldAt(place, 1)) &&
  isLiberated(printed, state, fieldAt(place, 2))

export const hasCentreAt =
  ({ hasCentre }: Printed, { tiles }: EuthiaMap) =>
  (place: number): boolean =>
    hasCentre[tiles[place]]

/** The fields next to a field, centres included. */
export const around = (printed: Printed, map: EuthiaMap, field: number): number[] =>
  fieldsAround(map, field, hasCentreAt(printed, map))

/** The church is the centre of the first tile (EU-361). */
export const CHURCH = centreOf(0)

/** Which elements influence a field: four bits by their place in ELEMENTS (EU-350, EU-354, EU-358, EU-R28). */
export function influences(printed: Printed, map: EuthiaMap, field: number): number {
  let bits = bitAt(printed, map, field)
  for (const next of around(printed, map, field)) bits |= bitAt(printed, map, next)
  return bits
}

function bitAt(printed: Printed, map: EuthiaMap, field: number): number {
  const element = elementAt(printed, map, field)
  return element === NONE ? 0 : 1 << element
}
