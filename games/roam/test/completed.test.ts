import { rule } from '@vyprava/kernel/testing'
import { expect } from 'vitest'
import type { RoamAction } from '../rules/index.ts'
import { BACK, LAND } from './pack.ts'
import { drawn, type Having, type Position, playing, position, sq } from './position.ts'

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

rule('RO-401', 'completed cards are looked for at the end of the turn only', () => {
  const at = position({ map: north('0 0', '0 0', '0'), players: [{ up: ['Xo', 'X'], coins: 2 }] })
  at.effect(...playing('Xo', 1, 2))
  expect(at.prompt).toBe('gaps')
  expect(at.player(0).party).toHaveLength(2)
  expect(at.rule({ type: 'resolve', slot: 0 })).toBe('RO-401')
  at.do({ type: 'endMain' })
  expect(at.player(0).party).toHaveLength(3)
})

rule('RO-402', 'a card is completed with a marker on each of its six squares, whoever owns them', () => {
  for (const missing of [0, 1, 6, 7, 12, 13]) {
    const five = position({ map: north('0 1', '0 1', '0'), players: [X] })
    five.state.lower[13] = 1
    five.state.lower[missing] = -1
    five.effect(...playing('X', 5, 5))
    expect(five.state.players.map(({ party }) => party.length)).toEqual([2, 3])
  }
  const six = position({ map: north('0 1', '0 1', '0'), players: [X] })
  six.effect(...COMPLETING)
  expect(six.player(0).party).toEqual([0, 1, BACK])
  const two = position({
    map: `0 0 . . . .  0 0 . . . .  0 . . . . .  0 . . . . .  0 0 . . . .  0 0 . . . .`,
    players: [{ up: ['X/X/X', 'XX/XX'] }],
  })
  two.effect(...playing('XX/XX', 0, 2))
  expect(two.rule({ type: 'resolve', slot: 1 })).toBe('RO-402')
  expect(two.rule({ type: 'resolve', slot: 7 })).toBe('RO-402')
})

rule('RO-403', 'most markers gain the card: the whole effect', () => {
  const at = position({
    map: north('0 0', '1 1', '0'),
    lands: [LAND.scroll, 1, 2, 3, 4, 5],
    pile: [9, 8, 7],
    players: [X, { coins: 2 }],
  })
  expect(at.effect(...COMPLETING)).toEqual({
    'players.0.partyFaces.0': 0,
    'players.0.party.2': BACK,
    'players.0.partyFaces.2': 1,
    'players.0.coins': 2,
    'players.0.supply': 24,
    'players.1.coins': 3,
    'players.1.supply': 24,
    'lands.0': 7,
    'backs.0': BACK + 8,
    'pile.2': undefined,
    'pileBacks.2': undefined,
    'lower.0': -1,
    'lower.1': -1,
    'lower.6': -1,
    'lower.7': -1,
    'lower.12': -1,
  })
})

rule('RO-404', 'the winner need not be the active player', () => {
  const at = position({ map: north('1 1', '1 1', '0'), players: [X] })
  at.effect(...COMPLETING)
  expect(at.player(1).party.at(-1)).toBe(BACK)
  expect([at.player(0).coins, at.player(1).coins]).toEqual([1, 0])
})

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
  at.do(PASS)
  expect(at.player(0)).toMatchObject({ coins: 3, party: [0, 1, BACK] })
  expect(at.player(1).coins).toBe(6)
})

rule('RO-410', 'bids are whole coins from 0', () => {
  const at = tied([{ ...X, coins: 2 }, { coins: 5 }])
  expect(at.actions).toEqual([bid(0), bid(1), bid(2), PASS])
  expect(at.rule(bid(-1))).toBe('RO-410')
})

