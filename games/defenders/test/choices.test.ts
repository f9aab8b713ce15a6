import { Random, type Seat } from '@vyprava/kernel'
import { rule } from '@vyprava/kernel/testing'
import { expect } from 'vitest'
import { FACTIONS, TERRAINS } from '../content/index.ts'
import { HEXES, RING } from '../rules/board/index.ts'
import { createDefenders, type Defenders, type DefendersAction } from '../rules/index.ts'
import { hexOf } from './notation.ts'
import { Hearing, pack, STANDARD } from './position.ts'

const game = createDefenders(pack)

/** The choices before the first round, made one by one. */
class Start {
  readonly state: Defenders
  readonly turn: Hearing

  constructor(seats: number, seed = 'choices') {
    this.turn = new Hearing(seed)
    this.state = game.setup({ seats, options: STANDARD }, new Random(seed))
  }

  do(seat: Seat, action: DefendersAction): this {
    const refused = this.rule(seat, action)
    if (refused !== null) throw new Error(`${JSON.stringify(action)} is refused by ${refused}`)
    game.apply(this.state, seat, action, this.turn)
    return this
  }

  rule(seat: Seat, action: DefendersAction): string | null {
    return game.refusal(this.state, seat, action)?.rule ?? null
  }

  get asked(): readonly Seat[] {
    return game.deciders(this.state)
  }

  actions(seat: Seat): readonly DefendersAction[] {
    return game.decision(this.state, seat).actions
  }

  factions(...factions: readonly number[]): this {
    for (const [seat, faction] of factions.entries())
      this.do(this.state.solo ? 0 : seat, { type: 'chooseFaction', faction })
    return this
  }

  leaders(...leaders: readonly number[]): this {
    for (const [seat, leader] of leaders.entries())
      this.do(this.state.solo ? 0 : seat, { type: 'chooseLeader', leader })
    return this
  }

  /** Everybody on the first hex offered. */
  camps(): this {
    for (
      let seat = this.asked.at(0);
      this.state.phase === 'setup' && seat !== undefined;
      seat = this.asked.at(0)
    ) {
      this.do(seat, this.actions(seat)[0])
    }
    return this
  }
}

rule('DE-117', 'each player gets a different faction, one after the other', () => {
  const start = new Start(3)
  expect(start.asked).toEqual([0])
  expect(start.actions(0)).toEqual([0, 1, 2, 3].map((faction) => ({ type: 'chooseFaction', faction })))
  start.do(0, { type: 'chooseFaction', faction: 2 })
  expect(start.asked).toEqual([1])
  expect(start.rule(1, { type: 'chooseFaction', faction: 2 })).toBe('DE-117')
  expect(start.rule(1, { type: 'chooseFaction', faction: 4 })).toBe('DE-117')
  expect(start.rule(1, { type: 'chooseFaction', faction: -1 })).toBe('DE-117')
  expect(start.rule(1, { type: 'chooseLeader', leader: 0 })).toBe('DE-117')
  expect(start.actions(1)).toEqual([0, 1, 3].map((faction) => ({ type: 'chooseFaction', faction })))
  start.do(1, { type: 'chooseFaction', faction: 0 }).do(2, { type: 'chooseFaction', faction: 3 })
  expect(start.state.players.map(({ faction }) => faction)).toEqual([2, 0, 3])
})

rule('DE-129', 'one item token of every faction in play, used side up', () => {
  const { players } = new Start(2).factions(3, 1).state
  expect(players.map(({ items }) => items)).toEqual([
    [-1, 0, -1, 0],
    [-1, 0, -1, 0],
  ])
})

rule('DE-124', 'each picks one of the two leaders of the own faction, openly', () => {
  const start = new Start(2).factions(3, 1)
  expect(start.asked).toEqual([0, 1])
  const leadersOf = (faction: number) =>
    pack.leaders.filter((leader) => leader.faction === FACTIONS[faction]).map(({ id }) => id)
  expect(start.actions(0)).toEqual(leadersOf(3).map((leader) => ({ type: 'chooseLeader', leader })))
  expect(start.actions(1)).toEqual(leadersOf(1).map((leader) => ({ type: 'chooseLeader', leader })))
  expect(start.rule(0, { type: 'chooseLeader', leader: leadersOf(1)[0] })).toBe('DE-124')
  expect(start.rule(0, { type: 'chooseLeader', leader: 99 })).toBe('DE-124')
  start.do(1, { type: 'chooseLeader', leader: leadersOf(1)[1] })
  expect(start.asked).toEqual([0])
  expect(start.turn.heard()).toContainEqual({ type: 'leaderChosen', player: 1, leader: leadersOf(1)[1] })
})

rule(
  ['DE-125', 'DE-127'],
  'the deck is the leader’s twelve cards, shuffled, three of them in a hidden hand',
  () => {
    const orders = new Set<string>()
    for (const seed of ['a', 'b', 'c', 'd', 'e']) {
      const start = new Start(2, seed).factions(0, 1).leaders(1, 2)
      const { hand, deck } = start.state.players[0]
      expect([hand.length, deck.length]).toEqual([3, 9])
      const expected = pack.defenders.filter(
        (card) => card.faction === 'order' && (card.leader === null || card.leader === 1),
      )
      expect([...hand, ...deck].sort((a, b) => a - b)).toEqual(expected.map(({ id }) => id))
      expect(start.turn.heard(0)).toContainEqual({
        type: 'drawn',
        player: 0,
        cards: expect.arrayContaining(hand),
      })
      for (const observer of [1, null]) {
        const heard = start.turn.heard(observer)
        expect(heard).toContainEqual({ type: 'drawnHidden', player: 0, count: 3 })
        expect(heard.some((event) => event.type === 'drawn' && event.player === 0)).toBe(false)
      }
      orders.add(deck.join())
    }
    expect(orders.size).toBe(5)
  },
)

