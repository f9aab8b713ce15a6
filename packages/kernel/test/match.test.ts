import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import {
  type Game,
  type GameAction,
  Random,
  readRecord,
  type Seat,
  startMatch,
  type Talk,
  writeRecord,
} from '../src/index.ts'
import { beacons } from '../testing/games/beacons.ts'
import { descent } from '../testing/games/descent.ts'
import { sealedBids } from '../testing/games/sealed-bids.ts'
import { ticTacToe } from '../testing/games/tictactoe.ts'
import { begin } from './begin.ts'

const mark = (cell: number): object => ({ type: 'mark', cell })

describe('starting', () => {
  test.each([
    [{ seats: 3 }, 'seats'],
    [{ seats: 1.5 }, 'seats'],
    [{ options: { size: 4 } }, 'options.size'],
    [{ options: 7 }, 'options'],
  ])('%j is refused', (start, path) => {
    const started = startMatch(ticTacToe, { seats: 2, seed: 'x', ...start })
    expect(started.ok ? null : started.problem.path).toBe(path)
  })

  test('a game may refuse a combination of seats and options', () => {
    const problem = { path: 'options', found: 'x', expected: 'y' }
    const picky = { ...ticTacToe, checkTable: () => problem }
    expect(startMatch(picky, { seats: 2, seed: 'x' })).toEqual({ ok: false, problem })
  })
})

describe('playing', () => {
  test('takes legal actions and refuses the rest with the rule', () => {
    const match = begin(ticTacToe)
    expect(match.play(0, mark(4))).toEqual({ ok: true, number: 1 })
    expect(match.play(0, mark(0))).toEqual({ ok: false, refusal: { rule: 'TT-1', reason: 'notYourTurn' } })
    expect(match.play(1, mark(4))).toMatchObject({ refusal: { rule: 'TT-3', values: { cell: 4 } } })
    expect(match.play(1, mark(9))).toMatchObject({ refusal: { rule: 'TT-2' } })
    expect(match.play(1, { type: 'mark' })).toMatchObject({ problem: { path: 'cell' } })
    expect(match.play(1, { type: 'mark', cell: 0, extra: 1 })).toMatchObject({ problem: { path: 'extra' } })
    expect(match.play(7, mark(0))).toMatchObject({ problem: { path: 'seat' } })
    expect(match.length).toBe(1)
  })

  test('takes several actions, or none of them', () => {
    const match = begin(descent, { seats: 2 })
    const [seat] = match.deciders
    const first = match.sight(seat).decision?.actions[0]
    match.play(seat, first)
    match.goBack(seat)
    const before = { journal: match.journal.slice(), hash: match.hash(), redoable: match.redoable(seat) }
    expect(match.plan(seat, [first, { type: 'fly' }])).toMatchObject({ ok: false })
    const planned = match.plan(seat, [first])
    expect({ journal: match.journal, hash: match.hash(), redoable: match.redoable(seat) }).toEqual(before)
    expect(match.moments(seat)).toEqual([0])
    if (!planned.ok) throw new Error('not planned')
    match.take(planned)
    expect(match.actionAt(0)).toEqual({ seat, action: first })
    expect(() => match.take(planned)).toThrow('does not fit')
    expect(match.plan(seat, [])).toMatchObject({ ok: true, found: [] })
    expect(match.length).toBe(1)
  })

  test('keeps the listed action, not the caller’s object', () => {
    const match = begin(ticTacToe)
    const mine = { type: 'mark', cell: 4 }
    match.play(0, mine)
    mine.cell = 5
    expect(match.actionAt(0).action).toEqual({ type: 'mark', cell: 4 })
  })

  test('a rule that throws leaves the match as it was', () => {
    const fragile = {
      ...ticTacToe,
      apply(...[state, seat, action, turn]: Parameters<typeof ticTacToe.apply>) {
        ticTacToe.apply(state, seat, action, turn)
        if (action.cell === 8) throw new Error('a bug')
      },
    }
    const match = begin(fragile)
    match.play(0, mark(0))
    const before = match.hash()
    expect(() => match.play(1, mark(8))).toThrow('a bug')
    expect(match.hash()).toBe(before)
    expect(match.play(1, mark(1)).ok).toBe(true)
  })
})

