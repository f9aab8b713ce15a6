import { rule } from '@vyprava/kernel/testing'
import { expect } from 'vitest'
import { isEnclosed } from '../rules/blocking.ts'
import { around, changes, resolve } from './machine.ts'
import { edges, hexOf } from './notation.ts'
import { lay, type Setting } from './position.ts'

/** The hex on which the factories card builds, or null. */
function builtOn(setting: Setting): string | null {
  const { before, after } = resolve(setting, 'factories')
  return Object.keys(after.factories).find((hex) => !(hex in before.factories)) ?? null
}

const enclosed = (hex: string, setting: Setting): boolean => isEnclosed(lay(setting), hexOf(hex))

rule('DE-731', 'exactly one factory is built when a hex is enclosed, none otherwise', () => {
  const two: Setting = { walls: [...around('2,-1'), ...around('-2,1')] }
  expect(Object.keys(resolve(two, 'factories').after.factories)).toHaveLength(1)
  expect(Object.keys(resolve({}, 'factories').after.factories)).toHaveLength(0)
})

rule(
  'DE-732',
  'six walls: pieces, breached ones, rim sides, sides of factories and of the core (X18)',
  () => {
    expect(enclosed('2,-1', { walls: around('2,-1') })).toBe(true)
    expect(enclosed('2,-1', { walls: around('2,-1'), breaches: ['2,-1|3,-1'] })).toBe(true)
    expect(enclosed('2,-1', { walls: around('2,-1', '3,-1'), built: ['3,-1'] })).toBe(true)
    expect(enclosed('2,-1', { walls: around('2,-1', '3,-1'), built: ['3,-1'], rewilded: ['3,-1'] })).toBe(
      true,
    )
    expect(enclosed('1,0', { walls: around('1,0', '0,0') })).toBe(true)
    expect(enclosed('3,0', { walls: around('3,0') })).toBe(true)
    for (const open of around('2,-1')) {
      expect(enclosed('2,-1', { walls: around('2,-1').filter((edge) => edge !== open) })).toBe(false)
    }
  },
)

rule('DE-733', 'an engine is no wall, nor is the rim', () => {
  const five = around('2,-1', '3,-1')
  expect(enclosed('2,-1', { walls: five, engines: ['2,-1>3,-1', null] })).toBe(false)
  expect(enclosed('2,-1', { walls: five, breaches: ['2,-1|3,-1'] })).toBe(false)
  expect(enclosed('3,0', { walls: around('3,0', '4,0', '4,-1', '3,1') })).toBe(false)
  expect(enclosed('3,0', { walls: around('3,0', '4,0') })).toBe(false)
})

rule(['DE-734', 'DE-R12'], 'never the core, a factory or a rewilded factory', () => {
  expect(enclosed('0,0', { walls: [] })).toBe(false)
  expect(enclosed('2,-1', { built: ['2,-1'] })).toBe(false)
  expect(enclosed('2,-1', { built: ['2,-1'], rewilded: ['2,-1'] })).toBe(false)
  expect(builtOn({ built: ['2,-1'], rewilded: ['2,-1'] })).toBe(null)
})

rule(['DE-735', 'DE-R03'], 'of several, the first in the turn of the radar (X20)', () => {
  const two: Setting = { walls: [...around('2,-1'), ...around('-1,0', '0,0')] }
  expect(builtOn({ ...two, direction: 'left' })).toBe('-1,0')
  expect(builtOn({ ...two, direction: 'right' })).toBe('2,-1')
  // Arrow to the lower left: right meets -1,0 first, left 2,-1.
  expect(builtOn({ ...two, direction: 'right', arrows: { 5: 2 } })).toBe('-1,0')
  expect(builtOn({ ...two, direction: 'left', arrows: { 5: 2 } })).toBe('2,-1')
})

rule('DE-735', 'the arrow is that of the top tile now', () => {
  const walls = [...around('2,-1'), ...around('-2,1')]
  const setting: Setting = { walls, built: ['0,2'], arrows: { 5: 4, 4: 1 } }
  expect(builtOn(setting)).toBe('-2,1')
  expect(builtOn({ ...setting, arrows: { 5: 1, 4: 4 } })).toBe('2,-1')
})

rule('DE-R04', 'a hex on the starting line comes first, whichever way', () => {
  const walls = [...around('1,-2'), ...around('2,-3'), ...around('1,-3')]
  expect(builtOn({ walls, direction: 'right' })).toBe('1,-2')
  expect(builtOn({ walls, direction: 'left' })).toBe('1,-2')
})

rule(['DE-736', 'DE-R04'], 'of several on one line, the nearest to the core', () => {
  const line = [around('1,0', '0,0'), around('2,0'), around('3,0')]
  expect(builtOn({ walls: line.flat() })).toBe('1,0')
  expect(builtOn({ walls: [...line[1], ...line[2]] })).toBe('2,0')
})

rule(
  ['DE-737', 'DE-738', 'DE-739', 'DE-741', 'DE-475', 'DE-R59'],
  'walls go, the tile comes with its mechs, breaches and all on the hex stay (X19)',
  () => {
    const setting: Setting = {
      walls: [...around('2,-1'), '0,2|1,1'],
      breaches: ['2,-1|3,-1'],
      pollution: { '2,-1': 1, '0,2': 2 },
      mechs: { '0,0': 2, '2,-1': 1, '1,1': 1 },
      camps: { '2,-1': 1 },
      players: [{ leader: '2,-1' }, { leader: '0,2' }],
    }
    expect(changes(setting, 'factories')).toEqual({
      walls: edges('0,2|1,1'),
      factories: { '2,-1': 5 },
      mechs: { '0,0': 2, '2,-1': 3, '1,1': 1 },
      coreTop: 4,
      supplies: { walls: 29, mechs: 14, toxic: 6 },
    })
  },
)

