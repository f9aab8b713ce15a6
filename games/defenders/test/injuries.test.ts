import { rule } from '@vyprava/kernel/testing'
import { describe, expect } from 'vitest'
import { HEXES } from '../rules/board/index.ts'
import type { DefendersAction } from '../rules/index.ts'
import { threatTo } from '../rules/injuries.ts'
import { hexName, hexOf } from './notation.ts'
import { acting, card, type Moment, quiet, revealing } from './play.ts'

const move = (key: string): DefendersAction => ({ type: 'move', hex: hexOf(key) })
const CLEAR: DefendersAction = { type: 'clear' }

/** Injuries of player 0 after a step from 0,2 to 0,3, by what the die shows. */
const hurtBy = (moment: Moment, ...dice: readonly number[]): number[] =>
  dice.map((die) => {
    const players = moment.players ?? [{ leader: '0,2', active: quiet('order') }]
    return acting({ ...moment, players, die })
      .do(move('0,3'))
      .player(0).injuries
  })

describe('the injury roll', () => {
  rule(['DE-601', 'DE-602'], 'a mech on the hex or a sniper beside it makes one roll', () => {
    expect(hurtBy({}, 1)).toEqual([0])
    expect(hurtBy({ mechs: { '0,2': 3 } }, 1)).toEqual([1])
    expect(hurtBy({ built: ['1,1'], mechs: { '1,1': 1, '-1,2': 2 } }, 1)).toEqual([1])
    // A hunter beside the leader is no threat, nor is a sniper two hexes away.
    expect(hurtBy({ mechs: { '1,1': 1 } }, 1)).toEqual([0])
    expect(hurtBy({ mechs: { '0,0': 2 } }, 1)).toEqual([0])
    const play = acting({ players: [{ leader: '0,2' }], mechs: { '0,2': 3 }, die: 1 }).do(move('0,3'))
    expect(play.heard('rolled')).toEqual([
      { type: 'rolled', player: 0, threat: 'close', result: 1, injuries: 1 },
    ])
  })

  rule('DE-601', 'a sniper reaches just the hexes around it', () => {
    const reachedFrom = (sniper: string): string[] => {
      const { state } = acting({ players: [{ leader: '0,2' }], built: [sniper], mechs: { [sniper]: 1 } })
      const reached = Array.from({ length: HEXES }, (_, hex) => hex).filter((hex) => {
        state.players[0].leader = hex
        return threatTo(state, 0) === 'ranged'
      })
      return reached.map(hexName).toSorted()
    }
    expect(reachedFrom('1,1')).toEqual(['0,1', '0,2', '1,0', '1,2', '2,0', '2,1'])
    expect(reachedFrom('1,-2')).toEqual(['0,-1', '0,-2', '1,-1', '1,-3', '2,-2', '2,-3'])
  })

  rule('DE-603', 'close, 1 and 2 both hurt', () => {
    expect(hurtBy({ mechs: { '0,2': 1 } }, 0, 1, 2)).toEqual([0, 1, 2])
  })

  rule('DE-604', 'from afar only a 1 hurts', () => {
    expect(hurtBy({ built: ['1,1'], mechs: { '1,1': 1 } }, 0, 1, 2)).toEqual([0, 1, 0])
    const nextToTheCore = { players: [{ leader: '0,1' }], mechs: { '0,0': 2 }, die: 1 }
    expect(acting(nextToTheCore).do(move('0,2')).player(0).injuries).toBe(1)
  })

  rule('DE-605', 'both at once count as close', () => {
    expect(hurtBy({ built: ['1,1'], mechs: { '1,1': 1, '0,2': 1 } }, 1, 2)).toEqual([1, 2])
  })

  rule('DE-606', 'with a sniper on the same factory it is close', () => {
    const inside = { built: ['0,2'], breaches: ['0,2|0,3'], mechs: { '0,2': 1 } }
    expect(hurtBy(inside, 2)).toEqual([2])
  })

  rule('DE-607', 'walls and engines do not protect from snipers', () => {
    const walled = { built: ['1,1'], mechs: { '1,1': 1 }, walls: ['0,2|1,1'] }
    expect(hurtBy(walled, 1)).toEqual([1])
    expect(hurtBy({ ...walled, walls: [], engines: ['0,2>1,1', null] }, 1)).toEqual([1])
  })

  rule('DE-608', 'the beginning counts, not the arrival', () => {
    expect(hurtBy({ mechs: { '0,3': 2 } }, 2)).toEqual([0])
    expect(hurtBy({ mechs: { '0,2': 1 } }, 2)).toEqual([2])
  })

  rule(['DE-609', 'DE-R20'], 'actions by items roll too; team, food and the small cure do not', () => {
    const moment: Moment = {
      seats: 4,
      players: [
        {
          leader: '0,2',
          active: quiet('order'),
          hand: [card('order', 'archives')],
          items: ['map', 'food', 'potions', 'rockets'],
          injuries: 1,
        },
      ],
      mechs: { '0,2': 1 },
      pollution: { '0,2': 1 },
      walls: ['0,2|0,3'],
      die: 1,
      ap: 0,
    }
    const after = (action: DefendersAction): number => acting(moment).do(action).player(0).injuries
    expect(after({ type: 'mapMove', hex: hexOf('1,1') })).toBe(2)
    expect(after({ type: 'potionsClear' })).toBe(2)
    expect(after({ type: 'rocketsDestroy', hex: hexOf('0,2') })).toBe(2)
    expect(after({ type: 'team', card: card('order', 'archives') })).toBe(1)
    expect(after({ type: 'food' })).toBe(1)
    expect(after({ type: 'potionsHeal' })).toBe(0)
  })

  rule('DE-R19', 'the die falls after the effect, and not when the player retired', () => {
    const play = acting({ players: [{ leader: '0,2' }], mechs: { '0,2': 1 }, toxic: ['0,2'], die: 1 }).do(
      CLEAR,
    )
    const order = play.events.map(({ type }) => type)
    expect(order.indexOf('supportGained')).toBeLessThan(order.indexOf('rolled'))
    expect(order.indexOf('injured')).toBeLessThan(order.indexOf('rolled'))
    expect(play.player(0).injuries).toBe(2)
  })
})