describe('going back', () => {
  test('one’s own action, as long as nobody answered', () => {
    const match = begin(ticTacToe)
    match.play(0, mark(4))
    expect(match.undo(0)).toEqual({ possible: true, to: 0 })
    expect(match.undo(1)).toEqual({ possible: false, why: 'other' })
    expect(match.goBack(0)).toBe(true)
    expect(match.length).toBe(0)
    expect(match.redo(1)).toBe(false)
    expect(match.redo(0)).toBe(true)
    match.play(1, mark(0))
    expect(match.undo(0)).toEqual({ possible: false, why: 'other' })
    expect(match.goBack(0)).toBe(false)
  })

  test('not before the first action', () => {
    expect(begin(ticTacToe).undo(0)).toEqual({ possible: false, why: 'nothing' })
  })

  test('not over a die', () => {
    const match = begin(descent, { seats: 1 })
    match.play(0, { type: 'descend' })
    match.play(0, { type: 'burn' })
    expect(match.undo(0)).toEqual({ possible: true, to: 0 })
    match.play(0, { type: 'strike' })
    expect(match.undo(0)).toEqual({ possible: false, why: 'random' })
  })

  test('a secret choice may be changed, its reveal may not', () => {
    const match = begin(sealedBids)
    const cards = match.state.hands.map((hand) => hand[0])
    match.play(0, { type: 'bid', card: cards[0] })
    expect(match.undo(0)).toEqual({ possible: true, to: 0 })
    match.play(1, { type: 'bid', card: cards[1] })
    expect(match.undo(1)).toEqual({ possible: false, why: 'knowledge' })
    expect(match.undo(0)).toEqual({ possible: false, why: 'other' })
  })

  test('an answer that waits for others, over the answers of others', () => {
    const match = begin(sealedBids, { seats: 3 })
    const bid = (seat: number, place: number) =>
      ({ type: 'bid', card: match.state.hands[seat][place] }) as const
    const [first, other, second] = [bid(0, 0), bid(0, 1), bid(1, 0)]
    match.play(0, first)
    match.play(1, second)
    expect(match.undo(0)).toEqual({ possible: false, why: 'other' })
    expect([match.waitingAnswer(0), match.waitingAnswer(1), match.waitingAnswer(2)]).toEqual([0, 1, null])
    expect(match.withdraw(0)).toBe(true)
    expect(match.deciders).toEqual([0, 2])
    expect(match.actionAt(0)).toEqual({ seat: 1, action: second })
    match.play(0, other)
    match.play(2, bid(2, 0))
    expect([0, 1, 2].map((seat) => match.withdraw(seat))).toEqual([false, false, false])
  })

  test('what the journal would get for it, and nothing for whoever has no answer that waits', () => {
    const match = begin(sealedBids, { seats: 3 })
    const [first, second] = [0, 1].map((seat) => ({ type: 'bid' as const, card: match.state.hands[seat][0] }))
    match.play(0, first)
    match.play(1, second)
    expect(match.withdrawal(0)).toEqual([
      { seat: 0, back: 0 },
      { seat: 1, action: second },
    ])
    expect(match.withdrawal(1)).toEqual([{ seat: 1, back: 1 }])
    expect(match.withdrawal(2)).toBeNull()
  })

  test('not an answer after which somebody answered who was asked only later', () => {
    const match = begin(relayGame, { seats: 3 })
    match.play(0, { type: 'answer' })
    match.play(1, { type: 'answer' })
    expect([match.waitingAnswer(0), match.deciders]).toEqual([0, [2]])
    match.play(2, { type: 'answer' })
    expect(match.waitingAnswer(0)).toBeNull()
  })

  test('not over what somebody only saw, though nothing was said', () => {
    const match = begin(showingGame)
    match.play(1, { type: 'show' })
    expect(match.undo(1)).toEqual({ possible: false, why: 'knowledge' })
  })

  test('by asking the others: to any moment of one’s own but the last', () => {
    const match = begin(ticTacToe)
    match.play(0, mark(4))
    match.play(1, mark(0))
    expect([0, 1, 2, 3].map((moment) => match.pointBack(0, moment))).toEqual([0, 1, null, null])
  })

  test('further only by consent, and the journal remembers it', () => {
    const match = begin(descent, { seats: 1 })
    match.play(0, { type: 'descend' })
    match.play(0, { type: 'strike' })
    expect(match.goBack(0)).toBe(false)
    expect(match.takeBack(0, 1)).toBe(true)
    expect(match.takeBack(0, 5)).toBe(false)
    expect(match.takeBack(0, -1)).toBe(false)
    expect(match.journal).toEqual([
      { seat: 0, action: { type: 'descend' } },
      { seat: 0, action: { type: 'strike' } },
      { seat: 0, back: 1 },
    ])
  })

  test('another action clears what could be redone; the same one does not', () => {
    const match = begin(descent, { seats: 1 })
    match.play(0, { type: 'descend' })
    match.play(0, { type: 'burn' })
    match.goBack(0, 0)
    expect(match.redoable(0)).toEqual({ type: 'descend' })
    match.play(0, { type: 'descend' })
    expect(match.redoable(0)).toEqual({ type: 'burn' })
    match.play(0, { type: 'strike' })
    expect(match.redoable(0)).toBeNull()
  })

  test('works far behind the last snapshot', () => {
    const long = begin(countingGame)
    const hashes = [long.hash()]
    for (let i = 0; i < 200; i++) {
      long.play(0, { type: 'count' })
      hashes.push(long.hash())
    }
    expect(long.undo(0)).toEqual({ possible: true, to: 0 })
    for (const to of [150, 128, 127, 64, 3]) {
      expect(long.goBack(0, to)).toBe(true)
      expect(long.hash()).toBe(hashes[to])
    }
    while (long.redo(0)) expect(long.hash()).toBe(hashes[long.length])
    expect(long.length).toBe(200)
  })
})

