import { type Random, type Seat, silentCourse } from '@vyprava/kernel'
import type { Printed, Roam, RoamAction, RoamGame } from '../rules/index.ts'
import { copyRoam } from './copy.ts'
import { evaluate } from './evaluate.ts'
import { bidFor } from './rollout.ts'

/** What a search needs: the rules, the cards, and whose turn it plans. */
export interface Planning {
  readonly game: RoamGame
  readonly printed: Printed
  readonly seat: Seat
  readonly random: Random
}

/** How many choices deep a plan goes before it is judged as it stands. */
const DEPTH = 6

/** The worth of an action in an imagined world, when the rest of the turn is played as well as possible. */
export function worthOf(planning: Planning, world: Roam, action: RoamAction, depth = DEPTH): number {
  const next = copyRoam(world)
  planning.game.apply(next, planning.seat, action, silentCourse(planning.random))
  return worthOfRest(planning, next, depth - 1)
}

function worthOfRest(planning: Planning, world: Roam, depth: number): number {
  const { game, printed, seat } = planning
  const mine = world.active === seat && game.deciders(world).at(0) === seat
  if (!mine || depth <= 0) return evaluate(printed, world, seat).total
  let best = Number.NEGATIVE_INFINITY
  for (const action of worthTrying(world, seat, game.decision(world, seat).actions)) {
    best = Math.max(best, worthOf(planning, world, action, depth))
  }
  return best
}

/** Replacements before stacks and squares in ascending order, so that no set of choices is tried twice. */
export function inOrder(world: Roam, actions: readonly RoamAction[]): readonly RoamAction[] {
  const item = world.agenda[world.agenda.length - 1]
  if (item.step !== 'fill') return actions
  const lastFill = item.fills.at(-1) ?? -1
  const lastStack = item.stacks.at(-1) ?? -1
  const lastReplaced = item.replaced.at(-1) ?? -1
  const ordered = actions.filter((action) => {
    if (action.type === 'fill') return action.square > lastFill
    if (action.type === 'stack') return action.square > lastStack
    return action.type !== 'replace' || (lastStack === -1 && action.square > lastReplaced)
  })
  return ordered.length > 0 ? ordered : actions
}

/** Within a plan: no detours by artifacts that multiply the plans, and bids by rule of thumb. */
function worthTrying(world: Roam, seat: Seat, actions: readonly RoamAction[]): readonly RoamAction[] {
  const { step } = world.agenda[world.agenda.length - 1]
  if (step === 'auction') return [bidFor(world, seat)]
  if (step === 'resolve') return actions.slice(0, 1)
  if (step === 'place') return actions
  if (step === 'fill') return inOrder(world, actions)
  if (step === 'character') {
    const uses = actions.filter(({ type }) => type === 'use')
    return uses.length > 0 ? uses : actions.filter(({ type }) => type === 'rest')
  }
  return actions.filter(({ type }) => type !== 'flip' && type !== 'shift' && type !== 'coin')
}