/** The hexes that are offered to a seat. */
const offered = (start: Start, seat: Seat): number[] =>
  start.actions(seat).flatMap((action) => (action.type === 'placeCamp' ? [action.hex] : []))

const chosen = (seats: number, seed?: string): Start => {
  const start = new Start(seats, seed)
  const factions = [0, 1, 2, 3].slice(0, seats)
  return start.factions(...factions).leaders(...factions.map((faction) => 2 * faction))
}

rule('DE-135', 'the starting camp stands on a rim hex of the home terrain', () => {
  const start = chosen(4)
  for (const seat of [0, 1, 2, 3]) {
    const home: number[] = []
    for (let hex = 0; hex < HEXES; hex++) {
      if (RING[hex] === 3 && start.state.terrain[hex] === seat) home.push(hex)
    }
    expect(offered(start, seat)).toEqual(home)
    const refusals = new Set<string | null>()
    for (let hex = 0; hex < HEXES; hex++) {
      if (!home.includes(hex)) refusals.add(start.rule(seat, { type: 'placeCamp', hex }))
    }
    expect([...refusals]).toEqual(['DE-135'])
  }
  expect(start.rule(0, { type: 'placeCamp', hex: 37 })).toBe('DE-306')
  const [hex] = offered(start, 0)
  start.state.camps[hex] = 1
  expect(start.rule(0, { type: 'placeCamp', hex })).toBe('DE-135')
  expect(offered(start, 0)).not.toContain(hex)
})

rule(['DE-136', 'DE-R69'], 'without home on the rim one ring further in, then on the innermost', () => {
  const start = chosen(2)
  const { terrain } = start.state
  const other = TERRAINS.indexOf('marsh')
  for (let hex = 1; hex < HEXES; hex++) if (terrain[hex] === 0) terrain[hex] = other
  terrain[hexOf('1,1')] = 0
  terrain[hexOf('1,0')] = 0
  expect(offered(start, 0)).toEqual([hexOf('1,1')])
  expect(start.rule(0, { type: 'placeCamp', hex: hexOf('1,0') })).toBe('DE-136')
  terrain[hexOf('1,1')] = other
  expect(offered(start, 0)).toEqual([hexOf('1,0')])
  terrain[hexOf('3,0')] = 0
  expect(offered(start, 0)).toEqual([hexOf('3,0')])
})

rule('DE-R69', 'mechs and pollution do not matter, and the order of placing is free', () => {
  const start = chosen(2)
  const [hex] = offered(start, 0)
  start.state.mechs[hex] = 1
  start.state.pollution[hex] = 1
  expect(start.rule(0, { type: 'placeCamp', hex })).toBe(null)
  expect(start.asked).toEqual([0, 1])
  start.do(1, { type: 'placeCamp', hex: offered(start, 1)[0] })
  expect(start.asked).toEqual([0])
})

rule(['DE-119', 'DE-137', 'DE-139'], 'camp and leader on that hex; no item, nothing from the track', () => {
  const start = chosen(2)
  const [hex] = offered(start, 0)
  start.do(0, { type: 'placeCamp', hex })
  const { leader, items, campsLeft } = start.state.players[0]
  expect([leader, start.state.camps[hex], campsLeft]).toEqual([hex, 0, 5])
  expect(items).toEqual([0, 0, -1, -1])
})

rule('DE-138', 'the first player is drawn at random when all is set up', () => {
  const first = new Set<number>()
  for (let seed = 0; seed < 20; seed++) {
    const start = chosen(3, `first ${seed}`)
    expect(start.state.firstPlayer).toBe(-1)
    first.add(start.camps().state.firstPlayer)
    expect(start.state.phase).toBe('leadership')
  }
  expect([...first].sort()).toEqual([0, 1, 2])
})

rule(
  ['DE-951', 'DE-952', 'DE-953'],
  'alone: two factions, a starting hand from either deck, no first player',
  () => {
    const start = new Start(1).factions(2, 0)
    expect(start.state.players.map(({ faction }) => faction)).toEqual([2, 0])
    expect(start.asked).toEqual([0])
    // Leaders of both, in any order.
    expect(start.actions(0)).toEqual([0, 1, 4, 5].map((leader) => ({ type: 'chooseLeader', leader })))
    start.leaders(5, 0)
    expect(start.actions(0)).toEqual([0, 1].map((player) => ({ type: 'drawFrom', player })))
    expect(start.rule(0, { type: 'drawFrom', player: 2 })).toBe('DE-952')
    for (const player of [1, 1, 0]) start.do(0, { type: 'drawFrom', player })
    expect(start.state.players.map(({ hand, deck }) => [hand.length, deck.length])).toEqual([
      [1, 11],
      [2, 10],
    ])
    start.camps()
    expect(start.state.players.map(({ leader, faction }) => start.state.terrain[leader] === faction)).toEqual(
      [true, true],
    )
    expect(start.state.firstPlayer).toBe(-1)
    expect(
      start.state.players.map(({ breaches, campsLeft, items }) => [breaches, campsLeft, items.join()]),
    ).toEqual([
      [6, 5, '0,-1,0,-1'],
      [6, 5, '0,-1,0,-1'],
    ])
  },
)
