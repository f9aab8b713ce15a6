import { rule } from '@vyprava/kernel/testing'
import { expect } from 'vitest'
import type { ArkAction } from '../rules/index.ts'
import { fieldOf, type Having, position } from './position.ts'
import { everywhere, fullCompass, ofType } from './scenes.ts'

rule('AR-320', 'one slot a movement, in the colour after hints', () => {
  const at = position({ players: [{ compass: { o1: 'red', o2: 'red' } }, { hints: 1 }] })
  at.name(0, 'blue')
  at.shift(1, 'grey')
  at.answer(1, [0, 0])
  at.paint(0, -1, 0)
  at.paint(0, -2, 1)
  at.paint(0, -2, 2)
  expect([at.sheet(0).counter, at.sheet(1).counter]).toEqual([[3], [4]])
})

rule('AR-321', 'start, compass answers, skips and free paintings are not recorded', () => {
  const at = position({
    seats: 3,
    players: [
      {
        character: 'druid',
        visited: [
          [4, -2],
          [3, -1],
          [3, -2],
          [4, -1],
        ],
        diamonds: [2, 0, 0],
        diamondColours: ['red', null, null],
      },
      { character: 'hunter', identity: 'green', visited: [[1, -1]] },
    ],
  })
  at.do(0, { type: 'convert', hex: at.hex(4, 0) })
  at.do(0, { type: 'terraform', colour: 1, hex: at.hex(5, -2) })
  at.name(0, 'green')
  at.do(1, { type: 'meadow', hex: at.hex(2, -1) })
  at.fill(1, 'f1')
  at.skip(2)
  expect(at.sheet(0).counter).toEqual([])
  at.finish()
  expect(at.state.sheets.map(({ counter }) => counter)).toEqual([[0], [], []])
})

rule(
  ['AR-322', 'AR-R07'],
  'the counter’s length comes from the pack, 30 in ours; everybody has their own',
  () => {
    const long = position({ players: [{ slots: 28 }, { slots: 3 }] })
    long.finish()
    expect(long.state.sheets.map(({ counter, status }) => [counter.length, status])).toEqual([
      [29, 'playing'],
      [3, 'playing'],
    ])
    const last = position({ players: [{ slots: 29 }, { slots: 3 }] })
    last.finish()
    expect([last.sheet(0).status, last.sheet(1).status]).toEqual(['outOfTime', 'playing'])
    const short = position({ sheet: { counterSlots: 5 }, players: [{ slots: 4 }] })
    short.finish()
    expect(short.sheet(0).status).toBe('outOfTime')
  },
)

rule('AR-323', 'out of time comes with the end of the turn; until then free actions go on', () => {
  const at = position({ players: [{ slots: 29, diamonds: [1, 0, 0] }] })
  at.move(0, 'blue', [-1, 0])
  expect([at.sheet(0).status, at.sheet(0).counter.length]).toEqual(['playing', 30])
  at.do(0, { type: 'colourDiamond', colour: 4 })
  at.do(0, { type: 'terraform', colour: 4, hex: at.hex(0, 0) })
  expect(at.paintOn(0, 0, 0)).toBe('grey')
  expect(at.skip(1)).toContainEqual({ type: 'outOfTime', seat: 0 })
  expect(at.sheet(0).status).toBe('outOfTime')
})

rule('AR-324', 'slots 10 and 20 give a hint each, in whosever turn', () => {
  for (const slots of [9, 19]) {
    const at = position({ players: [{ slots }, { slots }] })
    at.name(0, 'blue')
    at.paint(0, -1, 0)
    at.paint(1, -1, 0)
    expect([at.sheet(0).hints, at.sheet(1).hints]).toEqual([1, 1])
  }
  const other = position({ players: [{ slots: 10 }, { slots: 8 }] })
  other.name(0, 'blue')
  other.paint(0, -1, 0)
  other.paint(1, -1, 0)
  expect([other.sheet(0).hints, other.sheet(1).hints]).toEqual([0, 0])
  const pack = position({ sheet: { hintSlots: [3] }, players: [{ slots: 2 }] })
  pack.finish()
  expect(pack.sheet(0).hints).toBe(1)
})

const OUT: Having = { slots: 30, status: 'outOfTime', hints: 2, diamonds: [1, 0, 0] }

rule(['AR-325', 'AR-R16'], 'who is out of time does nothing any more, and the others play on', () => {
  const at = position({ seats: 3, players: [{}, OUT, {}] })
  at.name(0, 'blue')
  expect(at.deciders).toEqual([0, 2])
  const tries: ArkAction[] = [
    at.painting(-1, 0),
    { type: 'fill', field: 0 },
    { type: 'skip' },
    { type: 'shift', colour: 2 },
    { type: 'name', colour: 3 },
    { type: 'colourDiamond', colour: 3 },
    { type: 'endTurn' },
  ]
  expect(tries.map((action) => at.rule(1, action))).toEqual(tries.map(() => 'AR-325'))
  const effect = at.effect(() => {
    at.skip(2)
    at.paint(0, -1, 0)
  })
  expect(Object.keys(effect).filter((path) => path.startsWith('1.'))).toEqual([])
})

