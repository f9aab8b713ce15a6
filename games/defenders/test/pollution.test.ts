import { rule } from '@vyprava/kernel/testing'
import { expect } from 'vitest'
import { around, changes, resolve } from './machine.ts'
import type { Setting } from './position.ts'

/* Tile 5 vents at the sides 0, 2, 4 with its arrow at corner 0; with the arrow up (corner 4) at 4, 0, 2. */

const TOXIC = ['3,0', '0,3', '-3,3', '-3,0', '0,-3', '3,-3']

rule(['DE-752', 'DE-731'], 'each of three vents puts a token on the next hex in its direction (X21)', () => {
  expect(changes({}, 'factories')).toEqual({ pollution: { '1,0': 1, '-1,1': 1, '0,-1': 1 } })
  expect(changes({ arrows: { 5: 5 } }, 'factories')).toEqual({
    pollution: { '0,1': 1, '-1,0': 1, '1,-1': 1 },
  })
})

rule('DE-752', 'factories and the core’s top tile, rewilded ones not', () => {
  // Tile 4 on the core vents at the sides 1, 3, 5, turned by 4: 5, 1, 3.
  const core = { '1,-1': 1, '0,1': 1, '-1,0': 1 }
  expect(changes({ built: ['-2,2'] }, 'factories')).toEqual({
    pollution: { ...core, '-2,1': 1, '-1,2': 1, '-3,3': 1 },
  })
  expect(changes({ built: ['-2,2'], rewilded: ['-2,2'] }, 'factories')).toEqual({ pollution: core })
})

rule('DE-750', 'no pollution when the card has built', () => {
  expect(resolve({ walls: around('2,-1') }, 'factories').after.pollution).toEqual({})
  expect(resolve({ walls: around('2,-1') }, 'restart').after.pollution).toEqual({})
})

rule('DE-751', 'the third token on a hex makes a toxic site from the dial (X21)', () => {
  expect(changes({ pollution: { '1,0': 2, '-1,1': 1 } }, 'factories')).toEqual({
    pollution: { '-1,1': 2, '0,-1': 1 },
    toxic: ['1,0'],
    supplies: { walls: 30, mechs: 20, toxic: 5 },
  })
})

rule('DE-754', 'a toxic hex is skipped, in the same direction (X21)', () => {
  expect(changes({ toxic: ['1,0'] }, 'factories').pollution).toEqual({ '2,0': 1, '-1,1': 1, '0,-1': 1 })
  expect(changes({ toxic: ['1,0', '2,0'] }, 'factories').pollution).toEqual({
    '3,0': 1,
    '-1,1': 1,
    '0,-1': 1,
  })
})

rule('DE-753', 'the highest number first, and what it does counts at once', () => {
  // Tile 5 at 2,0 turned by 1 vents to 3,0 2,-1 ... ; its third token on 1,0 is skipped by the core's vent.
  const setting: Setting = { built: ['2,0'], arrows: { 5: 3, 4: 5 }, pollution: { '1,0': 2 } }
  const { after, events } = resolve(setting, 'factories')
  expect(after.toxic).toEqual(['1,0'])
  expect(after.pollution['2,0']).toBe(1)
  const tiles = events.flatMap((event) => (event.type === 'polluted' ? [event.tile] : []))
  expect(tiles).toEqual([5, 5, 5, 4, 4, 4])
  const three = resolve({ built: ['1,1', '-2,1', '1,-2'] }, 'factories').events
  expect(three.flatMap((event) => (event.type === 'polluted' ? [event.tile] : []))).toEqual([
    5, 5, 5, 4, 4, 4, 3, 3, 3, 2, 2, 2,
  ])
})

rule('DE-755', 'walls and engines do not stop it', () => {
  const free = changes({}, 'factories').pollution
  const walls = [...around('1,0', '0,0').slice(1), ...around('-1,1', '0,0').slice(1)]
  expect(changes({ walls, engines: ['0,-1>1,-1', null] }, 'factories').pollution).toEqual(free)
})

