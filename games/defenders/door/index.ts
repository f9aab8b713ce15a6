import { engine } from '@vyprava/atlas/engine.ts'
import { factory } from '@vyprava/atlas/factory.ts'
import { type HexKind, hex } from '@vyprava/atlas/hex.ts'
import { missileMech } from '@vyprava/atlas/icons/beasts.ts'
import { foxHead } from '@vyprava/atlas/icons/emblems.ts'
import { campingTent, factory as factoryIcon, oakLeaf } from '@vyprava/atlas/icons/places.ts'
import { random } from '@vyprava/atlas/random.ts'
import { token } from '@vyprava/atlas/token.ts'
import { wall } from '@vyprava/atlas/wall.ts'
import { type Door, pointy } from '@vyprava/module/door.ts'
import { doorWords } from '../texts/door.ts'

const RADIUS = 33
const TERRAINS: readonly HexKind[] = ['forest', 'plain', 'marsh', 'mountain']

/** Walls by hex and side. */
const WALLS: readonly (readonly [q: number, r: number, side: number])[] = [
  [0, -1, 1],
  [0, -1, 0],
  [1, -1, 2],
  [1, -1, 1],
  [-1, 1, 4],
  [-1, 1, 5],
  [-1, 2, 4],
]

function corner(q: number, r: number, k: number): [x: number, y: number] {
  const [x, y] = pointy(q, r, RADIUS)
  const a = (Math.PI / 180) * (60 * k + 30)
  return [x + RADIUS * Math.cos(a), y + RADIUS * Math.sin(a)]
}

function board(): string {
  const dice = random('d3')
  let out = ''
  for (let q = -2; q <= 2; q++)
    for (let r = -2; r <= 2; r++) {
      if (Math.abs(q + r) > 2) continue
      const [x, y] = pointy(q, r, RADIUS)
      const tile = RADIUS - 0.6
      out +=
        q || r
          ? hex({ kind: dice.pick(TERRAINS), seed: `d${q}${r}`, x, y, radius: tile })
          : factory({ x, y, radius: tile, number: 5, arrow: 4, vents: [0, 2, 4] })
    }
  for (const [q, r, side] of WALLS) out += wall(...corner(q, r, (side + 5) % 6), ...corner(q, r, side))
  const [ax, ay] = corner(1, -1, 0)
  const [bx, by] = corner(1, -1, 1)
  out += engine((ax + bx) / 2 + 14, (ay + by) / 2 + 22, 90)
  out += token({ form: 'tent', art: campingTent, x: -57, y: -46, size: 34, seat: 4 })
  out += token({ form: 'plate', art: missileMech, x: 60, y: 52, size: 32 })
  return out + token({ form: 'disc', art: foxHead, x: -88, y: 6, size: 34, seat: 1 })
}

/** What stands on the home page. */
export const door: Door = {
  id: 'defenders',
  words: doorWords,
  sheet: 'III',
  keystone: oakLeaf,
  players: [1, 4],
  minutes: 75,
  view: {
    seed: 'padefenders1',
    colours: {
      day: {
        sky: '#f0dcc0',
        sun: '#d9803f',
        pink: '#3c2214',
        l0: '#d9b58c',
        l1: '#b98a58',
        l2: '#94703f',
        l3: '#6f6a38',
      },
      night: {
        sky: '#2c2420',
        sun: '#e58a4c',
        pink: '#120a06',
        l0: '#43332a',
        l1: '#382a20',
        l2: '#2b2119',
        l3: '#20190f',
      },
    },
    sun: { x: 0.6, y: 0.44, radius: 0.2 },
    layers: [
      { layer: 'ridge', y: 0.58, rise: 0.14, scale: 60, rough: true },
      { layer: 'emblem', art: factoryIcon, x: 0.46, y: 0.64, lift: 0.3, size: 0.28 },
      { layer: 'smoke', x: 0.705, y: 0.64, lift: 0.3, curl: 'c-14-16 14-22 2-40s20-24 8-44' },
      { layer: 'smoke', x: 0.66, y: 0.64, lift: 0.3, curl: 'c-12-14 10-18 0-34s14-20 4-36' },
      { layer: 'ridge', y: 0.74, rise: 0.08, scale: 80 },
      { layer: 'firs', every: 2, chance: 0.8 },
      { layer: 'ridge', y: 0.9, rise: 0.06, scale: 90 },
      { layer: 'firs', every: 2, chance: 0.8 },
    ],
  },
  board,
}
