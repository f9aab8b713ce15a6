import { describe, expect, it } from 'vitest'
import { CORE, edgeAt, hexAt, IS_RIM, NEIGHBOURS, poseBetween, SIDES } from '../../rules/index.ts'
import { hexName } from '../../texts/names.ts'
import { moments } from '../testing/moments.ts'
import { hexAround, shareOn } from './near.ts'
import { routePoints } from './places.ts'
import { boxOf, FULL, POCKET, plate, plateFor } from './plate-ink.ts'
import type { Ghost } from './scene.ts'
import { type Guest, standingOn } from './slots.ts'
import { COLUMN, edgeMiddle, endsOf, engineAt, HEIGHT, middleOf, NARROW, RADIUS, WIDE } from './units.ts'
import { plateIn } from './use-plate.ts'

const HEX = Array.from({ length: 37 }, (_, hex) => hex)
const EDGE = Array.from({ length: 132 }, (_, edge) => edge)

describe('places', () => {
  it('a hex lies under the number and beside the letter of its name', () => {
    for (const hex of HEX) {
      const [, row, column] = /^([A-G])(\d+)$/.exec(hexName(hex)) ?? []
      const { x, y } = middleOf(hex)
      expect(x).toBeCloseTo((Number(column) - 7) * COLUMN)
      expect(y).toBeCloseTo(('ABCDEFG'.indexOf(row ?? '') - 3) * 1.5 * RADIUS)
    }
  })

  it('an edge is as long as a side and lies between its two hexes', () => {
    for (const edge of EDGE) {
      const [a, b] = endsOf(edge)
      expect(Math.hypot(a.x - b.x, a.y - b.y)).toBeCloseTo(RADIUS)
    }
    for (const hex of HEX) {
      for (let side = 0; side < 6; side++) {
        const edge = SIDES[hex * 6 + side]
        if (IS_RIM[edge] === 1) continue
        const [one, other] = [middleOf(hex), middleOf(NEIGHBOURS[hex * 6 + side])]
        expect(edgeMiddle(edge).x).toBeCloseTo((one.x + other.x) / 2)
        expect(edgeMiddle(edge).y).toBeCloseTo((one.y + other.y) / 2)
      }
    }
  })

  it('an engine looks along its edge, with the left hex on its left', () => {
    const pose = poseBetween(hexAt(0, -1), hexAt(1, -1))
    const { x, y, heading } = engineAt(pose)
    expect({ x, y }).toEqual(edgeMiddle(edgeAt(0, -1, 1, -1)))
    // The left hex lies in the west, so it looks north.
    expect(heading).toBe(-90)
  })
})

describe('the plate', () => {
  it('keeps its letters at their floor, at whatever width, and never lets them touch the ladder', () => {
    for (const narrow of [false, true]) {
      for (let pixels = 280; pixels <= 1200; pixels += 20) {
        const shape = plateFor(pixels, narrow, 13)
        expect(shape.letter * shape.scale).toBeGreaterThan(12.9)
        expect(boxOf(shape).width * shape.scale).toBeCloseTo(pixels)
        // The band of the letters is 13 units wide, and what it grew by.
        expect(shape.letter * 0.72).toBeLessThanOrEqual(13 + shape.grown - 3.9)
        expect(shape.allSides).toBe(pixels >= 520)
      }
    }
  })

  it('has 13 columns and 7 rows; on a small plate on its north and west alone', () => {
    const letters = (pixels: number) =>
      [...plate(plateFor(pixels, false, 13)).matchAll(/<text[^>]*>([^<]+)/g)].map(([, word]) => word)
    expect(letters(720)).toHaveLength(40)
    expect(letters(494)).toHaveLength(20)
    expect(new Set(letters(494)).size).toBe(20)
  })

  it('drops its instruments in a room that is hardly wider than high, and always fits', () => {
    const rooms = [
      [720, 563],
      [390, 358],
      [360, 330],
      [494, 386],
      [600, 469],
      [500, 700],
    ] as const
    for (const [width, height] of rooms) {
      const shape = plateIn({ width, height, floor: 13 })
      const box = boxOf(shape)
      expect(shape.width).toBe(width / height < 1.18 ? NARROW : WIDE)
      expect(box.width * shape.scale).toBeLessThanOrEqual(width + 0.5)
      expect(box.height * shape.scale).toBeLessThanOrEqual(height + 0.5)
    }
    expect(boxOf(FULL)).toMatchObject({ width: WIDE + 2, height: HEIGHT + 2 })
  })
})

