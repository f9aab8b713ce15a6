import { die } from '@vyprava/atlas/die.ts'
import { hex } from '@vyprava/atlas/hex.ts'
import { dragonHead, spikedDragonHead, wyvern } from '@vyprava/atlas/icons/beasts.ts'
import { elfHelmet } from '@vyprava/atlas/icons/gear.ts'
import { token } from '@vyprava/atlas/token.ts'
import { type Door, type PlacedHex, pointy } from '@vyprava/module/door.ts'
import { doorWords } from '../texts/door.ts'

const LAND: readonly PlacedHex[] = [
  [0, 0, 'mountain'],
  [-1, 1, 'forest'],
  [0, 1, 'lake'],
  [1, -1, 'plain'],
  [-1, 0, 'cave'],
  [1, 0, 'forest'],
  [-1, 2, 'plain'],
  [0, 2, 'mountain'],
  [0, -1, 'forest'],
  [1, 1, 'marsh'],
  [-2, 2, 'mountain'],
  [-2, 1, 'plain'],
  [2, -1, 'mountain'],
  [2, 0, 'plain'],
]

const place = (q: number, r: number) => pointy(q, r - 0.4, 38)

function board(): string {
  let out = ''
  for (const [q, r, kind] of LAND) {
    const [x, y] = place(q, r)
    out += hex({ kind, seed: `e${q},${r}`, x, y, radius: 37.6 })
  }
  const [heroX, heroY] = place(0, 1)
  const [dragonX, dragonY] = place(1, -1)
  const [diceX, diceY] = place(-1, 2)
  return (
    out +
    token({ form: 'disc', art: elfHelmet, x: heroX, y: heroY, size: 42, seat: 1 }) +
    token({ form: 'disc', art: spikedDragonHead, x: dragonX, y: dragonY, size: 40, seat: 7 }) +
    die({ face: 5, x: diceX, y: diceY, size: 30 }) +
    die({ face: 3, x: diceX + 40, y: diceY + 8, size: 30 })
  )
}

/** What stands on the home page. */
export const door: Door = {
  id: 'euthia',
  words: doorWords,
  sheet: 'IV',
  keystone: dragonHead,
  players: [1, 4],
  minutes: 120,
  view: {
    seed: 'paeuthia3',
    colours: {
      day: {
        sky: '#eecdb2',
        sun: '#c8402f',
        pink: '#3a1414',
        l0: '#cf9f8c',
        l1: '#a86d62',
        l2: '#7d4a48',
        l3: '#5a3236',
      },
      night: {
        sky: '#2a1518',
        sun: '#ee5b41',
        pink: '#12070a',
        l0: '#4a2326',
        l1: '#3a1a1f',
        l2: '#2b1218',
        l3: '#1c0b10',
      },
    },
    sun: { x: 0.5, y: 0.4, radius: 0.22 },
    layers: [
      { layer: 'emblem', art: wyvern, x: 0.33, y: 0.4, lift: 0.21, size: 0.34 },
      { layer: 'ridge', y: 0.7, rise: 0.2, scale: 46, rough: true },
      { layer: 'ridge', y: 0.86, rise: 0.18, scale: 60, rough: true },
      { layer: 'ridge', y: 1.04, rise: 0.1, scale: 70, rough: true },
    ],
  },
  board,
}
