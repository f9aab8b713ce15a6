import { blame, type Fault } from '@vyprava/kernel'
import type { LocationKind } from './lists.ts'
import type { Op } from './ops.ts'
import type { MapHex, MapTile } from './schema.ts'

/* The form of one map tile: what belongs together on its hexes, and where monsters live. */

type Place = readonly (string | number)[]
const at = (found: unknown, expected: string, ...place: Place): Fault => ({ at: place, found, expected })

/** What a piece of loot is worth in coins. */
const WORTH: Readonly<Record<string, number>> = { coins: 1, gaar: 1, potion: 1, silver: 1, gold: 3 }
const LOOT_WORTH: readonly (readonly [number, number])[] = [
  [2, 3],
  [4, 5],
  [6, 8],
]

const lootWorth = (loot: readonly Op[]): number =>
  loot.reduce((sum, op) => sum + (op.op === 'gain' && op.n > 0 ? (WORTH[op.what] ?? NaN) * op.n : NaN), 0)

function lootFault({ monster, loot }: MapHex): Fault | null {
  if ((monster === undefined) !== (loot === undefined)) return at(loot, 'loot exactly with a monster', 'loot')
  if (monster === undefined || loot === undefined) return null
  const [least, most] = LOOT_WORTH[monster - 1]
  const worth = lootWorth(loot)
  const fits = worth >= least && worth <= most
  return fits
    ? null
    : at(loot, `coins, Gaar, potions and cards worth ${least} to ${most} coins together`, 'loot')
}

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

const isTrade = ({ location }: MapHex): boolean => location === 'merchant' || location === 'alchemist'

/** Whether a monster must (true) or must not (false) live there; null: as the author likes. */
function needsMonster({ chapter, cls, special, lair }: MapTile, hex: MapHex): boolean | null {
  if (cls === 'start') return false
  if (isTrade(hex) || special === 'tower' || special === 'legend' || lair === true) return true
  return chapter === 1 && (hex.location === 'portal' || hex.location === 'encounter') ? false : null
}

function monsterFault(tile: MapTile): Fault | null {
  for (const [slot, hex] of tile.hexes.entries()) {
    const needed = needsMonster(tile, hex)
    if (needed === null || needed === (hex.monster !== undefined)) continue
    return at(hex.monster, needed ? 'a monster here' : 'no monster here', 'hexes', slot, 'monster')
  }
  return null
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

/** Every map tile is well formed. */
export const mapForm = () =>
  blame<MapTile[]>((tiles) => {
    for (const [place, tile] of tiles.entries()) {
      const fault = tileFault(tile)
      if (fault !== null) return { ...fault, at: [place, ...fault.at] }
    }
    return null
  })
