import { rule } from '@vyprava/kernel/testing'
import { describe, expect } from 'vitest'
import { GLOBAL_RULES } from '../content/schema.ts'
import { fieldAt } from '../rules/map.ts'
import { newTile } from '../rules/setup.ts'
import type { Euthia } from '../rules/state.ts'
import { mapTile, SLOT, tile } from './pack.ts'
import { game, ofType, play } from './play.ts'
import { lay, midTurn, ringed, walking } from './position.ts'

const N = 0
const SW = 1
const SE = 2
const CHURCH = 3

const health = (state: Euthia): number => state.players[0].health

describe('entering', () => {
  /** A lone tile of an element whose N hex is next to the SE hex of the church tile. */
  const beside = (...keys: readonly string[]): Euthia => {
    const state = walking(midTurn(2), CHURCH)
    state.map.stack = []
    const bases = [
      [1, 1],
      [-1, 2],
      [2, -1],
    ]
    for (const [i, key] of keys.entries()) lay(state, key, bases[i][0], bases[i][1])
    state.players[0].health = 4
    return state
  }

  rule(
    ['EU-350', 'EU-351', 'EU-356', 'EU-E08'],
    'two wounds at each entry, also from one burning field to the next',
    () => {
      const state = beside('fire1')
      const { events } = play(state, { type: 'step', field: SE, fund: null })
      expect(health(state)).toBe(2)
      const told = events.filter(({ type }) => type === 'burnt' || type === 'wounded')
      expect(told).toEqual([
        { type: 'burnt', player: 0, wounds: 2 },
        { type: 'wounded', player: 0, wounds: 2, health: 2 },
      ])
      state.players[0].health = 7
      play(state, { type: 'step', field: fieldAt(1, N), fund: null })
      expect(health(state)).toBe(5)
    },
  )

  rule(['EU-353', 'EU-354', 'EU-E07'], 'water heals two, however many there are, up to the maximum', () => {
    const state = beside('water1', 'water2')
    play(state, { type: 'step', field: SE, fund: null })
    expect(health(state)).toBe(6)
    play(state, { type: 'step', field: fieldAt(1, N), fund: null })
    expect(health(state)).toBe(7)
  })

  rule(['EU-355', 'EU-R01'], 'fire and water cancel each other', () => {
    const state = beside('fire1', 'water2')
    play(state, { type: 'step', field: SE, fund: null })
    expect(health(state)).toBe(4)
  })

  rule('EU-R28', 'the church is never influenced from outside', () => {
    const state = beside('fire1')
    walking(state, SW)
    play(state, { type: 'step', field: CHURCH, fund: null })
    expect(health(state)).toBe(4)
  })

  rule('EU-358', 'tokens on an elemental do not stop it', () => {
    const state = beside('fire1')
    state.map.interactions[fieldAt(1, N) * 2] = 1
    play(state, { type: 'step', field: SE, fund: null })
    expect(health(state)).toBe(2)
  })

  rule(['EU-R64', 'EU-E29'], 'a ward makes a kind absent for its hero', () => {
    const warded = (...keys: readonly string[]) => {
      const state = beside(...keys)
      state.players[0].slots[SLOT.ability2] = { ...newTile(tile('wardSong')), essences: [0, 0, 0, 1] }
      play(state, { type: 'step', field: SE, fund: null })
      return health(state)
    }
    expect(warded('fire1')).toBe(4)
    expect(warded('water1')).toBe(6)
    expect(warded('fire1', 'water2')).toBe(6)
  })

  rule('EU-347', 'a portal counts as an entry', () => {
    const state = walking(ringed(midTurn(2), ['portal1', 'fire2', 'portal4']), 0)
    const [from, to] = [fieldAt(1, N), fieldAt(3, N)]
    state.map.stack = []
    walking(state, from)
    play(state, { type: 'portal', field: to, fund: null })
    expect(health(state)).toBe(5)
    walking(state, from)
    state.agenda.push({ step: 'teleport', seat: 0, fields: [to] })
    play(state, { type: 'teleport', field: to, fund: null })
    expect(health(state)).toBe(3)
  })

  rule(
    ['EU-741', 'EU-742', 'EU-743', 'EU-R12', 'EU-R75'],
    'a death outside combat: the church, full health, less reputation',
    () => {
      const state = beside('fire1')
      Object.assign(state.players[0], { health: 2, rep: 5 })
      const { hand, gaar } = state.players[0]
      play(state, { type: 'step', field: SE, fund: null })
      const [player] = state.players
      expect([player.field, player.health, player.rep, player.mp]).toEqual([CHURCH, 7, 3, 0])
      expect([player.hand, player.gaar, state.players[1].won]).toEqual([hand, gaar, [0, 0]])
      expect(game.deciders(state)).toEqual([0])
      Object.assign(player, { rep: 1, health: 1, mp: 1 })
      play(state, { type: 'step', field: SE, fund: null })
      expect(player.rep).toBe(0)
    },
  )

  rule('EU-1308', 'together such a death costs one reputation', () => {
    const state = walking(midTurn(2, { mode: 'cooperative' }), CHURCH)
    state.map.stack = []
    lay(state, 'fire1', 1, 1)
    Object.assign(state.players[0], { health: 2, rep: 5 })
    play(state, { type: 'step', field: SE, fund: null })
    expect(state.players[0].rep).toBe(4)
  })

  rule(['EU-R11', 'EU-R12'], 'who dies on entering explores nothing and fights nobody', () => {
    const state = beside('fire1')
    state.map.stack = [mapTile('earth2'), mapTile('earth3')]
    state.players[0].health = 1
    play(state, { type: 'step', field: SE, fund: null })
    expect(state.map.tiles).toHaveLength(2)
    expect(state.agenda.map(({ step }) => step)).toEqual(['main'])
  })

  rule('EU-1532', 'a card can make fire worse', () => {
    const state = beside('fire1')
    state.rules = [{ rule: GLOBAL_RULES.indexOf('fireWounds'), n: 3, until: 'round' }]
    play(state, { type: 'step', field: SE, fund: null })
    expect(health(state)).toBe(1)
  })
})

