import { rule } from '@vyprava/kernel/testing'
import { expect } from 'vitest'
import type { RoamAction } from '../rules/index.ts'
import { BACK } from './pack.ts'
import { type Having, type Position, playing, position } from './position.ts'

const REST_OF_MAP = '. . . . . .  . . . . . .  . . . . . .'
const bid = (coins: number): RoamAction => ({ type: 'bid', coins })
const PASS: RoamAction = { type: 'pass' }
const X: Having = { up: ['X', 'XX'] }

/** Slot 0 with five markers; the sixth is placed on (1, 2). */
const north = (a: string, b: string, c: string) =>
  `${a} . . . .  ${b} . . . .  ${c} . . . . .  ${REST_OF_MAP}`
const COMPLETING = playing('X', 1, 2)

/** Seat 0 completes slot 0 and ties with seat 1, three each. */
const tied = (players: readonly Having[], more: object = {}): Position => {
  const at = position({ map: north('0 0', '1 1', '1'), players, ...more })
  at.effect(...COMPLETING)
  return at
}

rule('RO-405', 'only those who share the highest number may bid', () => {
  const at = position({
    seats: 3,
    map: north('0 1', '1 2', '0'),
    players: [{ coins: 3 }, { coins: 3 }, { ...X, coins: 3 }],
  })
  expect(at.rule(bid(0))).toBe('RO-405')
  const auction = position({
    seats: 4,
    map: north('0 1', '1 2', '3'),
    players: [{ ...X, coins: 3 }, { coins: 3 }, { coins: 3 }, { coins: 3 }],
  })
  auction.effect(...COMPLETING)
  expect(auction.state.agenda.at(-1)).toMatchObject({ step: 'auction', bidders: [0, 1] })
  expect([auction.asked, auction.rule(bid(0), 2), auction.rule(PASS, 3)]).toEqual([0, 'RO-405', 'RO-405'])
})

rule('RO-406', 'bidding starts with the active player and goes clockwise', () => {
  const at = position({
    seats: 3,
    active: 1,
    map: north('0 0', '1 2', '2'),
    players: [{ coins: 5 }, { ...X, coins: 5 }, { coins: 5 }],
  })
  at.effect(...COMPLETING)
  expect([at.asked, at.rule(bid(0), 2), at.rule(bid(0), 0)]).toEqual([1, 'RO-406', 'RO-406'])
  at.do(PASS)
  expect(at.asked).toBe(2)
  at.do(bid(1))
  expect(at.asked).toBe(0)
  at.do(bid(2))
  expect(at.player(0).party.at(-1)).toBe(BACK)
})

rule('RO-407', 'each tied player answers once', () => {
  const at = tied([{ ...X, coins: 5 }, { coins: 5 }])
  at.do(bid(1))
  expect([at.asked, at.rule(bid(3), 0), at.rule(PASS, 0)]).toEqual([1, 'RO-407', 'RO-407'])
  at.do(bid(2))
  expect(at.player(1).party.at(-1)).toBe(BACK)
})

rule('RO-408', 'a bid must beat the last one by at least a coin', () => {
  const at = tied([{ ...X, coins: 5 }, { coins: 5 }])
  at.do(bid(2))
  expect(at.refusal(bid(2))).toEqual({ rule: 'RO-408', reason: 'bidTooLow', values: { best: 2 } })
  expect(at.rule(bid(1))).toBe('RO-408')
  expect(at.actions).toEqual([bid(3), bid(4), bid(5), PASS])
})

rule('RO-409', 'a player may pass', () => {
  const at = tied([{ ...X, coins: 5 }, { coins: 5 }])
  at.do(bid(2))
  expect(at.rule(PASS)).toBe(null)
  expect(at.do(PASS)).toContainEqual({ type: 'passed', seat: 1, slot: 0, forced: false })
  expect(at.player(0)).toMatchObject({ coins: 3, party: [0, 1, BACK] })
  expect(at.player(1).coins).toBe(6)
})

rule('RO-410', 'bids are whole coins from 0', () => {
  const at = tied([{ ...X, coins: 2 }, { coins: 5 }])
  expect(at.actions).toEqual([bid(0), bid(1), bid(2), PASS])
  expect(at.rule(bid(-1))).toBe('RO-410')
})

rule('RO-411', 'nobody bids more than they have; whoever cannot beat the bid can only pass', () => {
  const at = tied([{ ...X, coins: 2 }, { coins: 2 }])
  expect(at.rule(bid(3))).toBe('RO-411')
  const events = at.do(bid(2))
  expect(events).toContainEqual({ type: 'passed', seat: 1, slot: 0, forced: true })
  expect(at.player(0)).toMatchObject({ coins: 0, party: [0, 1, BACK] })
})

rule(['RO-412', 'RO-413'], 'the highest bidder pays and gains the card; the others keep their coins', () => {
  const at = tied([{ ...X, coins: 5 }, { coins: 5 }])
  at.do(bid(3))
  at.do(bid(5))
  expect(at.player(1)).toMatchObject({ coins: 0 })
  expect(at.player(1).party.at(-1)).toBe(BACK)
  expect(at.player(0)).toMatchObject({ coins: 6, party: [0, 1] })
})

rule('RO-422', 'the winner gets no such coin, the loser of an auction does', () => {
  const at = tied([{ ...X, coins: 1 }, { coins: 0 }])
  at.do(bid(0))
  expect([at.player(0).coins, at.player(1).coins]).toEqual([1, 1])
})

rule('RO-R23', 'if the active player is not tied, the next tied one clockwise starts', () => {
  const at = position({
    seats: 4,
    active: 2,
    map: north('0 0', '1 1', '3'),
    players: [{ coins: 2 }, { coins: 2 }, { ...X }, { coins: 2 }],
  })
  at.effect(...COMPLETING)
  expect([at.prompt, at.asked]).toEqual(['bid', 0])
  at.do(bid(1))
  expect(at.asked).toBe(1)
})

rule('RO-R24', 'if all pass, the first in bidding order gains the card for nothing', () => {
  const at = tied([{ ...X, coins: 5 }, { coins: 5 }])
  at.do(PASS)
  expect(at.asked).toBe(1)
  at.do(PASS)
  expect(at.player(0)).toMatchObject({ coins: 5, party: [0, 1, BACK] })
  expect(at.player(1).coins).toBe(6)
})

rule('RO-R25', 'a pass is the one answer, and does not change the highest bid', () => {
  const at = position({
    seats: 3,
    map: north('0 1', '1 2', '2'),
    players: [{ up: ['X', 'XX'], coins: 5 }, { coins: 5 }, { coins: 5 }],
  })
  at.effect(...COMPLETING)
  at.do(bid(2))
  at.do(PASS)
  expect(at.rule(bid(4), 1)).toBe('RO-407')
  expect([at.asked, at.rule(bid(2)), at.rule(bid(3))]).toEqual([2, 'RO-408', null])
})

rule('RO-R27', 'consolation coins come after the auction', () => {
  const at = tied([{ ...X, coins: 1 }, { coins: 1 }])
  at.do(bid(0))
  expect(at.actions).toEqual([bid(1), PASS])
  at.do(bid(1))
  expect([at.player(0).coins, at.player(1).coins]).toEqual([2, 0])
})
