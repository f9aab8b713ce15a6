import { describe, expect, test } from 'vitest'
import { laid } from '../src/laid.ts'

/** The command and its numbers, as drawn. */
const read = (d: string) => d.replaceAll(/\s+/g, ' ').trim()

describe('path data laid elsewhere', () => {
  const spot = { x: 10, y: 20, scale: 0.5 }

  test('capitals move with it, small letters are only scaled', () => {
    expect(read(laid('M4 8L6 2l2-2h4v-6H8V0z', spot))).toBe('M 12 24L 13 21l 1 -1h 2v -3H 14V 20z')
  })

  test('a first small m is meant from the corner, what follows it from there', () => {
    expect(read(laid('m4 8 2 2-4 0zm2 2l2 2', spot))).toBe('M 12 24l 1 1 -2 0zm 1 1l 1 1')
  })

  test('curves: every point of them', () => {
    expect(read(laid('M0 0C2 4 6 8 10 12s2 2 4 4S0 2 4 6Q2 2 4 4t2 2', spot))).toBe(
      'M 10 20C 11 22 13 24 15 26s 1 1 2 2S 10 21 12 23Q 11 21 12 22t 1 1',
    )
  })

  test('arcs: radii are scaled, turn and flags stay, also where nothing parts them', () => {
    expect(read(laid('M0 0a4 6 30 1 0 8 2A2 2 0 018 4', spot))).toBe(
      'M 10 20a 2 3 30 1 0 4 1A 1 1 0 0 1 14 22',
    )
  })

  test('numbers without a zero or a space between them', () => {
    expect(read(laid('M.5.5-2 1e1L-.5-.5', { x: 0, y: 0, scale: 2 }))).toBe('M 1 1 -4 20L -1 -1')
  })

  test('what is no path data is not drawn in silence', () => {
    expect(() => laid('M0 0X1 1', spot)).toThrow('X')
  })
})
