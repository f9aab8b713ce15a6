import { expect, test } from 'vitest'
import { owl } from '../src/icons/emblems.ts'
import { lanternFlame } from '../src/icons/gear.ts'
import {
  characterCard,
  coins,
  DESIGNS,
  DIE_FACES,
  defs,
  die,
  engine,
  factory,
  HEX_KINDS,
  hex,
  LAND_KINDS,
  land,
  marker,
  neatline,
  panorama,
  portrait,
  rose,
  shape,
  sheet,
  token,
  wall,
} from '../src/index.ts'

const card = { name: 'Vendelín Sůva', art: owl, rows: ['Xo', 'X.', 'XX'], points: 3, seat: 1 } as const

const drawings: Record<string, string> = {
  card: characterCard({ ...card, starter: true, asleep: true }),
  coins: coins(3, 0, 0, 30),
  defs: defs(),
  dice: DIE_FACES.map((face) => die({ face, x: 0, y: 0, size: 30 })).join(''),
  engine: engine(0, 0, 90),
  factory: factory({ x: 0, y: 0, radius: 30, number: 5, arrow: 4, vents: [0, 2] }),
  hexes: HEX_KINDS.map((kind) => hex({ kind, seed: kind, pencil: 'green' })).join(''),
  lands: LAND_KINDS.map((kind) => land({ kind, seed: kind })).join(''),
  markers: DESIGNS.map((seat) => marker(seat, 0, 0, 60)).join(''),
  neatline: neatline({ width: 600, height: 600, cols: 6, rows: 6 }),
  panorama: panorama({
    seed: 'p',
    width: 300,
    height: 200,
    deep: 400,
    sun: { x: 0.5, y: 0.5, radius: 0.2 },
    layers: [
      { layer: 'sea', y: 0.6 },
      { layer: 'ridge', y: 0.7, rise: 0.1, scale: 70 },
      { layer: 'firs', every: 3, chance: 0.5 },
      { layer: 'emblem', art: lanternFlame, x: 0.3, y: 0.6, lift: 0.3, size: 0.3 },
      { layer: 'landmark', name: 'tower', x: 0.5, y: 0.6, scale: 1.9 },
    ],
  }),
  portrait: portrait(owl, 122, 92, 'owl'),
  rose: rose(100, ['S', 'V', 'J', 'Z']),
  shape: shape(['XX', 'o.'], 0, 0, 10),
  sheet: sheet({ seed: 's', width: 400, height: 300 }),
  tokens: token({ form: 'disc', art: owl, x: 0, y: 0, size: 40, seat: 2 }),
  wall: wall(0, 0, 30, 10),
}

test.each(Object.entries(drawings))('%s names no colour: classes and variables do', (_, ink) => {
  const withoutReferences = ink.replaceAll(/url\(#[\w-]+\)|href="#[\w-]+"/g, '')
  expect(withoutReferences).not.toMatch(/#[0-9a-f]{3,8}\b|\b(rgb|hsl|oklch)a?\(/i)
  expect(withoutReferences).not.toMatch(/(fill|stroke)[=:]"?(?!none|currentColor|var\()[a-z]/)
})

test.each(Object.entries(drawings))('%s is well formed', (_, ink) => {
  expect(ink).not.toMatch(/NaN|undefined|null/)
  const opened = ink.match(/<(g|svg|symbol|pattern|clipPath|defs|text)\b/g)?.length ?? 0
  const closed = ink.match(/<\/(g|svg|symbol|pattern|clipPath|defs|text)>/g)?.length ?? 0
  expect(opened).toBe(closed)
})

test('every reference of a piece is defined once in defs', () => {
  const all = Object.values(drawings).join('')
  const wanted = new Set([...all.matchAll(/(?:url\(|href=")#([\w-]+)/g)].map(([, id]) => id))
  const ids = [...defs().matchAll(/\bid="([\w-]+)"/g)].map(([, id]) => id)
  expect(new Set(ids).size).toBe(ids.length)
  expect([...wanted].filter((id) => !ids.includes(id))).toEqual([])
})

test('a hostile name stays text', () => {
  expect(characterCard({ ...card, name: '<script>"&' })).toContain('&lt;script&gt;&quot;&amp;')
})

test('a hex keeps its budget of nodes', () => {
  for (const kind of HEX_KINDS)
    for (const seed of ['a', 'b', 'c'])
      expect(hex({ kind, seed }).match(/<(path|g)\b/g)?.length).toBeLessThanOrEqual(48)
})