/** What the games below have in common, whatever their state is. */
const BARE = {
  asides: () => [],
  talk: (): Talk => ({ allowed: 'free' }),
  refusal: () => ({ rule: 'CO-1', reason: 'no' }),
  progress: () => 0,
  result: () => null,
}

/** Counts; long enough for snapshots. */
const countingGame: Game<{ count: number }, GameAction, object, { count: number }> = {
  ...ticTacToe,
  ...BARE,
  id: 'counting',
  setup: () => ({ count: 0 }),
  deciders: ({ count }) => (count < 300 ? [0] : []),
  decision: () => ({ prompt: { key: 'count' }, actions: [{ type: 'count' }] }),
  apply(state) {
    state.count++
  },
  view: ({ count }) => ({ count }),
  imagine: ({ count }) => ({ count }),
  standIn: () => ({ type: 'count' }),
  turn: ({ count }) => ({ number: Math.floor(count / 2) + 1, seat: 0, round: null }),
  action: ticTacToe.action,
}

/** Seats 0 and 1 are asked at once; the answer of 1 has 2 asked as well. */
const relayGame: Game<{ answered: Seat[] }, GameAction, object, { answered: Seat[] }> = {
  ...ticTacToe,
  ...BARE,
  id: 'relay',
  seats: { min: 3, max: 3 },
  setup: () => ({ answered: [] }),
  deciders: ({ answered }) =>
    [0, 1, 2].filter((seat) => !answered.includes(seat) && (seat < 2 || answered.includes(1))),
  decision: () => ({ prompt: { key: 'answer' }, actions: [{ type: 'answer' }] }),
  action: v.strictObject({ type: v.literal('answer') }),
  apply(state, seat) {
    state.answered.push(seat)
    state.answered.sort((a, b) => a - b)
  },
  view: ({ answered }) => ({ answered: [...answered] }),
  imagine: ({ answered }) => ({ answered: [...answered] }),
  standIn: () => ({ type: 'answer' }),
  turn: () => ({ number: 1, seat: null, round: null }),
}

