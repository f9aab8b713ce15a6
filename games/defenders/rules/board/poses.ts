import {
  type Corner,
  DIRECTIONS,
  edgeId,
  edgeOfPose,
  frontHex,
  hexId,
  neighbour,
  type Pose,
  poseOnRay,
  type Rotation,
  walk,
} from '@vyprava/geometry'
import { BOARD, HEXES, IS_RIM, NEIGHBOURS, RAYS, SIDES } from './hexes.ts'

/** An engine's pose is 6 x left hex + direction to the right hex; engines stand on interior edges (G5). */
export const POSES = HEXES * 6

/** The pose with these hexes at the hands. */
export function poseBetween(left: number, right: number): number {
  for (let d = 0; d < 6; d++) if (NEIGHBOURS[left * 6 + d] === right) return left * 6 + d
  throw new RangeError(`The hexes ${left} and ${right} are not adjacent`)
}

export const leftOf = (pose: number): number => Math.floor(pose / 6)
export const rightOf = (pose: number): number => NEIGHBOURS[pose]
/** The edge of a pose: side d of its left hex. */
export const edgeOf = (pose: number): number => SIDES[pose]

const poseAt = (pose: number): Pose => {
  const left = BOARD.hexes[leftOf(pose)]
  return { left, right: neighbour(left, DIRECTIONS[pose % 6]) }
}

/** By pose: the hex at which the front points, or -1 off the board. */
export const FRONT = Int32Array.from({ length: POSES }, (_, pose) => hexId(BOARD, frontHex(poseAt(pose))))

/** One step of an engine: the edges on the way in order, and the pose at the end of the last one (G8). */
export interface Way {
  readonly edges: readonly number[]
  readonly pose: number
}

/** By pose: the way of a step; it goes on over rim edges to the next interior one (DE-717). Null for no real pose. */
function waysFor(rotation: Rotation): readonly (Way | null)[] {
  return Array.from({ length: POSES }, (_, pose) =>
    NEIGHBOURS[pose] === -1 ? null : wayFrom(pose, rotation),
  )
}

function wayFrom(pose: number, rotation: Rotation): Way {
  const edges: number[] = []
  let at = poseAt(pose)
  do {
    at = walk(at, rotation)
    edges.push(edgeId(BOARD, edgeOfPose(at)))
  } while (IS_RIM[edges[edges.length - 1]] === 1)
  return { edges, pose: poseBetween(hexId(BOARD, at.left), hexId(BOARD, at.right)) }
}

const WAYS: Readonly<Record<Rotation, readonly (Way | null)[]>> = {
  right: waysFor('right'),
  left: waysFor('left'),
}

/** The next step of an engine that stands on the board. */
export function wayOf(pose: number, rotation: Rotation): Way {
  const way = WAYS[rotation][pose]
  if (way === null) throw new RangeError(`No engine can have the pose ${pose}`)
  return way
}

/** [hex * 6 + corner] -> the pose on the ray with the back to the hex, or -1 where no interior edge is (DE-R07). */
export const RAY_POSES = Int32Array.from({ length: HEXES * 6 }, (_, at) => {
  const edge = RAYS[at]
  if (edge === -1 || IS_RIM[edge] === 1) return -1
  const corner: Corner = DIRECTIONS[at % 6]
  const { left, right } = poseOnRay(BOARD.hexes[Math.floor(at / 6)], corner)
  return poseBetween(hexId(BOARD, left), hexId(BOARD, right))
})
