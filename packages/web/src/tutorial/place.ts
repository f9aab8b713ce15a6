/** A rectangle of the page, in its pixels. */
export interface Box {
  readonly left: number
  readonly top: number
  readonly right: number
  readonly bottom: number
}

export interface Size {
  readonly width: number
  readonly height: number
}

export const SIDES = ['right', 'left', 'below', 'above'] as const
export type Side = (typeof SIDES)[number]

/** What a note needs to know to lie well. */
export interface Surroundings {
  /** What the note speaks of; null when it speaks of nothing on the page. */
  readonly target: Box | null
  /** What must stay in sight besides. */
  readonly keep: readonly Box[]
  /** What had better stay in sight. */
  readonly spare: readonly Box[]
  readonly note: Size
  /** Where notes may lie. */
  readonly page: Box
}

/** On a phone. */
export interface Docked extends Surroundings {
  /** Rather at the bottom. */
  readonly low?: boolean
}

interface Point {
  readonly x: number
  readonly y: number
}

/** Where a note lies. */
export interface Spot {
  readonly left: number
  readonly top: number
  /** The side of the target on which it lies; null without a target. */
  readonly side: Side | null
  /** Where along its edge the beak is. */
  readonly at: number
  /** The trail to a target that is too far for a beak. */
  readonly lead: { readonly from: Point; readonly to: Point } | null
}

/** Between a note and what it speaks of. */
const GAP = 22
/** A note that is further away than this needs a trail. */
const FAR = 24
/** From a corner of the note to the middle of its beak. */
const CORNER = 24
const GRID = 12
/** How much covered paper a pixel of distance is worth: where no side has room, and where one has. */
const DISTANCE = 60
const APART = 120
/** A note that covers more than this part of itself looks for another place. */
const MUCH = 0.4

const middle = ({ left, right, top, bottom }: Box): Point => ({
  x: (left + right) / 2,
  y: (top + bottom) / 2,
})
const clamp = (value: number, least: number, most: number): number =>
  Math.max(least, Math.min(value, Math.max(least, most)))

const boxAt = ({ x, y }: Point, { width, height }: Size): Box => ({
  left: x,
  top: y,
  right: x + width,
  bottom: y + height,
})

/** How much of two boxes is the same paper. */
export const shared = (a: Box, b: Box): number =>
  Math.max(0, Math.min(a.right, b.right) - Math.max(a.left, b.left)) *
  Math.max(0, Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top))

/** The box around boxes. */
export const around = (boxes: readonly Box[]): Box | null =>
  boxes.length === 0
    ? null
    : {
        left: Math.min(...boxes.map(({ left }) => left)),
        top: Math.min(...boxes.map(({ top }) => top)),
        right: Math.max(...boxes.map(({ right }) => right)),
        bottom: Math.max(...boxes.map(({ bottom }) => bottom)),
      }

const inside = (box: Box, page: Box): boolean =>
  box.left >= page.left && box.right <= page.right && box.top >= page.top && box.bottom <= page.bottom

const covered = (box: Box, { spare }: Surroundings): number =>
  spare.reduce((sum, one) => sum + shared(box, one), 0)

const isFree = (box: Box, { target, keep, page }: Surroundings): boolean =>
  inside(box, page) && [target, ...keep].every((one) => one === null || shared(box, one) === 0)

/** The places right beside a target, on one of its sides. */
function beside(side: Side, target: Box, { note, page }: Surroundings): readonly Box[] {
  const { x, y } = middle(target)
  const upright = side === 'left' || side === 'right'
  const length = upright ? note.height : note.width
  const centre = upright ? y : x
  const [least, most] = upright ? [page.top, page.bottom - note.height] : [page.left, page.right - note.width]
  const along = [centre - CORNER - 30, centre - length / 2, centre - length + CORNER + 30].map((start) =>
    clamp(start, Math.max(least, centre - length + CORNER), Math.min(most, centre - CORNER)),
  )
  const across = {
    right: target.right + GAP,
    left: target.left - GAP - note.width,
    below: target.bottom + GAP,
    above: target.top - GAP - note.height,
  }[side]
  return along.map((start) => boxAt(upright ? { x: across, y: start } : { x: start, y: across }, note))
}

function best<Choice>(choices: readonly Choice[], cost: (choice: Choice) => number): Choice | null {
  let found: { readonly choice: Choice; readonly cost: number } | null = null
  for (const choice of choices) {
    const its = cost(choice)
    if (found === null || its < found.cost) found = { choice, cost: its }
  }
  return found?.choice ?? null
}

