import { finish, schedule } from '@vyprava/kernel'
import { inForce } from '../abilities.ts'
import type { DefendersAction } from '../actions.ts'
import { openFromHand } from '../decks.ts'
import {
  act,
  breachWall,
  buildCamp,
  clearPollution,
  destroyMech,
  gainItem,
  healPlayer,
  itemHere,
  moveLeader,
  regroupLeader,
  rewildFactory,
} from '../deeds.ts'
import type { Means } from '../events.ts'
import { FOOD_ITEM, listTurn, MAP, POTIONS, ROCKETS } from '../listing.ts'
import type { Printed } from '../printed.ts'
import { refusalOf } from '../refusals/index.ts'
import { type Defenders, isOver, NONE, seatOf } from '../state.ts'
import { alone, MACHINE } from './items.ts'
import { type Asking, type DefendersCourse, unexpected } from './step.ts'

/** Part A of a turn: actions, items and team, until the player stops (DE-209 to DE-215). */
export const actionsStep = (printed: Printed): Asking<'actions'> => ({
  deciders: (state) => alone(seatOf(state, state.current)),
  decision(state) {
    const actions = listTurn(printed, state)
    // To end the actions is always one of them.
    const values = { player: state.current, ap: state.ap, more: actions.length - 1 }
    return { prompt: { key: 'turn', values }, actions }
  },
  refusal: (state, _item, seat, action) => refusalOf(printed, state, seat, action),
  take(state, item, _seat, action, course) {
    if (action.type !== 'endActions') take(printed, state, action, course)
    if (isOver(state)) return
    if (action.type !== 'endActions' && !state.players[state.current].retired) return
    finish(state, item)
    flipMachine(printed, state, course)
  },
})

/** Part B follows, unless the active Defender has hacked the machines (DE-215, DE-242, DE-841). */
function flipMachine(printed: Printed, state: Defenders, course: DefendersCourse): void {
  const { active } = state.players[state.current]
  if (printed.effectOf[active].does !== 'skipMachine') schedule(state, MACHINE)
  else course.emit({ type: 'machineSkipped', player: state.current })
}

function take(printed: Printed, state: Defenders, action: DefendersAction, course: DefendersCourse): void {
  switch (action.type) {
    case 'team':
      joinTeam(printed, state, action.card, course)
      break
    case 'food':
      state.ap += 1
      state.meals += 1
      spend(state, FOOD_ITEM, course)
      break
    case 'potionsHeal':
      healPlayer(state, state.current, 1, 'item', course)
      spend(state, POTIONS, course)
      break
    case 'potionsClear':
      perform(printed, state, action, POTIONS, course)
      break
    case 'mapMove':
    case 'mapRegroup':
      perform(printed, state, action, MAP, course)
      break
    case 'rocketsBreach':
    case 'rocketsDestroy':
      perform(printed, state, action, ROCKETS, course)
      break
    default:
      state.ap -= 1
      perform(printed, state, action, NONE, course)
  }
}

/** A Defender of the same terrain joins: one point, no ability (DE-220 to DE-224). */
function joinTeam(printed: Printed, state: Defenders, card: number, course: DefendersCourse): void {
  const owner = state.players[state.current]
  openFromHand(printed, owner, card)
  owner.team.push(card)
  state.ap += 1
  course.emit({ type: 'teamed', player: state.current, card })
}

/** The item is turned to its used side when its effect is complete (DE-504, DE-R77). */
function spend(state: Defenders, item: number, course: DefendersCourse): void {
  if (isOver(state)) return
  state.players[state.current].items[item] = 0
  course.emit({ type: 'itemUsed', player: state.current, item })
}

/** An action of the list, paid or by an item, with its roll; refuge makes regrouping safe (DE-609, DE-819). */
function perform(
  printed: Printed,
  state: Defenders,
  action: DefendersAction,
  item: number,
  course: DefendersCourse,
): void {
  const effect = (): void => {
    effectOf(printed, state, action, item === NONE ? 'action' : 'item', course)
    if (item !== NONE) spend(state, item, course)
  }
  const regroups = action.type === 'regroup' || action.type === 'mapRegroup'
  if (regroups && inForce(printed, state, 'shareCamps')) effect()
  else act(printed, state, state.current, course, effect)
}

function effectOf(
  printed: Printed,
  state: Defenders,
  action: DefendersAction,
  means: Means,
  course: DefendersCourse,
): void {
  const player = state.current
  const { leader, injuries } = state.players[player]
  switch (action.type) {
    case 'move':
    case 'mapMove':
      moveLeader(printed, state, player, action.hex, means, course)
      break
    case 'regroup':
    case 'mapRegroup':
      regroupLeader(state, player, action.hex, means, course)
      break
    case 'build':
      buildCamp(printed, state, player, course)
      break
    case 'clear':
    case 'potionsClear':
      clearPollution(printed, state, player, leader, means, course)
      break
    case 'heal':
      healPlayer(state, player, injuries, means, course)
      break
    case 'destroy':
      destroyMech(printed, state, player, leader, means, course)
      break
    case 'rocketsDestroy':
      destroyMech(printed, state, player, action.hex, means, course)
      break
    case 'breach':
    case 'rocketsBreach':
      breachWall(printed, state, player, action.edge, means, course)
      break
    case 'rewild':
      rewildFactory(printed, state, player, course)
      break
    case 'gainItem':
      gainItem(state, player, itemHere(state, player), course)
      break
    default:
      unexpected('actions', action)
  }
}
