import { clone, hashOf, Random, type Seat, silentCourse } from '@vyprava/kernel'
import { describe, expect, test } from 'vitest'
import { copyRoam, evaluate, greedyRoam, rolloutAction, TERMS } from '../bot/index.ts'
import { shippedPack } from '../content/index.ts'
import { printedFrom, type Roam, type RoamAction } from '../rules/index.ts'
import { testPack } from './pack.ts'
import { position } from './position.ts'
import { subject } from './subject.ts'

const { game } = subject
const printed = printedFrom(shippedPack())

type Chooser = (state: Roam, seat: Seat, actions: readonly RoamAction[], random: Random) => RoamAction

const randomly: Chooser = (_state, _seat, actions, random) => random.pick(actions)
const greedily: Chooser = (state, seat, _actions, random) =>
  greedyRoam.choose(
    { seat, decision: game.decision(state, seat), view: () => game.view(state, seat) },
    random,
  )
const quickly: Chooser = (state, seat, actions, random) =>
  rolloutAction(printed, state, seat, actions, random)

/** Plays a game to its end and shows every state on the way. */
function play(seed: number, choosers: readonly Chooser[], look: (state: Roam) => void = () => {}): Roam {
  const random = new Random(`game ${seed}`)
  const mode = seed % 2 === 0 ? 'basic' : 'full'
  const options = {
    mode,
    patrol: true,
    advanced: seed % 3 === 0,
    edges: 'standard',
    start: 'random',
  } as const
  const state = game.setup({ seats: choosers.length, options }, random)
  for (let seat = game.deciders(state).at(0); seat !== undefined; seat = game.deciders(state).at(0)) {
    look(state)
    const { actions } = game.decision(state, seat)
    const action = choosers[seat](state, seat, actions, random)
    expect(actions).toContainEqual(action)
    game.apply(state, seat, action, silentCourse(random))
  }
  return state
}

describe('the players of Roam', () => {
  test('a copy for searches is the clone of the state', () => {
    for (const seed of [1, 2, 3]) {
      play(seed, [randomly, randomly, randomly], (state) => {
        expect(hashOf(copyRoam(state))).toBe(hashOf(clone(state)))
      })
    }
  })

  test('rollouts choose legal actions to the end', () => {
    for (const seed of [1, 2, 3, 4]) expect(play(seed, [quickly, quickly]).ended).not.toBe(null)
  })

  test('greedy beats random', () => {
    let wins = 0
    for (let seed = 0; seed < 12; seed++) {
      const seat = seed % 2
      const state = play(seed, seat === 0 ? [greedily, randomly] : [randomly, greedily])
      const result = game.result(state)
      if (result?.kind === 'ranked' && result.ranks[seat] === 1) wins++
    }
    expect(wins).toBeGreaterThanOrEqual(11)
  })

  test('greedy decides by the view alone', () => {
    const state = play(1, [randomly, randomly], () => {})
    expect(state.ended).not.toBe(null)
    const fresh = game.setup(
      {
        seats: 2,
        options: { mode: 'full', patrol: false, advanced: false, edges: 'standard', start: 'seat0' },
      },
      new Random('view'),
    )
    const other = subject.twin?.(clone(fresh), 0, new Random('twin')) ?? fresh
    const chosen = [fresh, other].map((world) => greedily(world, 0, [], new Random('same')))
    expect(chosen[0]).toEqual(chosen[1])
  })

  test('terms say why a position is good', () => {
    const test = printedFrom(testPack)
    const at = position({
      map: '0 0 . . . .  0 0 . . . .  0 . . . . .  . . . . . .  . . . . . .  . . . . . .',
      players: [{ up: ['XX'], coins: 3 }, { up: ['XX'] }],
    })
    const { own, theirs, total } = evaluate(test, at.state, 0)
    expect(own.lands).toBeGreaterThan(theirs.lands)
    expect(own.coins).toBeGreaterThan(theirs.coins)
    expect(own.points).toBe(theirs.points)
    const sum = (terms: typeof own): number => TERMS.reduce((before, term) => before + terms[term], 0)
    expect(total).toBeCloseTo(sum(own) - sum(theirs))
    expect(evaluate(test, at.state, 1).total).toBeCloseTo(-total)
  })
})
