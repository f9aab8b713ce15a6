import { blame } from '@vyprava/kernel'
import type { Source, TileKind } from './lists.ts'
import type { Op } from './ops.ts'
import type { Tile } from './schema.ts'

/* Tiles with which a turn would never end, or only when its limits are met. */

const BOUGHT: readonly Source[] = ['merchant', 'alchemist', 'tower']
const opsOf = ({ effects }: Tile): readonly Op[] => effects.flatMap((effect) => effect.do)

/** Even with all discounts nothing is bought and sold again for a profit: that would never end (EU-R35). */
export const noProfit = () =>
  blame<Tile[]>((tiles) => {
    const discount = tiles
      .flatMap(opsOf)
      .reduce((sum, op) => (op.op === 'discount' && op.kind === 'buy' ? sum + op.n : sum), 0)
    for (const [place, { source, price, sale = 0 }] of tiles.entries()) {
      const most = (price?.coins ?? 0) - discount
      if (BOUGHT.includes(source) && sale > Math.max(0, most)) {
        return { at: [place, 'sale'], found: sale, expected: `at most ${most}, the price with all discounts` }
      }
    }
    return null
  })

const readyKindOf = (kind: TileKind): string | null => {
  if (kind === 'ability' || kind === 'firstStrike') return kind
  return ['weapon', 'shield', 'armour', 'jewel'].includes(kind) ? 'equipment' : null
}

/** What can be made ready makes nothing else ready: two such tiles would ready each other without end. */
export const noReadyLoops = () =>
  blame<Tile[]>((tiles) => {
    const readied = new Set<string>(
      tiles.flatMap(opsOf).flatMap((op) => (op.op === 'ready' ? [op.kind] : [])),
    )
    const place = tiles.findIndex(
      (tile) => readied.has(readyKindOf(tile.kind) ?? '') && opsOf(tile).some(({ op }) => op === 'ready'),
    )
    return place < 0
      ? null
      : {
          at: [place, 'effects'],
          found: 'ready',
          expected: 'no ready on a tile of a kind that others make ready',
        }
  })
