import { type Game, type GameAction, type Match, type Seat, startMatch } from '@vyprava/kernel'
import { foresee } from '@vyprava/protocol'
import { expect, test } from 'vitest'
import { rules as arkRules } from '../../../games/ark/index.ts'
import { rules } from '../../../games/roam/index.ts'
import { AheadTable } from '../src/online/ahead-table.ts'
import { followedIn } from '../src/play/followed.ts'
import { seatingOf } from '../src/play/seating.ts'

const { game } = rules
const ark: Game = arkRules.game

/** A game that has begun, whoever waits in it, and a board on which they play ahead. */
function begun(): { readonly match: Match; readonly seat: Seat; readonly ahead: AheadTable } {
  const started = startMatch(game, { seats: 2, seed: 'ahead' })
  if (!started.ok) throw new Error('it cannot begin')
  const match = started.value
  const seat = 1 - match.deciders[0]
  const players = seatingOf(['Anna', 'Ben'].map((name) => ({ name, bot: null }))).players
  const vantage = { view: game.view(match.state, seat), seat, version: 7 }
  return { match, seat, ahead: new AheadTable({ id: 'a', game, table: match.table, vantage, players }) }
}

const sceneOf = (ahead: AheadTable) => {
  const scene = ahead.scene()
  if (scene.kind !== 'open') throw new Error('nothing is shown')
  return scene
}

const first = (ahead: AheadTable): GameAction => {
  const [action] = sceneOf(ahead).sight.decision?.actions ?? []
  return action
}

test('one plays for the others, then for oneself; the server gets what was played', () => {
  const { match, seat, ahead } = begun()
  let seen = 0
  ahead.watch(() => seen++)
  expect([ahead.state(), sceneOf(ahead).observer]).toEqual(['others', 1 - seat])
  for (let step = 0; ahead.state() === 'others' && step < 10; step++)
    expect(ahead.act(first(ahead))?.ok).toBe(true)
  expect([ahead.state(), sceneOf(ahead).observer]).toEqual(['answer', seat])
  expect(ahead.act({ type: 'nonsense' })?.ok).toBe(false)
  ahead.act(first(ahead))
  expect(['begun', 'whole']).toContain(ahead.state())
  const { version, seed, steps, anyway } = ahead.wish()
  expect([version, anyway, steps.at(-1)?.seat]).toEqual([7, false, seat])
  const from = { view: game.view(match.state, seat), seat }
  expect(foresee(game, match.table, from, { seed, steps })?.answer).toHaveLength(1)
  expect(seen).toBeGreaterThan(2)
  // Nothing of it has happened.
  expect(match.length).toBe(0)
})

test('a step goes back, and what was left to the others goes back as a whole', () => {
  const { seat, ahead } = begun()
  expect(ahead.undo().possible).toBe(false)
  ahead.skip()
  expect([ahead.state(), ahead.wish().anyway]).toEqual(['answer', true])
  const skipped = ahead.wish().steps.length
  ahead.act(first(ahead))
  ahead.undo()
  expect([ahead.state(), ahead.wish().steps.length]).toEqual(['answer', skipped])
  ahead.undo()
  expect([ahead.state(), ahead.wish().steps, ahead.wish().anyway]).toEqual(['others', [], false])
  expect(sceneOf(ahead).observer).toBe(1 - seat)
})

test('where all are asked at once, others are played for until one is asked oneself', () => {
  const started = startMatch(ark, { seats: 2, seed: 'ahead' })
  if (!started.ok) throw new Error('it cannot begin')
  const match = started.value
  // Both begin at once; one of them has answered.
  while (match.deciders.length === 2) match.play(0, match.sight(0).decision?.actions[0])
  const seat = 1 - match.deciders[0]
  const vantage = { view: ark.view(match.state, seat), seat, version: 1 }
  const players = seatingOf(['Anna', 'Ben'].map((name) => ({ name, bot: null }))).players
  const ahead = new AheadTable({ id: 'b', game: ark, table: match.table, vantage, players })
  ahead.skip()
  expect([ahead.state(), sceneOf(ahead).observer]).toEqual(['answer', seat])
  ahead.act(first(ahead))
  const { seed, steps } = ahead.wish()
  expect(foresee(ark, match.table, vantage, { seed, steps })).not.toBeNull()
})

test('who watches follows whose turn it is, or stays with one; who plays follows nobody', () => {
  const sight = { turn: { number: 3, seat: 1, round: 1 }, deciders: [0] }
  expect(followedIn('turn', sight)).toBe(1)
  expect(followedIn('turn', { turn: { ...sight.turn, seat: null }, deciders: [2, 0] })).toBe(2)
  expect(followedIn('turn', { turn: { ...sight.turn, seat: null }, deciders: [] })).toBeNull()
  expect(followedIn(0, sight)).toBe(0)
  expect(followedIn(undefined, sight)).toBeNull()
})
