import { rule } from '@vyprava/kernel/testing'
import { expect } from 'vitest'
import type { RoamAction } from '../rules/index.ts'
import { BACK, LAND } from './pack.ts'
import { drawn, type Having, playing, position, sq } from './position.ts'

const REST_OF_MAP = '. . . . . .  . . . . . .  . . . . . .'
const bid = (coins: number): RoamAction => ({ type: 'bid', coins })
const PASS: RoamAction = { type: 'pass' }
const X: Having = { up: ['X', 'XX'] }

/** Slot 0 with five markers; the sixth is placed on (1, 2). */
const north = (a: string, b: string, c: string) =>
  `${a} . . . .  ${b} . . . .  ${c} . . . . .  ${REST_OF_MAP}`
const COMPLETING = playing('X', 1, 2)

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
  for (const slot of [-1, 6, 7]) expect(two.rule({ type: 'resolve', slot })).toBe('RO-402')
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

rule('RO-R26', 'a sole majority cannot decline the card', () => {
  const at = position({ map: north('0 0', '0 1', '1'), players: [X] })
  at.effect(...COMPLETING)
  expect([at.asked, at.prompt, at.player(0).party.length]).toEqual([1, 'character', 3])
})