/**
 * A note beside what it speaks of, on the side where it covers least; further away where no side has room, or where it
 * would cover much and the margin is not far.
 */
export function placeNote(surroundings: Surroundings): Spot {
  const { target, note, page } = surroundings
  if (target === null) return lying(boxAt(idle(page, note), note), null, null)
  const near = SIDES.flatMap((side) =>
    beside(side, target, surroundings).map((box, order) => ({ side, box, order })),
  ).filter(({ box }) => isFree(box, surroundings))
  const nearest = best(near, ({ box, order }) => covered(box, surroundings) + order)
  const hidden = nearest === null ? Infinity : covered(nearest.box, surroundings)
  if (nearest !== null && hidden <= MUCH * note.width * note.height)
    return lying(nearest.box, nearest.side, target)
  const all = everywhere(surroundings)
  const free = all.filter((box) => isFree(box, surroundings))
  const apart = nearest === null ? DISTANCE : APART
  const cost = (box: Box) => covered(box, surroundings) + apart * distance(box, target)
  const further = best(free, cost)
  const isWorth = further !== null && covered(further, surroundings) < hidden / 2
  if (nearest !== null && (!isWorth || cost(further) >= cost(nearest.box)))
    return lying(nearest.box, nearest.side, target)
  const far = further ?? best(all, (box) => shared(box, target)) ?? boxAt(idle(page, note), note)
  return lying(far, sideOf(far, target), target)
}

/** On phones a note takes the whole width: at the top (or low, where one only watches), but not on what it speaks of. */
export function dockNote({ target, keep, note, page, low = false }: Docked): Spot {
  const tops = [page.top, ...(target === null ? [] : [target.bottom + GAP, target.top - GAP - note.height])]
  const bottom = page.bottom - note.height
  const boxes = (low ? [bottom, ...tops] : [...tops, bottom])
    .map((y) => boxAt({ x: page.left, y }, note))
    .filter((box) => box.top >= page.top && box.bottom <= page.bottom)
  const hidden = (box: Box) =>
    [target, ...keep].reduce((sum, one) => sum + (one === null ? 0 : shared(box, one)), 0)
  return lying(best(boxes, hidden) ?? boxAt({ x: page.left, y: page.top }, note), null, null)
}

/** Where a note lies that speaks of nothing on the page. */
const idle = ({ left, right, top, bottom }: Box, { width, height }: Size): Point => ({
  x: (left + right - width) / 2,
  y: Math.max(top, bottom - height),
})

function everywhere({ note, page }: Surroundings): readonly Box[] {
  const found: Box[] = []
  for (let y = page.top; y + note.height <= page.bottom; y += GRID)
    for (let x = page.left; x + note.width <= page.right; x += GRID) found.push(boxAt({ x, y }, note))
  return found
}

function distance(a: Box, b: Box): number {
  const x = Math.max(0, a.left - b.right, b.left - a.right)
  const y = Math.max(0, a.top - b.bottom, b.top - a.bottom)
  return Math.hypot(x, y)
}

/** The side of the target on which a box lies furthest out. */
function sideOf(box: Box, target: Box): Side {
  const out = {
    right: box.left - target.right,
    left: target.left - box.right,
    below: box.top - target.bottom,
    above: target.top - box.bottom,
  }
  return best(SIDES, (side) => -out[side]) ?? 'right'
}

function lying(box: Box, side: Side | null, target: Box | null): Spot {
  const { left, top } = box
  if (side === null || target === null) return { left, top, side: null, at: 0, lead: null }
  const { x, y } = middle(target)
  const upright = side === 'left' || side === 'right'
  const at = upright
    ? clamp(y - top, CORNER, box.bottom - top - CORNER)
    : clamp(x - left, CORNER, box.right - left - CORNER)
  const from = {
    right: { x: left, y: top + at },
    left: { x: box.right, y: top + at },
    below: { x: left + at, y: top },
    above: { x: left + at, y: box.bottom },
  }[side]
  const to = {
    right: { x: target.right + 4, y },
    left: { x: target.left - 4, y },
    below: { x, y: target.bottom + 4 },
    above: { x, y: target.top - 4 },
  }[side]
  return { left, top, side, at, lead: distance(box, target) > FAR ? { from, to } : null }
}
