import { rule } from '@vyprava/kernel/testing'
import { describe, expect } from 'vitest'
import type { DefendersAction } from '../rules/index.ts'
import { edgeOf, hexOf } from './notation.ts'
import { acting, card, type Moment, quiet } from './play.ts'

const move = (key: string): DefendersAction => ({ type: 'move', hex: hexOf(key) })
const FOOD: DefendersAction = { type: 'food' }
const GAIN: DefendersAction = { type: 'gainItem' }

/** All four factions; the Order has all items and stands at a wall, with a mech, pollution and an injury. */
const equipped: Moment = {
  seats: 4,
  players: [
    { leader: '0,2', active: quiet('order'), items: ['map', 'food', 'potions', 'rockets'], injuries: 1 },
    { leader: '3,0' },
    { leader: '3,-1' },
    { leader: '3,-2' },
  ],
  mechs: { '0,2': 1 },
  pollution: { '0,2': 1 },
  walls: ['0,2|0,3'],
  camps: { '-3,0': 0, '1,1': 1 },
  ap: 0,
}

describe('gaining items', () => {
  rule('DE-501', 'ending a Move at a camp turns its item up, passing it does not', () => {
    const play = acting({ players: [{ leader: '0,2', active: quiet('order') }, {}], camps: { '1,1': 1 } })
    play.do(move('1,1'))
    expect(play.player(0).items).toEqual([0, 1, -1, -1])
    const passing = acting({
      terrain: { '0,3': 'forest', '0,2': 'forest', '0,1': 'forest' },
      players: [{ leader: '0,3', active: quiet('order') }, {}],
      camps: { '0,2': 1 },
    })
    passing.do(move('0,1'))
    expect(passing.player(0).items).toEqual([0, 0, -1, -1])
    const ruined = acting({
      players: [{ leader: '0,2' }, {}],
      camps: { '1,1': 1 },
      built: ['1,1'],
      breaches: ['0,2|1,1'],
    })
    expect(ruined.do(move('1,1')).player(0).items).toEqual([0, 0, -1, -1])
  })

  rule('DE-502', 'at a camp a point buys its item, unless it is active', () => {
    const at: Moment = { players: [{ leader: '0,2' }, {}], camps: { '0,2': 1 } }
    const play = acting(at).do(GAIN)
    expect([play.player(0).items[1], play.state.ap]).toEqual([1, 2])
    expect(play.rule(GAIN)).toBe('DE-502')
    expect(acting({ ...at, camps: {} }).rule(GAIN)).toBe('DE-502')
    expect(acting({ ...at, built: ['0,2'] }).rule(GAIN)).toBe('DE-502')
  })

  rule('DE-503', 'there is one token of each item', () => {
    const play = acting({ players: [{ leader: '0,2', items: ['food'] }, {}], camps: { '1,1': 1 } })
    play.do(move('1,1'))
    expect([play.player(0).items[1], play.heard('itemGained')]).toEqual([1, []])
  })
})

