import { rule } from '@vyprava/kernel/testing'
import { expect } from 'vitest'
import { changes, resolve } from './machine.ts'
import type { Setting } from './position.ts'

rule('DE-771', 'each engine on the board puts a hunter on its front hex (X23)', () => {
  expect(changes({ engines: ['2,-2>1,-1', '0,1>0,2'] }, 'mechs')).toEqual({
    mechs: { '2,-1': 1, '1,1': 1 },
    supplies: { walls: 30, mechs: 18, toxic: 6 },
  })
})

rule(['DE-772', 'DE-R50'], 'no habitat ahead: the hex on the right or the left, by the direction', () => {
  const hunter = (setting: Setting) => resolve(setting, 'mechs').after.mechs
  const rim: Setting = { engines: ['1,2>0,3', null] }
  expect(hunter({ ...rim, direction: 'right' })).toEqual({ '0,3': 1 })
  expect(hunter({ ...rim, direction: 'left' })).toEqual({ '1,2': 1 })
  const core: Setting = { engines: ['1,0>1,-1', null] }
  expect(hunter({ ...core, direction: 'right' })).toEqual({ '1,-1': 1 })
  expect(hunter({ ...core, direction: 'left' })).toEqual({ '1,0': 1 })
  const factory: Setting = { engines: ['0,1>0,2', null], built: ['1,1'] }
  for (const rewilded of [[], ['1,1']]) {
    expect(hunter({ ...factory, rewilded, direction: 'right' })).toEqual({ '0,2': 1 })
    expect(hunter({ ...factory, rewilded, direction: 'left' })).toEqual({ '0,1': 1 })
  }
})

rule('DE-R14', 'the last mech goes to the engine that the radar meets first', () => {
  const setting: Setting = { engines: ['0,1>0,2', '2,-2>1,-1'], mechSupply: 1 }
  expect(resolve(setting, 'mechs').after).toMatchObject({ mechs: { '2,-1': 1 }, supplies: { mechs: 0 } })
  expect(resolve({ ...setting, direction: 'left' }, 'mechs').after.mechs).toEqual({ '1,1': 1 })
  expect(resolve({ ...setting, mechSupply: 0 }, 'mechs').after.mechs).toEqual({})
})

rule('DE-R53', 'an engine on the core puts none', () => {
  expect(changes({}, 'mechs')).toEqual({})
})

const HUNT: Setting = { players: [{ leader: '0,2' }, { leader: '-3,0' }] }

rule('DE-773', 'a hunter that shares a hex with any leader stays', () => {
  expect(changes({ players: [{ leader: '0,2' }, { leader: '1,1' }], mechs: { '1,1': 2 } }, 'mechs')).toEqual(
    {},
  )
})

rule('DE-774', 'within two steps of the active leader it joins (X24)', () => {
  expect(changes({ ...HUNT, mechs: { '1,1': 1, '2,0': 2, '0,0': 1 } }, 'mechs')).toEqual({
    mechs: { '0,0': 1, '0,2': 3 },
  })
  expect(changes({ ...HUNT, mechs: { '3,-1': 1 } }, 'mechs')).toEqual({})
  // The active player comes before one who is nearer.
  const both: Setting = { players: [{ leader: '0,2' }, { leader: '3,0' }], mechs: { '2,0': 1 } }
  expect(changes(both, 'mechs')).toEqual({ mechs: { '0,2': 1 } })
  expect(changes({ ...both, current: 1 }, 'mechs')).toEqual({ mechs: { '3,0': 1 } })
})