describe('added tiles', () => {
  /** Seat 0 stands on SE with its lower right missing; the tile to come is given. */
  const adding = (key: string, ...laid: readonly (readonly [string, number, number])[]): Euthia => {
    const state = walking(midTurn(3), CHURCH)
    for (const [name, q, r] of laid) lay(state, name, q, r)
    state.map.stack = [mapTile(key)]
    for (const player of state.players) player.health = 5
    return state
  }
  const others: readonly (readonly [string, number, number])[] = [
    ['earth1', 2, -1],
    ['earth2', -1, 2],
  ]

  rule(
    ['EU-310', 'EU-352', 'EU-R15'],
    'fire that comes with a tile wounds every hero beside it, once',
    () => {
      const state = adding('fire1', ...others)
      state.players[1].field = SE
      state.players[2].field = N
      play(state, { type: 'step', field: SE, fund: null })
      expect(state.map.tiles).toHaveLength(4)
      expect(state.players.map((player) => player.health)).toEqual([3, 3, 5])
    },
  )

  rule('EU-353', 'water that comes with a tile heals nobody', () => {
    const state = adding('water1', ...others)
    play(state, { type: 'step', field: SE, fund: null })
    expect(health(state)).toBe(5)
  })

  rule('EU-R14', 'under water new fire does nothing, under fire neither', () => {
    const wet = adding('fire2', ['water1', -1, 2], ['earth1', 2, -1])
    play(wet, { type: 'step', field: SE, fund: null })
    expect(health(wet)).toBe(7)
    const hot = adding('fire2', ['fire1', -1, 2], ['earth1', 2, -1])
    play(hot, { type: 'step', field: SE, fund: null })
    expect(health(hot)).toBe(3)
  })

  rule(
    ['EU-R12', 'EU-R16'],
    'who dies by the new tile is in the church; heroes not yet on the map are safe',
    () => {
      const state = adding('fire1', ...others)
      state.players[0].health = 2
      state.players[1].field = -1
      play(state, { type: 'step', field: SE, fund: null })
      expect([state.players[0].field, state.players[1].health]).toEqual([CHURCH, 5])
      expect(state.agenda.map(({ step }) => step)).toEqual(['main'])
    },
  )
})

