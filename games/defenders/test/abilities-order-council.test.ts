import { rule } from '@vyprava/kernel/testing'
import { describe, expect } from 'vitest'
import type { DefendersAction } from '../rules/index.ts'
import { hexName, hexOf } from './notation.ts'
import { acting, card, type Moment, type Play, quiet, revealing } from './play.ts'
import { describe as described } from './position.ts'

const resolveHex = (key: string): DefendersAction => ({ type: 'resolveHex', hex: hexOf(key) })
const move = (key: string): DefendersAction => ({ type: 'move', hex: hexOf(key) })
const hexes = (play: Play): string[] =>
  play
    .listed('resolveHex')
    .map(({ hex }) => hexName(hex))
    .sort()

const others: Moment['players'] = [
  { leader: '3,0', active: quiet('council') },
  { leader: '3,-1', active: quiet('clan') },
  { leader: '3,-2', active: quiet('sect') },
]

/** The first faction of four reveals an ability; the others companions, which pass the token three times. */
const revealed = (key: string, more: Moment = {}, mine: object = {}): Play =>
  revealing({
    seats: 4,
    ...more,
    players: [{ leader: '0,2', active: card('order', key), ...mine }, ...others],
  })

describe('the Order', () => {
  rule(['DE-812', 'DE-813'], 'archives: the map for oneself; almanac press: for all who lack it', () => {
    expect(revealed('archives').state.players.map(({ items }) => items[0])).toEqual([1, 0, 0, 0])
    const press = revealing({
      seats: 4,
      players: [
        { leader: '0,2', active: card('order', 'almanac-press') },
        { leader: '3,0', active: quiet('council'), items: ['map'] },
        { retired: true, campsLeft: 0, support: 6 },
        { leader: '3,-2', active: quiet('sect') },
      ],
    })
    expect(press.state.players.map(({ items }) => items[0])).toEqual([1, 1, 1, 1])
    expect(press.heard('itemGained').map(({ player }) => player)).toEqual([0, 2, 3])
  })

  rule(['DE-814', 'DE-806'], 'controlled burn clears all hexes around, walls or not, not the own one', () => {
    const play = revealed('controlled-burn', {
      pollution: { '0,2': 2, '1,1': 2, '0,3': 1, '-1,2': 1, '2,0': 1 },
      walls: ['0,2|1,1'],
    })
    expect(described(play.state).pollution).toEqual({ '0,2': 2, '2,0': 1 })
    expect([play.player(0).support, play.player(0).injuries]).toEqual([2, 0])
  })

  rule(
    'DE-R31',
    'factories and the core burn too; each toxic site is an injury of its own, in the owner’s order',
    () => {
      const play = revealed(
        'controlled-burn',
        { pollution: { '0,0': 1, '0,2': 2 }, toxic: ['1,1', '1,0'], built: ['0,2'] },
        { leader: '0,1', campsLeft: 1 },
      )
      expect([play.prompt, hexes(play)]).toEqual(['burn', ['0,0', '0,2', '1,0', '1,1']])
      expect(play.rule(resolveHex('-1,1'))).toBe('DE-814')
      expect(play.rule({ type: 'resolve' })).toBe('DE-814')
      play.do(resolveHex('1,1'))
      expect([play.player(0).injuries, play.heard('injured').length]).toEqual([1, 1])
      expect(hexes(play)).toEqual(['0,0', '0,2', '1,0'])
      play.do(resolveHex('1,0'))
      // What is left cannot be told apart by its order.
      expect([play.player(0).injuries, play.player(0).support]).toEqual([2, 4])
      expect([described(play.state).pollution, described(play.state).toxic]).toEqual([{}, []])
      expect(play.state.phase).toBe('discussion')
    },
  )

  rule('DE-817', 'manifesto: two support', () => {
    expect(revealed('manifesto').player(0).support).toBe(2)
  })

  rule(
    ['DE-818', 'DE-R40'],
    'travelling library: an own camp, even from a factory, to a forest without a camp',
    () => {
      const moment: Moment = {
        camps: { '2,0': 0, '-2,0': 1, '0,3': 1 },
        terrain: { '0,2': 'forest', '0,3': 'forest', '-1,3': 'forest', '-2,0': 'forest' },
        built: ['2,0', '-3,0'],
        rewilded: ['-3,0'],
      }
      const play = revealed('travelling-library', moment)
      const from = hexOf('2,0')
      const to = (key: string): DefendersAction => ({ type: 'resolveCamp', from, hex: hexOf(key) })
      expect(
        play
          .listed('resolveCamp')
          .map(({ hex }) => hexName(hex))
          .sort(),
      ).toEqual(['-1,3', '-3,0', '0,2'])
      expect(play.rule(to('0,3'))).toBe('DE-310')
      expect(play.rule(to('1,1'))).toBe('DE-818')
      expect(play.rule({ type: 'resolveCamp', from: hexOf('-2,0'), hex: hexOf('0,2') })).toBe('DE-818')
      play.do(to('-1,3'))
      expect(described(play.state).camps).toEqual({ '-1,3': 0, '-2,0': 1, '0,3': 1 })
      expect([play.player(0).leader, play.player(0).campsLeft]).toEqual([hexOf('0,2'), 4])
      expect(revealed('travelling-library').state.phase).toBe('discussion')
    },
  )

  rule(
    ['DE-819', 'DE-R37', 'DE-807'],
    'refuge: all regroup to all camps that work, without a roll, all round',
    () => {
      const moment: Moment = {
        current: 1,
        players: [
          { leader: '3,0', active: card('order', 'refuge') },
          { leader: '0,2', active: quiet('council') },
        ],
        camps: { '-3,0': 0, '0,-3': 0, '2,0': 1 },
        built: ['0,-3'],
        mechs: { '0,2': 1 },
        die: 1,
      }
      const play = acting(moment)
      expect(
        play
          .listed('regroup')
          .map(({ hex }) => hexName(hex))
          .sort(),
      ).toEqual(['-3,0', '2,0'])
      expect(
        play
          .copy()
          .do({ type: 'regroup', hex: hexOf('-3,0') })
          .player(1).injuries,
      ).toBe(0)
      expect(
        play
          .copy()
          .do({ type: 'regroup', hex: hexOf('2,0') })
          .player(1).injuries,
      ).toBe(0)
      expect(play.copy().do(move('0,3')).player(1).injuries).toBe(1)
      const without = acting({
        ...moment,
        players: [{ leader: '3,0', active: quiet('order') }, moment.players?.[1] ?? {}],
      })
      expect(without.do({ type: 'regroup', hex: hexOf('2,0') }).player(1).injuries).toBe(1)
    },
  )
})

