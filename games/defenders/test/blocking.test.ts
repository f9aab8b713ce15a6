import { rule } from '@vyprava/kernel/testing'
import { expect } from 'vitest'
import { FACTIONS, TERRAINS } from '../content/index.ts'
import {
  campWorks,
  fitsTerrain,
  hasWall,
  hunterMayStep,
  isBuilt,
  isFactory,
  isHabitat,
  isOpen,
  isSniperPost,
} from '../rules/blocking.ts'
import { directionTo } from '../rules/board/index.ts'
import { around } from './machine.ts'
import { edgeOf, hexOf } from './notation.ts'
import { lay, printed, type Setting } from './position.ts'

/** Whether a leader may step between two neighbours. */
function open(from: string, to: string, setting: Setting, acrossWalls = false): boolean {
  return isOpen(lay(setting), hexOf(from), directionTo(hexOf(from), hexOf(to)), acrossWalls)
}

rule(
  'DE-301',
  'forest for the Order, plains for the Council, marsh for the Clan, mountains for the Sect',
  () => {
    expect(FACTIONS.map((faction, i) => [faction, TERRAINS[i]])).toEqual([
      ['order', 'forest'],
      ['council', 'plains'],
      ['clan', 'marsh'],
      ['sect', 'mountain'],
    ])
  },
)

rule('DE-302', 'a factory, a rewilded factory and the core are walled on all six sides', () => {
  for (const [hex, setting] of [
    ['0,0', {}],
    ['2,-1', { built: ['2,-1'] }],
    ['3,0', { built: ['3,0'], rewilded: ['3,0'] }],
  ] as const) {
    const state = lay(setting)
    expect(around(hex).map((edge) => hasWall(state, edgeOf(edge)))).toEqual(Array(6).fill(true))
  }
  expect(around('2,-1').some((edge) => hasWall(lay(), edgeOf(edge)))).toBe(false)
})

rule(['DE-303', 'DE-474'], 'no leader crosses a wall that is not breached', () => {
  expect(open('0,2', '1,1', {})).toBe(true)
  expect(open('0,2', '1,1', { walls: ['0,2|1,1'] })).toBe(false)
  expect(open('0,2', '1,1', { walls: ['0,2|1,1'], breaches: ['0,2|1,1'] })).toBe(true)
  for (const rewilded of [[], ['1,1']]) {
    const factory: Setting = { built: ['1,1'], rewilded }
    expect(open('0,2', '1,1', factory)).toBe(false)
    expect(open('1,1', '0,2', factory)).toBe(false)
    expect(open('0,2', '1,1', { ...factory, breaches: ['0,2|1,1'] })).toBe(true)
    expect(open('1,1', '0,2', { ...factory, breaches: ['0,2|1,1'] })).toBe(true)
  }
  expect(open('0,2', '1,1', { breaches: ['0,2|0,1'], walls: ['0,2|1,1'] })).toBe(false)
})

rule('DE-R11', 'between two factories one breach is enough', () => {
  const two: Setting = { built: ['1,1', '0,2'] }
  expect(open('0,2', '1,1', two)).toBe(false)
  expect(open('0,2', '1,1', { ...two, breaches: ['0,2|1,1'] })).toBe(true)
})

rule('DE-304', 'nor an edge with an engine', () => {
  expect(open('0,2', '1,1', { engines: ['0,2>1,1', null] })).toBe(false)
  expect(open('0,2', '1,1', { engines: [null, '1,1>0,2'] })).toBe(false)
  expect(open('0,2', '1,1', { engines: ['0,1>0,2', '1,2>0,2'] })).toBe(true)
  expect(open('0,2', '1,1', { engines: ['0,2>1,1', null], breaches: ['0,2|1,1'] })).toBe(false)
})

rule('DE-305', 'nor into the core, breached or not, outage or not', () => {
  expect(open('0,1', '0,0', {})).toBe(false)
  expect(open('0,1', '0,0', { breaches: ['0,1|0,0'] })).toBe(false)
  expect(open('0,1', '0,0', { breaches: ['0,1|0,0'] }, true)).toBe(false)
})

