import type { Point } from '@vyprava/geometry'
import type { Chart } from '../../rules/index.ts'
import { HALF, middleOf } from './units.ts'

/**
 * How the sheet is laid out: full on a desktop, mid in smaller windows, pocket on a phone (the map alone, the compass
 * turned to by a touch), strip on a phone that lies (the compass lies beside it), compass where the compass takes the
 * place of the map.
 */
export type Form = 'full' | 'mid' | 'pocket' | 'strip' | 'compass'

export interface Box {
  readonly left: number
  readonly top: number
  readonly right: number
  readonly bottom: number
}

/** A drawing of hexes: where its hex 0,0 lies, and how large its hexes are. */
export interface Spread extends Point {
  readonly radius: number
}

/** The sheet for a room. Lengths are in units of its drawing; a unit takes `scale` pixels. */
export interface SheetLayout {
  readonly form: Form
  readonly width: number
  readonly height: number
  readonly scale: number
  /** The width of the frame. */
  readonly margin: number
  readonly map: Spread
  /** The compass whose fields can be touched; null where it is only shown small, or lies elsewhere. */
  readonly compass: Spread | null
  /** The small compass, or in its place the small map: touched as a whole. */
  readonly small: Spread | null
  readonly portrait: Point & { readonly size: number }
  /** Hints, diamonds, colours, minus points, challenges. */
  readonly gains: Box
  /** The round counter: its left top corner, the size of a slot. */
  readonly counter: Point & { readonly slot: number; readonly high: number }
  /** The name of the map: the room for it, and its usual size. */
  readonly mapName: Point & { readonly room: number; readonly usual: number }
}

/** The bounds of a map whose hexes have the radius 1. */
export interface Bounds extends Box {
  readonly chart: Chart
}

export function boundsOf(chart: Chart): Bounds {
  const middles = chart.hexes.map((hex) => middleOf(hex, 1))
  const xs = middles.map(({ x }) => x)
  const ys = middles.map(({ y }) => y)
  return {
    chart,
    left: Math.min(...xs) - 1,
    right: Math.max(...xs) + 1,
    top: Math.min(...ys) - HALF,
    bottom: Math.max(...ys) + HALF,
  }
}

const widthOf = ({ left, right }: Box): number => right - left
const heightOf = ({ top, bottom }: Box): number => bottom - top

/** A map as large as its room allows: it keeps clear of what lies in the corners, as a hexagon does by itself. */
export function spread(bounds: Bounds, room: Box, corners: readonly Box[], numerals: number): Spread {
  const most = Math.min(widthOf(room) / widthOf(bounds), heightOf(room) / heightOf(bounds))
  for (let radius = most; radius > most / 2; radius *= 0.98) {
    const free = heightOf(room) - radius * heightOf(bounds)
    // In the middle if it can be; else as far down or up as its corners need.
    for (const share of [0.5, 1, 0]) {
      const place = {
        radius,
        x: (room.left + room.right) / 2 - (radius * (bounds.left + bounds.right)) / 2,
        y: room.top + free * share - radius * bounds.top,
      }
      if (isClear(bounds.chart, place, corners, numerals)) return place
    }
  }
  const radius = most / 2
  return {
    radius,
    x: (room.left + room.right) / 2 - (radius * (bounds.left + bounds.right)) / 2,
    y: (room.top + room.bottom) / 2 - (radius * (bounds.top + bounds.bottom)) / 2,
  }
}

/** Whether no hex, nor the number over a column, lies under something else. */
function isClear(chart: Chart, { x, y, radius }: Spread, corners: readonly Box[], numerals: number): boolean {
  return chart.hexes.every((hex, number) => {
    const middle = middleOf(hex, radius)
    const top = y + middle.y - radius * HALF
    const body = {
      left: x + middle.x - radius,
      right: x + middle.x + radius,
      top,
      bottom: y + middle.y + radius * HALF,
    }
    // Hexes are narrower at their heads and feet.
    const waist = { left: body.left + radius / 2, right: body.right - radius / 2 }
    const head = {
      ...waist,
      top: chart.around[6 * number + NORTH] < 0 ? top - numerals : top,
      bottom: body.bottom,
    }
    const belt = { ...body, top: top + radius * 0.4, bottom: body.bottom - radius * 0.4 }
    return corners.every((corner) => !overlap(head, corner) && !overlap(belt, corner))
  })
}

const overlap = (a: Box, b: Box): boolean =>
  a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom

/** The direction of the column's next hex to the north. */
export const NORTH = 4

/** The drawing of the full sheet is scaled as a whole; the others are composed in pixels. */
const FULL = { width: 880, height: 774 }
/** From this width the sheet is full, and from that one it has all but words. */
const WIDE = 780
const MIDDLE = 520
/** Phones: lying if the room is nearly square. */
const SQUARE = 0.92

/** The outer ring of the compass by the radius of its cells. */
export const RING = 6.28

export const formFor = (width: number, height: number): Form => {
  if (width >= WIDE) return 'full'
  if (width >= MIDDLE) return 'mid'
  return width / height > SQUARE ? 'strip' : 'pocket'
}

export interface Room {
  readonly width: number
  readonly height: number
}

/** The sheet that fits into a room. */
export function layoutFor({ width, height }: Room, chart: Chart, slots: number, form: Form): SheetLayout {
  const bounds = boundsOf(chart)
  if (form === 'full') return full(Math.min(width / FULL.width, height / FULL.height), bounds, slots)
  if (form === 'mid') return mid(width, height, bounds, slots)
  return form === 'compass'
    ? turned(width, height, bounds, slots)
    : pocket(width, height, bounds, slots, form)
}

