import { beside, between, hexesOf, onBoard, type Point, point, remoteness, sideTo, sweep } from './plane.ts'
import { type Engine, isWalled, topArrow, type World } from './world.ts'

const edgeOf = ({ left, right }: Engine): string => between(left, right)

/** The hex ahead: the third one at the vertex before the engine. */
export const ahead = ({ left, right }: Engine): Point => beside(left, sideTo(left, right) - 1)

const holdsEngine = (world: World, edge: string): boolean =>
  world.engines.some((engine) => engine !== null && edgeOf(engine) === edge)

const isDeadEnd = (world: World, edge: string): boolean => isWalled(world, edge) || holdsEngine(world, edge)

const buildWall = (world: World, edge: string): void => {
  world.walls.add(edge)
  world.wallPieces -= 1
}

/** Numbers of the engines on the board, as the radar meets the middles of their edges. */
export function byRadar(world: World): number[] {
  const middle = (number: number): Point => {
    const engine = world.engines[number]
    if (engine === null) throw new Error('not on the board')
    return { q: (engine.left.q + engine.right.q) / 2, r: (engine.left.r + engine.right.r) / 2 }
  }
  const turn = (number: number): number => sweep(middle(number), topArrow(world), world.direction)
  return world.engines
    .map((_, number) => number)
    .filter((number) => world.engines[number] !== null)
    .sort((a, b) => turn(a) - turn(b) || remoteness(middle(a)) - remoteness(middle(b)))
}

/** One step; the engine may come to lie on the core. */
export function stepOf(world: World, number: number): void {
  for (;;) {
    const engine = world.engines[number]
    if (engine === null) return
    const front = ahead(engine)
    const next: Engine =
      world.direction === 'right' ? { left: front, right: engine.right } : { left: engine.left, right: front }
    const closed = isDeadEnd(world, edgeOf(next))
    buildWall(world, edgeOf(engine))
    world.engines[number] = closed ? null : next
    if (closed || (onBoard(next.left) && onBoard(next.right))) return
  }
}

export function moveBoth(world: World): void {
  for (const _step of [1, 2]) for (const number of byRadar(world)) stepOf(world, number)
}

export function moveApart(world: World): void {
  const [first, second] = byRadar(world)
  if (first !== undefined) for (const _step of [1, 2, 3]) stepOf(world, first)
  if (second !== undefined) for (const _step of [1, 2]) stepOf(world, second)
}

export function deployAll(world: World): void {
  for (const number of [0, 1]) {
    if (world.engines[number] === null) world.engines[number] = placeFor(world)
  }
}

/** Tiles from the highest number down; the core's top tile is the lowest in play. */
function placeFor(world: World): Engine | null {
  const tiles = [...world.factories]
    .map(([hex, { tile }]) => ({ hex: point(hex), tile }))
    .sort((a, b) => b.tile - a.tile)
  tiles.push({ hex: { q: 0, r: 0 }, tile: world.stack[world.stack.length - 1] })
  for (const { hex, tile } of tiles) {
    for (let tried = 0; tried < 6; tried++) {
      const corner = world.arrows[tile] + (world.direction === 'right' ? tried : -tried)
      const engine: Engine = { left: beside(hex, corner), right: beside(hex, corner + 1) }
      const edge = edgeOf(engine)
      if (hexesOf(edge).every(onBoard) && !isDeadEnd(world, edge)) return engine
    }
  }
  return null
}
