import {
  CORE,
  type DefendersEvent,
  EDGE_HEXES,
  edgeOf,
  FACTORY_TILES,
  NEIGHBOURS,
  NONE,
  ON_CORE,
  RAY_POSES,
  SIDES,
  wayOf,
} from '../../rules/index.ts'
import type { Position } from './position.ts'

type EventOf<Type extends DefendersEvent['type']> = Extract<DefendersEvent, { type: Type }>

/** The edges that an engine goes along in one step, the one it leaves first; a dead end is the last. */
export function trackOf(event: EventOf<'engineMoved' | 'engineReset'>, { direction }: Position): number[] {
  const { edges } = wayOf(event.from, direction)
  const track = [edgeOf(event.from), ...edges]
  return event.type === 'engineMoved' ? track : track.slice(0, track.indexOf(event.blocked) + 1)
}

const isBuilt = ({ factory }: Position, hex: number): boolean => hex === CORE || factory[hex] !== NONE

/** A wall piece, or the wall of the core or of a factory; breached or not. */
export function isWalled(now: Position, edge: number): boolean {
  const [a, b] = [EDGE_HEXES[edge * 2], EDGE_HEXES[edge * 2 + 1]]
  return now.walls[edge] === 1 || (a !== -1 && isBuilt(now, a)) || (b !== -1 && isBuilt(now, b))
}

const isBlocked = (now: Position, edge: number): boolean =>
  isWalled(now, edge) || now.engines.some((pose) => pose !== ON_CORE && edgeOf(pose) === edge)

/** The rays that were tried in vain before an engine found its own, edge by edge (DE-722 to DE-725). */
export function triesOf(
  { tile, pose }: EventOf<'engineDeployed'>,
  now: Position,
  rotations: readonly (number | null)[],
): number[] {
  const tries: number[] = []
  for (let from = FACTORY_TILES - 1; from >= tile; from--) {
    const hex = from === now.coreTop ? CORE : now.builtAt[from]
    for (const ray of raysOf(hex, rotations[from] ?? 0, now.direction)) {
      if (ray === pose) return tries
      if (isBlocked(now, edgeOf(ray))) tries.push(edgeOf(ray))
    }
  }
  return tries
}

/** The poses on the rays of a hex, from its arrow round in the machine direction. */
function raysOf(hex: number, arrow: number, direction: Position['direction']): number[] {
  const onwards = direction === 'right' ? 1 : 5
  return [0, 1, 2, 3, 4, 5]
    .map((turn) => RAY_POSES[hex * 6 + ((arrow + turn * onwards) % 6)])
    .filter((pose) => pose !== -1)
}

/** The hexes that hunters go through, two steps at most. */
export function huntOf({ from, to }: EventOf<'hunterMoved'>, now: Position): number[] {
  const next = (hex: number): number[] =>
    [0, 1, 2, 3, 4, 5].flatMap((direction) => {
      const at = NEIGHBOURS[hex * 6 + direction]
      return at === -1 || isWalled(now, SIDES[hex * 6 + direction]) ? [] : [at]
    })
  const near = next(from)
  if (near.includes(to)) return [from, to]
  const between = near.find((hex) => next(hex).includes(to))
  return between === undefined ? [from, to] : [from, between, to]
}