describe('edges that are asked for', () => {
  const [{ view }] = moments(1)
  const light = (edges: readonly number[]) => ({ hexes: new Set<number>(), edges: new Set(edges) })
  const sides = (hex: number) => [...SIDES.subarray(hex * 6, hex * 6 + 6)]

  it('bring the hex nearer that they lie around, the own one first', () => {
    const [mine, next] = [hexAt(1, -1), hexAt(2, -1)]
    const between = edgeAt(1, -1, 2, -1)
    const turn = {
      ...view,
      current: 0,
      players: view.players.map((player) => ({ ...player, leader: mine })),
    }
    expect(hexAround(turn, light([between]))).toBe(mine)
    expect(hexAround(turn, light(sides(next)))).toBe(next)
    expect(hexAround(turn, light([between, SIDES[hexAt(-3, 0) * 6 + 3]]))).toBeNull()
    expect(hexAround(turn, light([]))).toBeNull()
    expect(hexAround(turn, null)).toBeNull()
  })

  it('the core lies in the middle of every plate', () => {
    for (const shape of [FULL, POCKET]) {
      expect(shareOn(shape, CORE).x).toBeCloseTo(0.5)
      expect(shareOn(shape, CORE).y).toBeCloseTo(0.5)
    }
  })
})

describe('what stands on a hex', () => {
  const [first] = moments(1)
  const { view: start } = first
  const hex = hexAt(1, -1)
  const bare = {
    ...start,
    camps: start.camps.map(() => -1),
    mechs: start.mechs.map(() => 0),
    pollution: start.pollution.map(() => 0),
    factory: start.factory.map(() => -1),
    players: [...start.players, ...start.players].map((player) => ({ ...player, leader: -1 })),
  }
  const crowd = (leaders: number, others: number) => ({
    ...bare,
    players: bare.players.map((player, number) => ({ ...player, leader: number < leaders ? hex : -1 })),
    camps: others > 0 ? bare.camps.with(hex, 0) : bare.camps,
    mechs: others > 1 ? bare.mechs.with(hex, 2) : bare.mechs,
    pollution: others > 2 ? bare.pollution.with(hex, 1) : bare.pollution,
  })

  it('stands apart as long as there are four things, and leaders overlap by half when there are more', () => {
    for (let leaders = 0; leaders <= 4; leaders++) {
      for (let others = 0; others <= 3; others++) {
        const standing = standingOn(crowd(leaders, others), hex)
        expect(standing).toHaveLength(leaders + others)
        const places = standing.map(({ x, y }) => `${x} ${y}`)
        expect(new Set(places).size).toBe(standing.length)
        for (const { x, y, size } of standing) {
          // Nothing leaves its hex by more than the edge of a token.
          expect(Math.hypot(x, y) + size / 2).toBeLessThan(RADIUS + 4)
        }
        if (leaders + others < 5) continue
        const row = standing.filter(({ piece }) => piece.kind === 'leader')
        for (const [place, { x, y }] of row.entries()) {
          expect(y).toBe(row[0].y)
          if (place > 0) expect(x - row[place - 1].x).toBe(14.5)
        }
      }
    }
  })

  it('leaves the number of the core in sight, and makes its mechs snipers', () => {
    const view = { ...bare, mechs: bare.mechs.with(CORE, 2), pollution: bare.pollution.with(CORE, 1) }
    const standing = standingOn(view, CORE)
    expect(standing.map(({ piece }) => piece)).toEqual([
      { kind: 'mech', count: 2, sniper: true },
      { kind: 'pollution', count: 1 },
    ])
    for (const { x, y, size } of standing) expect(Math.hypot(x, y) - size / 2).toBeGreaterThan(12)
  })

  it('makes room for a guest, and a way leads from whoever goes to where they would stand', () => {
    const to = NEIGHBOURS[hex * 6]
    const view = { ...crowd(1, 0), camps: bare.camps.with(to, 1) }
    const guests: Guest[] = [{ kind: 'leader', player: 0 }]
    const [camp, guest] = standingOn(view, to, guests)
    expect(camp.x).toBeLessThan(0)
    expect(guest.piece).toMatchObject({ kind: 'leader', ghost: true })
    const ghosts: Ghost[] = [{ kind: 'leader', player: 0, hex: to }]
    const points = routePoints(view, ghosts, { hexes: [hex, to], player: 0, lifted: false })
    expect(points[0]).toEqual(middleOf(hex))
    const end = points[points.length - 1]
    const place = middleOf(to)
    // It stops short of the face.
    expect(Math.hypot(end.x - place.x - guest.x, end.y - place.y - guest.y)).toBeCloseTo(19)
    const arc = routePoints(view, ghosts, { hexes: [hex, to], player: 0, lifted: true })
    expect(Math.min(...arc.map(({ y }) => y))).toBeLessThan(Math.min(middleOf(hex).y, place.y) - 20)
  })

  it('every hex of real games finds room for all that stands there', () => {
    for (const { view } of moments(3)) {
      for (const at of HEX) {
        const standing = standingOn(view, at)
        const leaders = view.players.filter(({ leader }) => leader === at).length
        const others = [view.camps[at] !== -1, view.mechs[at] > 0, view.pollution[at] > 0].filter(Boolean)
        expect(standing).toHaveLength(leaders + others.length)
      }
    }
  })
})
