import { disc, ORIGIN } from '@vyprava/geometry'
import { rule } from '@vyprava/kernel/testing'
import { expect } from 'vitest'
import { LETTER_FIELDS } from '../compass/index.ts'
import { printMap } from '../maps/index.ts'
import type { Colour } from '../rules/index.ts'
import { type Having, type Place, type Position, position } from './position.ts'
import { fullCompass, SOLVED } from './scenes.ts'

const without = (place: Place): Place[] => SOLVED.visited.filter(([q, r]) => q !== place[0] || r !== place[1])

/** Parts as counted when the turn before ended; seat 1 has nothing. Seat 0 is the one looked at. */
function counted(having: Having): number {
  const at = position({ mode: 'cooperative', players: [{}, having] })
  return at.sheet(1).parts
}

const seven = (place: Place): Place[] => [
  place,
  ...(
    [
      [0, -1],
      [1, -1],
      [1, 0],
      [0, 1],
      [-1, 1],
      [-1, 0],
    ] as const
  ).map(([q, r]): Place => [place[0] + q, place[1] + r]),
]

/** Letter A in the colours around a place; nothing else is filled. */
function letterFor(at: Position, letter: number, place: Place): Record<string, Colour> {
  const colours = seven(place)
    .slice(1)
    .map(([q, r]): Colour => COLOUR_NAMES[at.chart.colour[at.hex(q, r)]])
  return Object.fromEntries(LETTER_FIELDS[letter].map((field, i) => [FIELD_NAMES[field], colours[i]]))
}

const COLOUR_NAMES: readonly Colour[] = ['green', 'red', 'yellow', 'blue', 'grey']
const FIELD_NAMES = [...'fmlord'].flatMap((side) => [1, 2, 3, 4].map((digit) => `${side}${digit}`))
const BARE = position()
const A = (place: Place): Record<string, Colour> => letterFor(BARE, 0, place)

rule(['AR-701', 'AR-709', 'AR-712'], 'seven parts; a whole copy of the compass holds them all', () => {
  expect(counted(SOLVED)).toBe(7)
  expect(Object.keys(SOLVED.compass)).toHaveLength(24)
})

rule(['AR-702', 'AR-R39'], 'a letter needs all its six fields', () => {
  expect(counted({ visited: seven([0, 0]), compass: A([0, 0]) })).toBe(1)
  for (const field of Object.keys(A([0, 0]))) {
    const { [field]: _, ...rest } = A([0, 0])
    expect(counted({ visited: seven([0, 0]), compass: rest })).toBe(0)
  }
})

rule('AR-703', 'the hex and its six neighbours are visited, with equal counts of every colour', () => {
  for (const missing of seven([0, 0])) {
    const visited = seven([0, 0]).filter((place) => place.join() !== missing.join())
    expect(counted({ visited, compass: A([0, 0]) })).toBe(0)
  }
  const [first, ...others] = Object.entries(A([0, 0]))
  const wrong: Record<string, Colour> = {
    ...Object.fromEntries(others),
    [first[0]]: first[1] === 'red' ? 'blue' : 'red',
  }
  expect(counted({ visited: seven([0, 0]), compass: wrong })).toBe(0)
})

rule('AR-704', 'the arrangement does not matter', () => {
  const fields = Object.keys(A([0, 0]))
  const colours = Object.values(A([0, 0]))
  for (let turn = 0; turn < 6; turn++) {
    const compass = Object.fromEntries(fields.map((field, i) => [field, colours[(i + turn) % 6]]))
    expect(counted({ visited: seven([0, 0]), compass })).toBe(1)
  }
  const mirrored = Object.fromEntries(fields.map((field, i) => [field, colours[5 - i]]))
  expect(counted({ visited: seven([0, 0]), compass: mirrored })).toBe(1)
})

rule('AR-705', 'the colour of the hex itself does not matter', () => {
  for (const paint of COLOUR_NAMES) {
    const painted: [Place, Colour][] = [[[0, 0], paint]]
    expect(counted({ visited: seven([0, 0]).slice(1), painted, compass: A([0, 0]) })).toBe(1)
  }
})