rule('AR-326', 'the turn of whoever is out of time is a die that all in time answer', () => {
  const at = position({ seats: 3, active: 1, players: [{}, OUT, {}] })
  expect([at.deciders, at.state.active, at.state.die]).toEqual([[0, 2], 1, true])
  expect([0, 1, 2, 3, 4]).toContain(at.state.named)
  const { named } = at.state
  at.fill(0, 'f1')
  at.skip(2)
  expect([at.sheet(0).compass[0], at.state.active, at.deciders]).toEqual([named, 2, [2]])
})

rule(['AR-326', 'AR-R17'], 'no die when all in time have a full compass', () => {
  const full: Having = { compass: fullCompass() }
  const none = position({ seats: 3, active: 1, players: [full, OUT, full] })
  expect([none.state.active, none.state.phase, none.state.die]).toEqual([2, 'naming', false])
  expect(none.state.turn).toBe(1)
  const { f1: _, ...rest } = fullCompass()
  const one = position({ seats: 3, active: 1, players: [full, OUT, { compass: rest }] })
  expect([one.state.active, one.deciders]).toEqual([1, [0, 2]])
})

rule('AR-326', 'every colour comes up; a six is rolled again, also with the wild six agreed on', () => {
  const colours = new Set<number>()
  let sixes = 0
  for (let i = 0; i < 60; i++) {
    const at = position({ seats: 2, active: 0, seed: `die ${i}`, wildSix: true, players: [{}, OUT] })
    at.name(0, 'blue')
    const [rolled] = ofType(at.paint(0, -1, 0), 'rolled')
    expect(rolled.rolls.slice(0, -1).every((roll) => roll === 6)).toBe(true)
    expect(rolled.colour).toBe((rolled.rolls.at(-1) ?? 0) - 1)
    expect(at.state.named).toBe(rolled.colour)
    sixes += rolled.rolls.length - 1
    colours.add(rolled.colour)
  }
  expect(colours).toEqual(new Set([0, 1, 2, 3, 4]))
  expect(sixes).toBeGreaterThan(3)
})

rule('AR-R38', 'the die of a replaced seat is never wild', () => {
  for (let i = 0; i < 40; i++) {
    const at = position({ seats: 2, active: 1, seed: `wild ${i}`, wildSix: true, players: [{}, OUT] })
    expect([at.state.phase, at.deciders]).toEqual(['turn', [0]])
  }
})

rule(
  ['AR-327', 'AR-R15'],
  'whoever is stuck marks a slot without colour, and the others answer a die',
  () => {
    const at = position({ seats: 3, active: 2, players: [{ visited: everywhere(), slots: 9, minus: 1 }] })
    at.name(2, 'blue')
    at.skip(0)
    at.skip(1)
    const events = at.paint(2, -1, 0)
    expect(ofType(events, 'stuck')).toEqual([{ type: 'stuck', seat: 0, slot: 10 }])
    const sheet = at.sheet(0)
    expect([sheet.counter.at(-1), sheet.counter.length, sheet.minus, sheet.hints]).toEqual([5, 10, 2, 1])
    expect([at.state.active, at.state.die, at.deciders]).toEqual([0, true, [1, 2]])
    expect(at.rule(0, { type: 'skip' })).toBe('AR-207')
    at.skip(1)
    at.skip(2)
    expect(at.state.active).toBe(1)
  },
)

rule('AR-327', 'no die when all the others in time have a full compass', () => {
  const stuck: Having = { visited: everywhere() }
  const at = position({ seats: 2, active: 0, players: [stuck, { compass: fullCompass() }] })
  expect([at.state.active, at.state.phase, at.sheet(0).counter]).toEqual([1, 'naming', [5]])
  const some = position({ seats: 2, active: 0, players: [stuck, { compass: { f1: 'red' } }] })
  expect([some.state.active, some.deciders]).toEqual([0, [1]])
})

rule('AR-R16', 'filling the compass after the last slot is not allowed', () => {
  const at = position({ players: [{}, { slots: 29 }] })
  at.name(0, 'blue')
  at.paint(1, -1, 0)
  at.paint(0, -1, 0)
  expect([at.sheet(1).status, at.state.active, at.state.die]).toEqual(['outOfTime', 1, true])
  expect(at.rule(1, { type: 'fill', field: fieldOf('f1') })).toBe('AR-325')
})
