import { finish, type Seat, schedule } from '@vyprava/kernel'
import { COIN, REST, type RoamAction, USES } from '../actions.ts'
import { ascending, canShift, isReady, pushFlips, pushShifts } from '../artifacts.ts'
import { canRotate, formUsed } from '../placement.ts'
import type { Printed } from '../printed.ts'
import { refusalOf } from '../refusals/index.ts'
import { hasPlace } from '../shapes.ts'
import { isPartySpent, type Player, type Roam, readyCharacters } from '../state.ts'
import { flip, shift, takeCoin } from './abilities.ts'
import {
  type Asking,
  askActive,
  CHARACTER,
  PLACE,
  type RoamCourse,
  START,
  unexpected,
  type Working,
} from './step.ts'

/** Rests when that is all there is to do, uses the only character when there is no choice, else asks. */
export const startStep = (printed: Printed): Working<'start'> => ({
  work(state, _item, course) {
    const seat = state.active
    const player = state.players[seat]
    if (hasStartArtifact(printed, state, player)) {
      schedule(state, CHARACTER)
    } else if (isPartySpent(player)) {
      rest(state, seat, course)
      schedule(state, START)
    } else if (!canRest(state, player) && readyCharacters(player) === 1) {
      spendCharacter(printed, state, seat, player.party[player.partyFaces.indexOf(1)], course)
    } else {
      schedule(state, CHARACTER)
    }
  },
})

/** Artifacts that may come before the rest and the character (RO-R10, RO-R40). */
const hasStartArtifact = (printed: Printed, state: Roam, player: Player): boolean =>
  player.artifacts.length > 0 &&
  (isReady(printed, player, 'coin') ||
    isReady(printed, player, 'flipCard') ||
    (isReady(printed, player, 'shift') && canShift(state)))

/** Free when all characters are face down, else a coin for each that is not (RO-220, RO-223). */
const restPrice = (player: Player): number => readyCharacters(player)

/** Once a turn, if it can be paid and something turns over (RO-225, RO-R11, RO-R13). */
function canRest(state: Roam, player: Player): boolean {
  if (state.turn.rested || player.coins < restPrice(player)) return false
  return player.partyFaces.includes(0) || player.artifactFaces.includes(0)
}

/** Turns all characters and artifacts face up (RO-224, RO-611, RO-612). */
function rest(state: Roam, seat: Seat, course: RoamCourse): void {
  const player = state.players[seat]
  const free = isPartySpent(player)
  const paid = restPrice(player)
  player.coins -= paid
  player.partyFaces.fill(1)
  player.artifactFaces.fill(1)
  state.turn.rested = true
  course.emit({ type: 'rested', seat, free, paid })
}

/** Turns a character face down to place by its shape; without markers nothing is placed (RO-206, RO-314). */
function spendCharacter(
  printed: Printed,
  state: Roam,
  seat: Seat,
  character: number,
  course: RoamCourse,
): void {
  const player = state.players[seat]
  player.partyFaces[player.party.indexOf(character)] = 0
  state.turn.character = character
  course.emit({ type: 'used', seat, character })
  const canPlace =
    player.supply > 0 && (hasPlace(state, formUsed(printed, state)) || canRotate(printed, state, seat))
  if (canPlace) schedule(state, PLACE)
  else course.emit({ type: 'placedNothing', seat, character })
}

/** The start of the turn and everything before placing: rest, artifacts, and which character to use. */
export const characterStep = (printed: Printed): Asking<'character'> => ({
  deciders: askActive,
  decision(state, _item, seat) {
    const player = state.players[seat]
    const actions: RoamAction[] = []
    if (player.artifacts.length > 0) {
      if (isReady(printed, player, 'coin')) actions.push(COIN)
      if (isReady(printed, player, 'flipCard')) pushFlips(state, seat, actions)
    }
    if (canRest(state, player)) actions.push(REST)
    if (isReady(printed, player, 'shift')) pushShifts(state, actions)
    pushUses(player, actions)
    const spent = isPartySpent(player)
    return {
      prompt: spent ? { key: 'rest' } : { key: 'character', values: { restPrice: restPrice(player) } },
      actions,
    }
  },
  refusal: (state, _item, seat, action) => refusalOf(printed, state, seat, action),
  take(state, item, seat, action, course) {
    finish(state, item)
    if (action.type === 'use') {
      spendCharacter(printed, state, seat, action.character, course)
      return
    }
    schedule(state, START)
    if (action.type === 'rest') rest(state, seat, course)
    else if (action.type === 'coin') takeCoin(printed, state, seat, course)
    else if (action.type === 'flip') flip(printed, state, seat, action.character, course)
    else if (action.type === 'shift') shift(printed, state, seat, action, course)
    else unexpected('character', action)
  },
})

function pushUses(player: Player, list: RoamAction[]): void {
  const ready: number[] = []
  for (let i = 0; i < player.party.length; i++) if (player.partyFaces[i] === 1) ready.push(player.party[i])
  for (const character of ascending(ready)) list.push(USES[character])
}