rule(['DE-775', 'DE-776', 'DE-777'], 'others: a leader one step away, clockwise; else it stays (X25)', () => {
  const sect: Setting = {
    players: [{ leader: '0,-3' }, { leader: '0,2' }],
    walls: ['0,2|1,1'],
    mechs: { '1,1': 1, '-1,2': 1, '-2,3': 1, '-1,0': 1 },
  }
  expect(changes(sect, 'mechs')).toEqual({ mechs: { '1,1': 1, '0,2': 1, '-2,3': 1, '-1,0': 1 } })
  const three: Setting = {
    seats: 3,
    players: [{ leader: '0,2' }, { leader: '-2,-1' }, { leader: '0,1' }],
    mechs: { '1,1': 1 },
    current: 1,
  }
  // From player 1 clockwise: player 2 first.
  expect(changes(three, 'mechs')).toEqual({ mechs: { '0,1': 1 } })
  expect(changes({ ...three, walls: ['1,1|0,1'] }, 'mechs')).toEqual({ mechs: { '0,2': 1 } })
})

rule('DE-776', 'no partial moves', () => {
  expect(changes({ players: [{ leader: '0,3' }, {}], mechs: { '0,-3': 1, '3,0': 1 } }, 'mechs')).toEqual({})
})

rule('DE-777', 'never across walls, breached or not, nor onto or through factories and the core', () => {
  const wall: Setting = { ...HUNT, mechs: { '0,3': 1 }, walls: ['0,3|0,2', '0,3|-1,3', '0,3|1,2'] }
  expect(changes(wall, 'mechs')).toEqual({})
  expect(changes({ ...wall, breaches: ['0,3|0,2'] }, 'mechs')).toEqual({})
  const factory: Setting = { players: [{ leader: '1,1' }, {}], mechs: { '1,0': 1, '0,1': 1 } }
  for (const rewilded of [[], ['1,1']]) {
    const built: Setting = { ...factory, built: ['1,1'], rewilded }
    expect(changes(built, 'mechs')).toEqual({})
    expect(changes({ ...built, breaches: ['1,1|1,0', '1,1|0,1'] }, 'mechs')).toEqual({})
  }
  // Between 1,-1 and -1,1 lies the core; two steps the long way round are three.
  expect(changes({ players: [{ leader: '-1,1' }, {}], mechs: { '1,-1': 1 } }, 'mechs')).toEqual({})
  // Through a factory: 2,0 to 0,2 only by 1,1.
  expect(changes({ ...HUNT, built: ['1,1'], mechs: { '2,0': 1 } }, 'mechs')).toEqual({})
})

rule('DE-R51', 'engines do not stop hunters', () => {
  const setting: Setting = { ...HUNT, mechs: { '1,1': 1 }, engines: ['0,2>1,1', null], mechSupply: 0 }
  expect(changes(setting, 'mechs')).toEqual({ mechs: { '0,2': 1 } })
})

rule('DE-778', 'snipers never move', () => {
  const setting: Setting = { players: [{ leader: '1,1' }, {}], built: ['0,2'], mechs: { '0,2': 2, '0,0': 2 } }
  expect(changes(setting, 'mechs')).toEqual({})
  // A mech on a rewilded factory neither.
  expect(changes({ ...setting, rewilded: ['0,2'] }, 'mechs')).toEqual({})
})

rule('DE-R52', 'new hunters pursue too; all decide by the positions before', () => {
  // The hunter put on 1,1 goes on to 0,2.
  expect(changes({ ...HUNT, engines: ['1,0>0,1', null] }, 'mechs')).toMatchObject({ mechs: { '0,2': 1 } })
  // The hunters of 1,1 go; those behind them do not take the place of 1,1 for granted.
  expect(changes({ ...HUNT, mechs: { '1,1': 2, '3,0': 1 } }, 'mechs')).toEqual({
    mechs: { '0,2': 2, '3,0': 1 },
  })
})

rule('DE-779', 'the basic card injures nobody', () => {
  const { after } = resolve({ ...HUNT, mechs: { '0,2': 3, '1,1': 1 } }, 'mechs')
  expect(after.injuries).toEqual([0, 0])
})

rule('DE-R67', 'the active player has retired: the others are checked, one step', () => {
  const retired: Setting = { players: [{ retired: true }, { leader: '0,2' }] }
  expect(changes({ ...retired, mechs: { '2,0': 1, '1,1': 1 } }, 'mechs')).toEqual({
    mechs: { '2,0': 1, '0,2': 1 },
  })
})