rule('DE-756', 'several vents aiming at one hex each add a token', () => {
  // Tile 5 at 2,0 turned so that it vents west; tile 4 of the core turned so that it vents east.
  expect(resolve({ built: ['2,0'], arrows: { 5: 3, 4: 5 } }, 'factories').after.pollution['1,0']).toBe(2)
})

rule(['DE-757', 'DE-R58'], 'factories, rewilded ones and the core are polluted like any hex', () => {
  const setting: Setting = { built: ['1,0', '-1,0'], rewilded: ['-1,0'], arrows: { 5: 3, 4: 3, 3: 3 } }
  const { after } = resolve(setting, 'factories')
  // Tile 5 at 1,0 vents west to the core; tile 3 of the core vents (0, 1, 3 turned by 3) to 3, 4, 0.
  expect(after.pollution['0,0']).toBe(1)
  expect(after.pollution['-1,0']).toBe(1)
  expect(after.pollution['1,0']).toBe(1)
  expect(after.rewilded).toEqual(['-1,0'])
})

rule('DE-758', 'a token that would leave the board is not placed', () => {
  expect(Object.keys(resolve({ built: ['3,0'] }, 'factories').after.pollution)).toHaveLength(5)
  const skipped = changes({ toxic: ['1,0', '2,0', '3,0'] }, 'factories')
  expect(skipped.pollution).toEqual({ '-1,1': 1, '0,-1': 1 })
})

rule(['DE-759', 'DE-905'], 'a seventh toxic site is the end, in the middle of the step', () => {
  // The vents of the core come in the order 0, 2, 4 of directions.
  const setting: Setting = { toxic: TOXIC, pollution: { '-1,1': 2 } }
  const { after, events } = resolve(setting, 'factories')
  expect(after.ended).toBe('toxic')
  expect(after.toxic).toHaveLength(6)
  expect(after.supplies.toxic).toBe(0)
  expect(events.at(-1)).toEqual({ type: 'gameEnded', reason: 'toxic' })
  expect(after.pollution).toEqual({ '1,0': 1, '-1,1': 2 })
  expect(resolve(setting, 'restart').after.ended).toBe('toxic')
  expect(resolve({ toxic: TOXIC.slice(1), pollution: { '-1,1': 2 } }, 'factories').after.ended).toBe(null)
})

rule('DE-R15', 'pollution tokens do not run out', () => {
  const pollution = Object.fromEntries(
    [-3, -2, -1, 0, 1, 2, 3].flatMap((q) =>
      [-3, -2, -1, 0, 1, 2, 3]
        .filter(
          (r) =>
            Math.abs(q + r) <= 3 && (q !== 0 || r !== 0) && Math.abs(q) + Math.abs(r) + Math.abs(q + r) !== 2,
        )
        .map((r) => [`${q},${r}`, 2] as const),
    ),
  )
  const before = Object.values(pollution).reduce((sum, tokens) => sum + tokens, 0)
  expect(before).toBeGreaterThan(40)
  const { after } = resolve({ pollution }, 'factories')
  expect(Object.values(after.pollution).reduce((sum, tokens) => sum + tokens, 0)).toBe(before + 3)
})

rule('DE-R57', 'the vents of a tile are resolved clockwise from the arrow', () => {
  const vents = (arrows: Record<number, number>, built: string[] = []) =>
    resolve({ arrows, built }, 'factories').events.flatMap((event) =>
      event.type === 'polluted' && event.tile === 5 - built.length ? [event.vent] : [],
    )
  expect(vents({ 5: 0 })).toEqual([2, 4, 0])
  expect(vents({ 5: 4 })).toEqual([0, 2, 4])
  // Tile 3 (0, 1, 3): from the arrow 1, 3, 0.
  expect(vents({ 3: 0 }, ['3,0', '0,3'])).toEqual([1, 3, 0])
  expect(vents({ 3: 2 }, ['3,0', '0,3'])).toEqual([3, 5, 2])
})
