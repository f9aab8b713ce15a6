import { rule } from '@vyprava/kernel/testing'
import { expect } from 'vitest'
import { around, changes, resolve } from './machine.ts'
import { edges } from './notation.ts'
import { lay, pack, type Setting } from './position.ts'

const TWO: Setting = { engines: ['0,1>0,2', '2,-2>1,-1'] }

rule(
  ['DE-791', 'DE-792'],
  'the engine that the radar meets first moves three times, then the other twice',
  () => {
    const { after, events } = resolve(TWO, 'engines', true)
    const moves = events.flatMap((event) =>
      event.type === 'engineMoved' || event.type === 'engineReset' ? [event.engine] : [],
    )
    // Engine 1 meets the core on its third step, comes back, and is deployed at the arrow.
    expect(moves).toEqual([1, 1, 1, 0, 0])
    expect(after.engines).toEqual(['1,2>0,2', '0,-1>1,-1'])
    expect(after.walls).toEqual(edges('2,-2|1,-1', '2,-1|1,-1', '1,0|1,-1', '0,1|0,2', '1,1|0,2'))
    const left = resolve({ ...TWO, direction: 'left' }, 'engines', true)
    expect(
      left.events.flatMap((event) =>
        event.type === 'engineMoved' || event.type === 'engineReset' ? [event.engine] : [],
      ),
    ).toEqual([0, 0, 0, 1, 1])
  },
)

rule(
  'DE-R54',
  'the radar is read once; one engine alone makes three steps; none, and only the deployment is left',
  () => {
    // By its third step engine 0 gets past the starting line and behind engine 1; it still was the first.
    const past = resolve({ engines: ['-1,1>-1,2', '-2,0>-2,1'], arrows: { 5: 1 } }, 'engines', true)
    expect(past.events.map((event) => (event.type === 'engineMoved' ? event.engine : null))).toEqual([
      0, 0, 0, 1, 1,
    ])
    const one = resolve({ engines: [null, '0,1>0,2'] }, 'engines', true)
    expect(one.after.engines).toEqual(['0,-1>1,-1', '0,3>0,2'])
    expect(changes({}, 'engines', true)).toEqual({ engines: ['0,-1>1,-1', '1,-1>1,0'] })
  },
)

rule('DE-R54', 'a reset takes the remaining steps; the other moves on the changed board', () => {
  const setting: Setting = { engines: ['-1,1>-1,2', '0,3>0,2'], arrows: { 5: 1 }, walls: ['-1,2|-1,3'] }
  const { after, events } = resolve(setting, 'engines', true)
  // Engine 0 goes over {-1,2 | 0,2} and leaves a wall there, at which engine 1 is reset by its second step.
  expect(events.map(({ type }) => type)).toEqual([
    'engineMoved',
    'engineMoved',
    'engineReset',
    'engineMoved',
    'engineReset',
    'engineDeployed',
    'engineDeployed',
  ])
  expect(after.walls).toEqual(edges('-1,2|-1,3', '-1,1|-1,2', '0,1|-1,2', '0,2|-1,2', '0,3|0,2', '-1,3|0,2'))
})

rule('DE-R54', 'a reset at the first step is the last', () => {
  const { after } = resolve({ engines: ['0,1>0,2', null], walls: ['1,1|0,2'] }, 'engines', true)
  expect(after.walls).toEqual(edges('1,1|0,2', '0,1|0,2'))
  expect(after.engines).toEqual(['0,-1>1,-1', '1,-1>1,0'])
})

rule(
  ['DE-793', 'DE-R56'],
  'hard factories pollute also after building; the new factory and top tile too',
  () => {
    const { after } = resolve({ walls: around('-2,2') }, 'factories', true)
    expect(after.factories).toEqual({ '-2,2': 5 })
    expect(after.pollution).toEqual({ '1,-1': 1, '0,1': 1, '-1,0': 1, '-2,1': 1, '-1,2': 1, '-3,3': 1 })
    expect(Object.keys(resolve({}, 'factories', true).after.pollution)).toHaveLength(3)
  },
)

const STRIKE: Setting = {
  seats: 4,
  players: [{ leader: '0,2' }, { leader: '1,0' }, { leader: '-3,0' }, { leader: '2,-3' }],
  mechs: { '0,2': 3, '-3,0': 1, '0,0': 2 },
}

rule('DE-794', 'hard mechs: one injury for each leader with a mech, however many; not beside snipers', () => {
  expect(resolve(STRIKE, 'mechs', true).after.injuries).toEqual([1, 0, 1, 0])
  // After the pursuit: the hunter from next door is there already.
  const next: Setting = { players: [{ leader: '0,2' }, {}], mechs: { '1,1': 1 } }
  expect(changes(next, 'mechs', true)).toEqual({ mechs: { '0,2': 1 }, injuries: [1, 0] })
  // With a sniper on a factory, and with a mech on a rewilded one.
  for (const rewilded of [[], ['0,2']]) {
    const factory: Setting = {
      players: [{ leader: '0,2' }, {}],
      built: ['0,2'],
      rewilded,
      mechs: { '0,2': 1 },
    }
    expect(changes(factory, 'mechs', true)).toEqual({ injuries: [1, 0] })
  }
})

rule('DE-794', 'no die is rolled: agility and resilience do not help', () => {
  for (const [faction, key] of [
    ['clan', 'agility'],
    ['council', 'resilience'],
  ] as const) {
    const ability = pack.abilities.findIndex((other) => other.key === key)
    const active = pack.defenders.findIndex((card) => card.ability === ability)
    const players = [{ faction, leader: '0,2', active }, { faction: 'sect' as const }]
    const { after, events } = resolve({ players, mechs: { '0,2': 1 } }, 'mechs', true)
    expect(after.injuries).toEqual([1, 0])
    expect(events.filter(({ type }) => type === 'rolled')).toEqual([])
  }
})

rule('DE-R55', 'clockwise from the active player, each fully resolved before the next', () => {
  const { events } = resolve(
    { ...STRIKE, mechs: { '0,2': 1, '1,0': 1, '-3,0': 1, '2,-3': 1 }, current: 2 },
    'mechs',
    true,
  )
  expect(events.flatMap((event) => (event.type === 'injured' ? [event.player] : []))).toEqual([2, 3, 0, 1])
  // A death of the first that ends the game spares the second.
  const setting: Setting = {
    ...STRIKE,
    players: [
      { leader: '0,2', injuries: 3, hand: [0] },
      { leader: '1,0' },
      { leader: '-3,0' },
      { leader: '2,-3' },
    ],
  }
  const alive = resolve(setting, 'mechs', true)
  expect(alive.after).toMatchObject({ ended: null, injuries: [0, 0, 1, 0] })
  expect(alive.state.players[0].dead).toEqual([0])
  const state = lay(setting)
  state.deaths[0] = 1
  expect(resolve(state, 'mechs', true).after).toMatchObject({ ended: 'massacre', injuries: [0, 0, 0, 0] })
})
