import { checkOptions, Random, startMatch } from '@vyprava/kernel'
import { rule } from '@vyprava/kernel/testing'
import { expect } from 'vitest'
import { shippedPack } from '../content/index.ts'
import { createRoam, EDGE_SETS, faceOf, printedFrom, type RoamOptions, roamOptions } from '../rules/index.ts'
import { LAND } from './pack.ts'
import { drawn, game, playing, position, sq } from './position.ts'

const pack = shippedPack()
const roam = createRoam(pack)
const printed = printedFrom(pack)
const STANDARD: RoamOptions = {
  mode: 'basic',
  patrol: false,
  advanced: false,
  edges: 'standard',
  start: 'random',
}
const setUp = (seats: number, options: Partial<RoamOptions> = {}, seed = 'set-up') =>
  roam.setup({ seats, options: { ...STANDARD, ...options } }, new Random(seed))
const opens = (seats: number, options: object = {}) => startMatch(roam, { seats, options, seed: 'x' }).ok

rule('RO-101', 'two, three or four play', () => {
  expect([1, 2, 3, 4, 5].map((seats) => opens(seats))).toEqual([false, true, true, true, false])
  expect(roam.seats).toEqual({ min: 2, max: 4 })
})

rule('RO-102', 'each player has a colour of their own and its three starting cards', () => {
  const { players } = setUp(4)
  expect(new Set(players.map(({ colour }) => colour)).size).toBe(4)
  for (const { colour, party } of players) {
    expect(party).toHaveLength(3)
    for (const card of party) expect(pack.starters[card - pack.characters.length].colour).toBe(colour)
  }
})

rule('RO-103', 'each player has 24 markers', () => {
  expect(setUp(3).players.map(({ supply }) => supply)).toEqual([24, 24, 24])
})

rule('RO-104', 'starting cards of colours not in play are out of the game', () => {
  const state = setUp(2)
  const cards = [...state.backs, ...state.pileBacks]
  expect(cards.every((card) => card < pack.characters.length)).toBe(true)
  expect(state.players.flatMap(({ party }) => party)).toHaveLength(6)
})

rule('RO-105', 'the 43 lands are shuffled', () => {
  const orders = ['a', 'b', 'c'].map((seed) => {
    const { lands, pile } = setUp(2, {}, seed)
    return [...lands, ...pile]
  })
  const sorted = Array.from({ length: 43 }, (_, land) => land)
  for (const order of orders) expect(order.toSorted((a, b) => a - b)).toEqual(sorted)
  expect(new Set(orders.map(String)).size).toBe(3)
})

rule('RO-106', 'six lands form the map, 37 remain in the pile', () => {
  const { lands, backs, pile, pileBacks } = setUp(4)
  expect([lands.length, backs.length, pile.length, pileBacks.length]).toEqual([6, 6, 37, 37])
})

rule('RO-107', 'scrolls face the rim: the south row is turned by half a circle', () => {
  const north = position({ lands: [LAND.scroll, 0, 1, 2, 3, 4] })
  const south = position({ lands: [0, 1, 2, LAND.scroll, 3, 4] })
  const coins = (at: typeof north) =>
    game.view(at.state, 0).squares.flatMap(({ coins }, square) => (coins === 0 ? [] : [[square, coins]]))
  expect(coins(north)).toEqual([
    [sq(0, 0), 1],
    [sq(1, 2), 2],
  ])
  expect(coins(south)).toEqual([
    [sq(0, 3), 2],
    [sq(1, 5), 1],
  ])
})

rule('RO-108', 'all players sit at different edges', () => {
  for (const edges of EDGE_SETS) {
    if (edges === 'standard') continue
    const taken = setUp(edges.length, { edges }).players.map(({ edge }) => edge)
    expect(new Set(taken).size).toBe(edges.length)
  }
  expect(checkOptions<RoamOptions>(roamOptions, { edges: 'SS' }).ok).toBe(false)
  expect(opens(3, { edges: 'SN' })).toBe(false)
})

rule('RO-109', 'shapes are read from the edge of their owner', () => {
  const shapes = [0, 1, 2, 3].map((active) => {
    const at = position({ seats: 4, active, players: [0, 1, 2, 3].map(() => ({ up: ['Xo/X./XX', 'X'] })) })
    at.effect(...playing('Xo/X./XX', 2, 2))
    return at.map
  })
  expect(shapes).toEqual([
    drawn('. . . . . .  . . . . . .  . . 0 . . .  . . 0 . . .  . . 0 0 . .  . . . . . .'),
    drawn('. . . . . .  . . . . . .  . . 1 1 1 .  . . 1 . . .  . . . . . .  . . . . . .'),
    drawn('. . . . . .  . . . . . .  . . 2 2 . .  . . . 2 . .  . . . 2 . .  . . . . . .'),
    drawn('. . . . . .  . . . . . .  . . . . 3 .  . . 3 3 3 .  . . . . . .  . . . . . .'),
  ])
})

rule('RO-110', 'starting cards begin face up', () => {
  for (const { partyFaces } of setUp(4).players) expect(partyFaces).toEqual([1, 1, 1])
})

rule(['RO-111', 'RO-R02'], 'one player starts: by chance, or a named seat', () => {
  const starts = Array.from({ length: 40 }, (_, i) => setUp(4, {}, `seed ${i}`).start)
  expect(new Set(starts)).toEqual(new Set([0, 1, 2, 3]))
  const named = setUp(4, { start: 'seat2' })
  expect([named.start, named.active, roam.deciders(named)]).toEqual([2, 2, [2]])
  expect(opens(2, { start: 'seat2' })).toBe(false)
  const absent = startMatch(roam, { seats: 3, options: { start: 'seat3' }, seed: 'x' })
  expect(absent.ok || absent.problem.expected).toMatch(/"seat0" to "seat2"/)
})

