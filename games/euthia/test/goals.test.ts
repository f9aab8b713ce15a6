import type { Player } from '@vyprava/bots'
import { checkOptions, Random, silentCourse } from '@vyprava/kernel'
import { expect, test } from 'vitest'
import { playersFor } from '../bot/index.ts'
import { shippedPack } from '../content/index.ts'
import type { EuthiaAction } from '../rules/actions.ts'
import { createEuthia } from '../rules/game.ts'
import type { EuthiaOptions } from '../rules/options.ts'
import type { Euthia } from '../rules/state.ts'
import type { EuthiaView } from '../rules/view.ts'

/* What the players of the house reach alone and together, where only the goal of the scenario counts. */

type Bot = Player<EuthiaView, EuthiaAction>
const pack = shippedPack()
const game = createEuthia(pack)
const careless: Bot = { name: 'random', choose: ({ decision }, random) => random.pick(decision.actions) }

function named(name: string): Bot {
  const player = playersFor(pack).find((each) => each.name === name)
  if (!player) throw new Error(`There is no player "${name}"`)
  return player
}

function play(bot: Bot, scenario: string, seats: number, seed: string): Euthia {
  const random = new Random(seed)
  const thinking = new Random(`thinking ${seed}`)
  const checked = checkOptions<EuthiaOptions>(game.options, {
    scenario,
    mode: seats === 1 ? 'solo' : 'cooperative',
  })
  if (!checked.ok) throw new Error(checked.problem.expected)
  const state = game.setup({ seats, options: checked.value }, random)
  for (let [seat] = game.deciders(state); seat !== undefined; [seat] = game.deciders(state)) {
    const question = { seat, decision: game.decision(state, seat), view: () => game.view(state, seat) }
    game.apply(state, seat, bot.choose(question, thinking), silentCourse(random))
  }
  return state
}

const many = (bot: Bot, scenario: string, seats: number, games: number): Euthia[] =>
  Array.from({ length: games }, (_, i) => play(bot, scenario, seats, `goal ${scenario} ${i}`))
const reached = (games: readonly Euthia[]): number => games.filter(({ ended }) => ended === 'goal').length
const elites = (games: readonly Euthia[]): number =>
  games.reduce((sum, { story }) => sum + story.elitesBeaten, 0)

test('whoever prepares beats most elites of the first level alone; chance hardly ever beats one', () => {
  const games = 8
  expect(elites(many(named('pathfinder'), 'hunt', 1, games))).toBeGreaterThan(2 * games)
  expect(elites(many(careless, 'hunt', 1, games))).toBeLessThan(0.5 * games)
}, 60_000)

test('four heroes together stop the golem, and never by chance', () => {
  const games = 3
  expect(reached(many(named('pathfinder'), 'disaster', 4, games))).toBeGreaterThan(0)
  expect(reached(many(careless, 'disaster', 4, games))).toBe(0)
}, 60_000)
