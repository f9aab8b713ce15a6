import { rule } from '@vyprava/kernel/testing'
import { expect } from 'vitest'
import { resolveCard } from '../rules/machine/card.ts'
import { deployEngines, moveTogether } from '../rules/machine/engines.ts'
import { around, changes, resolve } from './machine.ts'
import { edges } from './notation.ts'
import { describe, Hearing, lay, printed, type Setting } from './position.ts'

/** One step of all engines, and nothing else. */
function step(setting: Setting, count = 1) {
  const state = lay(setting)
  moveTogether(state, count, new Hearing())
  return describe(state)
}

/** The deployment alone. */
function deploy(setting: Setting) {
  const state = lay(setting)
  const course = new Hearing()
  deployEngines(state, course)
  return { ...describe(state), events: course.heard() }
}

rule(['DE-711', 'DE-713'], 'both engines move twice and leave a wall on every edge (X14)', () => {
  expect(changes({ engines: ['2,-2>1,-1', '0,1>0,2'] }, 'engines')).toEqual({
    engines: ['1,0>1,-1', '1,2>0,2'],
    walls: edges('2,-2|1,-1', '2,-1|1,-1', '0,1|0,2', '1,1|0,2'),
    supplies: { walls: 26, mechs: 20, toxic: 6 },
  })
})

rule('DE-711', 'they move together: the first step of both comes before the second of either', () => {
  const { events } = resolve({ engines: ['2,-2>1,-1', '0,1>0,2'] }, 'engines')
  expect(events.map((event) => (event.type === 'engineMoved' ? event.engine : null))).toEqual([0, 1, 0, 1])
  // Both reach {-1,2 | 0,2} by their second step; alone with both its steps, engine 0 would be there first.
  const crossing = step({ engines: ['-1,1>-1,2', '0,3>0,2'], arrows: { 5: 1 } }, 2)
  expect(crossing.engines).toEqual([null, '-1,2>0,2'])
})

rule('DE-712', 'right circles the right hex, left the left one, always forwards', () => {
  const one: Setting = { engines: ['0,1>0,2', null] }
  expect(step({ ...one, direction: 'right' }, 1).engines[0]).toBe('1,1>0,2')
  expect(step({ ...one, direction: 'right' }, 2).engines[0]).toBe('1,2>0,2')
  expect(step({ ...one, direction: 'right' }, 4).engines[0]).toBe('-1,3>0,2')
  expect(step({ ...one, direction: 'left' }, 1).engines[0]).toBe('0,1>1,1')
  expect(step({ ...one, direction: 'left' }, 2).engines[0]).toBe('0,1>1,0')
})

rule('DE-714', 'a wall ahead sends the engine to the core and leaves a wall (X15)', () => {
  expect(step({ engines: ['0,1>0,2', null], walls: ['1,1|0,2'] })).toMatchObject({
    engines: [null, null],
    walls: edges('1,1|0,2', '0,1|0,2'),
  })
})

rule(['DE-714', 'DE-302', 'DE-R09'], 'so does the side of a factory, a rewilded one, the core', () => {
  const towards = (setting: Setting) => step({ engines: ['0,1>0,2', null], ...setting })
  for (const setting of [{ built: ['1,1'] }, { built: ['1,1'], rewilded: ['1,1'] }]) {
    expect(towards(setting)).toMatchObject({ engines: [null, null], walls: edges('0,1|0,2') })
  }
  expect(step({ engines: ['1,0>1,-1', null] })).toMatchObject({
    engines: [null, null],
    walls: edges('1,0|1,-1'),
  })
  expect(towards({}).engines[0]).toBe('1,1>0,2')
})

rule(['DE-714', 'DE-R05'], 'so does the other engine, met in radar order', () => {
  // Both want {0,1 | -1,2}. From the top the radar meets engine 1 first, from the bottom engine 0.
  const both: Setting = { engines: ['-1,1>-1,2', '0,2>0,1'] }
  const walls = edges('-1,1|-1,2', '0,2|0,1')
  expect(step({ ...both, arrows: { 5: 4 } })).toMatchObject({ engines: [null, '-1,2>0,1'], walls })
  expect(step({ ...both, arrows: { 5: 1 } })).toMatchObject({ engines: ['0,1>-1,2', null], walls })
})

rule('DE-R05', 'an edge that is just being left has a wall, one not yet left has an engine', () => {
  // Engine 1 stands on the edge that engine 0 wants; from the top the radar meets engine 1 first.
  const chain: Setting = { engines: ['0,1>0,2', '1,1>0,2'] }
  expect(step(chain)).toMatchObject({ engines: [null, '1,2>0,2'], walls: edges('0,1|0,2', '1,1|0,2') })
  expect(step({ ...chain, arrows: { 5: 2 } })).toMatchObject({ engines: [null, '1,2>0,2'] })
})

