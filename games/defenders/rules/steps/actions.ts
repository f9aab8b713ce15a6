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
import { type Asking, type DefendersTurn, unexpected } from './step.ts'

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
  take(state, item, _seat, action, turn) {
    if (action.type !== 'endActions') take(printed, state, action, turn)
    if (isOver(state)) return
    if (action.type !== 'endActions' && !state.players[state.current].retired) return
    finish(state, item)
    flipMachine(printed, state, turn)
  },
})

/** Part B follows, unless the active Defender has hacked the machines (DE-215, DE-242, DE-841). */
function flipMachine(printed: Printed, state: Defenders, turn: DefendersTurn): void {
  const { active } = state.players[state.current]
  if (printed.effectOf[active].does !== 'skipMachine') schedule(state, MACHINE)
  else turn.emit({ type: 'machineSkipped', player: state.current })
}

function take(printed: Printed, state: Defenders, action: DefendersAction, turn: DefendersTurn): void {
  switch (action.type) {
    case 'team':
      joinTeam(printed, state, action.card, turn)
      break
    case 'food':
      state.ap += 1
      state.meals += 1
      spend(state, FOOD_ITEM, turn)
      break
    case 'potionsHeal':
      healPlayer(state, state.current, 1, 'item', turn)
      spend(state, POTIONS, turn)
      break
    case 'potionsClear':
      perform(printed, state, action, POTIONS, turn)
      break
    case 'mapMove':
    case 'mapRegroup':
      perform(printed, state, action, MAP, turn)
      break
    case 'rocketsBreach':
    case 'rocketsDestroy':
      perform(printed, state, action, ROCKETS, turn)
      break
    default:
      state.ap -= 1
      perform(printed, state, action, NONE, turn)
  }
}

/** A Defender of the same terrain joins: one point, no ability (DE-220 to DE-224). */
function joinTeam(printed: Printed, state: Defenders, card: number, turn: DefendersTurn): void {
  const owner = state.players[state.current]
  openFromHand(printed, owner, card)
  owner.team.push(card)
  state.ap += 1
  turn.emit({ type: 'teamed', player: state.current, card })
}

/** The item is turned to its used side when its effect is complete (DE-504, DE-R77). */
function spend(state: Defenders, item: number, turn: DefendersTurn): void {
  if (isOver(state)) return
  state.players[state.current].items[item] = 0
  turn.emit({ type: 'itemUsed', player: state.current, item })
}

/** An action of the list, paid or by an item, with its roll; refuge makes regrouping safe (DE-609, DE-819). */
function perform(
  printed: Printed,
  state: Defenders,
  action: DefendersAction,
  item: number,
  turn: DefendersTurn,
): void {
  const effect = (): void => {
    effectOf(printed, state, action, item === NONE ? 'action' : 'item', turn)
    if (item !== NONE) spend(state, item, turn)
  }
  const regroups = action.type === 'regroup' || action.type === 'mapRegroup'
  if (regroups && inForce(printed, state, 'shareCamps')) effect()
  else act(printed, state, state.current, turn, effect)
}

function effectOf(
  printed: Printed,
  state: Defenders,
  action: DefendersAction,
  means: Means,
  turn: DefendersTurn,
): void {
  const player = state.current
  const { leader, injuries } = state.players[player]
  switch (action.type) {
    case 'move':
    case 'mapMove':
      moveLeader(printed, state, player, action.hex, means, turn)
      break
    case 'regroup':
    case 'mapRegroup':
      regroupLeader(state, player, action.hex, means, turn)
      break
    case 'build':
      buildCamp(printed, state, player, turn)
      break
    case 'clear':
    case 'potionsClear':
      clearPollution(printed, state, player, leader, means, turn)
      break
    case 'heal':
      healPlayer(state, player, injuries, means, turn)
      break
    case 'destroy':
      destroyMech(printed, state, player, leader, means, turn)
      break
    case 'rocketsDestroy':
      destroyMech(printed, state, player, action.hex, means, turn)
      break
    case 'breach':
    case 'rocketsBreach':
      breachWall(printed, state, player, action.edge, means, turn)
      break
    case 'rewild':
      rewildFactory(printed, state, player, turn)
      break
    case 'gainItem':
      gainItem(state, player, itemHere(state, player), turn)
      break
    default:
      unexpected('actions', action)
  }
}
