import { describe, expect, test } from 'vitest'
import { BLUE, NONE, RED } from '../../rules/index.ts'
import { markedHexes, sites } from './marks-ink.ts'
import type { Site } from './scene.ts'

const MIDDLES = Array.from({ length: 9 }, (_, hex) => ({ x: 100 * hex, y: 7 }))
const PIPS = [true, false, false, false, false, true]
const site = (hex: number, letter: number, missing: number = NONE): Site => ({
  hex,
  letter,
  missing,
  pips: PIPS,
})
const drawn = (...all: readonly Site[]): string => sites(markedHexes(all, MIDDLES), false)
const wordsIn = (ink: string): string[] => [...ink.matchAll(/<tspan[^>]*>([^<]*)</g)].map(([, word]) => word)
const needsIn = (ink: string): number => ink.match(/ak-need/g)?.length ?? 0

describe('places of parts on the map', () => {
  test('letters that may lie on one hex stand beside each other in one ring', () => {
    expect(wordsIn(drawn(site(3, 0), site(5, 1), site(3, 2)))).toEqual(['B', 'AC'])
    expect(wordsIn(drawn(site(3, 0), site(3, 1), site(3, 2)))).toEqual(['ABC'])
  })

  test('of more than three the first two are told', () => {
    expect(wordsIn(drawn(...[0, 1, 2, 3, 4].map((letter) => site(3, letter))))).toEqual(['AB…'])
  })

  test('the missing colour is told where all letters of the hex lack the same', () => {
    expect(needsIn(drawn(site(3, 0, RED), site(3, 1, RED)))).toBe(1)
    expect(needsIn(drawn(site(3, 0, RED), site(3, 1, BLUE)))).toBe(0)
  })

  test('a hundred places are few shapes', () => {
    const many = Array.from({ length: 100 }, (_, place) => site(place % 9, place % 7, RED))
    expect(drawn(...many).match(/<(path|circle|text) /g)?.length).toBeLessThan(8)
  })
})