rule('RO-411', 'nobody bids more than they have; who cannot beat the bid can only pass', () => {
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

rule('RO-414', 'the gained character is read from the winner’s edge', () => {
  const at = position({
    edges: 'SW',
    map: north('1 1', '1 1', '0'),
    players: [
      { ...X, coins: 0 },
      { up: ['X'], down: [] },
    ],
  })
  at.effect(...COMPLETING)
  expect(at.asked).toBe(1)
  at.do({ type: 'use', character: BACK })
  at.place(3, 3)
  expect(at.state.lower[sq(3, 3)]).toBe(1)
  expect(at.state.lower[sq(3, 4)]).toBe(1)
})

rule('RO-415', 'the gained character is face up for the next turn', () => {
  const at = position({ map: north('0 0', '0 0', '0'), players: [X] })
  at.effect(...COMPLETING)
  expect([at.asked, at.player(0).partyFaces]).toEqual([1, [0, 1, 1]])
  at.do(at.listed('use')[0])
  at.place(3, 3)
  expect(at.rule({ type: 'use', character: BACK })).toBe(null)
})

rule('RO-416', 'all markers of the card return to their owners, no others', () => {
  const at = position({
    seats: 3,
    map: '0 0 1 . . .  0 1 2 . . .  2 . 0 . . .  1 . . . . .  . . . . . .  . . . . . .',
    players: [X],
  })
  at.effect(...COMPLETING)
  expect(at.map).toBe(drawn('. . 1 . . .  . . 2 . . .  . . 0 . . .  1 . . . . .  . . . . . .  . . . . . .'))
  expect(at.state.players.map(({ supply }) => supply)).toEqual([23, 22, 23])
})

rule(['RO-417', 'RO-R29'], 'the top of the pile takes the place, land side up and empty', () => {
  const at = position({ map: north('0 0', '0 0', '0'), pile: [9, LAND.rich], players: [X] })
  const events = at.effect(...COMPLETING)
  expect(at.state.lands).toEqual([LAND.rich, 1, 2, 3, 4, 5])
  expect(at.state.pile).toEqual([9])
  expect(events['players.0.coins']).toBe(undefined)
  expect(at.map).toBe(drawn(`. . . . . .  . . . . . .  . . . . . .  ${REST_OF_MAP}`))
})

rule('RO-418', 'the refill lies like the card that it replaces', () => {
  const at = position({
    map: '. . . . . .  . . . . . .  . . . . . .  0 0 . . . .  0 0 . . . .  0 . . . . .',
    pile: [LAND.scroll],
    players: [X],
  })
  at.effect(...playing('X', 1, 5))
  at.do(at.listed('use')[0])
  at.place(2, 2)
  at.effect(...playing('XX', 0, 3))
  expect(at.player(0).coins).toBe(2)
})

rule(['RO-419', 'RO-420', 'RO-421'], 'everybody else with markers on the card gets exactly one coin', () => {
  const at = position({
    seats: 4,
    map: north('0 0', '1 1', '2'),
    players: [X],
  })
  at.effect(...COMPLETING)
  expect(at.state.players.map(({ coins }) => coins)).toEqual([0, 1, 1, 0])
})

rule('RO-422', 'the winner gets no such coin, the loser of an auction does', () => {
  const at = tied([{ ...X, coins: 1 }, { coins: 0 }])
  at.do(bid(0))
  expect([at.player(0).coins, at.player(1).coins]).toEqual([1, 1])
})

const TWO_CARDS = '0 0 . . . .  0 0 . . . .  0 . . . . .  0 . . . . .  1 1 . . . .  1 1 . . . .'

rule(['RO-423', 'RO-R21'], 'of several completed cards the active player picks the next one', () => {
  const at = position({ map: TWO_CARDS, players: [{ up: ['XX/XX', 'X'], coins: 0 }], pile: [9, 8, 7] })
  at.effect(...playing('XX/XX', 0, 2))
  expect(at.prompt).toBe('resolve')
  expect(at.actions).toEqual([
    { type: 'resolve', slot: 0 },
    { type: 'resolve', slot: 3 },
  ])
  expect(at.effect({ type: 'resolve', slot: 3 })).toMatchObject({
    'lands.3': 7,
    'lands.0': 8,
    'players.0.coins': 1,
    'players.0.party.2': BACK,
  })
  expect(at.player(1).party.at(-1)).toBe(BACK + 3)
})

rule('RO-R21', 'coins of the first card may be bid for the second', () => {
  const at = position({
    map: '1 1 . . . .  1 1 . . . .  1 . . . . .  0 . . . . .  0 1 . . . .  1 1 . . . .',
    players: [{ up: ['XX/XX', 'X'], coins: 0 }, { coins: 0 }],
  })
  at.effect(...playing('XX/XX', 0, 2))
  at.do({ type: 'resolve', slot: 0 })
  expect(at.player(0).coins).toBe(1)
  expect([at.prompt, at.asked]).toEqual(['bid', 0])
  expect(at.actions).toEqual([bid(0), bid(1), PASS])
})

rule('RO-424', 'with an empty pile the slot stays empty', () => {
  const at = position({ map: north('0 0', '0 0', '0'), pile: [], players: [X] })
  const events = [...COMPLETING].flatMap((action) => at.do(action))
  expect(at.state.lands).toEqual([-1, 1, 2, 3, 4, 5])
  expect(at.state.backs[0]).toBe(-1)
  expect(events).toContainEqual({ type: 'refilled', slot: 0, land: null, top: null })
  expect(at.asked).toBe(1)
  at.do(at.listed('use')[0])
  expect(at.rule({ type: 'place', x: 0, y: 0 })).toBe('RO-R28')
})

rule('RO-R22', 'markers that lie there count: not replaced ones, and shifted ones where they lie now', () => {
  const at = position({
    mode: 'full',
    map: north('1 1', '1 0', '0'),
    players: [{ up: ['XX', 'X'], artifacts: ['replace'] }],
  })
  at.effect(...playing('XX', 0, 2))
  expect(at.prompt).toBe('bid')
  const replaced = position({
    mode: 'full',
    map: north('1 1', '1 0', '1'),
    players: [{ up: ['XX', 'X'], artifacts: ['replace'] }],
  })
  replaced.effect(...playing('XX', 0, 2), { type: 'replace', owner: 1, square: sq(0, 2) })
  expect(replaced.prompt).toBe('bid')
  const alone = position({
    mode: 'full',
    seats: 3,
    map: north('0 0', '0 0', '1'),
    players: [{ up: ['XX', 'X'], artifacts: ['replace'] }],
  })
  alone.effect(...playing('XX', 0, 2), { type: 'replace', owner: 1, square: sq(0, 2) })
  expect([alone.player(0).party.length, alone.player(1).coins]).toEqual([3, 0])
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

rule('RO-R26', 'a sole majority cannot decline the card', () => {
  const at = position({ map: north('0 0', '0 1', '1'), players: [X] })
  at.effect(...COMPLETING)
  expect([at.asked, at.prompt, at.player(0).party.length]).toEqual([1, 'character', 3])
})

rule('RO-R27', 'consolation coins come after the auction', () => {
  const at = tied([{ ...X, coins: 1 }, { coins: 1 }])
  at.do(bid(0))
  expect(at.actions).toEqual([bid(1), PASS])
  at.do(bid(1))
  expect([at.player(0).coins, at.player(1).coins]).toEqual([2, 0])
})
