import { describe, expect, test } from 'vitest'
import { type Pane, type PaneEvent, paneIn, reducePane } from '../src/window/reduce.ts'
import { held, isZoomed, pans, type Room } from '../src/window/view.ts'

/** A board that fills its window, and one that is five windows wide and never shown smaller than at 0.8. */
const PLATE: Room = { width: 400, height: 300, board: { width: 400, height: 300 } }
const SEA: Room = {
  width: 400,
  height: 300,
  board: { width: 2000, height: 900, least: 0.8, opens: { x: 0.25, y: 0.5 } },
}

const after = (room: Room, ...events: readonly PaneEvent[]): Pane =>
  events.reduce((pane, event) => reducePane(pane, event, room), paneIn(room))
const down = (id: number, x: number, y: number): PaneEvent => ({ type: 'down', id, at: { x, y } })
const move = (id: number, x: number, y: number): PaneEvent => ({ type: 'move', id, at: { x, y } })
const up = (id: number, x: number, y: number, tapped: number | null = null): PaneEvent => ({
  type: 'up',
  id,
  at: { x, y },
  tapped,
})
const near: PaneEvent = { type: 'near', at: { x: 0.5, y: 0.5 }, scale: 2 }

/** The point of the board under a point of the window. */
const under = ({ view: { scale, x, y } }: Pane, at: { readonly x: number; readonly y: number }) => ({
  x: (at.x - x) / scale,
  y: (at.y - y) / scale,
})

describe('what is seen first', () => {
  test('a plate lies in its window, a sea is opened where it says', () => {
    expect(paneIn(PLATE).view).toEqual({ scale: 1, x: 0, y: 0 })
    expect(paneIn(SEA).view).toEqual({ scale: 1, x: -300, y: -300 })
    expect([pans(paneIn(PLATE).view, PLATE), pans(paneIn(SEA).view, SEA)]).toEqual([false, true])
  })

  test('until somebody moves it, it follows the window; afterwards it stays', () => {
    const wider = { ...SEA, width: 600 }
    expect(reducePane(paneIn(SEA), { type: 'resized' }, wider).view.x).toBe(-200)
    const moved = after(SEA, down(1, 200, 150), move(1, 100, 150), up(1, 100, 150))
    expect(reducePane(moved, { type: 'resized' }, wider).view.x).toBe(moved.view.x)
  })
})

describe('the board never leaves its frame', () => {
  test('a smaller one lies in the middle, a larger one shows nothing behind it', () => {
    expect(held({ scale: 0.5, x: 90, y: -70 }, PLATE)).toEqual({ scale: 0.5, x: 100, y: 75 })
    expect(held({ scale: 2, x: 50, y: -900 }, PLATE)).toEqual({ scale: 2, x: 0, y: -300 })
  })

  test('nor by any row of drags, wheels and pinches', () => {
    let pane = paneIn(SEA)
    const numbers = Array.from({ length: 300 }, (_, i) => Math.abs(Math.sin(i * 12.9898) * 43758.5453) % 1)
    for (const [i, part] of numbers.entries()) {
      const at = { x: part * 400, y: ((part * 7) % 1) * 300 }
      const id = 1 + (i % 2)
      const kinds: readonly PaneEvent[] = [
        { type: 'wheel', at, factor: 0.5 + 2 * part },
        { type: 'down', id, at },
        { type: 'move', id, at },
        { type: 'up', id, at, tapped: null },
      ]
      pane = reducePane(pane, kinds[Math.floor(part * 997) % kinds.length], SEA)
      expect(pane.view).toEqual(held(pane.view, SEA))
      expect(pane.view.scale).toBeGreaterThanOrEqual(0.8)
      expect(pane.view.scale).toBeLessThanOrEqual(4)
    }
  })
})

