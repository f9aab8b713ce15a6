import { rule } from '@vyprava/kernel/testing'
import { describe, expect } from 'vitest'
import { TERRAINS } from '../content/index.ts'
import { type DefendersAction, NONE } from '../rules/index.ts'
import { routeTo, trailOf } from '../rules/moving.ts'
import { hexName, hexOf } from './notation.ts'
import { acting, card, type Moment, quiet } from './play.ts'

const move = (key: string): DefendersAction => ({ type: 'move', hex: hexOf(key) })
const regroup = (key: string): DefendersAction => ({ type: 'regroup', hex: hexOf(key) })
const ends = (moment: Moment): string[] =>
  acting(moment)
    .listed('move')
    .map(({ hex }) => hexName(hex))
    .sort()

/** Three forests in a line from the rim to the core, all else plains; the active Defender is of the forest. */
const TRAIL: Moment = {
  terrain: { '0,3': 'forest', '0,2': 'forest', '0,1': 'forest' },
  players: [{ leader: '0,3', active: quiet('order') }],
}

describe('moving', () => {
  rule('DE-401', 'a step over an open edge for one point, never back to where it began', () => {
    const play = acting({ players: [{ leader: '0,2', active: quiet('order') }] })
    play.do(move('1,1'))
    expect([play.player(0).leader, play.state.ap]).toEqual([hexOf('1,1'), 2])
    expect(play.events).toEqual([
      { type: 'moved', player: 0, from: hexOf('0,2'), to: hexOf('1,1'), means: 'action' },
    ])
    expect(play.rule(move('1,1'))).toBe('DE-401')
    expect(play.rule({ type: 'move', hex: 37 })).toBe('DE-306')
  })

  rule(
    ['DE-303', 'DE-304', 'DE-305'],
    'walls, engines and the core stop a step, a breach opens a wall',
    () => {
      const moment: Moment = {
        players: [{ leader: '0,1', active: quiet('order') }],
        walls: ['0,1|1,0', '0,1|0,2'],
        breaches: ['0,1|0,2'],
        engines: ['0,1>1,1', null],
      }
      const play = acting(moment)
      expect(play.rule(move('1,0'))).toBe('DE-303')
      expect(play.rule(move('1,1'))).toBe('DE-304')
      expect(play.rule(move('0,0'))).toBe('DE-305')
      expect(ends(moment)).toEqual(['-1,1', '-1,2', '0,2'])
    },
  )

  rule('DE-309', 'leaders may share a hex', () => {
    const play = acting({ players: [{ leader: '0,2' }, { leader: '1,1' }] })
    play.do(move('1,1'))
    expect(play.state.players.map(({ leader }) => leader)).toEqual([hexOf('1,1'), hexOf('1,1')])
  })

  rule(['DE-402', 'DE-403'], 'from a trail to any hex of it or beside it, for one point', () => {
    expect(ends(TRAIL)).toEqual(['-1,1', '-1,2', '-1,3', '0,1', '0,2', '1,0', '1,1', '1,2'].sort())
    const play = acting(TRAIL).do(move('1,0'))
    expect([play.player(0).leader, play.state.ap]).toEqual([hexOf('1,0'), 2])
  })

  rule(
    ['DE-402', 'DE-826'],
    'a way follows its trail, of the own terrain or, where that is so, of any',
    () => {
      const { state } = acting({ ...TRAIL, terrain: { ...TRAIL.terrain, '3,0': 'forest' } })
      const from = hexOf('0,3')
      const way = (terrain: number, goal: string): string[] =>
        routeTo(state, { from, acrossWalls: false, terrain }, hexOf(goal)).map(hexName)
      const [forest, plains] = [TERRAINS.indexOf('forest'), TERRAINS.indexOf('plains')]
      expect(way(forest, '0,1')).toEqual(['0,3', '0,2', '0,1'])
      expect([way(NONE, '0,1').length, way(plains, '0,1')]).toEqual([3, []])
      const trail = trailOf(state, { from, acrossWalls: false, terrain: forest }, forest)
      expect(trail.map(hexName).toSorted()).toEqual(['0,1', '0,2', '0,3'])
    },
  )

  rule('DE-404', 'from beside a trail onto it, not beyond', () => {
    const beside: Moment = { ...TRAIL, players: [{ leader: '1,2', active: quiet('order') }] }
    expect(ends(beside)).toEqual(['0,1', '0,2', '0,3', '1,1', '2,1'])
    expect(acting(beside).rule(move('1,0'))).toBe('DE-404')
  })

  rule('DE-405', 'every edge on the way must be open', () => {
    const walled = { ...TRAIL, walls: ['0,2|0,1'] }
    expect(acting(walled).rule(move('0,1'))).toBe('DE-405')
    expect(acting({ ...walled, breaches: ['0,2|0,1'] }).rule(move('0,1'))).toBe(null)
  })

  rule(['DE-406', 'DE-R27'], 'mechs stop a trail on the way, not at its ends', () => {
    const between = acting({ ...TRAIL, mechs: { '0,2': 1 } })
    expect(between.rule(move('0,1'))).toBe('DE-406')
    expect(between.rule(move('0,2'))).toBe(null)
    const atTheEnds = acting({ ...TRAIL, mechs: { '0,3': 1, '0,1': 2 } })
    expect(atTheEnds.rule(move('0,1'))).toBe(null)
    expect(atTheEnds.rule(move('1,0'))).toBe('DE-406')
  })

  rule('DE-407', 'a rewilded factory is passed through two breaches', () => {
    const grown: Moment = { ...TRAIL, built: ['0,2'], rewilded: ['0,2'] }
    expect(acting({ ...grown, breaches: ['0,3|0,2', '0,2|0,1'] }).rule(move('0,1'))).toBe(null)
    expect(acting({ ...grown, breaches: ['0,3|0,2'] }).rule(move('0,1'))).toBe('DE-405')
    const factory: Moment = { ...TRAIL, built: ['0,2'], breaches: ['0,3|0,2', '0,2|0,1'] }
    expect(acting(factory).rule(move('0,1'))).toBe('DE-404')
  })

  rule('DE-408', 'the terrain is that of the active Defender, whatever the team', () => {
    const foreign = quiet('order', 'foreign')
    const play = acting({
      terrain: { '0,3': 'forest', '0,2': 'forest', '0,1': 'forest', '1,2': 'plains' },
      players: [{ leader: '0,3', active: foreign, team: [quiet('order')] }],
    })
    expect(play.rule(move('0,1'))).toBe('DE-404')
    expect(play.rule(move('2,0'))).toBe(null)
    const inForest = acting({
      terrain: { '0,3': 'forest', '0,2': 'forest', '1,2': 'marsh', '-1,3': 'marsh' },
      players: [{ leader: '0,3', active: foreign, team: [quiet('order')] }],
    })
    expect(
      inForest
        .listed('move')
        .map(({ hex }) => hexName(hex))
        .sort(),
    ).toEqual(['-1,3', '0,2', '1,2'])
  })

  rule('DE-409', 'a move that ends at a camp brings its item', () => {
    const play = acting({ players: [{ leader: '0,2' }, {}], camps: { '1,1': 1 } })
    play.do(move('1,1'))
    expect(play.player(0).items[1]).toBe(1)
    expect(play.heard('itemGained')).toEqual([{ type: 'itemGained', player: 0, item: 1 }])
  })

  rule('DE-R28', 'one terrain for one move, rewilded factories join any; no round trips', () => {
    const mixed: Moment = {
      terrain: { '0,3': 'forest', '0,2': 'marsh', '0,1': 'forest' },
      players: [
        { leader: '0,3', active: quiet('order'), items: ['map'] },
        { active: card('council', 'caravan') },
      ],
    }
    const play = acting(mixed)
    expect(play.rule(move('0,1'))).toBe('DE-404')
    expect(play.rule({ type: 'mapMove', hex: hexOf('0,3') })).toBe('DE-401')
    expect(play.rule(move('0,3'))).toBe('DE-401')
  })
})

describe('regrouping', () => {
  const away: Moment = {
    players: [{ leader: '0,2' }, { leader: '3,0' }],
    camps: { '-3,0': 0, '0,2': 0, '2,0': 1, '0,-3': 0 },
    walls: ['-3,0|-2,0'],
    built: ['0,-3'],
  }

  rule('DE-431', 'straight to an own camp, however far and walled', () => {
    const play = acting(away).do(regroup('-3,0'))
    expect([play.player(0).leader, play.state.ap]).toEqual([hexOf('-3,0'), 2])
  })

  rule('DE-432', 'no item by regrouping', () => {
    const play = acting(away).do(regroup('-3,0'))
    expect(play.player(0).items).toEqual([0, 0, -1, -1])
  })

  rule('DE-433', 'not to others, not into a factory, not to the same hex', () => {
    const play = acting(away)
    expect(play.rule(regroup('2,0'))).toBe('DE-433')
    expect(play.rule(regroup('0,2'))).toBe('DE-433')
    expect(play.rule(regroup('0,-3'))).toBe('DE-311')
    expect(play.rule(regroup('1,0'))).toBe('DE-431')
    expect(play.listed('regroup').map(({ hex }) => hexName(hex))).toEqual(['-3,0'])
  })
})