rule('DE-737', 'the tile is not turned; its pollution comes along', () => {
  const setting: Setting = { walls: around('2,-1'), pollution: { '0,0': 2 }, arrows: { 5: 1 } }
  const { after, state } = resolve(setting, 'factories')
  expect(after.pollution).toEqual({ '2,-1': 2 })
  expect(state.rotations[5]).toBe(1)
  expect(state.builtAt[5]).toBe(hexOf('2,-1'))
})

rule('DE-737', 'a toxic site of the core comes along', () => {
  const { after } = resolve({ walls: around('2,-1'), toxic: ['0,0'] }, 'factories')
  expect(after).toMatchObject({ toxic: ['2,-1'], supplies: { toxic: 5 } })
})

/** Pollution and poison after building on 2,-1, and how many sites the dial has. */
function soiled(setting: Setting): unknown[] {
  const { pollution, toxic, supplies } = resolve({ walls: around('2,-1'), ...setting }, 'factories').after
  return [pollution, toxic, supplies.toxic]
}

rule('DE-740', 'pollution is added up: three become a toxic site, beside one tokens go', () => {
  expect(soiled({ pollution: { '0,0': 1, '2,-1': 1 } })).toEqual([{ '2,-1': 2 }, [], 6])
  expect(soiled({ pollution: { '0,0': 1, '2,-1': 2 } })).toEqual([{}, ['2,-1'], 5])
  expect(soiled({ pollution: { '0,0': 2, '2,-1': 2 } })).toEqual([{}, ['2,-1'], 5])
  expect(soiled({ pollution: { '0,0': 2 }, toxic: ['2,-1'] })).toEqual([{}, ['2,-1'], 5])
  expect(soiled({ pollution: { '2,-1': 2 }, toxic: ['0,0'] })).toEqual([{}, ['2,-1'], 5])
})

rule('DE-R16', 'of two toxic sites one returns to the dial', () => {
  expect(soiled({ toxic: ['0,0', '2,-1'] })).toEqual([{}, ['2,-1'], 5])
})

/** Mechs after building on 2,-1, and how many the supply has. */
function manned(setting: Setting): unknown[] {
  const { mechs, supplies } = resolve({ walls: around('2,-1'), ...setting }, 'factories').after
  return [mechs, supplies.mechs]
}

rule('DE-741', 'two mechs from the supply on the new top tile', () => {
  expect(manned({})).toEqual([{ '0,0': 2 }, 18])
})

rule('DE-R14', 'or as many as there are', () => {
  expect(manned({ mechSupply: 1 })).toEqual([{ '0,0': 1 }, 0])
  expect(manned({ mechSupply: 0 })).toEqual([{}, 0])
})

rule('DE-R08', 'engines and breaches of the core stay when its top tile goes', () => {
  const { after } = resolve({ walls: around('2,-1'), breaches: ['0,0|1,0'] }, 'factories')
  expect(after.engines).toEqual([null, null])
  expect(after.breaches).toEqual(edges('0,0|1,0'))
})

const FIVE = ['3,0', '0,3', '-3,3', '-3,0', '0,-3']

rule(['DE-742', 'DE-904'], 'a sixth factory is the end: tile 0 is never built, rewilded ones count', () => {
  for (const rewilded of [[], FIVE]) {
    const setting: Setting = { built: FIVE, rewilded, walls: around('1,0', '0,0') }
    expect(changes(setting, 'factories')).toEqual({ ended: 'core' })
    expect(changes(setting, 'restart')).toEqual({ ended: 'core', direction: 'left' })
  }
  const fifth: Setting = { built: FIVE.slice(1), walls: around('1,0', '0,0') }
  expect(resolve(fifth, 'factories').after).toMatchObject({ ended: null, coreTop: 0 })
  expect(resolve({ built: FIVE }, 'factories').after.ended).toBe(null)
})

rule('DE-759', 'a toxic site that building needs and the dial lacks is the end', () => {
  const toxic = ['3,0', '0,3', '-3,3', '-3,0', '0,-3', '3,-3']
  const pollution = { '0,0': 2, '2,-1': 1 }
  const { after } = resolve({ walls: around('2,-1'), toxic, pollution }, 'factories')
  expect([after.ended, after.mechs]).toEqual(['toxic', {}])
  expect(resolve({ walls: around('2,-1'), toxic: toxic.slice(1), pollution }, 'factories').after.ended).toBe(
    null,
  )
})

rule(
  ['DE-761', 'DE-762'],
  'restart turns the direction, always, then builds or pollutes by the new one (X22)',
  () => {
    const two: Setting = { walls: [...around('2,-1'), ...around('-2,1')], direction: 'left' }
    const { after } = resolve(two, 'restart')
    expect(after).toMatchObject({ direction: 'right', factories: { '2,-1': 5 } })
    expect(resolve({ ...two, direction: 'right' }, 'restart').after).toMatchObject({
      direction: 'left',
      factories: { '-2,1': 5 },
    })
    // Without an enclosed hex the core's top tile vents; with one it does not.
    expect(Object.keys(resolve({}, 'restart').after.pollution)).toHaveLength(3)
    expect(after.pollution).toEqual({})
  },
)
