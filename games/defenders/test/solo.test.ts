import { Random, silentCourse } from '@vyprava/kernel'
import { rule } from '@vyprava/kernel/testing'
import { describe, expect } from 'vitest'
import { type DefendersAction, NONE } from '../rules/index.ts'
import { hexName, hexOf } from './notation.ts'
import { acting, card, leading, type Moment, quiet, rolling } from './play.ts'
import { STANDARD } from './position.ts'

const lead = (number: number): DefendersAction => ({ type: 'lead', card: number })
const blind = (player: number): DefendersAction => ({ type: 'leadBlind', player })
const move = (key: string): DefendersAction => ({ type: 'move', hex: hexOf(key) })
const END: DefendersAction = { type: 'endActions' }

const ORDER = [card('order', 'archives'), card('order', 'refuge')]
const COUNCIL = [card('council', 'field-kitchen'), card('council', 'caravan')]

/** One person with the Order and the Council, two cards of each in the common hand. */
const alone: Moment = {
  seats: 1,
  players: [
    { leader: '0,3', hand: ORDER },
    { leader: '3,0', hand: COUNCIL },
  ],
}

describe('alone', () => {
  rule('DE-951', 'one seat has two factions, set up as for two players', () => {
    const state = rolling(0).setup({ seats: 1, options: STANDARD }, new Random('alone'))
    expect(state.players.map(({ campsLeft, breaches }) => [campsLeft, breaches])).toEqual([
      [5, 6],
      [5, 6],
    ])
    expect(rolling(0).deciders(state)).toEqual([0])
  })

  rule('DE-952', 'the starting hand is any mix of both decks', () => {
    for (const decks of [
      [0, 0, 0],
      [1, 0, 1],
      [1, 1, 1],
    ]) {
      const game = rolling(0)
      const state = game.setup({ seats: 1, options: STANDARD }, new Random('mix'))
      const course = silentCourse(new Random('mix'))
      for (const faction of [0, 1]) game.apply(state, 0, { type: 'chooseFaction', faction }, course)
      for (const leader of [0, 2]) game.apply(state, 0, { type: 'chooseLeader', leader }, course)
      expect(game.deciders(state)).toEqual([0])
      for (const player of decks) game.apply(state, 0, { type: 'drawFrom', player }, course)
      const ones = decks.filter((deck) => deck === 1).length
      expect(state.players.map(({ hand }) => hand.length)).toEqual([3 - ones, ones])
      expect(game.view(state, 0).players.every(({ hand }) => hand !== null)).toBe(true)
      expect(game.view(state, null).players.every(({ hand }) => hand === null)).toBe(true)
    }
  })

  rule('DE-953', 'no token; a companion does nothing', () => {
    const play = leading({
      ...alone,
      players: [{ leader: '0,3', hand: [quiet('order')] }, { leader: '3,0' }],
    })
    play.do(lead(quiet('order')))
    expect([play.state.firstPlayer, play.heard('tokenPassed'), play.state.phase]).toEqual([
      NONE,
      [],
      'action',
    ])
  })

  rule('DE-954', 'each round is a turn of one faction, any card of the common hand', () => {
    const play = leading(alone)
    expect(play.listed('lead').map((action) => action.card)).toEqual(
      [...ORDER, ...COUNCIL].toSorted((a, b) => a - b),
    )
    const { round } = play.state
    play.do(lead(COUNCIL[1]))
    expect([play.state.current, play.state.waiting, play.player(1).active]).toEqual([1, [], COUNCIL[1]])
    play.do(END)
    expect([play.state.machineDiscard.length, play.state.round, play.state.phase]).toEqual([
      1,
      round + 1,
      'leadership',
    ])
    // The same faction may go again.
    play.do(lead(COUNCIL[0]))
    expect([play.state.current, play.player(1).discard, play.player(1).active]).toEqual([
      1,
      [COUNCIL[1]],
      COUNCIL[0],
    ])
  })

  rule('DE-955', 'a faction without a card in hand may turn up the top of its deck', () => {
    const deck = [card('order', 'pyromania'), quiet('order')]
    const play = leading({
      ...alone,
      players: [
        { leader: '0,3', deck },
        { leader: '3,0', hand: COUNCIL },
      ],
    })
    expect(play.listed('leadBlind').map(({ player }) => player)).toEqual([0])
    expect(play.rule(blind(1))).toBe('DE-955')
    expect(play.rule(blind(2))).toBe('DE-955')
    play.do(blind(0))
    expect([play.player(0).active, play.player(0).deck]).toEqual([
      quiet('order'),
      [card('order', 'pyromania')],
    ])
    expect(play.state.current).toBe(0)
  })

  rule('DE-956', 'a reveal ability is resolved at once', () => {
    const play = leading(alone).do(lead(ORDER[0]))
    expect([play.player(0).items[0], play.player(1).items[0], play.state.phase]).toEqual([1, 0, 'action'])
  })

  rule(
    'DE-957',
    'an ongoing ability lasts while its card is on top, through turns of the other faction',
    () => {
      const play = leading({ ...alone, camps: { '-3,0': 0, '2,0': 1 } })
        .do(lead(ORDER[1]))
        .do(END)
        .do(lead(COUNCIL[0]))
      expect(
        play
          .listed('regroup')
          .map(({ hex }) => hexName(hex))
          .sort(),
      ).toEqual(['-3,0', '2,0'])
      play.do(END).do(lead(ORDER[0]))
      expect(play.listed('regroup').map(({ hex }) => hexName(hex))).toEqual(['-3,0'])
    },
  )

  rule(
    'DE-958',
    'abilities are for their own faction; all players are both; cards come from the own deck',
    () => {
      const harvest = card('council', 'bountiful-harvest')
      const drawing = leading({
        ...alone,
        players: [
          { leader: '0,3', hand: ORDER },
          { leader: '3,0', hand: [harvest] },
        ],
      })
      drawing.do(lead(harvest))
      expect(drawing.state.players.map(({ hand }) => hand.length)).toEqual([2, 2])
      const bread = card('council', 'breaking-bread')
      const sharing = leading({
        ...alone,
        players: [
          { leader: '0,3', hand: ORDER },
          { leader: '3,0', hand: [bread] },
        ],
      })
      expect(sharing.do(lead(bread)).state.players.map(({ items }) => items[1])).toEqual([1, 1])
      const resilient = acting({
        ...alone,
        players: [
          { leader: '0,3', active: quiet('order') },
          { leader: '3,0', active: card('council', 'resilience') },
        ],
        mechs: { '0,3': 1 },
        die: 2,
      })
      expect(resilient.do(move('0,2')).player(0).injuries).toBe(2)
    },
  )

  rule('DE-959', 'only cards of the same faction and terrain join the team', () => {
    const plains = quiet('order', 'foreign')
    const play = acting({
      ...alone,
      current: 1,
      players: [
        { leader: '0,3', hand: [plains] },
        { leader: '3,0', active: quiet('council'), hand: COUNCIL },
      ],
      ap: 0,
    })
    expect(play.rule({ type: 'team', card: plains })).toBe('DE-959')
    expect(play.listed('team').map((action) => action.card)).toEqual(COUNCIL)
  })

  rule(['DE-960', 'DE-R73'], 'a camp draws from the deck of its builder; the common hand counts', () => {
    const play = acting({
      ...alone,
      terrain: { '0,3': 'forest' },
      players: [
        { leader: '0,3', hand: [ORDER[0]], support: 2 },
        { leader: '3,0', hand: COUNCIL },
      ],
    })
    play.do({ type: 'build' })
    expect(play.state.players.map(({ hand }) => hand.length)).toEqual([2, 2])
  })

  rule('DE-961', 'a random card of the common hand dies, of either faction', () => {
    const owners = new Set<number>()
    for (let seed = 0; seed < 20; seed++) {
      const play = acting({
        ...alone,
        players: [
          { leader: '0,3', injuries: 3, hand: ORDER },
          { leader: '3,0', hand: COUNCIL },
        ],
        mechs: { '0,3': 1 },
        die: 1,
      })
      play.do(move('0,2'), 0, `solo ${seed}`)
      owners.add(play.player(0).dead.length === 1 ? 0 : 1)
      expect(play.player(0).dead.length + play.player(1).dead.length).toBe(1)
      expect([play.player(0).injuries, play.player(0).hand.length + play.player(1).hand.length]).toEqual([
        0, 3,
      ])
    }
    expect(owners).toEqual(new Set([0, 1]))
  })

  rule('DE-961', 'of two cards of two factions either may die', () => {
    const owners = Array.from({ length: 12 }, (_, seed) => {
      const hurt = [
        { leader: '0,3', injuries: 3, hand: [ORDER[0]] },
        { leader: '3,0', hand: [COUNCIL[0]] },
      ]
      const play = acting({ ...alone, players: hurt, mechs: { '0,3': 1 }, die: 1 })
      return play.do(move('0,2'), 0, `two cards ${seed}`).player(0).dead.length === 1 ? 0 : 1
    })
    expect(new Set(owners)).toEqual(new Set([0, 1]))
  })

  rule('DE-R75', 'with an empty hand the top of the injured faction’s deck dies', () => {
    const play = acting({
      ...alone,
      players: [
        { leader: '0,3', injuries: 3, deck: [2, 5] },
        { leader: '3,0', deck: [20] },
      ],
      mechs: { '0,3': 1 },
      die: 1,
    })
    play.player(0).active = quiet('order')
    play.player(0).deck = [2, 5]
    play.do(move('0,2'))
    expect([play.player(0).dead, play.player(1).dead]).toEqual([[5], []])
  })

  rule('DE-R24', 'more than three injuries kill, alone too; by the option the third does', () => {
    const hurt = (injuries: number, soloDeathAt3: boolean, seats = 1): number => {
      const play = acting({
        seats,
        soloDeathAt3,
        players: [
          { leader: '0,3', injuries, hand: ORDER },
          { leader: '3,0', hand: COUNCIL },
        ],
        mechs: { '0,3': 1 },
        die: 1,
      })
      play.do(move('0,2'))
      return play.player(0).dead.length + play.player(1).dead.length
    }
    expect([hurt(2, false), hurt(3, false)]).toEqual([0, 1])
    expect([hurt(1, true), hurt(2, true)]).toEqual([0, 1])
    expect(hurt(2, true, 2)).toBe(0)
  })
})
