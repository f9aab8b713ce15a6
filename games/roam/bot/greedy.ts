import type { Player } from '@vyprava/bots'
import type { Random, Seat } from '@vyprava/kernel'
import {
  createRoam,
  type Pack,
  printedFrom,
  type Roam,
  type RoamAction,
  type RoamGame,
  type RoamView,
} from '../rules/index.ts'
import { bidFor } from './rollout.ts'
import { inOrder, worthOf } from './search.ts'

/** In how many imagined worlds each action is tried. */
const WORLDS = 2

/** Looks at all ways to finish the turn in a few imagined worlds and takes the best step towards it. */
export function createGreedyRoam(
  pack: Pack,
  game: RoamGame = createRoam(pack),
): Player<RoamView, RoamAction> {
  const printed = printedFrom(pack)
  return {
    name: 'greedy',
    choose({ seat, decision: { actions }, view }, random) {
      if (actions.length === 1) return actions[0]
      const worlds = imagineWorlds(game, view(), seat, random)
      const [world] = worlds
      if (world.agenda[world.agenda.length - 1].step === 'auction') return bidFor(world, seat)
      const planning = { game, printed, seat, random }
      let best = actions[0]
      let most = Number.NEGATIVE_INFINITY
      for (const action of sensible(world, actions)) {
        let worth = 0
        for (const imagined of worlds) worth += worthOf(planning, imagined, action)
        if (worth > most) {
          most = worth
          best = action
        }
      }
      return best
    },
  }
}

const imagineWorlds = (game: RoamGame, view: RoamView, seat: Seat, random: Random): Roam[] =>
  Array.from({ length: WORLDS }, () => game.imagine(view, seat, random))

/** Before the placement markers are left where they lie: shifting is better judged after it. */
function sensible(world: Roam, actions: readonly RoamAction[]): readonly RoamAction[] {
  if (world.agenda[world.agenda.length - 1].step !== 'character') return inOrder(world, actions)
  const coin = actions.filter(({ type }) => type === 'coin')
  if (coin.length > 0) return coin
  return actions.filter(({ type }) => type !== 'shift' && type !== 'flip')
}
