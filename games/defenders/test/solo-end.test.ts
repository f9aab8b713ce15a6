import { rule } from '@vyprava/kernel/testing'
import { describe, expect } from 'vitest'
import { type DefendersAction, NONE } from '../rules/index.ts'
import { cardOf as machineCard } from './machine.ts'
import { hexOf } from './notation.ts'
import { acting, card, leading, type Moment } from './play.ts'
import { describe as described } from './position.ts'

const lead = (number: number): DefendersAction => ({ type: 'lead', card: number })
const blind = (player: number): DefendersAction => ({ type: 'leadBlind', player })
const _move = (key: string): DefendersAction => ({ type: 'move', hex: hexOf(key) })
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

describe('a faction that is done', () => {
  const finishing: Moment = {
    ...alone,
    terrain: { '0,3': 'forest' },
    players: [
      { leader: '0,3', active: card('order', 'refuge'), hand: [ORDER[0]], support: 6, campsLeft: 1 },
      { leader: '3,0', hand: COUNCIL },
    ],
    camps: { '-3,0': 0 },
  }

  rule(['DE-962', 'DE-R74'], 'its cards leave the hand, its ability ends, the other one goes on', () => {
    const play = acting(finishing).do({ type: 'build' })
    expect(play.player(0)).toMatchObject({ retired: true, hand: [], leader: NONE, active: NONE })
    expect([play.state.phase, play.types()]).toEqual(['leadership', ['lead']])
    play.do(lead(COUNCIL[0]))
    expect(play.rule({ type: 'regroup', hex: hexOf('-3,0') })).toBe('DE-433')
    const empty = acting({ ...finishing, players: [finishing.players?.[0] ?? {}, { leader: '3,0' }] }).do({
      type: 'build',
    })
    expect(empty.actions()).toEqual([blind(1)])
    expect(empty.rule(blind(0))).toBe('DE-962')
  })

  rule('DE-963', 'hunters go first for the faction whose turn it is', () => {
    const play = acting({
      ...alone,
      current: 1,
      players: [{ leader: '0,3' }, { leader: '2,1' }],
      mechs: { '1,2': 1, '2,0': 1, '3,-1': 1 },
    })
    play.state.machineDeck = [machineCard('restart'), machineCard('mechs')]
    play.do(END)
    // 1,2 is next to both; 3,-1 is two steps from the active one.
    expect(described(play.state).mechs).toEqual({ '2,1': 3 })
  })

  rule('DE-964', 'the last faction stays while there is a factory, and wins as usual', () => {
    const last: Moment = {
      ...alone,
      terrain: { '0,3': 'forest' },
      players: [
        { leader: '0,3', support: 6, campsLeft: 1 },
        { retired: true, campsLeft: 0, support: 7 },
      ],
    }
    expect(acting(last).do({ type: 'build' }).state.ended).toBe('won')
    const factory = acting({ ...last, built: ['2,0'] }).do({ type: 'build' })
    expect([factory.state.ended, factory.player(0).retired]).toEqual([null, false])
  })

  rule('DE-R71', 'hacking counts only in the turn of its card', () => {
    const hacking = card('sect', 'hacking')
    const play = leading({
      seats: 1,
      players: [
        { faction: 'sect', leader: '0,3', hand: [hacking] },
        { leader: '3,0', hand: COUNCIL },
      ],
    })
    play.do(lead(hacking)).do(END)
    expect(play.state.machineDiscard).toHaveLength(0)
    play.do(lead(COUNCIL[0])).do(END)
    expect([play.player(0).active, play.state.machineDiscard.length]).toEqual([hacking, 1])
  })

  rule('DE-R72', 'the visible tops and the team of the turn stay out of reshuffles', () => {
    const harvest = card('council', 'bountiful-harvest')
    const play = leading({
      seats: 1,
      players: [
        { leader: '0,3', active: ORDER[1], deck: [], discard: [2, 5] },
        { leader: '3,0', active: COUNCIL[1], hand: [harvest], deck: [20], discard: [21, 22] },
      ],
    })
    play.do(lead(harvest))
    // Two cards drawn: the last of the deck, then one of the pile, in which the covered caravan lies now.
    expect([...play.player(1).hand, ...play.player(1).deck].sort()).toEqual([20, 21, 22, COUNCIL[1]])
    expect([play.player(1).active, play.player(0).active]).toEqual([harvest, ORDER[1]])
    const order = play.player(0)
    expect([order.active, order.discard]).toEqual([ORDER[1], [2, 5]])
    // A covered card is a card of the pile: an empty deck is made of it at once.
    const covering = leading({
      seats: 1,
      players: [{ leader: '0,3', active: 5, hand: [2], deck: [] }, { leader: '3,0' }],
    })
    covering.do(lead(2))
    expect(covering.player(0)).toMatchObject({ active: 2, deck: [5], discard: [] })
  })

  rule('DE-257', 'alone nothing is limited: there is no discussion', () => {
    const play = leading(alone)
    expect(play.rule({ type: 'say', phrase: 0 })).toBe('DE-257')
    expect(play.do(lead(ORDER[0])).state.phase).toBe('action')
  })
})
