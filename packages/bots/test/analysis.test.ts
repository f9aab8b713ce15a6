import { Random, startMatch, writeRecord } from '@vyprava/kernel'
import { ticTacToe } from '@vyprava/kernel/testing/games'
import { describe, expect, test } from 'vitest'
import { greedyRoam, roamKnowledge } from '../../../games/roam/bot/index.ts'
import { shippedPack } from '../../../games/roam/content/index.ts'
import { createRoam } from '../../../games/roam/rules/index.ts'
import { analyse, hintFor, plainKnowledge } from '../src/index.ts'
import { questionOf } from './table.ts'

/** A match of tic-tac-toe with these cells in turn. */
function recordOf(cells: readonly number[]) {
  const started = startMatch(ticTacToe, { seats: 2, seed: 'record' })
  if (!started.ok) throw new Error(started.problem.expected)
  const match = started.value
  for (const [number, cell] of cells.entries()) match.play(number % 2, { type: 'mark', cell })
  const record = writeRecord(match)
  if (record === null) throw new Error('no record')
  return record
}

/** X takes 0 and 1, O does not block at 2 and loses. */
const BLUNDER = recordOf([0, 4, 1, 8, 2])

describe('analysis', () => {
  test('tells the chances after each action, the largest swing and what to do instead', () => {
    const found = analyse(ticTacToe, plainKnowledge, BLUNDER, { iterations: 600 })
    if (!found.ok) throw new Error(found.problem.expected)
    const { actions, end, swings, total } = found.value
    expect(total).toBe(5)
    expect(actions.map(({ seat }) => seat)).toEqual([0, 1, 0, 1, 0])
    for (const { chances } of actions) expect(chances[0] + chances[1]).toBeCloseTo(1)
    expect(end).toEqual([1, 0])
    expect(actions[3]).toMatchObject({ action: { cell: 8 }, suggestion: { type: 'mark', cell: 2 } })
    expect(actions[3].loss).toBeGreaterThan(0.2)
    expect(actions[4]).toMatchObject({ suggestion: null, loss: 0 })
    expect(swings[0]).toMatchObject({ number: 3 })
    expect(JSON.parse(JSON.stringify(found.value))).toEqual(found.value)
  })

  test('shows progress, can be stopped, and goes on where it was', () => {
    const whole = analyse(ticTacToe, plainKnowledge, BLUNDER, { iterations: 100 })
    const seen: number[] = []
    const progress = (done: number): void => {
      seen.push(done)
    }
    const half = analyse(
      ticTacToe,
      plainKnowledge,
      BLUNDER,
      { iterations: 100 },
      { progress, stop: () => seen.length === 2 },
    )
    if (!half.ok) throw new Error(half.problem.expected)
    expect(half.value).toMatchObject({ total: 5, end: null })
    expect(half.value.actions).toHaveLength(2)
    const earlier = half.value
    expect(analyse(ticTacToe, plainKnowledge, BLUNDER, { iterations: 100, earlier }, { progress })).toEqual(
      whole,
    )
    expect(seen).toEqual([1, 2, 3, 4, 5])
    const gap = { ...earlier, actions: earlier.actions.slice(1) }
    expect(analyse(ticTacToe, plainKnowledge, BLUNDER, { iterations: 100, earlier: gap })).toEqual(whole)
    seen.length = 0
    analyse(ticTacToe, plainKnowledge, BLUNDER, { iterations: 50, earlier }, { progress })
    expect(seen, 'another analysis begins anew').toEqual([1, 2, 3, 4, 5])
  })

  test('says what is wrong with a record', () => {
    const found = analyse(ticTacToe, plainKnowledge, { ...BLUNDER, game: 'chess' })
    expect(found).toMatchObject({ ok: false, problem: { path: 'game' } })
  })

  test('goes through a game of Roam', () => {
    const pack = shippedPack()
    const roam = createRoam(pack)
    const started = startMatch(roam, { seats: 2, seed: 'analysis' })
    if (!started.ok) throw new Error(started.problem.expected)
    const match = started.value
    const random = new Random('analysis')
    for (let [seat] = match.deciders; seat !== undefined; [seat] = match.deciders) {
      match.play(seat, greedyRoam.choose(questionOf(roam, match.state, seat), random))
    }
    const record = writeRecord(match)
    if (record === null) throw new Error('no record')
    const found = analyse(roam, roamKnowledge(pack), record, { iterations: 40, worlds: 8 })
    if (!found.ok) throw new Error(found.problem.expected)
    const { actions, swings, end } = found.value
    expect(actions).toHaveLength(match.length)
    expect(actions.filter(({ suggestion }) => suggestion !== null).length).toBeGreaterThan(3)
    expect(swings).toHaveLength(5)
    expect(end?.[0]).not.toBe(end?.[1])
  })
})

describe('a hint', () => {
  test('names the two best moves with reasons in the terms of the game', () => {
    const pack = shippedPack()
    const roam = createRoam(pack)
    const options = {
      mode: 'basic',
      patrol: false,
      advanced: false,
      edges: 'standard',
      start: 'seat0',
    } as const
    const state = roam.setup({ seats: 2, options }, new Random('hint'))
    const hint = hintFor(roam, roamKnowledge(pack), questionOf(roam, state, 0), new Random('hint'), {
      iterations: 200,
      worlds: 16,
    })
    expect(hint.iterations).toBe(200)
    expect(hint.moves).toHaveLength(2)
    for (const { action, visits, value, reasons } of hint.moves) {
      expect(roam.refusal(state, 0, action)).toBe(null)
      expect(visits).toBeGreaterThan(0)
      expect(value).toBeGreaterThan(0)
      expect(value).toBeLessThan(1)
      expect(reasons.length).toBeGreaterThan(0)
      const sizes = reasons.map(({ difference }) => Math.abs(difference))
      expect(sizes).toEqual(sizes.toSorted((a, b) => b - a))
    }
    expect(hint.moves[0].visits).toBeGreaterThanOrEqual(hint.moves[1].visits)
  })

  test('tells how far it is and can be stopped', () => {
    const state = ticTacToe.setup({ seats: 2, options: {} }, new Random('x'))
    const seen: number[] = []
    const hint = hintFor(
      ticTacToe,
      plainKnowledge,
      questionOf(ticTacToe, state, 0),
      new Random('x'),
      { iterations: 1000 },
      { progress: (done, total) => seen.push(done / total), stop: () => seen.length === 3 },
    )
    expect(seen).toEqual([0.064, 0.128, 0.192])
    expect(hint.iterations).toBe(192)
  })

  test('is the only move where there is no choice', () => {
    const state = { cells: [0, 1, 0, 0, 1, 1, 1, 0, -1], turn: 0 }
    const hint = hintFor(ticTacToe, plainKnowledge, questionOf(ticTacToe, state, 0), new Random('x'), {
      iterations: 10,
    })
    expect(hint.moves).toMatchObject([{ action: { cell: 8 }, reasons: [] }])
  })
})
