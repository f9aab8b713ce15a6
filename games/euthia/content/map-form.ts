import { blame, type Fault } from '@vyprava/kernel'
import { ENCOUNTERS, type LocationKind } from './lists.ts'
import type { MapHex, MapTile } from './schema.ts'

/* The form of one map tile: what belongs together on its hexes, and where monsters live. */

type Place = readonly (string | number)[]
const at = (found: unknown, expected: string, ...place: Place): Fault => ({ at: place, found, expected })

const lootFault = ({ monster, loot }: MapHex): Fault | null =>
  (monster === undefined) === (loot === undefined) ? null : at(loot, 'loot exactly with a monster', 'loot')

/** Fields that belong to one kind of location alone. */
const OWN: readonly (readonly [LocationKind, keyof MapHex])[] = [
  ['treasure', 'level'],
  ['elemental', 'elemental'],
  ['encounter', 'encounter'],
]

function hexFault(hex: MapHex): Fault | null {
  for (const [location, field] of OWN) {
    if ((hex.location === location) !== (hex[field] !== undefined))
      return at(hex[field], `${field} exactly on the location "${location}"`, field)
  }
  return lootFault(hex)
}

/** Heroes come to the church without a fight. */
function monsterFault({ cls, hexes }: MapTile): Fault | null {
  const slot = cls === 'start' ? hexes.findIndex(({ monster }) => monster !== undefined) : -1
  return slot < 0 ? null : at(hexes[slot].monster, 'no monster here', 'hexes', slot, 'monster')
}

const count = ({ hexes }: MapTile, location: LocationKind): number =>
  hexes.filter((hex) => hex.location === location).length

/** Which classes of tiles may be special in which way (EU-104, EU-106, EU-320). */
function classFault(tile: MapTile): Fault | null {
  const { cls, chapter, special, priest, lair, soloFixed } = tile
  const only = (allowed: boolean, field: keyof MapTile, expected: string): Fault | null =>
    allowed ? null : at(tile[field], expected, field)
  const meets = special === 'fortress' || special === 'lord'
  return (
    only(
      (cls === 'start') === (special === 'church'),
      'special',
      'the church exactly on tiles of the class "start"',
    ) ??
    only(cls !== 'start' || chapter === 1, 'chapter', 'start tiles in chapter 1') ??
    only(priest === undefined || cls === 'start', 'priest', 'the priest only on a start tile') ??
    only(soloFixed === undefined || cls === 'fixed', 'soloFixed', 'soloFixed only on fixed tiles') ??
    only(lair === undefined || cls === 'scenario', 'lair', 'a lair only on scenario tiles') ??
    only(
      special !== 'legend' || cls === 'scenario',
      'special',
      'legendary places only on tiles of the class "scenario"',
    ) ??
    only(
      (count(tile, 'encounter') + (meets ? 1 : 0) === 1) === (cls === 'encounter'),
      'hexes',
      'one encounter exactly on tiles of the class "encounter"',
    ) ??
    only(
      cls !== 'scenario' ||
        [special === 'legend', lair, count(tile, 'ruins') > 0].filter(Boolean).length === 1,
      'cls',
      'on a scenario tile a legendary place, a lair or ruins',
    )
  )
}

/** Rings around a centre and a lair are plain; ruins only on scenario tiles; elementals and portals stand alone. */
function hexesFault(tile: MapTile): Fault | null {
  const { cls, special, lair, hexes } = tile
  if ((special !== undefined || lair === true) && count(tile, 'plain') < hexes.length)
    return at(hexes, 'plain hexes around a centre and on a lair', 'hexes')
  if (count(tile, 'ruins') > 0 && cls !== 'scenario')
    return at(hexes, 'ruins only on scenario tiles', 'hexes')
  if (count(tile, 'elemental') > 1) return at(hexes, 'at most one elemental on a tile', 'hexes')
  return count(tile, 'portal') > 1 ? at(hexes, 'at most one portal on a tile', 'hexes') : null
}

function tileFault(tile: MapTile): Fault | null {
  for (const [slot, hex] of tile.hexes.entries()) {
    const fault = hexFault(hex)
    if (fault !== null) return { ...fault, at: ['hexes', slot, ...fault.at] }
  }
  return classFault(tile) ?? hexesFault(tile) ?? monsterFault(tile)
}

/** The places of an encounter: tiles that bring it into play. */
export const tilesWith = (tiles: readonly MapTile[], encounter: string): MapTile[] =>
  tiles.filter(
    ({ hexes, special }) => special === encounter || hexes.some((hex) => hex.encounter === encounter),
  )

/** Whoever is met is met in one place at most; the fortress and the lord in their centres. */
function placesFault(tiles: readonly MapTile[]): Fault | null {
  for (const encounter of ENCOUNTERS) {
    const found = tilesWith(tiles, encounter).length
    const inCentre = encounter === 'fortress' || encounter === 'lord'
    const onHex = tiles.some(({ hexes }) => hexes.some((hex) => hex.encounter === encounter))
    if (found > 1) return at(found, `one tile with the encounter "${encounter}"`)
    if (inCentre && onHex) return at(found, `"${encounter}" in the centre of its tile`)
  }
  return null
}

/** Every map tile is well formed. */
export const mapForm = () =>
  blame<MapTile[]>((tiles) => {
    for (const [place, tile] of tiles.entries()) {
      const fault = tileFault(tile)
      if (fault !== null) return { ...fault, at: [place, ...fault.at] }
    }
    return placesFault(tiles)
  })