describe('death', () => {
  const hand = [card('order', 'archives'), card('order', 'archives', 'foreign')]
  const near = (injuries: number, die: number, more: Moment = {}): Moment => ({
    players: [{ leader: '0,2', active: quiet('order'), injuries, hand }, { leader: '3,0' }],
    mechs: { '0,2': 1 },
    die,
    ...more,
  })

  rule('DE-610', 'three injuries are borne', () => {
    const play = acting(near(1, 2)).do(move('0,3'))
    expect([play.player(0).injuries, play.player(0).dead]).toEqual([3, []])
  })

  rule('DE-611', 'a fourth kills a random card of the hand, never the active Defender', () => {
    const killed = new Set<number>()
    for (let seed = 0; seed < 20; seed++) {
      const play = acting(near(3, 1))
      play.player(0).team = [4]
      play.do(move('0,3'), 0, `death ${seed}`)
      expect(play.player(0).dead).toHaveLength(1)
      expect([play.player(0).active, play.player(0).team]).toEqual([quiet('order'), [4]])
      killed.add(play.player(0).dead[0])
      expect([...play.player(0).hand, ...play.player(0).dead].sort()).toEqual(hand.toSorted())
    }
    expect(killed).toEqual(new Set(hand))
  })

  rule('DE-612', 'without a hand the top card of the deck dies', () => {
    const deck = [2, 3, 5]
    const play = acting({
      ...near(3, 1),
      players: [{ leader: '0,2', active: quiet('order'), injuries: 3, deck }],
    })
    play.do(move('0,3'))
    expect([play.player(0).dead, play.player(0).deck]).toEqual([[5], [2, 3]])
  })

  rule(['DE-613', 'DE-231'], 'the dead lie open under the token of their terrain and never return', () => {
    const play = acting({
      ...near(3, 1),
      players: [{ leader: '0,2', active: quiet('order'), injuries: 3, deck: [3], discard: [2] }],
    })
    play.do(move('0,3'))
    expect(play.state.deaths).toEqual([0, 0, 1, 0])
    expect(play.heard('killed')).toEqual([{ type: 'killed', player: 0, card: 3, terrain: 2 }])
    // The empty deck is made anew without the dead card.
    expect(play.player(0).deck).toEqual([2])
  })

  rule(['DE-614', 'DE-R21'], 'a death takes all injuries away; one event kills one', () => {
    const play = acting(near(3, 2)).do(move('0,3'))
    expect([play.player(0).injuries, play.player(0).dead.length]).toEqual([0, 1])
  })

  rule('DE-615', 'a second dead Defender of a terrain, of whomever, loses the game', () => {
    const play = acting(
      near(3, 1, { players: [{ leader: '0,2', injuries: 3, hand: [3], active: quiet('order') }] }),
    )
    play.state.deaths = [0, 0, 1, 0]
    play.do(move('0,3'))
    expect([play.state.ended, play.asked]).toEqual(['massacre', []])
    const other = acting(
      near(3, 1, { players: [{ leader: '0,2', injuries: 3, hand: [3], active: quiet('order') }] }),
    )
    other.state.deaths = [1, 1, 0, 1]
    other.do(move('0,3'))
    expect(other.state.ended).toBe(null)
  })

  rule('DE-R22', 'without any card nobody dies, but the injuries go', () => {
    const play = acting({
      ...near(3, 1),
      players: [{ leader: '0,2', active: quiet('order'), injuries: 3, deck: [] }],
    })
    play.do(move('0,3'))
    expect([play.player(0).injuries, play.player(0).dead, play.state.deaths]).toEqual([0, [], [0, 0, 0, 0]])
    const reshuffled = acting({
      ...near(3, 1),
      players: [{ leader: '0,2', active: quiet('order'), injuries: 3, deck: [], discard: [5] }],
    })
    expect(reshuffled.do(move('0,3')).player(0).dead).toEqual([5])
  })

  rule('DE-R23', 'toxic site and die are separate events: both can kill', () => {
    const play = acting(near(3, 2, { toxic: ['0,2'] })).do(CLEAR)
    // The site kills and clears the injuries, the die brings two new ones.
    expect([play.player(0).dead.length, play.player(0).injuries]).toEqual([1, 2])
    expect(play.heard('injured').map(({ injuries }) => injuries)).toEqual([1, 2])
  })
})