rule('AR-706', 'colours are those painted', () => {
  const [centre, other, ...rest] = seven([0, 0])
  const terrain = BARE.chart.colour[BARE.hex(...other)]
  const paint: Colour = terrain === 1 ? 'blue' : 'red'
  const having = { visited: [centre, ...rest], painted: [[other, paint] as const] }
  expect(counted({ ...having, compass: A([0, 0]) })).toBe(0)
  const fields = Object.keys(A([0, 0]))
  const compass = { ...A([0, 0]), [fields[0]]: paint }
  expect(counted({ ...having, compass })).toBe(1)
  const danger: [Place, Colour][] = [[[3, 0], 'blue']]
  const visited = seven([2, 0]).filter(([q, r]) => q !== 3 || r !== 0)
  const around = seven([2, 0])
    .slice(1)
    .map(([q, r]): Colour => (q === 3 && r === 0 ? 'blue' : COLOUR_NAMES[BARE.chart.colour[BARE.hex(q, r)]]))
  const asked = Object.fromEntries(fields.map((field, i) => [field, around[i]]))
  expect(counted({ character: 'paladin', visited, painted: danger, compass: asked })).toBe(1)
})

rule('AR-707', 'border hexes hold no part, nor hexes on or beside unvisited danger', () => {
  const border = BARE.chart.hexes.flatMap(({ q, r, terrain }): Place[] =>
    (Math.abs(q) === 6 || Math.abs(r) === 6 || Math.abs(q + r) === 6) && terrain !== 'danger' ? [[q, r]] : [],
  )
  for (const paint of COLOUR_NAMES) {
    const compass = Object.fromEntries(Object.keys(A([0, 0])).map((field) => [field, paint]))
    expect(counted({ visited: border, compass })).toBe(0)
  }
  const visited = seven([2, 0]).filter(([q, r]) => q !== 3 || r !== 0)
  const five = seven([2, 0])
    .slice(1)
    .map(([q, r]): Colour => COLOUR_NAMES[BARE.chart.colour[BARE.hex(q, r)]] ?? 'green')
  const asked = Object.fromEntries(Object.keys(A([0, 0])).map((field, i) => [field, five[i]]))
  expect(counted({ visited, compass: asked })).toBe(0)
})

rule('AR-708', 'two parts never lie on the same or on adjacent hexes', () => {
  const lone = { ...A([0, 0]), ...letterFor(BARE, 3, [0, 0]) }
  expect(counted({ visited: seven([0, 0]), compass: lone })).toBe(1)
  const beside = { ...A([0, 0]), ...letterFor(BARE, 3, [0, 1]) }
  expect(counted({ visited: [...seven([0, 0]), ...seven([0, 1])], compass: beside })).toBe(1)
  const apart = { ...A([0, 0]), ...letterFor(BARE, 3, [0, -2]) }
  expect(counted({ visited: [...seven([0, 0]), ...seven([0, -2])], compass: apart })).toBe(2)
})

rule(['AR-709', 'AR-710', 'AR-R21'], 'the best assignment is counted, and no declaration binds', () => {
  const at = position({ mode: 'cooperative', players: [{}, SOLVED] })
  const places = at.chart.finder.locate(at.sheet(1).painted, at.sheet(1).compass)
  expect(new Set(places).size).toBe(7)
  expect(places).not.toContain(-1)
  expect(counted({ ...SOLVED, visited: without([-1, -2]) })).toBeLessThan(7)
})

rule('AR-710', 'taking the first hex that fits is not enough', () => {
  const forest = disc(ORIGIN, 4).map((hex) => ({ ...hex, terrain: 'forest' as const, wreck: false }))
  const lines = printMap(forest).trimEnd().split('\n')
  // The first of three candidates touches both others; those do not touch each other.
  const three: Place[] = [
    [0, 0],
    [0, 1],
    [1, -1],
  ]
  const visited = [...new Map(three.flatMap(seven).map((place) => [place.join(), place])).values()]
  const compass = fullCompass('green')
  const at = position({ mode: 'cooperative', lines, players: [{ visited: [[0, 0]] }, { visited, compass }] })
  const places = at.chart.finder.locate(at.sheet(1).painted, at.sheet(1).compass)
  expect(at.sheet(1).parts).toBe(2)
  expect(places.filter((hex) => hex !== -1)).toEqual([at.hex(0, 1), at.hex(1, -1)])
})

rule('AR-711', 'the number never falls during a game', () => {
  const at = position({ players: [{ ...SOLVED, visited: without([-1, -2]) }, { visited: [[-1, 1]] }] })
  let before = at.sheet(0).parts
  expect(before).toBeGreaterThan(0)
  for (let i = 0; i < 20 && at.deciders.length > 0; i++) {
    at.finish()
    expect(at.sheet(0).parts).toBeGreaterThanOrEqual(before)
    before = at.sheet(0).parts
  }
})

rule('AR-712', 'with seven parts all 24 fields are filled', () => {
  for (const field of Object.keys(SOLVED.compass)) {
    const { [field]: _, ...rest } = SOLVED.compass
    expect(counted({ ...SOLVED, compass: rest })).toBeLessThan(7)
  }
})
