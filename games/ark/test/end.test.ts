import { rule } from '@vyprava/kernel/testing'
import { expect } from 'vitest'
import type { ArkAction } from '../rules/index.ts'
import { type Having, position } from './position.ts'
import { LAST, NEARLY, ofType, SOLVED } from './scenes.ts'

const ONE_LEFT: Having = { diamonds: [2, 3, 3], diamondColours: ['grey', 'red', 'red'] }
const OUT: Having = { slots: 30, status: 'outOfTime' }

rule('AR-801', 'the turn in which somebody finds all seven parts is the last, and the finder wins', () => {
  const at = position({ seats: 3, players: [NEARLY] })
  at.move(0, 'grey', LAST)
  expect([at.deciders, at.result]).toEqual([[1, 2], null])
  at.skip(1)
  const events = at.skip(2)
  expect(ofType(events, 'gameEnded')).toMatchObject([{ reason: 'found', won: true, ranks: [1, 2, 2] }])
  expect([at.deciders, at.result]).toMatchObject([[], { kind: 'ranked', reason: 'found', ranks: [1, 2, 2] }])
  const tries: ArkAction[] = [{ type: 'name', colour: 0 }, { type: 'skip' }, { type: 'endTurn' }]
  expect(tries.map((action) => at.rule(1, action))).toEqual(['AR-801', 'AR-801', 'AR-801'])
})

rule('AR-802', 'by answer, compass or free action, in anybody’s turn', () => {
  const map = position({ players: [{ visited: [[0, 0]] }, NEARLY] })
  map.move(0, 'grey', [0, 1])
  map.answer(1, LAST)
  expect(map.result).toMatchObject({ ranks: [2, 1] })
  const { o4, ...rest } = SOLVED.compass
  const compass = position({
    players: [
      { character: 'ranger', visited: [[0, 0]] },
      { ...SOLVED, compass: rest },
    ],
  })
  compass.name(0, o4)
  compass.fill(1, 'o4')
  compass.finish()
  expect(compass.result).toMatchObject({ ranks: [2, 1], reason: 'found' })
  const free = position({
    players: [{ ...NEARLY, ...ONE_LEFT }],
  })
  free.name(0, 'blue')
  free.finish()
  expect(free.result).toBe(null)
  const gem = position({
    players: [{ ...NEARLY, ...ONE_LEFT }],
  })
  gem.do(0, { type: 'terraform', colour: 4, hex: gem.hex(...LAST) })
  expect(gem.result).toBe(null)
  gem.finish()
  expect(gem.result).toMatchObject({ ranks: [1, 2] })
})

rule(['AR-803', 'AR-R22'], 'several finders of one turn are tied until points tell them apart', () => {
  const at = position({ players: [NEARLY, NEARLY] })
  at.move(0, 'grey', LAST)
  at.answer(1, LAST)
  expect(at.result).toMatchObject({ ranks: [1, 1], reason: 'found' })
  const points = position({ players: [NEARLY, { ...NEARLY, hints: 1 }] })
  points.move(0, 'grey', LAST)
  points.answer(1, LAST)
  expect(points.result).toMatchObject({ ranks: [2, 1] })
})

rule('AR-804', 'a find with the last slot, or by a free action of that turn, is in time', () => {
  const at = position({ players: [{ ...NEARLY, slots: 29 }, {}] })
  at.move(0, 'grey', LAST)
  at.skip(1)
  expect([at.result, at.sheet(0).counter.length]).toMatchObject([{ ranks: [1, 2], reason: 'found' }, 30])
  const free = position({
    players: [{ ...NEARLY, slots: 29, ...ONE_LEFT }],
  })
  free.move(0, 'grey', [0, 1])
  free.do(0, { type: 'terraform', colour: 4, hex: free.hex(...LAST) })
  free.finish()
  expect(free.result).toMatchObject({ reason: 'found', ranks: [1, 2] })
})