describe('abilities and the die', () => {
  const beside = (active: number, faction: 'council' | 'clan', mechs: Moment): number[] =>
    [1, 2].map(
      (die) =>
        acting({ ...mechs, players: [{ faction, leader: '0,2', active }], die })
          .do(move('0,3'))
          .player(0).injuries,
    )
  const close = { mechs: { '0,2': 1 } }
  const afar = { built: ['1,1'], mechs: { '1,1': 1 } }

  rule(['DE-827', 'DE-834', 'DE-R25'], 'resilience ignores the 2, agility the 1', () => {
    expect(beside(card('council', 'resilience'), 'council', close)).toEqual([1, 0])
    expect(beside(card('clan', 'agility'), 'clan', close)).toEqual([0, 2])
    expect(beside(card('clan', 'agility'), 'clan', afar)).toEqual([0, 0])
  })

  rule(['DE-815', 'DE-R78'], 'heat strength: one support for each event, also for a death', () => {
    const active = card('order', 'heat-strength')
    const two = acting({ players: [{ leader: '0,2', active }], ...close, die: 2 }).do(move('0,3'))
    expect([two.player(0).injuries, two.player(0).support]).toEqual([2, 1])
    const dead = acting({ players: [{ leader: '0,2', active, injuries: 3, hand: [3] }], ...close, die: 1 })
    dead.do(move('0,3'))
    expect([dead.player(0).dead, dead.player(0).support]).toEqual([[3], 1])
  })

  rule('DE-R26', 'a harmless result is no injury event', () => {
    const active = card('order', 'heat-strength')
    const play = acting({ players: [{ leader: '0,2', active }], ...afar, die: 2 }).do(move('0,3'))
    expect([play.player(0).support, play.heard('injured')]).toEqual([0, []])
    expect(play.heard('rolled')).toMatchObject([{ result: 2, injuries: 0, threat: 'ranged' }])
  })

  rule('DE-816', 'pyromania: one injury at the reveal, without a roll', () => {
    const play = revealing({
      players: [
        { leader: '0,2', active: card('order', 'pyromania') },
        { leader: '3,0', active: quiet('council') },
      ],
      mechs: { '0,2': 1 },
      die: 2,
    })
    expect([play.player(0).injuries, play.heard('rolled')]).toEqual([1, []])
  })
})