function full(scale: number, bounds: Bounds, slots: number): SheetLayout {
  const { width, height } = FULL
  const room = { left: 28, top: 37, right: 584, bottom: 663 }
  const corners = [
    { left: 24, top: 24, right: 115, bottom: 122 },
    { left: 115, top: 24, right: 235, bottom: 52 },
    { left: 115, top: 52, right: 212, bottom: 74 },
    { left: 24, top: 596, right: 150, bottom: 670 },
  ]
  return {
    form: 'full',
    width,
    height,
    scale,
    margin: 14,
    map: spread(bounds, room, corners, 18),
    compass: { x: 722, y: 168, radius: 21.6 },
    small: null,
    portrait: { x: 26, y: 26, size: 86 },
    gains: { left: 606, top: 334, right: 848, bottom: 660 },
    counter: { x: 30, y: 716, slot: 819 / slots, high: 25 },
    mapName: { x: 28, y: 618, room: 124, usual: 25 },
  }
}

/** Fields of the compass are at least so large that they can be hit. */
const LEAST_CELL = 13.9

function mid(width: number, height: number, bounds: Bounds, slots: number): SheetLayout {
  const right = width - 22
  const most = Math.min((height - 104) / heightOf(bounds), (width * 0.64) / widthOf(bounds))
  const beside = right - 24 - 2 * (LEAST_CELL * RING + 3)
  const wide = Math.min(most * widthOf(bounds), beside)
  const room = { left: 24, top: 34, right: 24 + wide, bottom: height - 70 }
  const size = wide > 420 ? 62 : 50
  const corners = [
    { left: 22, top: 22, right: 30 + size, bottom: 32 + 1.08 * size },
    { left: 30 + size, top: 22, right: 100 + size, bottom: 52 },
    { left: 22, top: height - 118, right: 120, bottom: height - 88 },
  ]
  const radius = wide / widthOf(bounds)
  const top = { ...room, bottom: room.top + radius * heightOf(bounds) }
  const ring = Math.min(118, (right - room.right) / 2)
  return {
    form: 'mid',
    width,
    height,
    scale: 1,
    margin: 14,
    map: spread(bounds, heightOf(top) > heightOf(room) || isLow(top, room) ? room : top, corners, 16),
    compass: { x: right - ring, y: 24 + ring, radius: (ring - 3) / RING },
    small: null,
    portrait: { x: 26, y: 26, size },
    gains: {
      left: Math.max(room.right + 14, right - 2 * ring),
      top: 24 + 2 * ring + 26,
      right,
      bottom: height - 78,
    },
    counter: { x: 27, y: height - 56, slot: (width - 54) / slots, high: 18 },
    mapName: { x: 26, y: height - 96, room: 96, usual: 21 },
  }
}

/** A long map lies in the middle of its room, free of what is in the corners. */
const isLow = (map: Box, room: Box): boolean => heightOf(map) < heightOf(room) / 2

/** Phone: the map takes the width, the corners carry the rest. */
function pocket(
  width: number,
  height: number,
  bounds: Bounds,
  slots: number,
  form: 'pocket' | 'strip',
): SheetLayout {
  const bare = form === 'strip'
  const foot = bare ? 8 : 44
  const room = { left: 13, top: 10, right: width - 13, bottom: height - 10 - foot }
  const size = width < 380 ? 48 : 54
  const small = size / 54
  const low = height - foot
  const corners = [
    { left: 8, top: 8, right: 17 + size, bottom: 16 + 1.08 * size },
    ...(bare
      ? [{ left: 10, top: low - 58, right: 60, bottom: low }]
      : [
          { left: 17 + size, top: 8, right: 70 + size, bottom: 34 },
          { left: width - 8 - 78 * small, top: 8, right: width - 8, bottom: 14 + 66 * small },
          { left: 10, top: low - 64, right: 100, bottom: low - 12 },
          { left: width - 94, top: low - 68, right: width - 10, bottom: low - 18 },
        ]),
  ]
  const map = spread(bounds, room, corners, 0)
  return {
    form,
    width,
    height,
    scale: 1,
    margin: 8,
    // It lies as high as it can: the counter and what can be gained lie below.
    map: bare ? map : { ...map, y: Math.min(map.y, 10 - map.radius * bounds.top) },
    compass: null,
    small: bare ? null : { x: width - 47 * small, y: 15 + 33 * small, radius: 5.9 * small },
    portrait: { x: 15, y: 14, size },
    gains: { left: 18, top: low - (bare ? 56 : 60), right: 100, bottom: low },
    counter: { x: 15, y: height - 46, slot: (width - 30) / slots, high: 14 },
    mapName: { x: 0, y: 0, room: 0, usual: 0 },
  }
}

/** The foot of the turned sheet, for what a touched letter tells. */
export const FOOT = 116

/** Phone: the compass in place of the map, the small map leads back. */
function turned(width: number, height: number, bounds: Bounds, slots: number): SheetLayout {
  const radius = Math.min((width - 40) / (2 * RING + 0.34), (height - FOOT - 34) / (2 * RING + 0.34))
  const middle = { x: (bounds.left + bounds.right) / 2, y: (bounds.top + bounds.bottom) / 2 }
  const hex = Math.min(50 / widthOf(bounds), 58 / heightOf(bounds))
  return {
    form: 'compass',
    width,
    height,
    scale: 1,
    margin: 8,
    map: { x: 0, y: 0, radius: hex },
    compass: { x: width / 2, y: 20 + RING * radius, radius },
    small: { x: 42 - hex * middle.x, y: 46 - hex * middle.y, radius: hex },
    portrait: { x: 0, y: 0, size: 0 },
    gains: { left: 0, top: 0, right: 0, bottom: 0 },
    counter: { x: 15, y: height, slot: (width - 30) / slots, high: 0 },
    mapName: { x: 0, y: 0, room: 0, usual: 0 },
  }
}
