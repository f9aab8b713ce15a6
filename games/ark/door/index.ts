import { hex, type Pencil } from '@vyprava/atlas'
import { type Door, flat, type PlacedHex } from '@vyprava/atlas/door.ts'
import { anchor, galleon } from '@vyprava/atlas/icons/places.ts'
import { doorWords } from '../texts/door.ts'
import './door.css'

/** Hexes of the map; those already explored are coloured. */
const MAP: readonly (readonly [...hex: PlacedHex, pencil?: Pencil])[] = [
  [0, 0, 'city', 'grey'],
  [0, -1, 'forest', 'green'],
  [1, -1, 'mountain', 'red'],
  [1, 0, 'meadow', 'yellow'],
  [0, 1, 'ocean', 'blue'],
  [-1, 1, 'ocean', 'blue'],
  [-1, 0, 'road', 'grey'],
  [0, -2, 'forest', 'green'],
  [1, -2, 'mountain'],
  [2, -2, 'mountain'],
  [2, -1, 'meadow', 'yellow'],
  [2, 0, 'meadow'],
  [1, 1, 'ocean', 'blue'],
  [0, 2, 'ocean'],
  [-1, 2, 'wreck'],
  [-2, 2, 'ocean'],
  [-2, 1, 'forest'],
  [-2, 0, 'forest'],
  [-1, -1, 'road'],
]

function board(): string {
  return MAP.map(([q, r, kind, pencil]) => {
    const [x, y] = flat(q, r, 32)
    return hex({ kind, seed: `h${q},${r}`, x, y, radius: 31.4, flat: true, bare: true, pencil })
  }).join('')
}

/** What stands on the home page. */
export const ark: Door = {
  id: 'ark',
  words: doorWords,
  sheet: 'II',
  keystone: anchor,
  players: [1, 7],
  minutes: 45,
  view: {
    seed: 'paark1',
    sun: { x: 0.52, y: 0.46, radius: 0.19 },
    layers: [
      { layer: 'sea', y: 0.62 },
      { layer: 'emblem', art: galleon, x: 0.33, y: 0.68, lift: 0.34, size: 0.36 },
    ],
  },
  board,
}
