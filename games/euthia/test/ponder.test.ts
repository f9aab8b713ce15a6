import type { Player } from '@vyprava/bots'
import { clone, Random, type Seat, silentCourse } from '@vyprava/kernel'
import { describe, expect, test } from 'vitest'
import { mindOf, PLAIN } from '../bot/mind.ts'
import { playersFor } from '../bot/players.ts'
import { standing } from '../bot/ponder.ts'
import { shippedPack } from '../content/index.ts'
import type { EuthiaAction } from '../rules/actions.ts'
import { createEuthia } from '../rules/game.ts'
import type { Euthia } from '../rules/state.ts'
import type { EuthiaView } from '../rules/view.ts'
import { beforeFight } from './chances.ts'
import { options } from './position.ts'
import { twinFor } from './twin.ts'

/* Fights that the strongest thinks out in imagined worlds. */

type Bot = Player<EuthiaView, EuthiaAction>
const pack = shippedPack()
const game = createEuthia(pack)
const twin = twinFor(pack)
const mind = mindOf(pack, PLAIN)
const players = playersFor(pack)

function named(name: string): Bot {
  const player = players.find((each) => each.name === name)
  if (!player) throw new Error(`There is no player "${name}"`)
  return player
}
const asked = (bot: Bot, state: Euthia, seat: Seat, random: Random): EuthiaAction =>
  bot.choose({ seat, decision: game.decision(state, seat), view: () => game.view(state, seat) }, random)

/** How things stand for the hero after a fight that one player leads and another one's monster opposes. */
function after(bot: Bot, seed: string, which: number, number: number): number {
  const { view, seat, opening } = beforeFight(seed, 2, 'competitive', which, 4)
  const random = new Random(`${seed} ${number}`)
  const state = game.imagine(view, seat, random)
  for (const action of opening) game.apply(state, seat, action, silentCourse(random))
  while (state.fight !== null) {
    const [next] = game.deciders(state)
    const who = next === seat ? bot : named('greedy')
    game.apply(state, next, asked(who, state, next, random), silentCourse(random))
  }
  return standing(mind, state, seat)
}

describe('a fight that is thought out', () => {
  test('leaves the hero better off than one that is led at sight', () => {
    let gain = 0
    let fights = 0
    for (const which of [1, 3, 5, 7])
      for (const number of [0, 1, 2]) {
        gain +=
          after(named('navigator'), 'ponder', which, number) - after(named('greedy'), 'ponder', which, number)
        fights += 1
      }
    expect(gain / fights).toBeGreaterThan(0.2)
  }, 120_000)

  test('is thought out from the view alone, and the same luck gives the same answer', () => {
    const random = new Random('seen')
    const state = game.setup({ seats: 2, options: options({}) }, random)
    let compared = 0
    let questions = 0
    for (let [seat] = game.deciders(state); seat !== undefined; [seat] = game.deciders(state)) {
      const { actions } = game.decision(state, seat)
      if (state.fight !== null && actions.length > 1 && questions++ % 20 === 0) {
        const other = twin(clone(state), seat, new Random(`twin ${questions}`))
        const [one, two] = [state, other].map((each) =>
          asked(named('navigator'), each, seat, new Random('same')),
        )
        expect(two).toEqual(one)
        compared += 1
      }
      game.apply(state, seat, asked(named('greedy'), state, seat, random), silentCourse(random))
    }
    expect(compared).toBeGreaterThan(5)
  }, 120_000)
})
