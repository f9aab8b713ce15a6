import { rule } from '@vyprava/kernel/testing'
import { describe, expect } from 'vitest'
import { type DefendersAction, NONE } from '../rules/index.ts'
import { hexOf } from './notation.ts'
import { acting, card, type Moment } from './play.ts'
import { describe as described, printed } from './position.ts'

const BUILD: DefendersAction = { type: 'build' }

/** The Order at full support on a forest hex without a camp, two players. */
const ready: Moment = {
  terrain: { '0,2': 'forest' },
  players: [{ leader: '0,2', support: 2 }, { leader: '3,0' }],
}

describe('building camps', () => {
  rule('DE-421', 'only at full support', () => {
    expect(acting(ready).rule(BUILD)).toBe(null)
    const low = acting({ ...ready, players: [{ leader: '0,2', support: 1 }] })
    expect(low.refusal(BUILD)).toEqual({
      rule: 'DE-421',
      reason: 'supportTooLow',
      values: { support: 1, needed: 2 },
    })
    const later = acting({ ...ready, players: [{ leader: '0,2', support: 2, campsLeft: 4 }] })
    expect(later.rule(BUILD)).toBe('DE-421')
    const done = acting({
      ...ready,
      players: [{ leader: '0,2', support: 7, campsLeft: 0 }, { retired: true }],
    })
    expect(done.refusal(BUILD)).toMatchObject({ rule: 'DE-421', reason: 'noCampLeft' })
  })

  rule('DE-422', 'on the home terrain or a rewilded factory', () => {
    expect(acting({ ...ready, terrain: { '0,2': 'marsh' } }).rule(BUILD)).toBe('DE-422')
    const onFactory = acting({ ...ready, built: ['0,2'] }).refusal(BUILD)
    expect(onFactory).toMatchObject({ rule: 'DE-422', reason: 'factoryUnderCamp' })
    expect(acting({ ...ready, terrain: {}, built: ['0,2'], rewilded: ['0,2'] }).rule(BUILD)).toBe(null)
  })

  rule(['DE-423', 'DE-310'], 'one camp on a hex, whosever it is', () => {
    expect(acting({ ...ready, camps: { '0,2': 1 } }).rule(BUILD)).toBe('DE-423')
    expect(acting({ ...ready, camps: { '0,2': 0 } }).rule(BUILD)).toBe('DE-423')
  })

  rule('DE-424', 'the leftmost camp goes on the hex, the marker to the first field', () => {
    const play = acting(ready).do(BUILD)
    expect(described(play.state).camps).toEqual({ '0,2': 0 })
    expect([play.player(0).campsLeft, play.player(0).support, play.state.ap]).toEqual([4, 0, 2])
  })

  rule('DE-425', 'the hand is filled up to the number that was uncovered', () => {
    const hand = [2, 3]
    const play = acting({ ...ready, players: [{ leader: '0,2', support: 2, hand }, {}] }).do(BUILD)
    expect(play.player(0).hand).toHaveLength(4)
    const full = [2, 3, 4, 5, 6]
    const much = acting({ ...ready, players: [{ leader: '0,2', support: 2, hand: full }, {}] }).do(BUILD)
    expect(much.player(0).hand).toEqual(full)
    const sizes = [5, 4, 3, 2].map((campsLeft) => {
      const player = { leader: '0,2', support: 7 - campsLeft, campsLeft }
      return acting({ ...ready, players: [player, {}] })
        .do(BUILD)
        .player(0).hand.length
    })
    expect(sizes).toEqual([4, 4, 4, 6])
  })

  rule('DE-426', 'building gives no support', () => {
    expect(acting(ready).do(BUILD).heard('supportGained')).toEqual([])
  })

  rule('DE-427', 'the last camp ends the task of the faction', () => {
    const play = acting({
      ...ready,
      players: [{ leader: '0,2', support: 6, campsLeft: 1 }, { leader: '3,0' }],
    })
    play.do(BUILD)
    expect(play.heard('retired')).toEqual([{ type: 'retired', player: 0 }])
  })

  rule('DE-R60', 'mechs and pollution do not hinder building', () => {
    expect(acting({ ...ready, mechs: { '0,2': 2 }, toxic: ['0,2'] }).rule(BUILD)).toBe(null)
    expect(acting({ ...ready, pollution: { '0,2': 2 } }).rule(BUILD)).toBe(null)
  })
})

