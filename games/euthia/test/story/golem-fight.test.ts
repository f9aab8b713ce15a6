import { rule } from '@vyprava/kernel/testing'
import { describe, expect } from 'vitest'
import { resultOf } from '../../rules/end.ts'
import { CHURCH } from '../../rules/fields.ts'
import { fieldAt } from '../../rules/map.ts'
import { type Euthia, NONE } from '../../rules/state.ts'
import { goalReached } from '../../rules/story/goal.ts'
import { printed } from '../pack.ts'
import { game, play, refused } from '../play.ts'
import { endRound, fightOut, heard } from './table.ts'
import { golemAt, walkers } from './walkers.ts'

const FIGHT = { type: 'fight', fund: 'token', kind: 'story' } as const

describe('the fight against the golem', () => {
  function facing(seats = 2, field = fieldAt(1, 0)): Euthia {
    const state = golemAt(fieldAt(1, 0), 1, seats)
    state.players[0].field = field
    return state
  }

  rule(
    ['EU-1547', 'EU-1503', 'EU-1502', 'EU-R115'],
    'it is fought on its field or beside it, with hits that stay',
    () => {
      for (const field of [fieldAt(1, 0), fieldAt(1, 1), fieldAt(0, 2)])
        expect(refused(facing(2, field), FIGHT)).toBeNull()
      expect(refused(facing(2, CHURCH), FIGHT)).toBe('EU-1547 noFoeHere')
      const state = facing(3)
      state.story.hits = 9
      play(state, FIGHT)
      expect(state.fight).toMatchObject({
        kind: 'story',
        vitality: 10 + 6 * 3,
        hits: 9,
        lastRound: 3,
        level: 3,
      })
      const none = walkers()
      none.players[0].field = fieldAt(1, 0)
      expect(refused(none, FIGHT)).toBe('EU-1547 noFoeHere')
    },
  )

  rule(['EU-1547', 'EU-1503'], 'after three rounds the hero stays where he is, and so do the hits', () => {
    const state = facing()
    play(state, FIGHT)
    Object.assign(state.fight ?? {}, { vitality: 900, hits: 2 })
    const told = fightOut(state, true)
    expect(
      heard(told, 'combatRound')
        .map(({ round }) => round)
        .at(-1),
    ).toBe(3)
    expect(heard(told, 'fightLeft')).toHaveLength(1)
    expect([heard(told, 'golemStruck').length, state.story.hitBy]).toEqual([1, [1, 0]])
    expect([state.players[0].field, state.players[0].deaths, state.players[0].foes]).toEqual([
      fieldAt(1, 0),
      0,
      [],
    ])
    expect(state.story.hits).toBeGreaterThan(2)
    const lost = facing()
    play(lost, FIGHT)
    Object.assign(lost.fight ?? {}, { hits: 4 })
    fightOut(lost, false)
    expect([lost.players[0].deaths, lost.story.hits]).toEqual([1, 4])
  })

  rule(
    ['EU-1548', 'EU-R112'],
    'the first hit of each hero brings a treasure of level 2, after the fight',
    () => {
      const state = facing()
      const strike = (dealt: 0 | 1) => {
        Object.assign(state.players[0], { field: fieldAt(1, 0), granted: [0, 0, 1], health: 7, maxHealth: 7 })
        play(state, { ...FIGHT, fund: 'granted' })
        Object.assign(state.fight ?? {}, { dealt })
        return heard(fightOut(state, false), 'golemStruck').length
      }
      const found = () => [state.players[0].treasures, state.treasures[1].draw.length]
      const left = state.treasures[1].draw.length
      expect([strike(0), ...found()]).toEqual([0, 0, left])
      expect([strike(1), ...found()]).toEqual([1, 1, left - 1])
      expect([strike(1), ...found()]).toEqual([0, 1, left - 1])
      expect(state.story.hitBy).toEqual([1, 0])
    },
  )

  rule(['EU-1549', 'EU-R113'], 'the golem falls: the game is won at once', () => {
    for (const seats of [1, 2, 4]) {
      const state = facing(seats)
      state.story.hits = 10 + 6 * seats - 1
      expect(goalReached(printed, state)).toBe(false)
      const turn = game.turn(state)
      play(state, FIGHT)
      fightOut(state, true)
      expect(game.turn(state)).toEqual(turn)
      expect([state.ended, state.players[0].foes, state.story.figure]).toEqual(['goal', [], NONE])
      expect(resultOf(printed, state)).toMatchObject({ kind: 'together', won: true })
      expect(game.deciders(state)).toEqual([])
    }
  })

  rule(['EU-1549', 'EU-R114'], 'it enters the church, or is still there at the end: the game is lost', () => {
    const fallen = golemAt(fieldAt(1, 0), 2)
    fallen.map.wards[CHURCH] = 1
    fallen.round = 2
    const told = endRound(fallen)
    expect([fallen.ended, fallen.story.figure]).toEqual(['church', CHURCH])
    expect(heard(told, 'goalJudged')).toEqual([{ type: 'goalJudged', reached: false }])
    expect(resultOf(printed, fallen)).toMatchObject({ won: false, reason: 'church' })
    expect(game.deciders(fallen)).toEqual([])
    const absent = walkers()
    absent.round = 5
    absent.map.stack = []
    endRound(absent)
    expect(absent.ended).toBe('failed')
  })
})
