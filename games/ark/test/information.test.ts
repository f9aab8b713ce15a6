import { clone, Match, Random, silentCourse, writeObserverRecord } from '@vyprava/kernel'
import { rule } from '@vyprava/kernel/testing'
import { expect } from 'vitest'
import { NONE } from '../rules/vocabulary.ts'
import { colourOf, position } from './position.ts'

rule(['AR-970', 'AR-R24'], 'sheets are open; only an answer that waits is secret', () => {
  const at = position({ seats: 3, players: [{ hints: 1 }, { minus: 2, diamonds: [1, 0, 0] }, {}] })
  const seen = [0, 1, 2, null].map((observer) =>
    JSON.stringify(at.game.view(at.state, observer).sheets.map(({ answer: _, ...sheet }) => sheet)),
  )
  expect(new Set(seen).size).toBe(1)
  for (const {
    character,
    identity,
    painted,
    compass,
    counter,
    hints,
    minus,
    parts,
    diamonds,
  } of at.game.view(at.state, null).sheets) {
    expect([character, identity, painted, compass, counter, hints, minus, parts, diamonds]).not.toContain(
      undefined,
    )
  }
  at.name(0, 'blue')
  at.fill(1, 'f1')
  const answers = [0, 1, 2, null].map((observer) =>
    at.game.view(at.state, observer).sheets.map(({ answer, answered }) => [answer?.field ?? null, answered]),
  )
  expect(answers).toEqual([
    [
      [-1, false],
      [null, true],
      [null, false],
    ],
    [
      [null, false],
      [0, true],
      [null, false],
    ],
    [
      [null, false],
      [null, true],
      [-1, false],
    ],
    [
      [null, false],
      [null, true],
      [null, false],
    ],
  ])
})

rule('AR-970', 'steps of an answer are told to nobody', () => {
  const at = position({ players: [{}, { hints: 2, compass: { r1: 'red' } }] })
  at.name(0, 'blue')
  expect(at.shift(1, 'grey')).toEqual([])
  expect(at.paint(1, 0, 0)).toEqual([])
  expect(at.endMove(1)).toEqual([{ type: 'answered', seat: 1 }])
})

rule('AR-970', 'a long answer that waits cannot be told from a short one, not even by counting', () => {
  const shownAfter = (answer: (at: ReturnType<typeof position>) => readonly object[]) => {
    const at = position({ seats: 3, players: [{}, { hints: 2, compass: { r1: 'red' } }, {}] })
    at.name(0, 'blue')
    const options = { ...RACE, map: 'shore' }
    const origin = { kind: 'state', state: at.state, random: new Random('count').toJSON() } as const
    const match = new Match(at.game, { seats: 3, options }, origin, null)
    for (const action of answer(at)) expect(match.play(1, action).ok).toBe(true)
    expect(match.deciders).toEqual([0, 2])
    return [0, 2, null].map((observer) =>
      JSON.stringify([match.sight(observer), match.log(observer), writeObserverRecord(match, observer)]),
    )
  }
  const short = shownAfter(() => [{ type: 'skip' }])
  const long = shownAfter((at) => [
    { type: 'shift', colour: colourOf('grey') },
    at.painting(0, 0),
    { type: 'endMove' },
  ])
  expect(long).toEqual(short)
})

rule('AR-970', 'whoever is still answering is imagined with all open: going on and being done', () => {
  const at = position({
    seats: 2,
    players: [{}, { character: 'hunter', hints: 2, visited: [[0, 0]], compass: { r1: 'red', r2: 'red' } }],
  })
  at.name(0, 'blue')
  const random = new Random('thinking')
  const seen = at.game.view(at.state, 0)
  const steps: number[] = []
  for (let i = 0; i < 200; i++) {
    const world = at.game.imagine(seen, 0, random)
    const { actions } = at.game.decision(world, 1)
    const goesOn = actions.map((action) => {
      const later = clone(world)
      at.game.apply(later, 1, action, silentCourse(random))
      return at.game.deciders(later).includes(1)
    })
    expect([...new Set(goesOn)].sort()).toEqual([false, true])
    const { colour, meadow, hexes } = world.sheets[1].answer
    steps.push(Number(colour !== world.named) + Number(meadow !== NONE) + hexes.length)
  }
  // No step, one or two, each of them often.
  const counts = [0, 1, 2].map((count) => steps.filter((taken) => taken === count).length)
  for (const count of counts) expect(count).toBeGreaterThan(20)
  expect(Math.max(...steps)).toBe(2)
})

rule('AR-970', 'whoever has answered is imagined with an answer', () => {
  const at = position()
  at.name(0, 'blue')
  at.skip(1)
  const seen = at.game.view(at.state, 0)
  const world = at.game.imagine(seen, 0, new Random('answered'))
  expect(world.sheets[1].answer.done).toBe(true)
  expect(at.game.deciders(world)).toEqual([0])
})

const RACE = {
  mode: 'race',
  difficulty: 'easy',
  characters: 'dealt',
  challenges: true,
  wildSix: false,
} as const

rule(
  'AR-971',
  'chance is in deals, identities, the first player, dice and maps of seeds, and nowhere else',
  () => {
    const at = position({ seats: 2 })
    const drawn = (deed: () => void): number => {
      const before = at.random.drawn
      deed()
      return at.random.drawn - before
    }
    expect(drawn(() => at.move(0, 'blue', [-1, 0]))).toBe(0)
    expect(drawn(() => at.fill(1, 'f1'))).toBe(0)
    expect(drawn(() => at.finish())).toBe(0)
    const table = (map: string) => ({
      seats: 2,
      options: { ...RACE, map },
    })
    const random = new Random('chance')
    const state = at.game.setup(table('shore'), random)
    expect(random.drawn).toBeGreaterThan(0)
    const same = new Random('chance')
    expect(at.game.setup(table('shore'), same)).toEqual(state)
    const before = random.drawn
    while (at.game.deciders(state).length > 0 && state.phase === 'preparation') {
      const [seat] = at.game.deciders(state)
      at.game.apply(state, seat, at.game.decision(state, seat).actions[0], silentCourse(random))
    }
    expect(random.drawn - before).toBe(1)
  },
)

rule(
  'AR-971',
  'a map of the seed is the same for the same seed, and takes nothing from other chances',
  () => {
    const at = position()
    const make = (map: string, seed: string) =>
      at.game.setup({ seats: 2, options: { ...RACE, map } }, new Random(seed))
    const one = make('generated', 'seed')
    expect(make('generated', 'seed')).toEqual(one)
    expect(make('generated', 'another').map).not.toBe(one.map)
    expect(one.sheets.map(({ character, identity }) => [character, identity])).toEqual(
      make('shore', 'seed').sheets.map(({ character, identity }) => [character, identity]),
    )
  },
)