describe('the Council', () => {
  const council = (key: string, more: Moment = {}, mine: object = {}): Play =>
    revealing({
      ...more,
      players: [
        { leader: '3,0', active: quiet('order') },
        { leader: '0,2', active: card('council', key), ...mine },
        ...(more.players ?? []),
      ],
    })

  rule(['DE-822', 'DE-823'], 'field kitchen: food for oneself; breaking bread: for all', () => {
    expect(council('field-kitchen').state.players.map(({ items }) => items[1])).toEqual([0, 1])
    expect(council('breaking-bread').state.players.map(({ items }) => items[1])).toEqual([1, 1])
    const retired = revealing({
      seats: 3,
      players: [
        { leader: '0,2', active: quiet('order') },
        { leader: '3,0', active: card('council', 'breaking-bread') },
        { retired: true, campsLeft: 0, support: 7 },
      ],
    })
    expect(retired.state.players.map(({ items }) => items[1])).toEqual([1, 1, 1])
  })

  rule(['DE-824', 'DE-R36'], 'sustenance: support after any camp, the own one after the reset', () => {
    const sustained = { leader: '3,0', active: card('council', 'sustenance') }
    const play = acting({ terrain: { '0,2': 'forest' }, players: [{ leader: '0,2', support: 2 }, sustained] })
    play.do({ type: 'build' })
    expect(play.state.players.map(({ support }) => support)).toEqual([0, 1])
    const own = acting({ current: 1, players: [{ leader: '0,2' }, { ...sustained, support: 2 }] })
    expect(own.do({ type: 'build' }).player(1).support).toBe(1)
  })

  rule('DE-825', 'bountiful harvest: two cards, told to the owner alone', () => {
    const play = council('bountiful-harvest')
    expect(play.player(1).hand).toHaveLength(2)
    expect(play.told(1)).toContainEqual({ type: 'drawn', player: 1, cards: play.player(1).hand })
    expect(play.told(0)).toContainEqual({ type: 'drawnHidden', player: 1, count: 2 })
    expect(play.told(0)).not.toContainEqual(expect.objectContaining({ type: 'drawn' }))
  })

  rule(['DE-826', 'DE-R38'], 'caravan: everybody may use trails of any one terrain', () => {
    const moment: Moment = {
      terrain: { '0,3': 'marsh', '0,2': 'marsh', '0,1': 'marsh', '1,0': 'mountain', '2,-1': 'mountain' },
      players: [
        { leader: '0,3', active: quiet('order') },
        { leader: '3,0', active: card('council', 'caravan') },
      ],
    }
    const play = acting(moment)
    expect(play.rule(move('0,1'))).toBe(null)
    expect(play.rule(move('1,0'))).toBe(null)
    // Marsh and then mountain would be two terrains.
    expect(play.rule(move('2,-1'))).toBe('DE-404')
    const without = acting({
      ...moment,
      players: [{ leader: '0,3', active: quiet('order') }, { leader: '3,0' }],
    })
    expect(without.rule(move('0,1'))).toBe('DE-404')
  })

  rule(['DE-828', 'DE-R33'], 'sharpshooter: a mech on an adjacent hex, snipers and the core included', () => {
    const play = council(
      'sharpshooter',
      { mechs: { '0,0': 2, '0,1': 1, '1,1': 2, '2,0': 1 }, built: ['1,1'], walls: ['0,1|0,2'] },
      { leader: '0,1' },
    )
    expect(hexes(play)).toEqual(['0,0', '1,1'])
    expect(play.rule(resolveHex('2,0'))).toBe('DE-828')
    expect(play.rule(resolveHex('0,1'))).toBe('DE-828')
    expect(play.rule(resolveHex('0,2'))).toBe('DE-828')
    play.do(resolveHex('1,1'))
    expect([play.state.mechs[hexOf('1,1')], play.player(1).support]).toEqual([1, 1])
  })

  rule('DE-829', 'field hospital: everybody loses one injury', () => {
    const play = revealing({
      players: [
        { leader: '3,0', active: quiet('order'), injuries: 3 },
        { leader: '0,2', active: card('council', 'field-hospital'), injuries: 1 },
      ],
    })
    expect(play.state.players.map(({ injuries }) => injuries)).toEqual([2, 0])
  })
})
