import { rule } from '@vyprava/kernel/testing'
import { describe, expect } from 'vitest'
import type { DefendersAction } from '../rules/index.ts'
import { edgeName, edgeOf, edges, hexName, hexOf } from './notation.ts'
import { acting, card, type Moment, type Play, quiet, revealing } from './play.ts'
import { describe as described } from './position.ts'

const resolveHex = (key: string): DefendersAction => ({ type: 'resolveHex', hex: hexOf(key) })
const move = (key: string): DefendersAction => ({ type: 'move', hex: hexOf(key) })
const hexes = (play: Play): string[] =>
  play
    .listed('resolveHex')
    .map(({ hex }) => hexName(hex))
    .sort()

describe('the Clan', () => {
  const clan = (key: string, more: Moment = {}, mine: object = {}): Play =>
    revealing({
      ...more,
      players: [
        { faction: 'clan', leader: '0,2', active: card('clan', key), ...mine },
        { leader: '3,0', active: quiet('council'), injuries: 2 },
      ],
    })

  rule(['DE-832', 'DE-833'], 'bubbling brew: potions for oneself; apothecary: for all', () => {
    expect(clan('bubbling-brew').state.players.map(({ items }) => items[2])).toEqual([1, 0])
    expect(clan('apothecary').state.players.map(({ items }) => items[2])).toEqual([1, 1])
  })

  rule('DE-835', 'ambush: a mech on the own hex', () => {
    const play = clan('ambush', { mechs: { '0,2': 2, '1,1': 1 } })
    expect(described(play.state).mechs).toEqual({ '0,2': 1, '1,1': 1 })
    expect(play.player(0).support).toBe(1)
    expect(described(clan('ambush', { mechs: { '1,1': 1 } }).state).mechs).toEqual({ '1,1': 1 })
  })

  rule(
    ['DE-836', 'DE-R30', 'DE-R34'],
    'secret paths: everybody may shift, over walls, not to the core; no item',
    () => {
      const play = clan(
        'secret-paths',
        { walls: ['0,1|1,0'], built: ['1,1'], camps: { '1,0': 1 }, pollution: { '1,0': 1 } },
        { leader: '0,1' },
      )
      expect([play.prompt, play.asked]).toEqual(['secretPaths', [0, 1]])
      expect(play.rule({ type: 'shift', hex: hexOf('0,0') }, 0)).toBe('DE-305')
      expect(play.rule({ type: 'shift', hex: hexOf('0,3') }, 0)).toBe('DE-836')
      expect(play.rule({ type: 'shift', hex: hexOf('1,1') }, 0)).toBe(null)
      play.do({ type: 'stay' }, 1).do({ type: 'shift', hex: hexOf('1,0') }, 0)
      expect(play.state.players.map(({ leader }) => leader)).toEqual([hexOf('1,0'), hexOf('3,0')])
      expect([play.player(0).items[1], play.state.phase]).toEqual([0, 'discussion'])
    },
  )

  rule(['DE-837', 'DE-R35'], 'friendly mycelium: the hex where a Move ends is cleared', () => {
    const active = card('clan', 'friendly-mycelium')
    const moment: Moment = {
      terrain: { '0,2': 'marsh', '0,1': 'marsh', '0,3': 'marsh' },
      players: [{ faction: 'clan', leader: '0,3', active, items: ['map'] }, { faction: 'order' }],
      pollution: { '0,2': 1, '0,1': 2 },
      toxic: ['1,1'],
      mechs: { '0,3': 1 },
      die: 1,
    }
    const play = acting(moment).do(move('0,1'))
    expect(described(play.state).pollution).toEqual({ '0,2': 1 })
    expect([play.player(0).support, play.player(0).injuries, play.heard('rolled').length]).toEqual([1, 1, 1])
    const toxic = acting({ ...moment, mechs: {} }).do({ type: 'mapMove', hex: hexOf('1,1') })
    expect([described(toxic.state).toxic, toxic.player(0).support, toxic.player(0).injuries]).toEqual([
      [],
      1,
      1,
    ])
    const other = acting({
      ...moment,
      current: 1,
      players: [
        { faction: 'clan', leader: '3,0', active },
        { faction: 'order', leader: '0,3' },
      ],
    })
    expect(described(other.do(move('0,2')).state).pollution).toEqual({ '0,2': 1, '0,1': 2 })
  })

  rule(
    ['DE-838', 'DE-R32', 'DE-R17', 'DE-313'],
    'acid rain: a mech becomes pollution, without support, never a seventh site',
    () => {
      const moment: Moment = {
        mechs: { '0,0': 1, '2,0': 2, '1,1': 1, '-3,0': 1 },
        pollution: { '2,0': 2 },
        toxic: ['1,1'],
      }
      const play = clan('acid-rain', moment)
      expect(hexes(play)).toEqual(['-3,0', '0,0', '2,0'])
      expect(play.rule(resolveHex('1,1'))).toBe('DE-838')
      expect(play.rule(resolveHex('0,3'))).toBe('DE-838')
      play.do(resolveHex('2,0'))
      expect([described(play.state).toxic, play.state.mechs[hexOf('2,0')]]).toEqual([['1,1', '2,0'], 1])
      expect(described(play.state).pollution).toEqual({})
      expect([play.player(0).support, play.state.mechSupply]).toEqual([0, 16])
      const full = clan('acid-rain', { ...moment, toxic: ['1,1', '0,-3', '1,-3', '2,-3', '3,-3', '3,-2'] })
      expect(full.rule(resolveHex('2,0'))).toBe('DE-R17')
    },
  )

  rule(
    ['DE-839', 'DE-R43'],
    'healing herbs: one player in the game, the owner too, even without injuries',
    () => {
      const play = clan('healing-herbs')
      expect(play.listed('resolvePlayer').map(({ player }) => player)).toEqual([0, 1])
      expect(play.rule({ type: 'resolvePlayer', player: 2 })).toBe('DE-839')
      expect(play.copy().do({ type: 'resolvePlayer', player: 0 }).state.phase).toBe('discussion')
      expect(play.do({ type: 'resolvePlayer', player: 1 }).player(1).injuries).toBe(0)
      const retired = revealing({
        seats: 3,
        players: [
          { faction: 'clan', leader: '0,2', active: card('clan', 'healing-herbs') },
          { retired: true, campsLeft: 0, support: 7 },
          { faction: 'order', leader: '3,0', active: quiet('order') },
        ],
      })
      expect(retired.rule({ type: 'resolvePlayer', player: 1 })).toBe('DE-R43')
    },
  )
})

