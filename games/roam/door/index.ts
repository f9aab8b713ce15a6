import { lanternFlame } from '@vyprava/atlas/icons/gear.ts'
import type { LandKind } from '@vyprava/atlas/land/kinds.ts'
import { LAND_HEIGHT, LAND_WIDTH, land } from '@vyprava/atlas/land.ts'
import { marker } from '@vyprava/atlas/marker.ts'
import type { Design } from '@vyprava/atlas/seats.ts'
import type { Door } from '@vyprava/module/door.ts'
import { doorWords } from '../texts/door.ts'

const LANDS: readonly (readonly [kind: LandKind, seed: string])[] = [
  ['meadow', 'a1'],
  ['woods', 'c6'],
  ['heath', 'c9'],
  ['shore', 'c12'],
  ['highland', 'c13'],
  ['shore', 'c7'],
]

const MARKERS: readonly (readonly [column: number, row: number, seat: Design])[] = [
  [0, 1, 2],
  [1, 2, 3],
  [2, 0, 1],
  [3, 1, 1],
  [4, 2, 3],
  [1, 4, 2],
  [2, 3, 1],
  [3, 4, 3],
  [5, 3, 1],
  [4, 5, 2],
]

const SQUARE = 39
const EDGE = 3 * SQUARE

function board(): string {
  const cards = LANDS.map(([kind, seed], i) => {
    const x = (i % 3) * 2 * SQUARE - EDGE
    const y = Math.floor(i / 3) * 3 * SQUARE - EDGE
    const box = (left: number, top: number) => `x="${x + left}" y="${y + top}" width="76" height="115"`
    return (
      `<rect ${box(2, 4)} rx="4" class="mini-shadow"/>` +
      `<svg ${box(1, 1)} viewBox="0 0 ${LAND_WIDTH} ${LAND_HEIGHT}" preserveAspectRatio="none" class="land land--${kind}">${land({ seed, kind })}</svg>` +
      `<rect ${box(1, 1)} rx="3" class="cardline"/>`
    )
  })
  const markers = MARKERS.map(([column, row, seat]) =>
    marker(seat, column * SQUARE - EDGE + 20, row * SQUARE - EDGE + 18, 32),
  )
  return [...cards, ...markers].join('')
}

/** What stands on the home page. */
export const door: Door = {
  id: 'roam',
  words: doorWords,
  sheet: 'I',
  keystone: lanternFlame,
  players: [2, 4],
  minutes: 30,
  view: {
    seed: 'paroam1',
    colours: {
      day: {
        sky: '#f6e3b4',
        sun: '#e3a52f',
        pink: '#4d3a1c',
        l0: '#e6cf96',
        l1: '#c9bd7c',
        l2: '#a9ab6a',
        l3: '#7f8d50',
      },
      night: {
        sky: '#1b2a35',
        sun: '#f2cf83',
        pink: '#0b1418',
        l0: '#2a3d42',
        l1: '#25393a',
        l2: '#1f302f',
        l3: '#152422',
      },
    },
    sun: { x: 0.5, y: 0.5, radius: 0.17 },
    layers: [
      { layer: 'ridge', y: 0.62, rise: 0.1, scale: 70 },
      { layer: 'ridge', y: 0.72, rise: 0.1, scale: 90 },
      { layer: 'firs', every: 3, chance: 0.45 },
      { layer: 'ridge', y: 0.88, rise: 0.08, scale: 110 },
      { layer: 'landmark', name: 'tower', x: 0.5, y: 0.6, scale: 1.9 },
    ],
  },
  board,
}
