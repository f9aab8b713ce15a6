import { type Player, randomPlayer } from '@vyprava/bots'
import { checkOptions, clone, indexOfAction, Random, silentCourse } from '@vyprava/kernel'
import { describe, expect, test } from 'vitest'
import { playersFor } from '../bot/index.ts'
import { shippedPack } from '../content/index.ts'
import type { EuthiaAction } from '../rules/actions.ts'
import { createEuthia } from '../rules/game.ts'
import type { EuthiaOptions } from '../rules/options.ts'
import type { Euthia } from '../rules/state.ts'
import type { EuthiaView } from '../rules/view.ts'
import { twinFor } from './twin.ts'

type Bot = Player<EuthiaView, EuthiaAction>
const pack = shippedPack()
const game = createEuthia(pack)
const players = playersFor(pack)
const twin = twinFor(pack)
const careless: Bot = { name: 'random', choose: ({ decision }, random) => random.pick(decision.actions) }

function named(name: string): Bot {
  const player = players.find((each) => each.name === name)
  if (!player) throw new Error(`There is no player "${name}"`)
  return player
}

interface Course {
  readonly state: Euthia
  readonly actions: readonly EuthiaAction[]
}

/** Plays a game to its end; every choice must be one of the list, whoever of those who are asked comes first. */
function play(
  seed: string,
  bots: readonly Bot[],
  chosen: Partial<EuthiaOptions> = {},
  look: (state: Euthia, seat: number) => void = () => {},
): Course {
  const random = new Random(seed)
  const thinking = new Random(`thinking ${seed}`)
  const order = new Random(`order ${seed}`)
  const checked = checkOptions<EuthiaOptions>(game.options, chosen)
  if (!checked.ok) throw new Error(checked.problem.expected)
  const state = game.setup({ seats: bots.length, options: checked.value }, random)
  const actions: EuthiaAction[] = []
  for (let seats = game.deciders(state); seats.length > 0; seats = game.deciders(state)) {
    const seat = order.pick(seats)
    look(state, seat)
    const decision = game.decision(state, seat)
    const action = bots[seat].choose({ seat, decision, view: () => game.view(state, seat) }, thinking)
    if (indexOfAction(decision.actions, action) === -1)
      throw new Error(`${bots[seat].name} answers ${decision.prompt.key} with ${JSON.stringify(action)}`)
    actions.push(action)
    game.apply(state, seat, action, silentCourse(random))
  }
  return { state, actions }
}

const table = (name: string, seats: number): Bot[] => Array.from({ length: seats }, () => named(name))
const tables = pack.scenarios.flatMap(({ key, modes }) =>
  modes.map((mode) => ({ scenario: key, mode, seats: mode === 'solo' ? 1 : 2 })),
)

describe('the players of Euthia', () => {
  test('are listed by the names of the house, without the random one', () => {
    expect(players.map(({ name }) => name)).toEqual([
      'novice',
      'wanderer',
      'greedy',
      'scout',
      'pathfinder',
      'navigator',
    ])
    expect(players.some(({ name }) => name === randomPlayer.name)).toBe(false)
  })

  test.each(tables)(
    'finish $scenario, $mode, with $seats at the table',
    ({ scenario, mode, seats }) => {
      const bots = table('greedy', seats)
      bots[seats - 1] = named(mode === 'cooperative' ? 'novice' : 'pathfinder')
      const { state } = play(`whole ${scenario} ${mode}`, bots, { scenario, mode })
      expect(game.result(state)).not.toBe(null)
    },
    20_000,
  )

  test('the others play a whole game, with four at the table', () => {
    const bots = ['wanderer', 'scout', 'navigator', 'novice'].map(named)
    expect(play('four', bots, { titles: true }).state.ended).toBe('rounds')
  }, 60_000)

  test('the same seed makes the same moves', () => {
    const once = play('again', table('scout', 2))
    expect(play('again', table('scout', 2)).actions).toEqual(once.actions)
  }, 20_000)

  test('what a seat cannot know changes no move', () => {
    let compared = 0
    let different = 0
    let asked = 0
    play('hidden', table('greedy', 3), {}, (state, seat) => {
      asked += 1
      if (asked % 9 !== 0) return
      const other = twin(clone(state), seat, new Random(`twin ${asked}`))
      if (JSON.stringify(other) !== JSON.stringify(state)) different += 1
      const [one, two] = [state, other].map((world) =>
        named('greedy').choose(
          { seat, decision: game.decision(world, seat), view: () => game.view(world, seat) },
          new Random('same'),
        ),
      )
      expect(one).toEqual(two)
      compared += 1
    })
    expect(compared).toBeGreaterThan(20)
    expect(different).toBeGreaterThan(20)
  }, 20_000)

  test('whoever thinks beats chance in every game, and by far', () => {
    for (const seed of [0, 1, 2]) {
      const bots = seed % 2 === 0 ? [named('greedy'), careless] : [careless, named('greedy')]
      const { state } = play(`chance ${seed}`, bots)
      const [own, other] = seed % 2 === 0 ? [0, 1] : [1, 0]
      expect(state.players[own].rep).toBeGreaterThan(state.players[other].rep + 5)
    }
  }, 20_000)

  test('heroes fight, mine, trade, learn, quest and open treasures', () => {
    const types = new Set<string>()
    for (const name of ['greedy', 'pathfinder'])
      for (const { type } of play('deeds', table(name, 4)).actions) types.add(type)
    for (const type of ['attack', 'mine', 'trade', 'reveal', 'learn', 'buy', 'equip', 'quest', 'treasure'])
      expect(types).toContain(type)
    for (const type of ['gaar', 'play', 'fight', 'confront', 'explore', 'sell', 'heal'])
      expect(types).toContain(type)
  }, 20_000)
})

test('the stand-in of the game ends what can be ended, and its games finish', () => {
  const standIn: Bot = {
    name: 'stand-in',
    choose: ({ seat, decision, view }, random) => game.standIn(view(), seat, decision, random),
  }
  const { state, actions } = play('left', [standIn, named('greedy')])
  expect(state.ended).toBe('rounds')
  expect(actions.filter(({ type }) => type === 'endTurn').length).toBeGreaterThanOrEqual(16)
  expect(state.players[0].deaths).toBe(0)
}, 20_000)
