import { rule } from '@vyprava/kernel/testing'
import { describe, expect } from 'vitest'
import { NONE } from '../rules/index.ts'
import { hexOf } from './notation.ts'
import { acting, card, cardOf, leading, type Moment, quiet, revealing } from './play.ts'
import { pack } from './position.ts'

const END = { type: 'endActions' } as const
const move = (key: string) => ({ type: 'move', hex: hexOf(key) }) as const
const team = (number: number) => ({ type: 'team', card: number }) as const

const two: Moment = { players: [{ leader: '0,2' }, { leader: '3,0' }], waiting: [1] }

describe('a turn', () => {
  rule('DE-209', 'actions, then exactly one machine card', () => {
    const play = acting(two).do(move('0,3'))
    expect(play.state.machineDiscard).toHaveLength(0)
    play.do(END)
    expect(play.heard('machineFlipped')).toHaveLength(1)
    expect([play.state.machineDiscard.length, play.state.current]).toEqual([1, 1])
  })

  rule('DE-210', 'as many points as the active Defender shows', () => {
    for (const active of [card('order', 'almanac-press'), quiet('order'), quiet('order', 'foreign')]) {
      const play = revealing({
        communication: 'free',
        players: [
          { leader: '0,3', active },
          { leader: '3,0', active: quiet('council') },
        ],
      })
      while (play.state.current !== 0) play.do(END)
      expect(play.state.ap).toBe(pack.defenders[active].ap)
    }
  })

  rule('DE-211', 'each action costs a point, may be repeated, and the rest is lost', () => {
    const play = acting({ ...two, ap: 2 })
      .do(move('0,3'))
      .do(move('0,2'))
    expect([play.state.ap, play.rule(move('0,3'))]).toEqual([0, 'DE-211'])
    for (const type of ['build', 'clear', 'destroy', 'gainItem', 'heal', 'rewild'] as const) {
      expect(play.rule({ type })).toBe('DE-211')
    }
    expect(play.rule({ type: 'breach', edge: 0 })).toBe('DE-211')
    expect(play.rule({ type: 'regroup', hex: 1 })).toBe('DE-211')
    const early = acting({ ...two, ap: 2, waiting: [] }).do(END)
    expect([early.state.ap, early.state.round]).toEqual([0, 2])
  })

  rule('DE-212', 'every Defender can do every action', () => {
    const able = pack.defenders
      .filter(({ faction }) => faction === 'order')
      .map(({ id }) =>
        acting({
          players: [{ leader: '0,2', active: id, injuries: 1, campsLeft: 5, support: 2 }, {}],
          camps: { '0,2': 1, '3,0': 0 },
          mechs: { '0,2': 1 },
          pollution: { '0,2': 1 },
          walls: ['0,2|0,3'],
        }).types(),
      )
    expect(new Set(able.map((types) => types.join()))).toEqual(
      new Set(['breach,clear,destroy,endActions,gainItem,heal,move,regroup']),
    )
  })

  rule('DE-213', 'actions are for the hex of the own leader', () => {
    const play = acting({
      players: [{ leader: '0,2', injuries: 1 }, { leader: '1,1' }],
      mechs: { '1,1': 1 },
      pollution: { '1,1': 1 },
      camps: { '1,1': 1 },
      walls: ['1,1|2,0'],
    })
    expect(play.types()).toEqual(['endActions', 'move'])
  })

  rule('DE-214', 'only in the own turn and before the machine card', () => {
    const play = acting(two)
    expect(play.rule(move('0,3'), 1)).toBe('DE-214')
    expect(play.rule({ type: 'food' }, 1)).toBe('DE-214')
    play.do(END)
    expect(play.rule(move('0,3'), 0)).toBe('DE-214')
    expect(leading({ players: [{ leader: '0,2', hand: [2] }, { hand: [20] }] }).rule(move('0,3'), 0)).toBe(
      'DE-214',
    )
  })

  rule('DE-215', 'the machine card comes also when nothing was done', () => {
    expect(acting(two).do(END).heard('machineFlipped')).toHaveLength(1)
  })

  rule('DE-216', 'after the last turn Defenders are active no longer', () => {
    const refuge = card('order', 'refuge')
    const play = acting({
      players: [
        { leader: '0,2', active: refuge, team: [2], hand: [4] },
        { leader: '3,0', active: 20, hand: [21] },
      ],
      current: 1,
    })
    play.do(END)
    expect(play.player(0).active).toBe(NONE)
    expect(play.player(0).discard).toEqual([2, refuge])
    expect(play.player(1).discard).toEqual([20])
    expect([play.state.phase, play.state.current]).toEqual(['leadership', NONE])
  })

  rule('DE-217', 'nobody draws by himself', () => {
    const play = acting({
      players: [
        { leader: '0,2', hand: [4] },
        { leader: '3,0', hand: [21] },
      ],
      current: 1,
    })
    play.do(END)
    expect(play.state.players.map(({ hand }) => hand)).toEqual([[4], [21]])
  })
})

