import { rule } from '@vyprava/kernel/testing'
import { describe, expect } from 'vitest'
import type { DefendersAction } from '../rules/index.ts'
import { edgeName, edgeOf, edges, hexOf } from './notation.ts'
import { acting, type Moment, quiet } from './play.ts'
import { describe as described } from './position.ts'

const breach = (key: string): DefendersAction => ({ type: 'breach', edge: edgeOf(key) })
const CLEAR: DefendersAction = { type: 'clear' }
const HEAL: DefendersAction = { type: 'heal' }
const DESTROY: DefendersAction = { type: 'destroy' }
const REWILD: DefendersAction = { type: 'rewild' }

describe('clearing', () => {
  const dirty: Moment = { players: [{ leader: '0,2' }], pollution: { '0,2': 2, '1,1': 1 }, toxic: ['-1,2'] }

  rule('DE-441', 'all tokens of the hex go for one point and one support', () => {
    const play = acting(dirty).do(CLEAR)
    expect(described(play.state).pollution).toEqual({ '1,1': 1 })
    expect([play.player(0).support, play.state.ap, play.player(0).injuries]).toEqual([1, 2, 0])
  })

  rule('DE-442', 'a toxic site goes back to the dial', () => {
    const play = acting({ ...dirty, players: [{ leader: '-1,2' }] })
    expect(play.state.toxicSupply).toBe(5)
    play.do(CLEAR)
    expect([play.state.toxicSupply, described(play.state).toxic]).toEqual([6, []])
  })

  rule('DE-443', 'a toxic site costs an injury', () => {
    const play = acting({ ...dirty, players: [{ leader: '-1,2' }] }).do(CLEAR)
    expect([play.player(0).injuries, play.player(0).support]).toEqual([1, 1])
    const potions = acting({
      ...dirty,
      players: [{ leader: '-1,2', items: ['potions'] }, { faction: 'clan' }],
    })
    potions.do({ type: 'potionsClear' })
    expect([potions.player(0).injuries, potions.player(0).support, potions.state.ap]).toEqual([1, 1, 3])
  })

  rule('DE-444', 'a clean hex is not cleared', () => {
    expect(acting({ ...dirty, players: [{ leader: '0,3' }] }).rule(CLEAR)).toBe('DE-444')
  })
})

describe('healing', () => {
  const hurt: Moment = { players: [{ leader: '0,2', injuries: 2 }, {}], camps: { '0,2': 1 } }

  rule('DE-451', 'all injuries go at any camp that works', () => {
    const play = acting(hurt).do(HEAL)
    expect([play.player(0).injuries, play.state.ap, play.player(0).support]).toEqual([0, 2, 0])
  })

  rule('DE-452', 'first the injuries go, then the die falls', () => {
    const play = acting({
      ...hurt,
      players: [{ leader: '0,2', injuries: 3 }, {}],
      mechs: { '0,2': 1 },
      die: 2,
    })
    play.do(HEAL)
    expect([play.player(0).injuries, play.player(0).dead]).toEqual([2, []])
  })

  rule('DE-453', 'not without a camp or without injuries', () => {
    expect(acting({ ...hurt, camps: {} }).rule(HEAL)).toBe('DE-453')
    expect(acting({ ...hurt, built: ['0,2'] }).rule(HEAL)).toBe('DE-453')
    expect(acting({ ...hurt, players: [{ leader: '0,2' }, {}] }).rule(HEAL)).toBe('DE-453')
  })
})

describe('destroying mechs', () => {
  const facing: Moment = { players: [{ leader: '0,2' }], mechs: { '0,2': 2, '1,1': 1 }, die: 1 }

  rule('DE-461', 'one mech of the own hex for one point and one support', () => {
    const play = acting(facing).do(DESTROY)
    expect(described(play.state).mechs).toEqual({ '0,2': 1, '1,1': 1 })
    expect([play.state.mechSupply, play.player(0).support, play.state.ap]).toEqual([18, 1, 2])
    expect(acting({ ...facing, players: [{ leader: '0,3' }] }).rule(DESTROY)).toBe('DE-461')
  })

  rule('DE-462', 'the roll is made although the only mech is gone', () => {
    const play = acting({ ...facing, mechs: { '0,2': 1 } }).do(DESTROY)
    expect([play.state.mechs[hexOf('0,2')], play.player(0).injuries]).toEqual([0, 1])
  })
})

