import { rule } from '@vyprava/kernel/testing'
import { describe, expect } from 'vitest'
import type { HeroRoll } from '../rules/items.ts'
import type { Euthia } from '../rules/state.ts'
import { rowFor, startRoll, turnHigher } from '../rules/steps/turn/roll.ts'
import { printed, rows } from './pack.ts'
import { ofType, play, refused } from './play.ts'
import { listen, midTurn, ringed, walking } from './position.ts'

const PROFILE = rows([], [7, [{ op: 'mp', n: 1 }]], [11, [{ op: 'mp', n: 2 }]])

/** A roll of the active hero under these elementals (tiles beside the SE hex of the church tile). */
function roll(
  dice: readonly number[],
  keys: readonly string[] = [],
  chosen: Parameters<typeof midTurn>[1] = {},
) {
  const state = walking(
    ringed(midTurn(2, chosen), [keys[0] ?? 'fire1', keys[1] ?? 'fire2', 'fire3', 'fire4', 'fire5']),
    2,
  )
  startRoll(printed, state, 0, 'effect', -1, PROFILE, listen(...dice))
  return { state, item: itemOf(state) }
}

function itemOf(state: Euthia): HeroRoll {
  const item = state.agenda.find(({ step }) => step === 'heroRoll')
  if (item?.step !== 'heroRoll') throw new Error('no roll')
  return item
}
const sum = ({ dice, plus }: HeroRoll): number => dice[0] + dice[1] + plus

describe('hero rolls', () => {
  rule('EU-401', 'the sum of two dice', () => {
    const { state, item } = roll([3, 5])
    expect([item.dice, item.plus, sum(item)]).toEqual([[3, 5], 0, 8])
    const before = state.players[0].mp
    const { events } = play(state, { type: 'done' })
    expect(events).toContainEqual({ type: 'rollCounted', player: 0, result: 8 })
    expect(state.players[0].mp).toBe(before + 1)
  })

  rule(['EU-403', 'EU-404'], 'air turns the higher die over; equal dice stay', () => {
    expect(roll([2, 4], ['air1']).item.dice).toEqual([2, 3])
    expect(roll([6, 1], ['air1']).item.dice).toEqual([1, 1])
    expect(roll([4, 4], ['air1']).item.dice).toEqual([4, 4])
    const dice = [5, 2]
    turnHigher(dice)
    expect(dice).toEqual([2, 2])
  })

  rule(['EU-405', 'EU-406', 'EU-402', 'EU-357'], 'earth adds two, after air', () => {
    expect(sum(roll([2, 4], ['earth1']).item)).toBe(8)
    expect(sum(roll([2, 4], ['air1', 'earth1']).item)).toBe(7)
  })

  rule(
    ['EU-407', 'EU-408', 'EU-409', 'EU-411', 'EU-E03'],
    'Gaar throws a die again and adds two, any number of times; air acts once',
    () => {
      const { state, item } = roll([2, 4], ['air1', 'earth1'])
      expect(sum(item)).toBe(7)
      play(state, { type: 'gaar', die: 0 }, 2)
      expect([item.dice, sum(item), state.players[0].gaar]).toEqual([[2, 3], 9, 3])
      play(state, { type: 'gaar', die: 1 }, 6)
      expect([item.dice, sum(item)]).toEqual([[2, 6], 14])
      expect(ofType(state, 'gaar')).toHaveLength(2)
      state.players[0].gaar = 0
      expect(refused(state, { type: 'gaar', die: 0 })).toBe('EU-408 noGaar')
      state.players[0].gaar = 1
      expect(refused(state, { type: 'gaar', die: 2 })).toBe('EU-408 noSuchDie')
    },
  )

  rule(
    ['EU-1402', 'EU-1411', 'EU-R87'],
    'Dwurt adds three and throws nothing again; its die counts up to five',
    () => {
      const { state, item } = roll([2, 4], [], { hero1: 'skoldur' })
      state.players[0].gaar = 2
      play(state, { type: 'gaar', die: 0 })
      expect([item.dice, sum(item), state.players[0].dwurt, state.players[0].gaar]).toEqual([[2, 4], 9, 4, 2])
      expect(state.players[0].dwurtDie).toBe(1)
      expect(refused(state, { type: 'gaar', die: 1 })).toBe('EU-1402 noSuchDie')
      state.players[0].dwurtDie = 5
      play(state, { type: 'gaar', die: 0 })
      expect(state.players[0].dwurtDie).toBe(5)
      state.players[0].dwurt = 0
      expect(refused(state, { type: 'gaar', die: 0 })).toBe('EU-1402 noGaar')
    },
  )

  rule(['EU-412', 'EU-R47'], 'the row that is reached is carried out; below all rows the first', () => {
    expect(rowFor(PROFILE, 6).ops).toEqual([])
    expect(rowFor(PROFILE, 7).min).toBe(7)
    expect(rowFor(PROFILE, 10).min).toBe(7)
    expect(rowFor(PROFILE, 40).min).toBe(11)
    expect(rowFor(PROFILE, -3).min).toBeNull()
  })
})
