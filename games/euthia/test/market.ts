import type { MapHex } from '../content/schema.ts'
import type { Pack } from '../rules/printed.ts'
import { gain } from './pack/short.ts'
import { pack } from './pack.ts'

/*
 * The small pack made easy, so that random players meet trade, learning and quests often: merchants and alchemists
 * around the church, weak monsters, personal tiles for beginners, prices that beginners can pay.
 */

const market: MapHex = { location: 'merchant' }
const brewery: MapHex = { location: 'alchemist' }
const guarded: MapHex = {
  location: 'merchant',
  monster: 1,
  loot: [gain('coins', 3), { op: 'gem', kind: 'emerald', n: 1 }, { op: 'essence', kind: 'fire', n: 1 }],
}

export const marketPack: Pack = {
  ...pack,
  id: 'euthia-market',
  monsters: pack.monsters.map((monster) => ({ ...monster, vitality: 1 })),
  mapTiles: pack.mapTiles.map((tile) => {
    if (tile.cls === 'start') return { ...tile, hexes: [market, brewery, guarded] }
    if (tile.cls === 'fixed') return { ...tile, hexes: [guarded, tile.hexes[1], market] }
    if (tile.cls === 'general' && tile.chapter === 1)
      return { ...tile, special: 'tower', hexes: [guarded, tile.hexes[1], tile.hexes[2]] }
    return tile
  }),
  tiles: pack.tiles.map((tile) =>
    typeof tile.value === 'number' ? { ...tile, value: Math.abs(tile.value - 4), price: { coins: 1 } } : tile,
  ),
  scenarios: pack.scenarios.map((scenario) => ({ ...scenario, coins: 14 })),
}
