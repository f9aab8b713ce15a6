import type { Point } from '@vyprava/geometry'
import { type DefendersView, SIDES } from '../../rules/index.ts'
import type { BoardLabels } from '../../texts/labels/board.ts'
import { hexName } from '../../texts/names.ts'
import { boxOf, type PlateShape, POCKET } from './plate-ink.ts'
import type { BoardScene } from './scene.ts'
import { middleOf } from './units.ts'

/** A plate that is narrower than this, in pixels, has edges too short for a finger. */
const SMALL = 440

/** Where a hex lies on a plate, as shares of it. */
export function shareOn(shape: PlateShape, hex: number): Point {
  const { left, top, width, height } = boxOf(shape)
  const { x, y } = middleOf(hex)
  return { x: (x - left) / width, y: (y - top) / height }
}

/** The hex that the lit edges lie around, if there is one: that of the leader in turn, or another one. */
export function hexAround(view: DefendersView, light: BoardScene['light']): number | null {
  if (light === null || light.edges.size === 0) return null
  const around = (hex: number): boolean => {
    const sides = SIDES.subarray(hex * 6, hex * 6 + 6)
    return [...light.edges].every((edge) => sides.includes(edge))
  }
  const mine = view.players[view.current]?.leader ?? -1
  if (mine !== -1 && around(mine)) return mine
  const found = view.terrain.findIndex((_, hex) => around(hex))
  return found === -1 ? null : found
}

/** On a phone the hex whose edges are asked for comes nearer, so that a finger can tell them apart. */
export function nearFor(view: DefendersView, light: BoardScene['light'], labels: BoardLabels) {
  const hex = hexAround(view, light)
  return hex === null ? null : { at: shareOn(POCKET, hex), label: labels.zoomed(hexName(hex)), below: SMALL }
}
