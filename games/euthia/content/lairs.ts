import { blame, type Fault } from '@vyprava/kernel'
import type { Scenario } from './scenario.ts'
import type { Bounty, MapTile } from './schema.ts'

/* Every elite that a scenario may turn up can be found on its map, or nobody could fight any elite after it (EU-1004). */

interface Land {
  readonly mapTiles: readonly MapTile[]
  readonly bounties: readonly Bounty[]
  readonly scenarios: readonly Scenario[]
}

type What = Bounty['lair']['what']
const TRADES: readonly string[] = ['merchant', 'alchemist']

const bears = ({ special, hexes }: MapTile, what: What): boolean =>
  special === what ||
  hexes.some(({ location }) => location === what || (what === 'trade' && TRADES.includes(location)))

/** Whether a scenario may draw a tile, and whether it always has it, with one player too. */
function isPossible({ chapter, cls }: MapTile, { tiles }: Scenario): boolean {
  const table = tiles[chapter - 1]
  if (table === undefined) return false
  return cls !== 'encounter' || Math.max(...table.encounter) > 0
}
const isSure = (tile: MapTile, scenario: Scenario): boolean =>
  isPossible(tile, scenario) && (tile.cls === 'start' || (tile.cls === 'fixed' && tile.soloFixed === true))

/** Special tiles are few, so they must be sure; other places may come with any tile. */
function isThere({ mapTiles }: Land, scenario: Scenario, { lair: { type, what } }: Bounty): boolean {
  const fits = type === 'special' ? isSure : isPossible
  return mapTiles.some((tile) => bears(tile, what) && fits(tile, scenario))
}

function lairFault(land: Land): Fault | null {
  for (const scenario of land.scenarios) {
    const levels = scenario.hooks.flatMap((hook) => (hook.hook === 'elites' ? hook.levels : []))
    for (const [place, bounty] of land.bounties.entries()) {
      if (!levels.includes(bounty.level) || isThere(land, scenario, bounty)) continue
      const expected = `a lair that the map of "${scenario.key}" has for certain`
      return { at: ['bounties', place, 'lair', 'what'], found: bounty.lair.what, expected }
    }
  }
  return null
}

/** Lairs lie where the scenarios with elites of their level can lead. */
export const lairsOnMap = <Pack extends Land>() => blame<Pack>(lairFault)
