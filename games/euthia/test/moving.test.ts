import { rule } from '@vyprava/kernel/testing'
import { describe, expect } from 'vitest'
import { isLiberated, monsterAt } from '../rules/fields.ts'
import { centreOf, fieldAt } from '../rules/map.ts'
import type { Euthia } from '../rules/state.ts'
import { mapTile, pack, printed } from './pack.ts'
import { ofType, play, refused } from './play.ts'
import { midTurn, ringed, walking } from './position.ts'

const N = 0
const SW = 1
const SE = 2
const CHURCH = 3

describe('steps', () => {
  rule(['EU-302', 'EU-321'], 'a point for each field, only to adjacent fields of the map', () => {
    const state = walking(ringed(midTurn(2)), CHURCH, 1)
    expect(ofType(state, 'step').map(({ field }) => field)).toEqual([N, SW, SE])
    expect(refused(state, { type: 'step', field: fieldAt(1, 0), fund: null })).toBe('EU-302 notAdjacent')
    expect(refused(state, { type: 'step', field: 999, fund: null })).toBe('EU-302 notOnMap')
    expect(refused(state, { type: 'step', field: fieldAt(1, 3), fund: null })).toBe('EU-302 notOnMap')
    play(state, { type: 'step', field: SE, fund: null })
    expect([state.players[0].field, state.players[0].mp]).toEqual([SE, 0])
    expect(refused(state, { type: 'step', field: CHURCH, fund: null })).toBe('EU-302 noMp')
    expect(ofType(state, 'step')).toEqual([])
  })

  rule('EU-303', 'heroes share fields', () => {
    const state = walking(ringed(midTurn(3)), CHURCH)
    for (const player of state.players.slice(1)) player.field = N
    play(state, { type: 'step', field: N, fund: null })
    expect(state.players.map(({ field }) => field)).toEqual([N, N, N])
  })

  rule(
    ['EU-320', 'EU-321', 'EU-323'],
    'a centre is entered from its own hexes alone, which are next to each other',
    () => {
      const state = ringed(midTurn(2), ['towers'])
      const place = state.map.tiles.indexOf(mapTile('towers'))
      for (const slot of [N, SW, SE]) state.map.tradeTokens[fieldAt(place, slot)] = 1
      walking(state, fieldAt(place, N))
      const fields = ofType(state, 'step').map(({ field }) => field)
      expect(fields).toContain(centreOf(place))
      expect(fields).toContain(fieldAt(place, SW))
      expect(fields).toContain(SE)
      walking(state, SE)
      expect(refused(state, { type: 'step', field: centreOf(place), fund: null })).toBe('EU-302 notAdjacent')
      walking(state, centreOf(place))
      expect(ofType(state, 'step').map(({ field }) => field)).toEqual(
        [0, 1, 2].map((slot) => fieldAt(place, slot)),
      )
    },
  )

  rule('EU-322', 'a centre is closed while one of its hexes has a monster', () => {
    const state = ringed(midTurn(2), ['towers'])
    const place = state.map.tiles.indexOf(mapTile('towers'))
    state.map.tradeTokens[fieldAt(place, N)] = 0
    state.map.tradeTokens[fieldAt(place, SW)] = 1
    walking(state, fieldAt(place, N))
    expect(refused(state, { type: 'step', field: centreOf(place), fund: null })).toBe('EU-322 centreClosed')
    state.map.tradeTokens[fieldAt(place, SE)] = 1
    expect(refused(state, { type: 'step', field: centreOf(place), fund: null })).toBeNull()
  })
})

describe('monsters on fields', () => {
  rule(
    ['EU-330', 'EU-331', 'EU-332', 'EU-335', 'EU-360'],
    'a symbol without any token is a monster of its level',
    () => {
      const state = ringed(midTurn(2), ['wild3'])
      const place = state.map.tiles.indexOf(mapTile('wild3'))
      const field = fieldAt(place, SE)
      expect(levels(state, place)).toEqual([1, 3, 3])
      state.map.heroTokens[field] = 1
      expect(levels(state, place)).toEqual([1, 3, 0])
      state.map.heroTokens[field] = -1
      state.map.tradeTokens[field] = 0
      expect(levels(state, place)).toEqual([1, 3, 0])
      state.map.tradeTokens[field] = -1
      state.map.interactions[field * 2 + 1] = 1
      expect(levels(state, place)).toEqual([1, 3, 0])
    },
  )

  rule(
    ['EU-333', 'EU-R05', 'EU-R51'],
    'a monster is entered with a source of combat and something to attack with',
    () => {
      const state = walking(ringed(midTurn(2), ['wild1']), SE)
      const field = fieldAt(1, N)
      expect(refused(state, { type: 'step', field, fund: null })).toBe('EU-333 monsterThere')
      expect(refused(state, { type: 'step', field, fund: 'granted' })).toBe('EU-333 noSource')
      expect(refused(state, { type: 'step', field, fund: 'token' })).toBeNull()
      expect(refused(state, { type: 'step', field: N, fund: 'token' })).toBe('EU-601 noMonsterThere')
      state.players[0].granted = [0, 0, 1]
      expect(ofType(state, 'step').filter((step) => step.field === field)).toEqual([
        { type: 'step', field, fund: 'granted' },
        { type: 'step', field, fund: 'token' },
      ])
      state.players[0].slots = state.players[0].slots.map(() => null)
      expect(refused(state, { type: 'step', field, fund: 'token' })).toBe('EU-R51 cannotAttack')
    },
  )
})

function levels(state: Euthia, place: number): number[] {
  return [N, SW, SE].map((slot) => monsterLevel(state, fieldAt(place, slot)))
}

