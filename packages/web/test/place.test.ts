import { describe, expect, test } from 'vitest'
import { outlineOf, pathOf } from '../src/tutorial/outline.ts'
import { around, type Box, dockNote, placeNote, shared } from '../src/tutorial/place.ts'

const box = (left: number, top: number, width: number, height: number): Box => ({
  left,
  top,
  right: left + width,
  bottom: top + height,
})

const page = box(12, 74, 1416, 774)
const board = box(440, 74, 590, 590)
const note = { width: 332, height: 180 }
const nothing = { keep: [], spare: [], note, page }
const lies = ({ left, top }: { left: number; top: number }): Box => box(left, top, note.width, note.height)

describe('a note beside a thing', () => {
  test('lies to its right where nothing speaks against it, with its beak at the middle of the thing', () => {
    const spot = placeNote({ ...nothing, target: box(600, 300, 90, 90) })
    expect(spot).toMatchObject({ side: 'right', left: 690 + 22, lead: null })
    expect(spot.top + spot.at).toBe(345)
  })

  test('takes the side where it covers least', () => {
    const west = placeNote({ ...nothing, target: box(450, 300, 90, 90), spare: [board] })
    expect(west.side).toBe('left')
    expect(west.left + note.width).toBe(450 - 22)
    expect(placeNote({ ...nothing, target: box(930, 300, 90, 90), spare: [board] }).side).toBe('right')
  })

  test('lies above a thing at the bottom, and below one at the top, where the sides are full', () => {
    const sides = [box(12, 74, 500, 774), box(700, 74, 728, 774)]
    const low = placeNote({ ...nothing, target: box(560, 780, 90, 60), spare: sides })
    expect(low).toMatchObject({ side: 'above', top: 780 - 22 - note.height })
    const high = placeNote({ ...nothing, target: box(560, 80, 90, 60), spare: sides })
    expect(high).toMatchObject({ side: 'below', top: 140 + 22 })
  })

  test('never leaves the page', () => {
    const corners = [box(12, 74, 60, 60), box(1368, 74, 60, 60), box(12, 788, 60, 60), box(1368, 788, 60, 60)]
    for (const target of corners) {
      const spot = placeNote({ ...nothing, target })
      expect(spot.left).toBeGreaterThanOrEqual(page.left)
      expect(spot.top).toBeGreaterThanOrEqual(page.top)
      expect(spot.left + note.width).toBeLessThanOrEqual(page.right)
      expect(spot.top + note.height).toBeLessThanOrEqual(page.bottom)
    }
  })

  test('keeps off what must be seen besides', () => {
    const button = box(700, 250, 300, 200)
    const spot = placeNote({ ...nothing, target: box(600, 300, 90, 90), keep: [button] })
    expect(spot.side).not.toBe('right')
    expect(shared(lies(spot), button)).toBe(0)
  })

  test('goes further away where no side has room, and a trail leads to the thing', () => {
    const wide = box(12, 100, 1100, 700)
    const keep = [box(1112, 74, 316, 300)]
    const narrow = { ...note, width: 300 }
    const spot = placeNote({ ...nothing, note: narrow, target: wide, keep })
    const placed = box(spot.left, spot.top, narrow.width, narrow.height)
    expect([wide, ...keep].map((one) => shared(placed, one))).toEqual([0, 0])
    const far = placeNote({ ...nothing, target: box(600, 300, 90, 90), keep: [box(300, 100, 700, 600)] })
    expect(far.lead).not.toBeNull()
    expect(shared(lies(far), box(300, 100, 700, 600))).toBe(0)
  })

  test('leaves the board for a margin that is not far, and a trail leads to the thing', () => {
    const spot = placeNote({ ...nothing, target: box(640, 300, 90, 90), spare: [board] })
    expect(shared(lies(spot), board)).toBeLessThan(0.2 * note.width * note.height)
    expect(spot).toMatchObject({ side: 'left', lead: { to: { x: 640 - 4, y: 345 } } })
    // A little of the board is no reason to leave the thing.
    const beside = placeNote({ ...nothing, target: box(540, 300, 90, 90), spare: [board] })
    expect(beside).toMatchObject({ side: 'left', left: 540 - 22 - note.width, lead: null })
  })

  test('lies below the middle where it speaks of nothing', () => {
    const spot = placeNote({ ...nothing, target: null })
    expect(spot).toMatchObject({ side: null, lead: null, top: page.bottom - note.height })
    expect(spot.left + note.width / 2).toBe((page.left + page.right) / 2)
  })

  // Every place of a thing on the board, with the button that confirms it.
  test('never lies on what it speaks of', () => {
    const confirm = box(1100, 760, 280, 60)
    for (let y = 80; y < 640; y += 45)
      for (let x = 445; x < 1000; x += 45)
        for (const size of [48, 98, 190, 390]) {
          const target = box(x, y, size, Math.min(size, 840 - y))
          const spot = placeNote({ ...nothing, target, keep: [confirm], spare: [board] })
          expect([shared(lies(spot), target), shared(lies(spot), confirm)], `${x} ${y} ${size}`).toEqual([
            0, 0,
          ])
        }
  })
})

describe('a note on a phone', () => {
  const small = { width: 374, height: 126 }
  const phone = { ...nothing, note: small, page: box(8, 50, 374, 720) }

  test('takes the top', () => {
    expect(dockNote({ ...phone, target: box(30, 200, 60, 60) })).toMatchObject({
      left: 8,
      top: 50,
      side: null,
    })
  })

  test('goes below what lies at the top', () => {
    const seat = box(8, 50, 180, 52)
    expect(dockNote({ ...phone, target: seat })).toMatchObject({ top: 102 + 22 })
  })

  test('covers as little as it can where nothing is free', () => {
    const spot = dockNote({ ...phone, target: box(8, 60, 374, 640) })
    expect(spot.top).toBe(770 - small.height)
  })

  test('while one only watches: at the bottom', () => {
    expect(dockNote({ ...phone, target: null, low: true }).top).toBe(770 - small.height)
  })
})

describe('what is lit', () => {
  const hex = {
    clipPath: 'polygon(50% 0%, 100% 25%, 100% 75%, 50% 100%, 0% 75%, 0 25%)',
    borderRadius: '0px',
  }
  const plain = { clipPath: 'none', borderRadius: '3px' }

  test('is seen as it is cut out of the page', () => {
    const points = outlineOf(box(100, 100, 80, 100), hex, 0)
    expect(points).toHaveLength(6)
    expect(points[0]).toEqual({ x: 140, y: 100 })
    expect(points[5]).toEqual({ x: 100, y: 125 })
  })

  test('is a box with a margin, or round', () => {
    expect(pathOf(outlineOf(box(10, 20, 30, 40), plain, 4))).toBe('M6.0 16.0L44.0 16.0L44.0 64.0L6.0 64.0Z')
    const round = outlineOf(box(0, 0, 20, 20), { clipPath: 'none', borderRadius: '50%' }, 0)
    expect(round.every(({ x, y }) => Math.abs(Math.hypot(x - 10, y - 10) - 10) < 0.001)).toBe(true)
  })

  test('is a box where the cut is measured otherwise', () => {
    const cut = { clipPath: 'polygon(0px 0px, 20px 0px, 20px 20px)', borderRadius: '0px' }
    expect(outlineOf(box(0, 0, 20, 20), cut, 0)).toHaveLength(4)
  })

  test('is together in one box', () => {
    expect(around([box(0, 0, 10, 10), box(20, 5, 10, 40)])).toEqual(box(0, 0, 30, 45))
    expect(around([])).toBeNull()
  })
})