describe('breaching', () => {
  const walled: Moment = {
    players: [{ leader: '0,1' }],
    walls: ['0,1|0,2', '0,1|1,0', '2,0|3,0'],
    breaches: ['0,1|1,0'],
    engines: ['0,1>1,1', null],
  }

  rule('DE-471', 'an own token on a wall of the own hex, for a point and a support', () => {
    const play = acting(walled).do(breach('0,1|0,2'))
    expect(play.state.breaches[edgeOf('0,1|0,2')]).toBe(0)
    expect([play.player(0).breaches, play.player(0).support, play.state.ap]).toEqual([5, 1, 2])
    expect(play.state.walls[edgeOf('0,1|0,2')]).toBe(1)
    expect(acting(walled).rule(breach('2,0|3,0'))).toBe('DE-471')
  })

  rule('DE-472', 'not without a token', () => {
    const play = acting({ ...walled, players: [{ leader: '0,1', breaches: 0 }] })
    expect(play.rule(breach('0,1|0,2'))).toBe('DE-472')
  })

  rule('DE-473', 'not a breached wall, not an open edge, not an engine alone', () => {
    const play = acting(walled)
    expect(play.rule(breach('0,1|1,0'))).toBe('DE-473')
    expect(play.rule(breach('0,1|-1,2'))).toBe('DE-473')
    expect(play.refusal(breach('0,1|1,1'))).toMatchObject({ rule: 'DE-473', reason: 'engineOnly' })
  })

  rule(['DE-474', 'DE-475'], 'a breach is for all leaders and stays', () => {
    const play = acting({ ...walled, players: [{ leader: '0,2' }, { leader: '0,1' }] })
    play.do(breach('0,1|0,2'))
    const other = acting({ ...walled, current: 1, players: [{ leader: '3,0' }, { leader: '0,2' }] })
    other.state.breaches[edgeOf('0,1|0,2')] = 0
    expect(other.rule({ type: 'move', hex: hexOf('0,1') })).toBe(null)
    const grown = acting({ players: [{ leader: '0,2' }], built: ['0,2'], breaches: ['0,1|0,2'] }).do(REWILD)
    expect(described(grown.state).breaches).toEqual(edges('0,1|0,2'))
  })

  rule('DE-R10', 'walls of the core and of the rim may be breached too', () => {
    const play = acting({ players: [{ leader: '0,1' }] })
    expect(play.listed('breach').map(({ edge }) => edgeName(edge))).toEqual(edges('0,0|0,1'))
    const rim = acting({ players: [{ leader: '3,0' }], walls: ['3,0|4,0'] })
    expect(rim.listed('breach').map(({ edge }) => edgeName(edge))).toEqual(edges('3,0|4,0'))
  })

  rule('DE-R11', 'two factories share one wall: one token opens it', () => {
    const play = acting({ players: [{ leader: '0,2' }], built: ['0,2', '1,1'] }).do(breach('0,2|1,1'))
    expect(play.rule(breach('0,2|1,1'))).toBe('DE-473')
    expect(play.rule({ type: 'move', hex: hexOf('1,1') })).toBe(null)
  })
})

describe('rewilding', () => {
  const factory: Moment = { players: [{ leader: '0,2' }], built: ['0,2'], arrows: { 5: 2 } }

  rule('DE-481', 'a factory without mechs, pollution and toxic site', () => {
    const play = acting(factory).do(REWILD)
    expect(described(play.state).rewilded).toEqual(['0,2'])
    expect([play.player(0).support, play.state.ap]).toEqual([1, 2])
    for (const bad of [
      { mechs: { '0,2': 1 } },
      { pollution: { '0,2': 1 } },
      { toxic: ['0,2'] },
      { built: [] },
    ]) {
      expect(acting({ ...factory, ...bad }).rule(REWILD)).toBe('DE-481')
    }
    expect(play.rule(REWILD)).toBe('DE-481')
  })

  rule('DE-482', 'arrow, walls and breaches stay', () => {
    const play = acting({ ...factory, breaches: ['0,2|0,3'] })
    const before = described(play.state)
    play.do(REWILD)
    expect(play.state.rotations[5]).toBe(2)
    expect(described(play.state)).toEqual({ ...before, rewilded: ['0,2'] })
    expect(play.listed('breach')).toHaveLength(5)
  })

  rule('DE-484', 'nobody comes to the core, so it is never rewilded', () => {
    const play = acting({ players: [{ leader: '0,1', active: quiet('order') }], breaches: ['0,0|0,1'] })
    expect(play.rule({ type: 'move', hex: 0 })).toBe('DE-305')
    expect(play.rule(REWILD)).toBe('DE-481')
  })

  rule('DE-312', 'nothing removes a wall or stops an engine', () => {
    const play = acting({ ...factory, walls: ['0,2|0,3'], engines: ['0,1>1,1', null], mechs: { '0,2': 1 } })
    const { walls, engines } = described(play.state)
    for (const action of play.actions().filter(({ type }) => type !== 'endActions')) {
      const after = described(play.copy().do(action).state)
      expect([after.walls, after.engines]).toEqual([walls, engines])
    }
  })
})

rule('DE-R49', 'what would change nothing is refused', () => {
  const play = acting({
    players: [{ leader: '0,2', items: ['potions', 'food'] }, {}, { faction: 'clan' }],
    seats: 3,
    camps: { '0,2': 1 },
  })
  expect(play.rule(HEAL)).toBe('DE-453')
  expect(play.rule(CLEAR)).toBe('DE-444')
  expect(play.rule({ type: 'regroup', hex: hexOf('0,2') })).toBe('DE-433')
  expect(play.rule({ type: 'gainItem' })).toBe('DE-502')
  expect(play.rule({ type: 'potionsHeal' })).toBe('DE-R49')
  expect(play.rule({ type: 'potionsClear' })).toBe('DE-444')
  expect(play.rule({ type: 'endActions' })).toBe(null)
})