function monsterLevel(state: Euthia, field: number): number {
  const level = monsterAt(printed, state, field)
  expect(isLiberated(printed, state, field)).toBe(level === 0)
  return level
}

describe('exploring', () => {
  const atChurch = (): Euthia => walking(midTurn(2), CHURCH)

  rule(
    ['EU-304', 'EU-305', 'EU-306', 'EU-307', 'EU-E04', 'EU-R13'],
    'a field at the edge is surrounded, place by place',
    () => {
      const state = atChurch()
      play(state, { type: 'step', field: N, fund: null })
      expect(state.agenda.at(-1)?.step).toBe('explore')
      expect(ofType(state, 'explore').map(({ side }) => side)).toEqual([3, 4, 5])
      expect(refused(state, { type: 'explore', side: 0 })).toBe('EU-305 notMissing')
      expect(refused(state, { type: 'step', field: SE, fund: null })).toBe('EU-207 notNow')
      play(state, { type: 'explore', side: 4 })
      expect([state.map.q[1], state.map.r[1]]).toEqual([1, -2])
      play(state, { type: 'explore', side: 3 })
      expect(state.agenda.at(-1)?.step).toBe('main')
      expect(state.map.tiles).toHaveLength(4)
      expect(state.players[0].mp).toBe(3)
    },
  )

  rule(['EU-304', 'EU-R92'], 'a second step never needs three tiles', () => {
    const state = atChurch()
    state.map.stack = [1, 2, 3, 4, 5].map((chapter) => mapTile(`earth${chapter}`))
    play(state, { type: 'step', field: N, fund: null })
    while (state.agenda.at(-1)?.step === 'explore') play(state, ofType(state, 'explore')[0])
    play(state, { type: 'step', field: SW, fund: null })
    expect(ofType(state, 'explore')).toHaveLength(2)
  })

  rule(['EU-308', 'EU-E05'], 'one exploration goes on with the next chapter', () => {
    const state = atChurch()
    state.map.stack = [mapTile('fire3'), mapTile('earth2'), mapTile('earth1'), mapTile('water1')]
    play(state, { type: 'step', field: N, fund: null })
    play(state, { type: 'explore', side: 3 })
    play(state, { type: 'explore', side: 4 })
    expect(state.map.tiles.map((tile) => pack.mapTiles[tile].chapter)).toEqual([1, 1, 1, 2])
  })

  rule('EU-311', 'with the stack empty edges cause nothing', () => {
    const state = atChurch()
    state.map.stack = [mapTile('earth1')]
    play(state, { type: 'step', field: N, fund: null })
    play(state, { type: 'explore', side: 5 })
    expect(state.agenda.map(({ step }) => step)).toEqual(['main'])
    play(state, { type: 'step', field: SW, fund: null })
    expect(state.map.tiles).toHaveLength(2)
  })

  rule('EU-312', 'places outside the agreed limits are never filled', () => {
    const state = walking(midTurn(2, { mapRadius: 1 }), CHURCH)
    play(state, { type: 'step', field: N, fund: null })
    expect(state.map.tiles).toHaveLength(1)
    const wider = walking(midTurn(2, { mapRadius: 2 }), CHURCH)
    play(wider, { type: 'step', field: N, fund: null })
    expect(ofType(wider, 'explore')).toHaveLength(3)
  })

  rule('EU-314', 'a centre never causes exploration', () => {
    const state = atChurch()
    state.map.stack = [mapTile('earth1'), mapTile('earth2'), mapTile('earth3')]
    play(state, { type: 'step', field: N, fund: null })
    while (state.agenda.at(-1)?.step === 'explore') play(state, ofType(state, 'explore')[0])
    const tiles = state.map.tiles.length
    state.map.stack = [mapTile('earth4')]
    play(state, { type: 'step', field: CHURCH, fund: null })
    expect(state.map.tiles).toHaveLength(tiles)
  })

  rule(
    ['EU-309', 'EU-941', 'EU-1207', 'EU-R85'],
    'a tile with an encounter brings its cards: players + 2, three alone',
    () => {
      const open = (seats: number, chosen: Parameters<typeof midTurn>[1] = {}) => {
        const state = walking(midTurn(seats, chosen), CHURCH)
        state.map.stack = [mapTile('meeting1')]
        play(state, { type: 'step', field: N, fund: null })
        play(state, { type: 'explore', side: 3 })
        const { deck, open: up } = state.encounters[0]
        expect(up).toHaveLength(2)
        expect([...deck, ...up].every((card) => pack.encounterCards[card].encounter === 'hunter')).toBe(true)
        return [deck.length + up.length, state.rewards[0].length]
      }
      expect(open(2)).toEqual([4, 2])
      expect(open(3)).toEqual([5, 2])
      expect(open(4)).toEqual([6, 2])
      expect(open(1)).toEqual([3, 2])
      expect(open(3, { mode: 'cooperative' })).toEqual([3, 2])
      expect(open(3, { mode: 'cooperative', coopEncounterCards: true })).toEqual([5, 2])
    },
  )

  rule(['EU-1206', 'EU-1208', 'EU-942'], 'alone the sorceress has cards of her own and no rewards', () => {
    const open = (seats: number) => {
      const state = walking(midTurn(seats), CHURCH)
      state.map.stack = [mapTile('meeting3')]
      play(state, { type: 'step', field: N, fund: null })
      play(state, { type: 'explore', side: 3 })
      const { deck, open: up } = state.encounters[2]
      return {
        alone: [...deck, ...up].map((card) => pack.encounterCards[card].soloOnly),
        rewards: state.rewards[2].length,
      }
    }
    expect(open(1)).toEqual({ alone: [true, true, true], rewards: 0 })
    expect(open(2)).toEqual({ alone: [false, false, false, false], rewards: 2 })
  })
})