rule(['DE-306', 'DE-104'], 'nor off the board', () => {
  const state = lay()
  const steps = [0, 1, 2, 3, 4, 5].map((direction) => isOpen(state, hexOf('0,3'), direction, true))
  expect(steps).toEqual([false, false, false, true, true, true])
})

rule('DE-R29', 'an outage lets leaders across pieces and factory walls, not across engines', () => {
  expect(open('0,2', '1,1', { walls: ['0,2|1,1'] }, true)).toBe(true)
  expect(open('0,2', '1,1', { built: ['1,1'] }, true)).toBe(true)
  expect(open('0,2', '1,1', { engines: ['0,2>1,1', null] }, true)).toBe(false)
})

rule(['DE-307', 'DE-308'], 'a rewilded factory is every terrain, a factory and the core are none', () => {
  const terrainsOf = (hex: string, setting: Setting): boolean[] =>
    TERRAINS.map((_, terrain) => fitsTerrain(lay(setting), hexOf(hex), terrain))
  expect(terrainsOf('1,1', { terrain: { '1,1': 'marsh' } })).toEqual([false, false, true, false])
  expect(terrainsOf('1,1', { built: ['1,1'] })).toEqual([false, false, false, false])
  expect(terrainsOf('1,1', { built: ['1,1'], rewilded: ['1,1'] })).toEqual([true, true, true, true])
  expect(terrainsOf('0,0', {})).toEqual([false, false, false, false])
})

rule('DE-311', 'a camp on a factory gives nothing until it is rewilded', () => {
  const works = (setting: Setting) => campWorks(lay({ camps: { '1,1': 1 }, ...setting }), hexOf('1,1'))
  expect(works({})).toBe(true)
  expect(works({ built: ['1,1'] })).toBe(false)
  expect(works({ built: ['1,1'], rewilded: ['1,1'] })).toBe(true)
  expect(campWorks(lay(), hexOf('1,1'))).toBe(false)
})

rule('DE-601', 'a mech on a factory or on the core is a sniper, elsewhere a hunter', () => {
  expect(isSniperPost(lay(), hexOf('0,0'))).toBe(true)
  expect(isSniperPost(lay(), hexOf('1,1'))).toBe(false)
  expect(isSniperPost(lay({ built: ['1,1'] }), hexOf('1,1'))).toBe(true)
  expect(isSniperPost(lay({ built: ['1,1'], rewilded: ['1,1'] }), hexOf('1,1'))).toBe(false)
})

rule('DE-302', 'built, factory, habitat', () => {
  const state = lay({ built: ['1,1', '0,2'], rewilded: ['0,2'] })
  const asked = ['0,0', '1,1', '0,2', '2,0'].map((key) => [
    isBuilt(state, hexOf(key)),
    isFactory(state, hexOf(key)),
    isHabitat(state, hexOf(key)),
  ])
  expect(asked).toEqual([
    [true, false, false],
    [true, true, false],
    [true, false, false],
    [false, false, true],
  ])
})

rule('DE-777', 'hunters see breached walls as walls and engines as nothing', () => {
  const may = (setting: Setting) =>
    hunterMayStep(lay(setting), hexOf('0,2'), directionTo(hexOf('0,2'), hexOf('1,1')))
  expect(may({})).toBe(true)
  expect(may({ engines: ['0,2>1,1', null] })).toBe(true)
  expect(may({ walls: ['0,2|1,1'] })).toBe(false)
  expect(may({ walls: ['0,2|1,1'], breaches: ['0,2|1,1'] })).toBe(false)
  expect(may({ built: ['1,1'], breaches: ['0,2|1,1'] })).toBe(false)
  expect(may({ built: ['1,1'], rewilded: ['1,1'], breaches: ['0,2|1,1'] })).toBe(false)
})

rule('DE-126', 'cards of the pack know their terrain by the number of the faction', () => {
  expect(printed.terrainOf[0]).toBe(TERRAINS.indexOf('forest'))
  expect(printed.factionOf[71]).toBe(FACTIONS.indexOf('sect'))
})