rule('DE-R05', 'the radar order is made anew before each step', () => {
  // From the bottom: engine 0 comes first, and by its step gets past the starting line.
  const { events } = resolve({ engines: ['-1,1>-1,2', '-2,0>-2,1'], arrows: { 5: 1 } }, 'engines')
  expect(events.map((event) => (event.type === 'engineMoved' ? event.engine : null))).toEqual([0, 1, 1, 0])
})

rule('DE-715', 'a breached wall is a dead end too', () => {
  expect(step({ engines: ['0,1>0,2', null], walls: ['1,1|0,2'], breaches: ['1,1|0,2'] }).engines).toEqual([
    null,
    null,
  ])
})

rule('DE-716', 'a reset engine makes no further step on this card', () => {
  const { after, events } = resolve({ engines: ['0,1>0,2', null], walls: ['1,1|0,2'] }, 'engines')
  expect(events.filter(({ type }) => type === 'engineMoved')).toEqual([])
  // Only the deployments follow: at the arrow of the core, and at the next ray.
  expect(after.engines).toEqual(['0,-1>1,-1', '1,-1>1,0'])
  expect(after.walls).toEqual(edges('0,1|0,2', '1,1|0,2'))
})

rule(['DE-717', 'DE-718'], 'along the rim to the next interior edge, in one step (X16)', () => {
  const rim: Setting = { engines: ['1,2>0,3', null], direction: 'left' }
  expect(step(rim)).toMatchObject({
    engines: ['1,2>2,1', null],
    walls: edges('0,3|1,2', '1,2|1,3', '1,2|2,2'),
    supplies: { walls: 27 },
  })
  expect(step(rim, 2).engines[0]).toBe('1,2>1,1')
  // Around a corner: three rim edges, four walls.
  expect(step({ engines: ['0,3>-1,3', null], direction: 'left' })).toMatchObject({
    engines: ['0,3>1,2', null],
    walls: edges('0,3|-1,3', '0,3|-1,4', '0,3|0,4', '0,3|1,3'),
  })
})

rule('DE-R06', 'blocked on the way along the rim: back to the core from there, walls up to there', () => {
  expect(step({ engines: ['1,2>0,3', null], direction: 'left', walls: ['1,2|2,2'] })).toMatchObject({
    engines: [null, null],
    walls: edges('0,3|1,2', '1,2|1,3', '1,2|2,2'),
  })
  expect(step({ engines: ['1,2>0,3', null], direction: 'left', walls: ['1,2|2,1'] })).toMatchObject({
    engines: [null, null],
    walls: edges('0,3|1,2', '1,2|1,3', '1,2|2,2', '1,2|2,1'),
  })
})

rule('DE-721', 'engines on the core are deployed one after the other, the lower number first', () => {
  expect(deploy({}).engines).toEqual(['0,-1>1,-1', '1,-1>1,0'])
  expect(deploy({ engines: ['0,1>0,2', null] }).engines).toEqual(['0,1>0,2', '0,-1>1,-1'])
})

rule(['DE-722', 'DE-483'], 'at the highest factory on the board, rewilded or not', () => {
  const two: Setting = { built: ['1,1', '-2,1'], engines: [null, '-1,3>0,2'] }
  expect(deploy(two).engines[0]).toBe('1,0>2,0')
  expect(deploy({ ...two, rewilded: ['1,1'] }).engines[0]).toBe('1,0>2,0')
  expect(deploy({ ...two, built: ['-2,1', '1,1'] }).engines[0]).toBe('-2,0>-1,0')
})

rule('DE-723', 'while none is built, at the core by its top tile', () => {
  expect(deploy({ engines: [null, '-1,3>0,2'], arrows: { 5: 0, 4: 3 } }).engines[0]).toBe('1,0>0,1')
})

rule(['DE-724', 'DE-726'], 'the first free ray from the arrow in the machine direction (X17)', () => {
  const left: Setting = {
    direction: 'left',
    built: ['1,-1'],
    walls: ['1,-2|2,-2'],
    engines: [null, '-1,3>0,2'],
  }
  const before = describe(lay(left))
  const { events, ...after } = deploy(left)
  expect(after).toEqual({ ...before, engines: ['0,-1>1,-2', '-1,3>0,2'] })
  expect(events).toMatchObject([{ type: 'engineDeployed', engine: 0, tile: 5 }])
  expect(deploy({ ...left, direction: 'right' }).engines[0]).toBe('2,-2>2,-1')
})

