import { Random } from '@vyprava/kernel'
import { describe, expect, test } from 'vitest'
import { PartFinder } from '../compass/index.ts'
import { NONE } from '../rules/vocabulary.ts'
import { faultOf, generateMap, type MapSolution, printMap, SHORE, Survey, solve } from './index.ts'

const SEEDS = Array.from({ length: 25 }, (_, i) => `map ${i}`)

/** Plays a line on a sheet by the plainest reading of the rules; how many parts it finds. */
function replay(survey: Survey, line: MapSolution): number {
  const painted = survey.hexes.map((_, hex) => (hex === line.start ? survey.colours[hex] : NONE))
  const compass = new Array<number>(24).fill(NONE)
  const fill = (field: number, colour: number): void => {
    expect(compass[field]).toBe(NONE)
    compass[field] = colour
  }
  expect(survey.hexes[line.start].terrain).toBe('city')
  fill(line.field, line.identity)
  for (const { colour, hexes, field, die } of line.turns) {
    const allowance = 1 + compass.slice(4 * colour, 4 * colour + 4).filter((each) => each !== NONE).length
    expect(hexes.length).toBeGreaterThan(0)
    expect(hexes.length).toBeLessThanOrEqual(allowance)
    const before = [...painted]
    for (const hex of hexes) {
      expect(painted[hex]).toBe(NONE)
      expect(survey.colours[hex]).toBe(colour)
      expect(survey.around(hex).some((other) => before[other] !== NONE)).toBe(true)
      painted[hex] = colour
    }
    if (field !== NONE) fill(field, die)
  }
  expect(line.turns.length).toBeLessThanOrEqual(30)
  return new PartFinder(survey.neighbours).count(painted, compass)
}

describe('generated maps', () => {
  test('keep every constraint and are solved by a line of play', () => {
    for (const seed of SEEDS) {
      const map = generateMap(new Random(seed))
      expect(faultOf(map)).toBe(null)
      const survey = new Survey(map)
      const line = solve(survey)
      expect(line && replay(survey, line)).toBe(7)
    }
  })

  test('the same seed makes the same map, another seed another one', () => {
    const texts = SEEDS.slice(0, 8).map((seed) => printMap(generateMap(new Random(seed))))
    expect(SEEDS.slice(0, 8).map((seed) => printMap(generateMap(new Random(seed))))).toEqual(texts)
    expect(new Set([...texts, SHORE]).size).toBe(texts.length + 1)
  })

  test('a line that takes too long is no line', () => {
    const survey = new Survey(generateMap(new Random('short')))
    expect(solve(survey, 22)).toBe(null)
    expect(solve(survey, 23)).not.toBe(null)
  })
})
