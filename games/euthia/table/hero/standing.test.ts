import { describe, expect, test } from 'vitest'
import { hasRoom } from '../../rules/storage.ts'
import { asPlayer } from '../../texts/tools.ts'
import { SHIPPED } from '../packed.ts'
import { moments } from '../testing/moments.ts'
import { comesTo, GROUPS, grouped, homelessIn, looseOf, placesOf, roomOf } from './standing.ts'

const { printed } = SHIPPED

describe('what lies on a board', () => {
  test('every slot is one place, in one part of the board', () => {
    for (const { view, seat } of moments(6, 120)) {
      const player = asPlayer(view.players[seat])
      const places = placesOf(printed, player, null)
      const groups = grouped(places)
      const shown = GROUPS.flatMap((group) => groups[group].map(({ slot }) => slot))
      expect(shown.toSorted((a, b) => a - b)).toEqual(player.slots.map((_, slot) => slot))
    }
  })

  test('a lock is shown exactly where the slot is locked, and without a preview nothing comes', () => {
    for (const { view, seat } of moments(6, 120)) {
      const player = asPlayer(view.players[seat])
      for (const place of placesOf(printed, player, null)) {
        expect(place.lock === null).toBe(player.unlocked[place.slot] === 1)
        expect(comesTo(place)).toBeNull()
        expect(place.opens).toBe(false)
      }
    }
  })

  test('what a preview brings is the tile that would lie there', () => {
    let seen = 0
    for (const { view, seat, actions } of moments(24, 260)) {
      const equip = actions.find(({ type }) => type === 'equip')
      if (equip?.type !== 'equip') continue
      const player = asPlayer(view.players[seat])
      const after = structuredClone(player)
      const [comes] = after.bags.splice(equip.place, 1)
      after.slots[equip.slot] = comes
      const place = placesOf(printed, player, after)[equip.slot]
      const same = player.slots[equip.slot]?.tile === comes.tile
      expect(comesTo(place)?.tile ?? null).toBe(same ? null : comes.tile)
      seen += 1
    }
    expect(seen).toBeGreaterThan(5)
  })
})

describe('what has no place', () => {
  test('what its own slots do not hold lies in bags: tokens, then the last gems and essences', () => {
    const [{ view, seat }] = moments(1, 1)
    const { gaar, gems } = roomOf(printed, asPlayer(view.players[seat]))
    const player = {
      ...asPlayer(view.players[seat]),
      gaar: gaar + 2,
      gems: [gems, 0, 0, 0, 0, 0],
      essences: [0, 1, 0, 0],
    }
    expect(looseOf(printed, player)).toEqual([
      { kind: 'gaar' },
      { kind: 'gaar' },
      { kind: 'essence', essence: 1 },
    ])
    expect(looseOf(printed, { ...player, gaar, essences: [0, 0, 0, 0] })).toEqual([])
  })

  test('nothing is homeless exactly when the rules find room for all', () => {
    let full = 0
    for (const { view, seat, prompt } of moments(24, 260)) {
      const player = asPlayer(view.players[seat])
      const { tiles, others } = homelessIn(printed, player)
      expect(tiles === 0 && !others).toBe(hasRoom(printed, player))
      if (prompt === 'room') full += 1
    }
    expect(full).toBeGreaterThan(0)
  })

  test('without the homeless tiles the rest has room, with one of them it has not', () => {
    for (const { view, seat, prompt } of moments(24, 260)) {
      if (prompt !== 'room') continue
      const player = asPlayer(view.players[seat])
      const { tiles, others } = homelessIn(printed, player)
      if (others) continue
      const kept = (count: number) => ({ ...player, bags: player.bags.slice(0, player.bags.length - count) })
      expect(hasRoom(printed, kept(tiles))).toBe(true)
      expect(hasRoom(printed, kept(tiles - 1))).toBe(false)
    }
  })

  test('a hero has at most three bags', () => {
    for (const { view, seat } of moments(6, 120))
      expect(roomOf(printed, asPlayer(view.players[seat])).bags).toBeLessThanOrEqual(3)
  })
})
