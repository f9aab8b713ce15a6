import { schedule } from '@vyprava/kernel'
import { rule } from '@vyprava/kernel/testing'
import { describe, expect } from 'vitest'
import { centreOf, fieldAt } from '../rules/map.ts'
import type { Euthia } from '../rules/state.ts'
import { fieldsLike, fieldsWithin } from '../rules/steps/due/teleport.ts'
import { mapTile, printed } from './pack.ts'
import { ofType, play, refused } from './play.ts'
import { lay, midTurn, ringed, walking } from './position.ts'

const CHURCH = 3

/** A hero in the church among six tiles, who is about to be teleported. */
function teleporting(keys: readonly string[], n: number): Euthia {
  const state = walking(ringed(midTurn(2), keys), CHURCH, 0)
  state.map.stack = []
  schedule(state, { step: 'teleport', seat: 0, fields: fieldsWithin(printed, state, 0, n) })
  return state
}

describe('teleports', () => {
  rule(['EU-345', 'EU-340'], 'to any field within so many steps, for no movement points', () => {
    const state = teleporting([], 1)
    expect(ofType(state, 'teleport').map(({ field }) => field)).toEqual([0, 1, 2])
    expect(refused(state, { type: 'teleport', field: fieldAt(1, 0), fund: null })).toBe('EU-345 notChoosable')
    play(state, { type: 'teleport', field: 2, fund: null })
    expect([state.players[0].field, state.players[0].mp]).toEqual([2, 0])
    expect(state.agenda.map(({ step }) => step)).toEqual(['main'])
  })

  rule(
    ['EU-341', 'EU-R22'],
    'monsters do not stand in the way, and are fought where the hero arrives',
    () => {
      const state = teleporting(['wild1'], 2)
      const field = fieldAt(1, 0)
      expect(refused(state, { type: 'teleport', field, fund: null })).toBe('EU-341 monsterThere')
      expect(refused(state, { type: 'teleport', field, fund: 'token' })).toBeNull()
      state.players[0].tokens = [1, 1, 0]
      expect(fieldsWithin(printed, state, 0, 2)).not.toContain(field)
      expect(refused(state, { type: 'teleport', field, fund: 'token' })).toBe('EU-341 noSource')
      const far = walking(ringed(midTurn(2), ['wild1']), CHURCH)
      const beyond = lay(far, 'earth5', 2, 2)
      expect(fieldsWithin(printed, far, 0, 4)).toContain(fieldAt(beyond, 0))
    },
  )

  rule(
    ['EU-342', 'EU-346', 'EU-E06'],
    'to a centre only when its tile is free; it is one step from its hexes',
    () => {
      const state = teleporting(['fortress'], 3)
      const centre = centreOf(1)
      expect(ofType(state, 'teleport').map(({ field }) => field)).not.toContain(centre)
      expect(refused(state, { type: 'teleport', field: centre, fund: null })).toBe('EU-342 centreClosed')
      for (const slot of [0, 1, 2]) state.map.heroTokens[fieldAt(1, slot)] = 0
      expect(fieldsWithin(printed, state, 0, 3)).toContain(centre)
      expect(fieldsWithin(printed, state, 0, 2)).not.toContain(centre)
      expect(fieldsLike(printed, state, 0, 'special')).toEqual([centre])
    },
  )

  rule('EU-342', 'a teleport to a centre that has closed again is refused', () => {
    const state = teleporting(['fortress'], 3)
    const centre = centreOf(1)
    schedule(state, { step: 'teleport', seat: 0, fields: [centre] })
    expect(refused(state, { type: 'teleport', field: centre, fund: null })).toBe('EU-342 centreClosed')
  })

  rule('EU-313', 'arriving at the edge explores', () => {
    const state = teleporting([], 2)
    state.map.stack = [mapTile('fire5'), mapTile('earth5')]
    play(state, { type: 'teleport', field: fieldAt(1, 0), fund: null })
    expect(state.map.tiles).toHaveLength(8)
    expect(state.map.stack).toEqual([mapTile('fire5')])
  })

  rule('EU-343', 'kinds of places: church, portals, towers', () => {
    const state = walking(ringed(midTurn(2), ['portal1', 'towers', 'gate2']), 0)
    expect(fieldsLike(printed, state, 0, 'church')).toEqual([CHURCH])
    expect(fieldsLike(printed, state, 0, 'portal')).toEqual([fieldAt(1, 0), fieldAt(3, 0)])
    expect(fieldsLike(printed, state, 0, 'tower')).toEqual([])
    for (const slot of [0, 1, 2]) state.map.tradeTokens[fieldAt(2, slot)] = 0
    expect(fieldsLike(printed, state, 0, 'tower')).toEqual([centreOf(2)])
  })
})