describe('portals', () => {
  const between = (keys: readonly string[]): Euthia => {
    const state = ringed(midTurn(2), keys)
    state.map.stack = []
    return walking(state, fieldAt(1, N), 0)
  }

  rule(['EU-340', 'EU-343'], 'from a liberated portal to any other one, without movement points', () => {
    const state = between(['portal1', 'earth1', 'portal2', 'earth2', 'portal3'])
    expect(ofType(state, 'portal').map(({ field }) => field)).toEqual([fieldAt(3, N), fieldAt(5, N)])
    play(state, { type: 'portal', field: fieldAt(5, N), fund: null })
    expect(state.players[0].field).toBe(fieldAt(5, N))
  })

  rule(['EU-343', 'EU-334'], 'not without a second portal, not from elsewhere, not beside a monster', () => {
    const lone = between(['portal1'])
    expect(ofType(lone, 'portal')).toEqual([])
    expect(game.refusal(lone, 0, { type: 'portal', field: SE, fund: null })?.reason).toBe('notAPortal')
    expect(game.refusal(lone, 0, { type: 'portal', field: fieldAt(1, N), fund: null })?.reason).toBe(
      'sameField',
    )
    const closed = between(['gate1', 'portal1'])
    expect(game.refusal(closed, 0, { type: 'portal', field: fieldAt(2, N), fund: null })?.rule).toBe('EU-334')
    walking(lone, SE)
    expect(game.refusal(lone, 0, { type: 'portal', field: fieldAt(1, N), fund: null })?.reason).toBe(
      'notHere',
    )
  })

  rule(['EU-341'], 'to a monster only with a combat action', () => {
    const state = between(['portal1', 'gate1'])
    expect(game.refusal(state, 0, { type: 'portal', field: fieldAt(2, N), fund: null })?.rule).toBe('EU-341')
    expect(ofType(state, 'portal')).toEqual([{ type: 'portal', field: fieldAt(2, N), fund: 'token' }])
  })

  rule(
    ['EU-344', 'EU-R21'],
    'a portal of departure rests until it is entered otherwise, or until a later turn',
    () => {
      const state = between(['portal1', 'portal2'])
      play(state, { type: 'portal', field: fieldAt(2, N), fund: null })
      play(state, { type: 'portal', field: fieldAt(1, N), fund: null })
      expect(game.refusal(state, 0, { type: 'portal', field: fieldAt(2, N), fund: null })?.rule).toBe(
        'EU-344',
      )
      state.players[0].mp = 2
      play(state, { type: 'step', field: SE, fund: null })
      play(state, { type: 'step', field: fieldAt(1, N), fund: null })
      expect(ofType(state, 'portal')).toHaveLength(1)
      play(state, { type: 'portal', field: fieldAt(2, N), fund: null })
      expect(game.refusal(state, 0, { type: 'portal', field: fieldAt(1, N), fund: null })?.rule).toBe(
        'EU-344',
      )
      for (let turns = 0; turns < 2; turns++) {
        play(state, { type: 'endTurn' })
        play(state, { type: 'done' })
      }
      expect(ofType(state, 'portal')).toHaveLength(1)
    },
  )

  rule('EU-1532', 'an event can close them', () => {
    const state = between(['portal1', 'portal2'])
    state.rules = [{ rule: GLOBAL_RULES.indexOf('portalsClosed'), n: 1, until: 'round' }]
    expect(game.refusal(state, 0, { type: 'portal', field: fieldAt(2, N), fund: null })?.reason).toBe(
      'portalsClosed',
    )
  })
})