interface Showing {
  card: number
  shown: boolean
}

/** Seat 1 has a card that the others do not know, and shows it without a word. */
const showingGame: Game<Showing, GameAction, object, { card: number | null; shown: boolean }> = {
  ...ticTacToe,
  ...BARE,
  id: 'showing',
  setup: (_, random) => ({ card: random.die(6), shown: false }),
  deciders: ({ shown }) => (shown ? [] : [1]),
  decision: () => ({ prompt: { key: 'show' }, actions: [{ type: 'show' }] }),
  action: v.strictObject({ type: v.literal('show') }),
  apply(state) {
    state.shown = true
  },
  view: ({ card, shown }, observer) => ({ card: shown || observer === 1 ? card : null, shown }),
  imagine: ({ card, shown }, _, random) => ({ card: card ?? random.die(6), shown }),
  standIn: () => ({ type: 'show' }),
  turn: () => ({ number: 1, seat: 1, round: null }),
}

describe('history', () => {
  test('every point can be seen again, by every seat', () => {
    const match = begin(sealedBids)
    const random = new Random('history')
    const seen: string[] = []
    for (let seats = match.deciders; seats.length > 0; seats = match.deciders) {
      seen.push(JSON.stringify([match.sight(0), match.sight(1), match.sight(null)]))
      const seat = random.pick(seats)
      match.play(seat, random.pick(sealedBids.decision(match.state, seat).actions))
    }
    for (const [number, text] of seen.entries()) {
      const again = [match.sight(0, number), match.sight(1, number), match.sight(null, number)]
      expect(JSON.stringify(again)).toBe(text)
    }
    expect(() => match.stateAt(99)).toThrow(RangeError)
    const stateAt = match.walk()
    for (const number of seen.keys()) expect(stateAt(number)).toEqual(match.stateAt(number))
  })

  test('the log shows secrets to their owners only', () => {
    const match = begin(sealedBids)
    const card = match.state.hands[0][0]
    match.play(0, { type: 'bid', card })
    const turn = { number: 1, seat: null, round: 1 }
    expect(match.log(0)).toEqual([
      { number: 1, seat: 0, turn, action: { type: 'bid', card }, events: [{ type: 'laid', seat: 0, card }] },
    ])
    const open = [{ number: 1, seat: 0, turn, events: [{ type: 'laid', seat: 0 }] }]
    expect(match.log(1)).toEqual(open)
    expect(match.log(null)).toEqual(open)
  })

  test('every line of the log knows its turn, and so does every point', () => {
    const match = begin(countingGame)
    for (let i = 0; i < 5; i++) match.play(0, { type: 'count' })
    expect(match.log(0).map(({ turn }) => turn.number)).toEqual([1, 1, 2, 2, 3])
    expect([0, 1, 2, 3, 4, 5].map((point) => match.turnAt(point).number)).toEqual([1, 1, 2, 2, 3, 3])
    expect([match.sight(0).turn.number, match.sight(0, 3).turn.number]).toEqual([3, 2])
    match.takeBack(0, 1)
    expect(match.turnAt(1).number).toBe(1)
    expect(match.sandbox(0, 1, 'on').turnAt(0)).toEqual(match.turnAt(1))
  })

  test('a fork shares the past, not the future', () => {
    const match = begin(ticTacToe)
    match.play(0, mark(4))
    match.play(1, mark(0))
    const fork = match.fork(1)
    fork.play(1, mark(8))
    expect(match.state.cells).toEqual([1, -1, -1, -1, 0, -1, -1, -1, -1])
    expect(fork.state.cells).toEqual([-1, -1, -1, -1, 0, -1, -1, -1, 1])
  })

  test('a sandbox knows no more than its seat', () => {
    const match = begin(sealedBids)
    const { hands } = match.state
    const dealt = new Set<string>()
    for (let i = 0; i < 20; i++) {
      const sandbox = match.sandbox(0, 0, `sandbox ${i}`)
      expect(sandbox.state.hands[0]).toEqual(hands[0])
      expect(sandbox.seed).toBeNull()
      dealt.add(sandbox.state.hands[1].join())
    }
    expect(dealt.size).toBeGreaterThan(5)
  })
})

