import { hex, type Pencil } from '@vyprava/atlas/hex.ts'
import { anchor, galleon } from '@vyprava/atlas/icons/places.ts'
import { type Door, flat, type PlacedHex } from '@vyprava/module/door.ts'
import { doorWords } from '../texts/door.ts'

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
export const door: Door = {
  id: 'ark',
  words: doorWords,
  sheet: 'II',
  keystone: anchor,
  players: [1, 7],
  minutes: 45,
  view: {
    seed: 'paark1',
    colours: {
      day: {
        sky: '#e2e9d8',
        sun: '#f2e3a6',
        pink: '#123f45',
        l0: '#a9c4b4',
        l1: '#7fb4b4',
        l2: '#5f9ea2',
        l3: '#3f7f80',
      },
      night: {
        sky: '#12303a',
        sun: '#e9edd0',
        pink: '#061a20',
        l0: '#1f4a50',
        l1: '#174049',
        l2: '#12343c',
        l3: '#0d282f',
      },
    },
    sun: { x: 0.52, y: 0.46, radius: 0.19 },
    layers: [
      { layer: 'sea', y: 0.62 },
      { layer: 'emblem', art: galleon, x: 0.33, y: 0.68, lift: 0.34, size: 0.36 },
    ],
  },
  board,
}
