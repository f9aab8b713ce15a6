import { edgeKey, hexKey } from '@vyprava/geometry'
import { BOARD, edgeAt, hexAt, leftOf, poseBetween, rightOf } from '../rules/board/index.ts'

/* Tests name places by coordinates: a hex "1,-2", an edge "0,1|1,0" by its two hexes, a pose "2,-2>1,-1" left to right. */

const numbers = (key: string): number[] => key.split(/[,|>]/).map(Number)

function known(value: number, key: string): number {
  if (value === -1) throw new Error(`The board has no ${key}`)
  return value
}

export function hexOf(key: string): number {
  const [q, r] = numbers(key)
  return known(hexAt(q, r), key)
}

export function edgeOf(key: string): number {
  const [q1, r1, q2, r2] = numbers(key)
  return known(edgeAt(q1, r1, q2, r2), key)
}

export function poseOf(key: string): number {
  const [left, right] = key.split('>')
  return poseBetween(hexOf(left), hexOf(right))
}

const HEX_NAMES = BOARD.hexes.map(hexKey)
const EDGE_NAMES = BOARD.edges.map(edgeKey)

export const hexName = (hex: number): string => HEX_NAMES[hex]
export const edgeName = (edge: number): string => EDGE_NAMES[edge]
export const poseName = (pose: number): string => `${hexName(leftOf(pose))}>${hexName(rightOf(pose))}`

/** Names of edges in the one form that `edgeName` gives, sorted. */
export const edges = (...keys: readonly string[]): string[] => keys.map((key) => edgeName(edgeOf(key))).sort()
