import { ahead, byRadar, deployAll, moveApart, moveBoth } from './engines.ts'
import {
  beside,
  between,
  isCore,
  mod6,
  nameOf,
  onBoard,
  type Point,
  point,
  remoteness,
  sweep,
} from './plane.ts'
import { addTo, habitat, hasTile, isWalled, topArrow, type World } from './world.ts'

/** Sides of the vents with the arrow at corner 0, by tile. */
const VENTS = [
  [1, 2, 5],
  [0, 3, 4],
  [2, 4, 5],
  [0, 1, 3],
  [1, 3, 5],
  [0, 2, 4],
]

const SIDES = [0, 1, 2, 3, 4, 5]

function enclosedHexes(world: World): Point[] {
  return habitat(world).filter((hex) =>
    SIDES.every((side) => isWalled(world, between(hex, beside(hex, side)))),
  )
}

/** Whether something was built. */
function build(world: World): boolean {
  const arrow = topArrow(world)
  const turn = (hex: Point): number => sweep(hex, arrow, world.direction)
  const [hex] = enclosedHexes(world).sort((a, b) => turn(a) - turn(b) || remoteness(a) - remoteness(b))
  if (hex === undefined) return false
  if (world.stack.length === 1) {
    world.lost = 'core'
    return false
  }
  for (const side of SIDES) {
    if (world.walls.delete(between(hex, beside(hex, side)))) world.wallPieces += 1
  }
  const name = nameOf(hex)
  world.factories.set(name, { tile: world.stack.pop() ?? -1, rewilded: false })
  addTo(world.mechs, name, world.mechs.get('0,0') ?? 0)
  world.mechs.delete('0,0')
  unitePollution(world, name)
  if (world.lost !== null) return true
  for (const _mech of [1, 2]) placeMech(world, '0,0')
  return true
}

function unitePollution(world: World, hex: string): void {
  const tokens = (world.pollution.get(hex) ?? 0) + (world.pollution.get('0,0') ?? 0)
  world.pollution.delete(hex)
  world.pollution.delete('0,0')
  const coreWasToxic = world.toxic.delete('0,0')
  if (coreWasToxic && world.toxic.has(hex)) world.toxicSites += 1
  else if (coreWasToxic) world.toxic.add(hex)
  if (!world.toxic.has(hex)) for (let i = 0; i < tokens; i++) drop(world, hex)
}

function placeMech(world: World, hex: string): void {
  if (world.mechPieces === 0) return
  world.mechPieces -= 1
  addTo(world.mechs, hex, 1)
}

/** A token falls on a hex; on a toxic one it is gone. */
function drop(world: World, hex: string): void {
  if (world.toxic.has(hex)) return
  addTo(world.pollution, hex, 1)
  if (world.pollution.get(hex) !== 3) return
  if (world.toxicSites === 0) {
    world.lost = 'toxic'
    return
  }
  world.pollution.delete(hex)
  world.toxic.add(hex)
  world.toxicSites -= 1
}

function vent(world: World): void {
  const sources = [...world.factories]
    .filter(([, { rewilded }]) => !rewilded)
    .map(([hex, { tile }]) => ({ hex: point(hex), tile }))
    .sort((a, b) => b.tile - a.tile)
  sources.push({ hex: { q: 0, r: 0 }, tile: world.stack[world.stack.length - 1] })
  for (const { hex, tile } of sources) {
    for (const side of VENTS[tile]) {
      if (world.lost !== null) return
      const direction = mod6(side + world.arrows[tile])
      let target = beside(hex, direction)
      while (world.toxic.has(nameOf(target))) target = beside(target, direction)
      if (onBoard(target)) drop(world, nameOf(target))
    }
  }
}

function hunters(world: World): void {
  for (const number of byRadar(world)) {
    const engine = world.engines[number]
    if (engine === null) continue
    const front = ahead(engine)
    const side = world.direction === 'right' ? engine.right : engine.left
    placeMech(world, nameOf(onBoard(front) && !hasTile(world, front) ? front : side))
  }
}

/** Whether a hunter gets there by so many steps or fewer. */
function reaches(world: World, from: Point, to: string, steps: number): boolean {
  if (nameOf(from) === to) return true
  if (steps === 0) return false
  return SIDES.some((side) => {
    const next = beside(from, side)
    if (!onBoard(next) || hasTile(world, next) || isWalled(world, between(from, next))) return false
    return reaches(world, next, to, steps - 1)
  })
}

function pursuit(world: World): void {
  const { leaders, current } = world
  const moved = new Map<string, number>()
  for (const [name, count] of world.mechs) {
    addTo(moved, goal(name), count)
  }
  world.mechs = moved

  function goal(name: string): string {
    const hex = point(name)
    if (isCore(hex) || hasTile(world, hex) || leaders.includes(name)) return name
    const active = leaders[current]
    if (active !== null && reaches(world, hex, active, 2)) return active
    for (let i = 1; i < leaders.length; i++) {
      const other = leaders[(current + i) % leaders.length]
      if (other !== null && reaches(world, hex, other, 1)) return other
    }
    return name
  }
}

function strike(world: World): void {
  for (const [player, leader] of world.leaders.entries()) {
    if (leader !== null && (world.mechs.get(leader) ?? 0) > 0) world.injuries[player] += 1
  }
}

/** Resolves a machine card. */
export function playCard(world: World, kind: string, hard: boolean): void {
  if (kind === 'engines') {
    if (hard) moveApart(world)
    else moveBoth(world)
    deployAll(world)
    return
  }
  if (kind === 'mechs') {
    hunters(world)
    pursuit(world)
    if (hard) strike(world)
    return
  }
  if (kind === 'restart') world.direction = world.direction === 'right' ? 'left' : 'right'
  const built = build(world)
  if (world.lost === null && (hard || !built)) vent(world)
}