describe('using items', () => {
  rule('DE-504', 'free, in the own turn, then used', () => {
    const play = acting(equipped).do({ type: 'potionsHeal' })
    expect([play.player(0).items, play.state.ap]).toEqual([[1, 1, 0, 1], 0])
    expect(play.heard('itemUsed')).toEqual([{ type: 'itemUsed', player: 0, item: 2 }])
    expect(play.rule({ type: 'potionsHeal' })).toBe('DE-504')
    expect(acting({ ...equipped, current: 1 }).rule({ type: 'potionsHeal' }, 0)).toBe('DE-214')
    // Items of factions that nobody plays are not in the game.
    expect(acting({ players: [{ leader: '0,2' }, {}] }).rule({ type: 'potionsHeal' })).toBe('DE-129')
  })

  rule('DE-505', 'food is a point', () => {
    const play = acting(equipped).do(FOOD)
    expect([play.state.ap, play.player(0).items[1]]).toEqual([1, 0])
  })

  rule('DE-506', 'potions cure one injury or clear the hex', () => {
    const cured = acting({ ...equipped, players: [{ leader: '0,2', items: ['potions'], injuries: 3 }] })
    expect(cured.do({ type: 'potionsHeal' }).player(0).injuries).toBe(2)
    const cleared = acting(equipped).do({ type: 'potionsClear' })
    expect([cleared.state.pollution[hexOf('0,2')], cleared.player(0).support]).toEqual([0, 1])
    expect(cleared.player(0).injuries).toBe(1)
  })

  rule('DE-507', 'rockets destroy a mech or breach a wall at the own hex', () => {
    const shot = acting(equipped).do({ type: 'rocketsDestroy', hex: hexOf('0,2') })
    expect([shot.state.mechs[hexOf('0,2')], shot.player(0).support]).toEqual([0, 1])
    const opened = acting(equipped).do({ type: 'rocketsBreach', edge: edgeOf('0,2|0,3') })
    expect([opened.state.breaches[edgeOf('0,2|0,3')], opened.player(0).breaches]).toEqual([0, 2])
    const far = acting({ ...equipped, mechs: { '1,1': 1 } })
    expect(far.rule({ type: 'rocketsDestroy', hex: hexOf('1,1') })).toBe('DE-507')
    expect(far.rule({ type: 'rocketsDestroy', hex: hexOf('0,2') })).toBe('DE-461')
  })

  rule('DE-508', 'the map is a Move or a regroup', () => {
    const moved = acting(equipped).do({ type: 'mapMove', hex: hexOf('-1,2') })
    expect([moved.player(0).leader, moved.player(0).items[0]]).toEqual([hexOf('-1,2'), 0])
    const regrouped = acting(equipped).do({ type: 'mapRegroup', hex: hexOf('-3,0') })
    expect([regrouped.player(0).leader, regrouped.player(0).items[0]]).toEqual([hexOf('-3,0'), 0])
  })

  rule('DE-509', 'actions by items follow all rules of those actions', () => {
    const noToken = acting({
      ...equipped,
      players: [{ leader: '0,2', items: ['rockets'], breaches: 0 }],
    })
    expect(noToken.rule({ type: 'rocketsBreach', edge: edgeOf('0,2|0,3') })).toBe('DE-472')
    expect(noToken.rule({ type: 'mapMove', hex: hexOf('1,1') })).toBe('DE-504')
    const play = acting({ ...equipped, die: 1 })
    expect(play.rule({ type: 'mapMove', hex: hexOf('0,3') })).toBe('DE-303')
    play.do({ type: 'mapMove', hex: hexOf('1,1') })
    // The item of the camp, and the roll for the mech at the start. Food was active already.
    expect([play.player(0).leader, play.player(0).injuries]).toEqual([hexOf('1,1'), 2])
    const hungry = acting({ ...equipped, players: [{ leader: '0,2', items: ['map'] }] })
    expect(hungry.do({ type: 'mapMove', hex: hexOf('1,1') }).player(0).items[1]).toBe(1)
  })

  rule('DE-R77', 'a map that leads to a camp of the Order ends used', () => {
    const play = acting({ ...equipped, camps: { '1,1': 0 } })
    play.do({ type: 'mapMove', hex: hexOf('1,1') })
    expect(play.player(0).items[0]).toBe(0)
  })

  rule('DE-R61', 'food is eaten at any time; a team waits until all points are spent', () => {
    const team: DefendersAction = { type: 'team', card: card('order', 'archives') }
    const hand = [card('order', 'archives'), card('order', 'almanac-press')]
    const play = acting({
      ...equipped,
      mechs: {},
      players: [{ leader: '0,2', active: quiet('order'), hand, items: ['food'] }],
    })
    play.do(FOOD)
    expect(play.rule(team)).toBe('DE-220')
    play.do(move('1,1')).do(team)
    // The camp of the Council gave new food: it may be eaten beside the point of the team.
    expect([play.state.ap, play.do(FOOD).state.ap]).toEqual([1, 2])
  })

  rule('DE-R62', 'nothing is used in the middle of something else', () => {
    // Every item is a whole action of its own: between two questions to the player nothing is half done.
    const play = acting(equipped)
    for (const action of play.actions().filter(({ type }) => type !== 'endActions')) {
      const after = play.copy().do(action)
      expect(after.state.agenda).toEqual(play.state.agenda)
    }
  })

  rule('DE-R79', 'three meals a turn', () => {
    const play = acting({
      communication: 'free',
      players: [
        { leader: '0,2', items: ['food'], deck: [quiet('order')], active: card('order', 'refuge') },
        { leader: '3,0', deck: [quiet('council')], active: card('council', 'caravan') },
      ],
      camps: { '0,2': 1 },
      ap: 0,
    })
    for (let meal = 0; meal < 3; meal++) play.do(FOOD).do(GAIN)
    expect([play.rule(FOOD), play.state.ap]).toEqual(['DE-R79', 0])
    // In the next turn the food is as good as ever.
    play.do({ type: 'endActions' })
    while (play.state.current !== 0) play.do({ type: 'endActions' })
    expect([play.state.meals, play.rule(FOOD)]).toEqual([0, null])
  })
})