describe('the team', () => {
  const forest = [card('order', 'archives'), card('order', 'almanac-press')]
  const plains = quiet('order', 'foreign')
  const waiting: Moment = {
    players: [{ leader: '0,2', active: quiet('order'), hand: [...forest, plains] }, { leader: '3,0' }],
    ap: 0,
  }

  rule('DE-220', 'only when all points are spent, from the hand', () => {
    expect(acting({ ...waiting, ap: 1 }).rule(team(forest[0]))).toBe('DE-220')
    expect(acting(waiting).rule(team(forest[0]))).toBe(null)
    expect(acting(waiting).rule(team(card('order', 'pyromania')))).toBe('DE-220')
  })

  rule('DE-221', 'only with the terrain of the active Defender', () => {
    expect(acting(waiting).rule(team(plains))).toBe('DE-221')
    expect(acting(waiting).listed('team')).toEqual(forest.map(team))
  })

  rule('DE-222', 'one point, and nothing else of the card', () => {
    const play = acting(waiting).do(team(forest[0]))
    // The archives would give the map.
    expect([play.state.ap, play.player(0).items]).toEqual([1, [0, 0, -1, -1]])
  })

  rule('DE-223', 'one after the other', () => {
    const play = acting(waiting).do(team(forest[0]))
    expect(play.rule(team(forest[1]))).toBe('DE-220')
    play.do(move('0,3')).do(team(forest[1]))
    expect(play.state.ap).toBe(1)
  })

  rule('DE-224', 'team cards lie under the active Defender', () => {
    const play = acting({ ...waiting, waiting: [] }).do(team(forest[0]))
    expect([play.player(0).team, play.player(0).hand]).toEqual([[forest[0]], [plains, forest[1]]])
    play.do(END)
    expect(play.player(0).discard).toEqual([forest[0], quiet('order')])
  })

  rule('DE-225', 'nobody must team', () => {
    expect(acting(waiting).rule(END)).toBe(null)
  })
})

describe('the deck', () => {
  const builder = { leader: '0,2', support: 2, active: quiet('order'), team: [4] }
  const building: Moment = { terrain: { '0,2': 'forest' } }

  rule('DE-230', 'an empty deck is the discard pile anew, without the active Defender and the team', () => {
    const play = acting({ ...building, players: [{ ...builder, deck: [2], discard: [5, 6, 8] }, {}] })
    play.do({ type: 'build' })
    const { hand, deck, discard } = play.player(0)
    expect([hand.length, discard]).toEqual([4, []])
    expect([...hand, ...deck].sort()).toEqual([2, 5, 6, 8])
    expect(play.heard('deckShuffled')).toEqual([{ type: 'deckShuffled', player: 0, count: 3 }])
  })

  rule('DE-230', 'and it is shuffled', () => {
    const orders = ['a', 'b', 'c', 'd'].map((seed) => {
      const players = [{ ...builder, deck: [], discard: [2, 5, 6, 8, 9, 10, 11] }, {}]
      return acting({ ...building, players })
        .do({ type: 'build' }, 0, seed)
        .player(0)
        .hand.join()
    })
    expect(new Set(orders).size).toBeGreaterThan(1)
  })

  rule('DE-R48', 'at once and at the end of the round; a draw that finds nothing ends early', () => {
    const short = acting({ ...building, players: [{ ...builder, deck: [2], discard: [] }, {}] })
    short.do({ type: 'build' })
    expect([short.player(0).hand, short.player(0).deck]).toEqual([[2], []])
    const ending = acting({
      players: [
        { leader: '0,2', active: quiet('order'), deck: [], hand: [2] },
        { leader: '3,0', active: quiet('council'), hand: [20] },
      ],
      current: 1,
    })
    ending.do(END)
    expect(ending.player(0)).toMatchObject({ deck: [quiet('order')], discard: [] })
    const blind = leading({
      players: [
        { leader: '0,2', deck: [2], discard: [5] },
        { leader: '3,0', hand: [20] },
      ],
    })
    expect(blind.player(0)).toMatchObject({ active: 2, deck: [5], discard: [] })
  })
})

rule('DE-R65', 'the ability of somebody who retired holds until the end of the round', () => {
  const play = acting({
    terrain: { '0,2': 'forest' },
    players: [
      { leader: '0,2', active: card('order', 'refuge'), support: 6, campsLeft: 1 },
      { leader: '3,0', active: cardOf('council', 'plains') },
    ],
    camps: { '-3,0': 0 },
    waiting: [1],
  })
  play.do({ type: 'build' })
  expect([play.player(0).retired, play.state.current]).toEqual([true, 1])
  expect(play.rule({ type: 'regroup', hex: hexOf('-3,0') })).toBe(null)
})
