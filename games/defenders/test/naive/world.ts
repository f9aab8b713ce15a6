import type { Described, Setting } from '../position.ts'
import { everyHex, hexesOf, isCore, nameOf, type Point, point } from './plane.ts'

/** An engine between two hexes. */
export interface Engine {
  left: Point
  right: Point
}

/** The board as one would note it down at the table. */
export interface World {
  /** Tiles that were built, by hex. */
  factories: Map<string, { tile: number; rewilded: boolean }>
  /** The tiles of the core, the top one last. */
  stack: number[]
  arrows: number[]
  walls: Set<string>
  breaches: Set<string>
  engines: (Engine | null)[]
  direction: 'right' | 'left'
  mechs: Map<string, number>
  pollution: Map<string, number>
  toxic: Set<string>
  camps: Map<string, number>
  leaders: (string | null)[]
  injuries: number[]
  current: number
  wallPieces: number
  mechPieces: number
  toxicSites: number
  lost: string | null
}

const canonicalEdge = (edge: string): string => {
  const [a, b] = hexesOf(edge)
  return a.q < b.q || (a.q === b.q && a.r < b.r) ? `${nameOf(a)}|${nameOf(b)}` : `${nameOf(b)}|${nameOf(a)}`
}

const total = (counts: Map<string, number>): number => [...counts.values()].reduce((all, n) => all + n, 0)

/** Reads the same setting from which the rules' state is laid. */
export function worldOf(setting: Setting): World {
  const built = setting.built ?? []
  const mechs = new Map(Object.entries(setting.mechs ?? {}))
  const walls = new Set((setting.walls ?? []).map(canonicalEdge))
  const toxic = new Set(setting.toxic ?? [])
  return {
    factories: new Map(
      built.map((hex, i) => [hex, { tile: 5 - i, rewilded: (setting.rewilded ?? []).includes(hex) }]),
    ),
    stack: [0, 1, 2, 3, 4, 5].slice(0, 6 - built.length),
    arrows: [0, 1, 2, 3, 4, 5].map((tile) => setting.arrows?.[tile] ?? 4),
    walls,
    breaches: new Set((setting.breaches ?? []).map(canonicalEdge)),
    engines: (setting.engines ?? [null, null]).map((pose) => {
      if (pose === null) return null
      const [left, right] = pose.split('>').map(point)
      return { left, right }
    }),
    direction: setting.direction ?? 'right',
    mechs,
    pollution: new Map(Object.entries(setting.pollution ?? {})),
    toxic,
    camps: new Map(Object.entries(setting.camps ?? {})),
    leaders: (setting.players ?? []).map(({ leader }) => leader ?? null),
    injuries: (setting.players ?? []).map(() => 0),
    current: setting.current ?? 0,
    wallPieces: 30 - walls.size,
    mechPieces: setting.mechSupply ?? 20 - total(mechs),
    toxicSites: 6 - toxic.size,
    lost: null,
  }
}

const inOrder = (counts: Map<string, number>): Record<string, number> =>
  Object.fromEntries([...counts].filter(([, n]) => n !== 0))

/** The world in the words of the rules' tests. */
export function noted(world: World): Described {
  return {
    walls: [...world.walls].sort(),
    breaches: [...world.breaches].sort(),
    engines: world.engines.map((engine) => engine && `${nameOf(engine.left)}>${nameOf(engine.right)}`),
    direction: world.direction,
    factories: Object.fromEntries([...world.factories].map(([hex, { tile }]) => [hex, tile])),
    rewilded: [...world.factories].flatMap(([hex, { rewilded }]) => (rewilded ? [hex] : [])).sort(),
    mechs: inOrder(world.mechs),
    pollution: inOrder(world.pollution),
    toxic: [...world.toxic].sort(),
    camps: Object.fromEntries(world.camps),
    leaders: world.leaders,
    injuries: world.injuries,
    coreTop: world.stack[world.stack.length - 1],
    supplies: { walls: world.wallPieces, mechs: world.mechPieces, toxic: world.toxicSites },
    ended: world.lost,
  }
}

export const hasTile = (world: World, hex: Point): boolean => isCore(hex) || world.factories.has(nameOf(hex))

export const isWalled = (world: World, edge: string): boolean =>
  world.walls.has(edge) || edge.split('|').some((hex) => hex === '0,0' || world.factories.has(hex))

export const addTo = (counts: Map<string, number>, hex: string, n: number): void => {
  counts.set(hex, (counts.get(hex) ?? 0) + n)
}

/** The arrow of the core's top tile. */
export const topArrow = (world: World): number => world.arrows[world.stack[world.stack.length - 1]]

export const habitat = (world: World): Point[] => everyHex().filter((hex) => !hasTile(world, hex))