describe('support', () => {
  rule('DE-551', 'a mech, a wall, a cleared hex and a rewilded factory bring one each', () => {
    const moment: Moment = { players: [{ leader: '0,2', campsLeft: 1 }, {}], mechs: { '0,2': 1 }, ap: 9 }
    const play = acting({ ...moment, pollution: { '0,2': 2 }, built: ['0,2', '2,0'] })
    const supports: number[] = []
    const [wall] = play.listed('breach')
    for (const action of [
      { type: 'destroy' } as const,
      { type: 'clear' } as const,
      wall,
      { type: 'rewild' } as const,
    ]) {
      supports.push(play.do(action).player(0).support)
    }
    expect(supports).toEqual([1, 2, 3, 4])
    expect(play.events).toContainEqual({ type: 'supportGained', player: 0, support: 1, field: 4 })
  })

  rule(['DE-552', 'DE-553'], 'the marker stops left of the first camp; the actions remain legal', () => {
    const play = acting({ players: [{ leader: '0,2', support: 1 }], mechs: { '0,2': 3 }, ap: 3 })
    play.do({ type: 'destroy' })
    expect(play.player(0).support).toBe(2)
    play.do({ type: 'destroy' })
    expect([play.player(0).support, play.heard('supportGained')]).toEqual([2, []])
  })

  rule('DE-554', 'every camp built makes room for one support more', () => {
    const play = acting({ ...ready, mechs: { '0,2': 9 }, ap: 9 }).do(BUILD)
    for (let i = 0; i < 5; i++) play.do({ type: 'destroy' })
    expect(play.player(0).support).toBe(3)
  })

  rule('DE-R63', 'several gains of one event are capped together', () => {
    const wreckage = card('sect', 'useful-wreckage')
    const play = acting({
      players: [{ faction: 'sect', leader: '0,2', support: 1, active: wreckage }],
      mechs: { '0,2': 1 },
    })
    play.do({ type: 'destroy' })
    expect([play.player(0).support, play.heard('supportGained')]).toEqual([
      2,
      [{ type: 'supportGained', player: 0, support: 1, field: 2 }],
    ])
  })
})

describe('the last camp', () => {
  const last: Moment = {
    terrain: { '0,2': 'forest' },
    players: [{ leader: '0,2', support: 6, campsLeft: 1, items: ['food'], hand: [2] }, { leader: '3,0' }],
    waiting: [1],
    mechs: { '0,2': 1 },
    die: 2,
  }

  rule('DE-240', 'whoever builds it retires at once: marker at the end, leader off the board', () => {
    const play = acting(last).do(BUILD)
    expect(play.player(0)).toMatchObject({ retired: true, leader: -1, support: 7, campsLeft: 0, injuries: 0 })
    expect(play.state.current).toBe(1)
  })

  rule('DE-242', 'the machine card of that turn is still flipped', () => {
    const play = acting(last).do(BUILD)
    expect(play.heard('machineFlipped').map(({ player }) => player)).toEqual([0])
    expect(play.state.machineDiscard).toHaveLength(1)
  })

  rule('DE-241', 'the retired choose no cards and have no turns', () => {
    const play = acting({
      ...last,
      waiting: [],
      players: [...(last.players ?? []).slice(0, 1), { leader: '3,0', hand: [20] }],
    })
    play.do(BUILD)
    expect([play.state.phase, play.asked]).toEqual(['leadership', [1]])
    expect(play.rule({ type: 'lead', card: 2 }, 0)).toBe('DE-241')
    play.do({ type: 'lead', card: 20 }, 1)
    expect([play.asked, play.state.current, play.state.waiting]).toEqual([[1], 1, []])
    // Nor is a card laid for them unseen when they have no hand.
    const [retiring] = last.players ?? []
    const players = [
      { ...retiring, hand: [] },
      { leader: '3,0', hand: [20] },
    ]
    const bare = acting({ ...last, waiting: [], players }).do(BUILD)
    expect([bare.asked, bare.player(0).hand, bare.player(0).active]).toEqual([[1], [], NONE])
  })

  rule(['DE-243', 'DE-R44'], 'the last one in the game stays while a factory is not rewilded', () => {
    const play = acting({
      ...last,
      built: ['2,0'],
      players: [...(last.players ?? []).slice(0, 1), { retired: true, campsLeft: 0, support: 7 }],
      mechs: { '0,2': 2 },
      die: 0,
    })
    play.do(BUILD)
    expect(play.player(0)).toMatchObject({ retired: false, leader: hexOf('0,2'), support: 7 })
    const { hands } = printed.tracks[2]
    expect(play.player(0).hand).toHaveLength(hands[hands.length - 1])
    play.do({ type: 'destroy' })
    expect([play.player(0).support, play.heard('supportGained')]).toEqual([7, []])
  })

  rule('DE-R66', 'a retiring holder hands the token on at once', () => {
    const play = acting(last)
    expect(play.state.firstPlayer).toBe(0)
    play.do(BUILD)
    expect(play.state.firstPlayer).toBe(1)
    expect(play.heard('tokenPassed')).toEqual([{ type: 'tokenPassed', from: 0, to: 1 }])
  })

  rule('DE-R68', 'camps of the retired serve the others', () => {
    const play = acting({
      seats: 3,
      current: 1,
      players: [
        { retired: true, campsLeft: 0, support: 7 },
        { leader: '0,2', injuries: 1 },
        { leader: '3,0' },
      ],
      camps: { '1,1': 0 },
    })
    play.do({ type: 'move', hex: hexOf('1,1') })
    expect(play.player(1).items[0]).toBe(1)
    expect(play.rule({ type: 'heal' })).toBe(null)
  })
})