rule(
  ['AR-805', 'AR-813'],
  'when all are out of time the most parts win, and the rest is ranked alike',
  () => {
    const at = position({
      seats: 3,
      players: [
        { slots: 29, hints: 3 },
        { ...OUT, ...NEARLY },
        { ...OUT, hints: 9 },
      ],
    })
    at.finish()
    expect(at.sheet(1).parts).toBeGreaterThan(0)
    expect(at.result).toMatchObject({ kind: 'ranked', reason: 'time', ranks: [3, 1, 2] })
    expect(at.rule(0, { type: 'name', colour: 0 })).toBe('AR-805')
  },
)

/** Both out of time after this turn of seat 0, who paints a road. */
function ranks(first: Having, second: Having): readonly number[] {
  const at = position({
    challenges: false,
    players: [
      { slots: 29, ...first },
      { ...OUT, ...second },
    ],
  })
  at.finish()
  return at.result?.kind === 'ranked' ? at.result.ranks : []
}

rule(
  'AR-806',
  'ties go by points, then fewer minus points, then fewer slots; else the victory is shared',
  () => {
    expect(ranks({ hints: 1 }, {})).toEqual([1, 2])
    expect(ranks({ hints: 1, minus: 5 }, {})).toEqual([2, 1])
    expect(ranks({}, {})).toEqual([1, 1])
    const slots = position({
      challenges: false,
      players: [
        { ...NEARLY, slots: 12 },
        { ...NEARLY, slots: 13, hints: 0, minus: 1 },
      ],
      sheet: { timeBonusPerSlot: 0, hintValue: 1 },
    })
    slots.sheet(1).minus = 0
    slots.move(0, 'grey', LAST)
    slots.answer(1, LAST)
    expect(slots.result).toMatchObject({ ranks: [1, 2] })
    const minusFirst = position({
      challenges: false,
      players: [
        { ...NEARLY, slots: 13 },
        { ...NEARLY, slots: 12, hints: 1, minus: 1 },
      ],
      sheet: { timeBonusPerSlot: 0, hintValue: 1 },
    })
    minusFirst.move(0, 'grey', LAST)
    minusFirst.answer(1, LAST)
    expect(minusFirst.result).toMatchObject({ ranks: [1, 2], scores: [-1, -1] })
  },
)

rule(
  ['AR-810', 'AR-812'],
  'points: unused hints and diamonds, challenges, minus points; they may be negative',
  () => {
    const at = position({
      players: [
        { hints: 2, minus: 3, diamonds: [1, 2, 3], diamondColours: [null, 'red', 'red'] },
        { minus: 4 },
      ],
    })
    const { sheets } = at.game.view(at.state, null)
    expect(sheets[0].score).toEqual({ hints: 10, diamonds: 10, challenges: 0, minus: -3, time: 0 })
    const end = position({
      players: [
        { slots: 29, minus: 9 },
        { ...OUT, visited: [[-1, 1]], hints: 1 },
      ],
    })
    end.finish()
    expect(end.result).toMatchObject({ scores: [-9, 10] })
  },
)

rule('AR-812', 'points never beat parts', () => {
  expect(ranks({ ...NEARLY, minus: 50 }, { hints: 20 })).toEqual([1, 2])
})

rule(['AR-811', 'AR-R23'], 'a point for each unmarked slot, for finders only', () => {
  const at = position({ challenges: false, players: [{ ...NEARLY, slots: 11 }, { slots: 3 }] })
  at.move(0, 'grey', LAST)
  at.skip(1)
  expect(at.sheet(0).minus).toBe(1)
  expect(at.result).toMatchObject({ scores: [18 - 1, -1] })
})

rule('AR-R34', 'no equal turns after a find', () => {
  const at = position({ seats: 3, active: 1, players: [NEARLY, { visited: [[0, 0]] }] })
  at.move(1, 'grey', [0, 1])
  at.skip(2)
  at.answer(0, LAST)
  expect([at.result, at.state.turn]).toMatchObject([{ ranks: [1, 2, 3] }, 1])
})