rule('DE-724', 'not free: a wall, a factory, the core, an engine', () => {
  // The core has six interior rays; all but one are closed in different ways.
  const closed: Setting = {
    engines: ['0,-1>1,-1', null],
    walls: ['1,-1|1,0'],
    breaches: ['1,-1|1,0'],
    built: ['0,1'],
  }
  // With a factory at 0,1 its own rays come first: 0,0 closes two of them.
  expect(deploy({ ...closed, arrows: { 5: 3 } }).engines[1]).toBe('1,0>1,1')
  const core: Setting = { ...closed, walls: [...(closed.walls ?? []), ...raysOf('0,1')] }
  expect(deploy({ ...core, built: ['0,1'], arrows: { 5: 3, 4: 4 } }).engines[1]).toBe('-1,1>-1,0')
})

/** All interior rays of a hex as edges. */
function raysOf(hex: string): string[] {
  const sides = around(hex).map((edge) => edge.split('|')[1])
  return sides.map((side, i) => `${side}|${sides[(i + 1) % 6]}`).filter((edge) => !edge.includes('0,0'))
}

rule('DE-R07', 'rays along the rim and off the board are never free', () => {
  // Corner hex 0,3: the arrow points off the board; two of its rays are rim edges, only two interior.
  const corner: Setting = { built: ['0,3'], engines: [null, '0,-1>1,-1'], arrows: { 5: 1 } }
  expect(deploy(corner).engines[0]).toBe('-1,3>0,2')
  expect(deploy({ ...corner, direction: 'left' }).engines[0]).toBe('0,2>1,2')
  expect(deploy({ ...corner, walls: ['-1,3|0,2', '0,2|1,2'] }).engines[0]).toBe('1,-1>1,0')
})

rule(['DE-725', 'DE-R08'], 'else the next lower factory, at last the core', () => {
  const setting: Setting = { built: ['2,1', '-2,1'], engines: [null, '1,2>0,3'], walls: raysInside('2,1') }
  expect(deploy(setting).engines[0]).toBe('-2,0>-1,0')
  const both = { ...setting, walls: [...raysInside('2,1'), ...raysOf('-2,1')] }
  expect(deploy({ ...both, arrows: { 3: 2 } }).engines[0]).toBe('-1,0>0,-1')
})

/** The rays of a rim hex that lie on the board. */
const raysInside = (hex: string): string[] =>
  raysOf(hex).filter(
    (edge) =>
      edge.split(/[,|]/).every((part) => Math.abs(Number(part)) <= 3) &&
      !edge.includes('2,2') &&
      !edge.includes('3,1'),
  )

rule('DE-R08', 'no ray free at all: it stays on the core, moves no more, and tries again', () => {
  const walls = raysOf('0,0')
  const stuck = deploy({ engines: [null, '1,2>0,3'], walls })
  expect(stuck.engines).toEqual([null, '1,2>0,3'])
  expect(stuck.events).toMatchObject([{ type: 'engineStuck', engine: 0 }])
  const state = lay({ engines: [null, '1,2>0,2'], walls })
  moveTogether(state, 1, new Hearing())
  expect(describe(state).engines[0]).toBe(null)
  state.walls.fill(0)
  deployEngines(state, new Hearing())
  expect(describe(state).engines[0]).toBe('0,-1>1,-1')
})

rule('DE-726', 'deploying places no wall', () => {
  expect(deploy({}).walls).toEqual([])
})

rule('DE-R13', 'walls are not limited by the pieces', () => {
  const state = lay({ engines: ['0,1>0,2', null] })
  state.wallSupply = 0
  moveTogether(state, 1, new Hearing())
  expect(describe(state)).toMatchObject({ walls: edges('0,1|0,2'), supplies: { walls: -1 } })
})

rule('DE-711', 'the worked way of both engines from the setup with the arrow up (G8)', () => {
  const state = lay({
    walls: ['0,-1|1,-1', '1,-2|1,-1', '-1,1|0,1', '-1,2|0,1'],
    engines: ['2,-2>1,-1', '0,1>0,2'],
  })
  const course = new Hearing()
  const poses: (string | null)[][] = []
  for (let i = 0; i < 3; i++) {
    moveTogether(state, 1, course)
    poses.push([...describe(state).engines])
  }
  expect(poses).toEqual([
    ['2,-1>1,-1', '1,1>0,2'],
    ['1,0>1,-1', '1,2>0,2'],
    [null, '0,3>0,2'],
  ])
  // 1,-1 is enclosed by five wall pieces and the core.
  resolveCard(printed, state, [{ does: 'build' }], course)
  expect(describe(state).factories).toEqual({ '1,-1': 5 })
})
