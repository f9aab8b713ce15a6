import { describe, expect, test } from 'vitest'
import type { DefendersAction } from '../rules/index.ts'
import { edgeOf, hexOf } from './notation.ts'
import { acting, card, type Moment, quiet } from './play.ts'
import { describe as described } from './position.ts'

const move = (key: string): DefendersAction => ({ type: 'move', hex: hexOf(key) })

/** The examples of the rulebook for the players' side; those of the machines lie beside the tests of their cards. */
describe('examples', () => {
  test('DE-X01 team: three points, then one by a card of the same terrain', () => {
    const mate = card('order', 'almanac-press')
    const play = acting({ players: [{ leader: '0,2', active: quiet('order'), hand: [mate] }, {}], ap: 3 })
    for (const to of ['0,3', '0,2', '0,3']) play.do(move(to))
    play.do({ type: 'team', card: mate })
    expect([play.state.ap, play.player(0).items[0], play.player(1).items[0]]).toEqual([1, 0, 0])
  })

  test('DE-X02 support: two actions bring the marker to its maximum, and a camp can be built', () => {
    const play = acting({
      terrain: { '0,2': 'forest' },
      players: [{ leader: '0,2' }, {}],
      mechs: { '0,2': 2 },
    })
    expect(play.rule({ type: 'build' })).toBe('DE-421')
    play.do({ type: 'destroy' }).do({ type: 'destroy' })
    expect([play.player(0).support, play.rule({ type: 'build' })]).toEqual([2, null])
  })

  test('DE-X03 injuries: sniper 1 and 2, hunter 1, sniper on the same factory 2', () => {
    const injuries = (moment: Moment): number => {
      const play = acting({ players: [{ leader: '0,2' }], ...moment })
      return play.do({ type: 'breach', edge: edgeOf('0,2|0,3') }).player(0).injuries
    }
    const sniper: Moment = { built: ['1,1'], mechs: { '1,1': 1 }, walls: ['0,2|0,3'] }
    expect(injuries({ ...sniper, die: 1 })).toBe(1)
    expect(injuries({ ...sniper, die: 2 })).toBe(0)
    expect(injuries({ mechs: { '0,2': 1 }, walls: ['0,2|0,3'], die: 1 })).toBe(1)
    expect(injuries({ built: ['0,2'], mechs: { '0,2': 1 }, die: 2 })).toBe(2)
  })

  test('DE-X04 move: from 0,2 to 1,1 for a point', () => {
    const play = acting({ players: [{ leader: '0,2' }], ap: 1 }).do(move('1,1'))
    expect([described(play.state).leaders[0], play.state.ap]).toEqual(['1,1', 0])
  })

  test('DE-X05 trails: along it, onto it, off it', () => {
    const marsh = card('order', 'archives', 'foreign')
    const along = acting({
      terrain: { '0,3': 'marsh', '0,2': 'marsh', '1,1': 'marsh' },
      players: [{ leader: '0,3', active: marsh }],
    })
    expect(along.do(move('1,1')).state.ap).toBe(2)
    const plains = quiet('order', 'foreign')
    const onto = acting({ terrain: { '0,3': 'marsh' }, players: [{ leader: '0,3', active: plains }] })
    expect(onto.do(move('-3,0')).state.ap).toBe(2)
    const off = acting({
      terrain: { '0,3': 'forest', '0,2': 'forest' },
      players: [{ leader: '0,3', active: quiet('order') }],
    })
    expect(off.do(move('1,1')).state.ap).toBe(2)
  })

  test('DE-X06 build: the sixth field is uncovered, the hand grows to 6, the marker goes back', () => {
    const play = acting({
      terrain: { '0,2': 'forest' },
      players: [{ leader: '0,2', support: 5, campsLeft: 2, hand: [2, 3] }, {}],
    })
    play.do({ type: 'build' })
    expect(described(play.state).camps).toEqual({ '0,2': 0 })
    expect([play.player(0).hand.length, play.player(0).support, play.state.ap]).toEqual([6, 0, 2])
  })

  test('DE-X07 regroup: a jump to an own camp, no item', () => {
    const play = acting({ players: [{ leader: '0,2' }, {}], camps: { '-3,0': 0 } })
    play.do({ type: 'regroup', hex: hexOf('-3,0') })
    expect([described(play.state).leaders[0], play.player(0).items[0]]).toEqual(['-3,0', 0])
  })

  test('DE-X08 clear: two tokens, or a toxic site for an injury', () => {
    const tokens = acting({ players: [{ leader: '0,2' }], pollution: { '0,2': 2 } }).do({ type: 'clear' })
    expect([described(tokens.state).pollution, tokens.player(0).support]).toEqual([{}, 1])
    const toxic = acting({ players: [{ leader: '0,2' }], toxic: ['0,2'] }).do({ type: 'clear' })
    expect([toxic.state.toxicSupply, toxic.player(0).support, toxic.player(0).injuries]).toEqual([6, 1, 1])
  })

  test('DE-X09 heal: two injuries at a camp', () => {
    const play = acting({
      players: [{ faction: 'sect', leader: '0,2', injuries: 2 }, {}],
      camps: { '0,2': 0 },
    })
    expect(play.do({ type: 'heal' }).player(0).injuries).toBe(0)
  })

  test('DE-X10 destroy: one of the mechs', () => {
    const play = acting({ players: [{ leader: '0,2' }], mechs: { '0,2': 2 } }).do({ type: 'destroy' })
    expect([play.state.mechs[hexOf('0,2')], play.player(0).support]).toEqual([1, 1])
  })

  test('DE-X11 breach: a factory wall and a wall piece', () => {
    const play = acting({ players: [{ leader: '0,2' }], built: ['1,1'], walls: ['0,2|0,3'] })
    play.do({ type: 'breach', edge: edgeOf('0,2|1,1') }).do({ type: 'breach', edge: edgeOf('0,2|0,3') })
    expect([play.player(0).breaches, play.player(0).support, play.state.ap]).toEqual([4, 2, 1])
  })

  test('DE-X12 rewild: the tile is turned over, its arrow stays', () => {
    const play = acting({ players: [{ leader: '0,2' }], built: ['0,2'], arrows: { 5: 3 } }).do({
      type: 'rewild',
    })
    expect([described(play.state).rewilded, play.state.rotations[5], play.player(0).support]).toEqual([
      ['0,2'],
      3,
      1,
    ])
  })

  test('DE-X13 item: a Move to a camp of the Council brings food', () => {
    const play = acting({ players: [{ leader: '0,2' }, {}], camps: { '0,3': 1 } }).do(move('0,3'))
    expect(play.player(0).items[1]).toBe(1)
  })
})