describe('zooming', () => {
  test('the wheel keeps the point under the pointer', () => {
    const at = { x: 120, y: 90 }
    const pane = after(PLATE, { type: 'wheel', at, factor: 1.7 })
    expect(pane.view.scale).toBeCloseTo(1.7)
    expect(under(pane, at).x).toBeCloseTo(120)
    expect(under(pane, at).y).toBeCloseTo(90)
  })

  test('never beyond four times, nor smaller than the whole', () => {
    const at = { x: 0, y: 0 }
    expect(after(PLATE, { type: 'wheel', at, factor: 99 }).view.scale).toBe(4)
    expect(after(PLATE, { type: 'wheel', at, factor: 0.1 }).view).toEqual({ scale: 1, x: 0, y: 0 })
    expect(after(SEA, { type: 'wheel', at, factor: 0.1 }).view.scale).toBe(0.8)
  })

  test('two fingers zoom by their distance and carry the board with their middle', () => {
    const pinch = [down(1, 150, 150), down(2, 250, 150)] as const
    const pane = after(PLATE, ...pinch, move(2, 350, 150))
    expect(pane.view.scale).toBeCloseTo(2)
    expect(under(pane, { x: 350, y: 150 }).x).toBeCloseTo(250)
    expect(pane.taken).toBe(true)
    const carried = after(PLATE, near, ...pinch, move(1, 160, 150), move(2, 260, 150))
    expect(carried.view.x).toBeGreaterThan(after(PLATE, near).view.x)
  })

  test('a place comes into the middle at twice its size, and fit goes back', () => {
    const pane = after(PLATE, near)
    expect(under(pane, { x: 200, y: 150 })).toEqual({ x: 200, y: 150 })
    expect([pane.view.scale, isZoomed(pane.view, PLATE)]).toEqual([2, true])
    expect(reducePane(pane, { type: 'fit' }, PLATE).view).toEqual(paneIn(PLATE).view)
    const corner = after(PLATE, { type: 'near', at: { x: 1, y: 0 }, scale: 2 })
    expect(corner.view).toEqual({ scale: 2, x: -400, y: 0 })
  })

  test('a double tap comes nearer, the next one goes back; slow or far taps do nothing', () => {
    const tap = (x: number, time: number) => [down(1, x, 90), up(1, x, 90, time)]
    expect(after(PLATE, ...tap(120, 0), ...tap(124, 200)).view.scale).toBe(2)
    expect(
      after(PLATE, ...tap(120, 0), ...tap(124, 200), ...tap(120, 900), ...tap(120, 1000)).view.scale,
    ).toBe(1)
    expect(after(PLATE, ...tap(120, 0), ...tap(120, 500)).view.scale).toBe(1)
    expect(after(PLATE, ...tap(120, 0), ...tap(180, 100)).view.scale).toBe(1)
    expect(after(PLATE, down(1, 9, 9), up(1, 9, 9), down(1, 9, 9), up(1, 9, 9)).view.scale).toBe(1)
  })
})

describe('panning', () => {
  test('a drag moves what is larger than its window, and its click means nothing', () => {
    const pane = after(SEA, down(1, 200, 150), move(1, 150, 130))
    expect(pane.view).toEqual({ scale: 1, x: -350, y: -320 })
    expect(pane.taken).toBe(true)
    expect(reducePane(pane, { type: 'clicked' }, SEA).taken).toBe(false)
  })

  test('a trembling hand does not, nor a drag over a board that lies in its window', () => {
    expect(after(SEA, down(1, 200, 150), move(1, 203, 152))).toMatchObject({ moved: false, taken: false })
    expect(after(PLATE, down(1, 200, 150), move(1, 90, 80))).toMatchObject({ moved: false, taken: false })
  })

  test('what the keyboard comes to comes into sight by the shortest way', () => {
    const pane = paneIn(SEA)
    const box = { left: 420, top: 100, right: 460, bottom: 140 }
    expect(reducePane(pane, { type: 'reveal', box }, SEA).view).toEqual({ scale: 1, x: -384, y: -300 })
    const seen = { left: 100, top: 100, right: 140, bottom: 140 }
    expect(reducePane(pane, { type: 'reveal', box: seen }, SEA)).toBe(pane)
  })

  test('a place comes into sight beside what lies over the board', () => {
    const pane = paneIn(SEA)
    const middle = { x: 0.25, y: 0.5 }
    expect(reducePane(pane, { type: 'sight', at: middle, reach: 40, beyond: 0 }, SEA)).toBe(pane)
    const beside = reducePane(pane, { type: 'sight', at: middle, reach: 40, beyond: 200 }, SEA)
    // Its right end is 200 further, and 24 are kept free: 440 of a window of 400.
    expect(beside.view).toEqual({ ...pane.view, x: pane.view.x - 64 })
  })
})