rule('RO-112', 'turns go clockwise by edges S, W, N, E, skipping empty ones', () => {
  const at = position({ seats: 3, edges: 'NES', start: 'seat1' })
  const order: string[] = []
  for (let turn = 0; turn < 6; turn++) {
    order.push(at.player(at.asked ?? 0).edge)
    at.effect(at.listed('use')[0])
    at.do(at.listed('place')[0])
  }
  expect(order.join('')).toBe('ESNESN')
})

rule('RO-113', 'starting coins by turn order: 0, 1, 1, 2', () => {
  const coins = setUp(4, { start: 'seat2' }).players.map((player) => player.coins)
  expect(coins).toEqual([1, 2, 0, 1])
  expect(setUp(2, { start: 'seat1' }).players.map((player) => player.coins)).toEqual([1, 0])
})

rule('RO-114', 'the bank is never empty', () => {
  const at = position({ lands: [LAND.rich, 0, 1, 2, 3, 4], players: [{ up: ['XX', 'X'], coins: 500 }] })
  expect(at.effect(...playing('XX', 0, 0))).toMatchObject({ 'players.0.coins': 506 })
})

rule('RO-115', 'markers, lands and artifacts are not replaced once gone', () => {
  const at = position({ players: [{ up: ['XXX', 'X'], supply: 1 }] })
  at.effect(...playing('XXX', 0, 0), { type: 'fill', square: sq(0, 0) })
  expect(at.player(0).supply).toBe(0)
  const bare = position({
    pile: [],
    map: '0 0 . . . .  0 0 . . . .  0 . . . . .  . . . . . .  . . . . . .  . . . . . .',
    players: [{ up: ['X', 'XX'] }],
  })
  bare.effect(...playing('X', 1, 2))
  expect(bare.state.lands).toEqual([-1, 1, 2, 3, 4, 5])
})

rule('RO-116', 'the basic game knows no artifacts', () => {
  const { artifactRow, artifactPile } = setUp(4)
  expect([artifactRow, artifactPile]).toEqual([[], []])
  const at = position({ players: [{ coins: 9 }] })
  expect(at.rule({ type: 'buy', artifact: 0 })).toBe('RO-116')
  expect(at.rule({ type: 'coin' })).toBe('RO-116')
  expect(at.rule({ type: 'flip', character: at.player(0).party[0] })).toBe('RO-116')
  expect(at.rule({ type: 'shift', from: 0, owner: 0, to: 1 })).toBe('RO-116')
  at.do(at.listed('use')[0])
  expect(at.rule({ type: 'rotate' })).toBe('RO-116')
  expect(at.rule({ type: 'replace', owner: 1, square: 0 })).toBe('RO-116')
  expect(at.rule({ type: 'freeGap', square: 0 })).toBe('RO-116')
})

rule('RO-117', 'in the full game four artifacts lie in the row and 20 in the pile', () => {
  const { artifactRow, artifactPile } = setUp(2, { mode: 'full' })
  expect([artifactRow.length, artifactPile.length]).toEqual([4, 20])
  expect(new Set([...artifactRow, ...artifactPile]).size).toBe(24)
  expect(setUp(2, { mode: 'full' }, 'another').artifactRow).not.toEqual(artifactRow)
})

const RING = '. . . . . .  . 0 0 0 . .  . 0 1 0 . .  . 0 0 . . .  . . . . . .  . . . . . .'

rule('RO-118', 'the patrol card is in play only in its variant', () => {
  const owner = (patrol: boolean) => {
    const at = position({ patrol, map: RING, players: [{ up: ['X', 'XX'] }] })
    at.effect(...playing('X', 3, 3))
    return at.state.patrolOwner
  }
  expect([owner(false), owner(true)]).toEqual([-1, 0])
})

rule('RO-R01', 'standard edges are S-N, S-W-N and S-W-N-E; two may sit side by side', () => {
  const edges = (seats: number, options: Partial<RoamOptions> = {}) =>
    setUp(seats, options)
      .players.map(({ edge }) => edge)
      .join('')
  expect([edges(2), edges(3), edges(4)]).toEqual(['SN', 'SWN', 'SWNE'])
  expect([edges(2, { edges: 'SW' }), edges(3, { edges: 'ESW' })]).toEqual(['SW', 'ESW'])
})

rule('RO-R04', 'a starting card that is face down is still that card', () => {
  const at = position()
  const [card] = at.player(0).party
  at.effect({ type: 'use', character: card }, { type: 'place', x: 0, y: 0 })
  const shown = game.view(at.state, 1).players[0].party[0]
  expect(shown).toEqual({ character: card, faceUp: false })
})

rule('RO-R05', 'there is one kind of marker and one kind of land card', () => {
  const { players, lands, pile } = setUp(2)
  expect(players.map(({ supply }) => supply)).toEqual([24, 24])
  expect(lands.length + pile.length).toBe(pack.lands.length)
  expect(faceOf(printed, players[0].party[0]).shape).toEqual(pack.starters[0].shape)
})

rule('RO-904', 'basic and full game go with none, one or both variants', () => {
  for (const mode of ['basic', 'full'] as const) {
    for (const patrol of [false, true]) {
      for (const advanced of [false, true]) {
        const state = setUp(2, { mode, patrol, advanced })
        expect([state.mode, state.patrol, state.advanced]).toEqual([mode, patrol, advanced])
      }
    }
  }
})
