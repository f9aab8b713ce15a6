import { type Kept, keptGame } from '../../../testing/kept.ts'
import { shippedPack } from '../../content/index.ts'
import { rules } from '../../index.ts'

const LANDS = 'FMLORFLMORC'

/** Somebody's own pack with one map of so many columns and rows, terrains well mixed. */
function packWith(columns: number, rows: number): object {
  const lines = Array.from({ length: 2 * rows }, (_, line) =>
    Array.from({ length: columns }, (__, column) => {
      const row = (line - (column % 2)) / 2
      if (!Number.isInteger(row) || row < 0) return '  '
      return `${column === 5 && row === 3 ? 'W' : LANDS[(3 * row + 7 * column) % LANDS.length]} `
    })
      .join('')
      .trimEnd(),
  )
  const pack = shippedPack()
  return { ...pack, id: 'large', maps: [{ ...pack.maps[0], lines: ['at 0 0', ...lines] }] }
}

/** A game on such a map that bots have brought to some point, as a file. Four hundred hexes are the most. */
export function gameOn([columns, rows]: readonly [number, number], kept: Kept): string {
  const ownPack = packWith(columns, rows)
  const own = rules.withPack?.(ownPack)
  if (own?.ok !== true) throw new Error(`no such pack: ${JSON.stringify(own)}`)
  return JSON.stringify({ ...JSON.parse(keptGame(own.value, 'greedy', kept)), ownPack })
}