describe('doing something besides', () => {
  const wave = (flag: number) => ({ type: 'wave', flag }) as const
  const light = (fuel: number) => ({ type: 'light', fuel }) as const

  test('is for whoever the game lets, asked or not, and answers nothing', () => {
    const match = begin(beacons)
    expect(match.play(1, wave(0))).toMatchObject({ refusal: { rule: 'BE-3' } })
    match.play(0, light(1))
    expect([match.sight(0).decision, match.sight(0).asides.length, match.sight(null).asides]).toEqual([
      null,
      4,
      [],
    ])
    for (const seat of [0, 1]) expect(match.play(seat, wave(2)).ok).toBe(true)
    expect([match.deciders, match.length, match.answered]).toEqual([[1], 3, 1])
    expect(match.play(0, wave(2))).toMatchObject({ refusal: { rule: 'BE-4' } })
    expect(match.log(1).map(({ aside }) => aside)).toEqual([undefined, true, true])
  })

  test('costs nobody the way back: it is kept, and the journal has it taken anew', () => {
    const match = begin(beacons)
    match.play(0, light(1))
    match.play(1, wave(1))
    match.play(1, { type: 'show' })
    match.play(0, wave(0))
    match.play(1, wave(2))
    expect(match.undo(0)).toEqual({ possible: true, to: 3 })
    // One step back is one's own last: the flag, not the fire.
    expect([match.goBack(0), match.state.flags, match.state.fires]).toEqual([true, [-1, 2], [1]])
    expect(match.journal.slice(-2)).toEqual([
      { seat: 0, back: 3 },
      { seat: 1, action: wave(2) },
    ])
    expect([match.redo(0), match.state.flags]).toEqual([true, [0, 2]])
  })

  test('is not kept where it could not have been done: then the way back is closed', () => {
    const match = begin(beacons)
    match.play(0, light(1))
    match.play(1, wave(1))
    // Before the first fire nobody waves.
    expect(match.undo(0)).toEqual({ possible: false, why: 'other' })
    match.play(1, light(1))
    match.play(0, wave(1))
    expect(match.undo(1)).toEqual({ possible: true, to: 1 })
    expect([match.goBack(1), match.deciders, match.state.flags]).toEqual([true, [1], [1, 1]])
  })

  test('is taken back by who did it, unless it taught something', () => {
    const match = begin(beacons)
    match.play(0, light(1))
    match.play(1, wave(1))
    expect(match.undo(1)).toEqual({ possible: true, to: 1 })
    match.play(1, { type: 'show' })
    expect(match.undo(1)).toEqual({ possible: false, why: 'knowledge' })
  })

  test('says what may be said, and does not count to the bound', () => {
    const match = begin(beacons)
    expect(match.sight(null).talk).toMatchObject({ allowed: 'none', refusal: { rule: 'BE-3' } })
    expect(begin(ticTacToe).talk).toEqual({ allowed: 'free' })
    match.play(0, light(1))
    expect(match.talk).toMatchObject({ allowed: 'signals' })
    for (let i = 0; i < 40; i++) match.play(0, wave(i % 3))
    while (match.result === null) match.play(match.deciders[0], light(1))
    expect([match.talk, match.asides(0), match.answered]).toEqual([{ allowed: 'free' }, [], 8])
    const record = writeRecord(match)
    if (record === null) throw new Error('no record')
    expect(readRecord(beacons, record).ok).toBe(true)
  })
})
