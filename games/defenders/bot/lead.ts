import type { Random } from '@vyprava/kernel'
import { type Defenders, type DefendersAction, NONE, type Printed, seatOf } from '../rules/index.ts'
import { tryOut } from './choices.ts'
import { copyDefenders } from './copy.ts'
import { Judge } from './judge.ts'
import { calmCourse, isActing, type Mind } from './mind.ts'
import { planTurn } from './plan.ts'

/** What abilities are worth beyond the own turn: a machine card less, and what they open to the others. */
const SKIPPED_MACHINE = 3
const FOR_EACH_OTHER = 0.4
const FOR_ALL: readonly string[] = ['anyTrail', 'crossWalls', 'shareCamps']
const SUPPORT_FROM_OTHERS = 0.2

/** The card whose turn looks best. */
export function leadFor(
  mind: Mind,
  state: Defenders,
  seat: number,
  actions: readonly DefendersAction[],
  random: Random,
): DefendersAction {
  let best = actions[0]
  let most = Number.NEGATIVE_INFINITY
  for (const action of actions) {
    const worth = worthOf(mind, state, seat, action) + mind.effort.noise * mistake(random)
    if (worth <= most) continue
    most = worth
    best = action
  }
  return best
}

/** From -1 to 1, mostly small. */
export const mistake = (random: Random): number => (random.int(1001) + random.int(1001)) / 1000 - 1

function worthOf(mind: Mind, state: Defenders, seat: number, action: DefendersAction): number {
  const world = openingWith(mind, state, seat, action)
  if (world.ended !== null) return new Judge(mind.printed, world, seat).worth(world, 0)
  return planTurn(mind, world, mind.effort.leadWidth).worth + beyond(mind.printed, world)
}

/** The turn with a card as it begins, abilities at the reveal resolved. */
export function openingWith(mind: Mind, state: Defenders, seat: number, action: DefendersAction): Defenders {
  const world = copyDefenders(state)
  if (state.solo) mind.calm.apply(world, seat, action, calmCourse())
  else if (action.type === 'lead') openTurn(mind, world, seat, action.card)
  for (let [asked] = mind.calm.deciders(world); asked !== undefined; [asked] = mind.calm.deciders(world)) {
    if (isActing(world, world.current)) break
    mind.calm.apply(world, asked, tryOut(mind, world, asked), calmCourse())
  }
  return world
}

/** What the ability of the current player is worth beyond its turn. */
export function beyond({ effectOf }: Printed, state: Defenders): number {
  const { does } = effectOf[state.players[state.current].active]
  if (does === 'skipMachine') return SKIPPED_MACHINE
  const others = state.players.filter(({ retired }) => !retired).length - 1
  if (does === 'supportOnBuild') return SUPPORT_FROM_OTHERS * others
  return FOR_ALL.includes(does) ? FOR_EACH_OTHER * others : 0
}

/** The own turn with a card, as if it were played alone and at once: what others choose is not known. */
function openTurn(mind: Mind, state: Defenders, player: number, card: number): void {
  const owner = state.players[player]
  owner.hand.splice(owner.hand.indexOf(card), 1)
  for (const other of state.players) other.active = NONE
  owner.active = card
  state.waiting = [player]
  state.pending = mind.printed.reveals[card] ? [player] : []
  state.agenda = [
    { step: 'turn' },
    { step: 'abilities', waited: 0 },
    { step: 'discussion', waiting: [player] },
  ]
  mind.calm.apply(state, seatOf(state, player), { type: 'ready' }, calmCourse())
}