describe('the Sect', () => {
  const sect = (key: string, more: Moment = {}, mine: object = {}): Play =>
    revealing({
      ...more,
      players: [
        { faction: 'sect', leader: '0,2', active: card('sect', key), ...mine },
        { leader: '3,0', active: quiet('council') },
      ],
    })

  rule(['DE-841', 'DE-R39', 'DE-215'], 'hacking: no machine card in the own turn of the round', () => {
    const play = acting({
      players: [
        { faction: 'sect', leader: '0,2', active: card('sect', 'hacking') },
        { leader: '3,0', active: quiet('council') },
      ],
      waiting: [1],
    })
    play.do({ type: 'endActions' })
    expect(play.events).toContainEqual({ type: 'machineSkipped', player: 0 })
    expect([play.state.machineDiscard.length, play.state.current]).toEqual([0, 1])
    play.do({ type: 'endActions' })
    expect(play.heard('machineFlipped')).toHaveLength(1)
  })

  rule(['DE-842', 'DE-843'], 'arsenal: rockets for oneself; firework festival: for all', () => {
    expect(sect('arsenal').state.players.map(({ items }) => items[3])).toEqual([1, 0])
    expect(sect('firework-festival').state.players.map(({ items }) => items[3])).toEqual([1, 1])
  })

  rule(
    ['DE-844', 'DE-805'],
    'useful wreckage: one more support for a mech of the owner, with the roll',
    () => {
      const active = card('sect', 'useful-wreckage')
      const moment: Moment = {
        players: [
          { faction: 'sect', leader: '0,2', active, campsLeft: 1 },
          { leader: '0,2', campsLeft: 1 },
        ],
        mechs: { '0,2': 2 },
        die: 1,
      }
      const play = acting(moment).do({ type: 'destroy' })
      expect([play.player(0).support, play.player(0).injuries]).toEqual([2, 1])
      expect(
        acting({ ...moment, current: 1 })
          .do({ type: 'destroy' })
          .player(1).support,
      ).toBe(1)
    },
  )

  rule(
    ['DE-845', 'DE-R29'],
    'temporary outage: all cross walls, not engines, core or rim; also on trails',
    () => {
      const moment: Moment = {
        terrain: { '0,3': 'forest', '0,2': 'forest', '0,1': 'forest' },
        players: [
          { leader: '0,3', active: quiet('order'), items: ['map'] },
          { faction: 'sect', leader: '3,0', active: card('sect', 'temporary-outage') },
        ],
        walls: ['0,3|0,2', '0,2|0,1', '0,3|1,2'],
        built: ['1,1'],
        engines: ['0,3>-1,3', null],
      }
      const play = acting(moment)
      for (const to of ['0,2', '0,1', '1,1', '1,2']) {
        expect(play.rule(move(to))).toBe(null)
        expect(play.rule({ type: 'mapMove', hex: hexOf(to) })).toBe(null)
      }
      expect(play.rule(move('0,0'))).toBe('DE-305')
      const away = acting({ ...moment, engines: ['0,3>0,2', null] })
      expect(away.rule(move('0,2'))).toBe('DE-304')
    },
  )

  rule('DE-846', 'tunnels: to any mountain, rewilded factories included, also the own hex; no item', () => {
    const play = sect('tunnels', {
      terrain: { '0,2': 'mountain', '-3,0': 'mountain', '2,0': 'mountain' },
      built: ['2,0', '1,-1'],
      rewilded: ['1,-1'],
      camps: { '-3,0': 1 },
    })
    expect(hexes(play)).toEqual(['-3,0', '0,2', '1,-1'])
    expect(play.rule(resolveHex('2,0'))).toBe('DE-846')
    play.do(resolveHex('-3,0'))
    expect([play.player(0).leader, play.player(0).items[1]]).toEqual([hexOf('-3,0'), 0])
  })

  rule(['DE-847', 'DE-R33'], 'ballistics: rockets reach the adjacent hexes, the own one too', () => {
    const active = card('sect', 'ballistics')
    const moment: Moment = {
      players: [{ faction: 'sect', leader: '0,1', active, items: ['rockets'] }, { leader: '3,0' }],
      mechs: { '0,0': 2, '0,1': 1, '1,1': 1, '2,0': 1 },
      ap: 0,
    }
    const play = acting(moment)
    expect(play.listed('rocketsDestroy').map(({ hex }) => hexName(hex))).toEqual(
      ['0,0', '1,1', '0,1'].sort((a, b) => hexOf(a) - hexOf(b)),
    )
    expect(play.rule({ type: 'rocketsDestroy', hex: hexOf('2,0') })).toBe('DE-847')
    play.do({ type: 'rocketsDestroy', hex: hexOf('0,0') })
    expect([play.state.mechs[0], play.player(0).support]).toEqual([1, 1])
    expect(acting({ ...moment, ap: 1 }).listed('destroy')).toHaveLength(1)
  })

  rule(['DE-848', 'DE-R42'], 'demolition: any wall that is not breached, with an own token', () => {
    const moment: Moment = { walls: ['2,0|3,0', '3,0|4,0', '-1,3|-2,3'], breaches: ['-1,3|-2,3'] }
    const play = sect('demolition', moment)
    const core = ['0,0|0,1', '0,0|1,0', '0,0|1,-1', '0,0|0,-1', '0,0|-1,0', '0,0|-1,1']
    expect(
      play
        .listed('resolveEdge')
        .map(({ edge }) => edgeName(edge))
        .sort(),
    ).toEqual(edges('2,0|3,0', '3,0|4,0', ...core))
    const breach = (key: string): DefendersAction => ({ type: 'resolveEdge', edge: edgeOf(key) })
    expect(play.rule(breach('-1,3|-2,3'))).toBe('DE-473')
    expect(play.rule(breach('0,2|0,3'))).toBe('DE-848')
    play.do(breach('3,0|4,0'))
    expect([play.player(0).breaches, play.player(0).support]).toEqual([5, 1])
    expect(sect('demolition', moment, { breaches: 0 }).state.phase).toBe('discussion')
    // While others have something to resolve, its owner is asked, but has no target.
    const busy = revealing({
      ...moment,
      players: [
        { faction: 'sect', leader: '0,2', active: card('sect', 'demolition'), breaches: 0 },
        { leader: '3,0', active: card('council', 'field-hospital') },
      ],
    })
    expect([busy.types(), busy.rule(breach('2,0|3,0'))]).toEqual([['resolve', 'wait'], 'DE-R42'])
  })
})
