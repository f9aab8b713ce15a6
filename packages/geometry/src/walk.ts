/** Walking along edges. Somebody on an edge who looks along it has one hex at the left hand and one at the right. */

import { type Edge, edgeBetween, sideTowards, type Vertex, vertexOfCorner } from './edge.ts'
import {
  add,
  type Corner,
  type Hex,
  neighbour,
  type Rotation,
  rotateHex,
  subtract,
  turnDirection,
} from './hex.ts'

/** Where a walker stands and looks: the edge between two adjacent hexes, one at each hand. */
export interface Pose {
  readonly left: Hex
  readonly right: Hex
}

/** The edge on which the walker stands. */
export function edgeOfPose({ left, right }: Pose): Edge {
  return edgeBetween(left, right)
}

/** The hex at which the front points: the third hex of the vertex ahead. */
export function frontHex({ left, right }: Pose): Hex {
  return add(left, rotateHex(subtract(right, left), -1))
}

/** The hex at which the back points: the third hex of the vertex behind. */
export function backHex({ left, right }: Pose): Hex {
  return add(left, rotateHex(subtract(right, left), 1))
}

/** The vertex ahead of the walker. */
export function frontVertex({ left, right }: Pose): Vertex {
  return vertexOfCorner(left, turnDirection(sideTowards(left, right), -1))
}

/** The vertex behind the walker. */
export function backVertex({ left, right }: Pose): Vertex {
  return vertexOfCorner(left, sideTowards(left, right))
}

/** The screen angle of the walk on pointy-top hexes in degrees: 0 = east, 90 = south, 270 = north. */
export function heading({ left, right }: Pose): number {
  return (60 * sideTowards(left, right) + 270) % 360
}

/** One step to the next edge: right circles the right hex clockwise, left the left one counter-clockwise. */
export function walk(pose: Pose, rotation: Rotation): Pose {
  const front = frontHex(pose)
  return rotation === 'right' ? { left: front, right: pose.right } : { left: pose.left, right: front }
}

/** The same edge, looking the other way. */
export function turnBack({ left, right }: Pose): Pose {
  return { left: right, right: left }
}

/** The pose on the ray at a corner of a hex, back to that hex. */
export function poseOnRay(from: Hex, corner: Corner): Pose {
  return { left: neighbour(from, corner), right: neighbour(from, turnDirection(corner, 1)) }
}
