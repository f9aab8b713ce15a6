import { ownEffect } from './abilities.ts'
import { campWorks } from './blocking.ts'
import { drawCards } from './decks.ts'
import { winIfDone } from './end.ts'
import type { Means } from './events.ts'
import { injure, rollInjury, threatTo } from './injuries.ts'
import { clearHex, takeMech } from './pieces.ts'
import { type Printed, trackOf } from './printed.ts'
import { retire } from './retire.ts'
import { type Defenders, isOver, NONE, type Threat } from './state.ts'
import type { DefendersCourse } from './steps/step.ts'
import { gainSupport } from './support.ts'

/*
 * The effects of the actions of the list, by whatever means they are done (DE-401 to DE-484). Each leaves the payment
 * to its caller and gives what the action gives: support, items, injuries by toxic sites.
 */

/** An action and its roll: the threat is that of its beginning, the die falls after the effect (DE-608, DE-R19). */
export function act(
  printed: Printed,
  state: Defenders,
  player: number,
  course: DefendersCourse,
  effect: () => void,
): void {
  const threat: Threat = threatTo(state, player)
  effect()
  if (!isOver(state) && !state.players[player].retired) rollInjury(printed, state, player, threat, course)
}

/** A Move, and what its end gives: the item of a camp, and a clean hex by mycelium (DE-409, DE-837, DE-R35). */
export function moveLeader(
  printed: Printed,
  state: Defenders,
  player: number,
  hex: number,
  means: Means,
  course: DefendersCourse,
): void {
  const owner = state.players[player]
  const from = owner.leader
  owner.leader = hex
  course.emit({ type: 'moved', player, from, to: hex, means })
  if (campWorks(state, hex)) gainItem(state, player, state.players[state.camps[hex]].faction, course)
  if (isDirty(state, hex) && ownEffect(printed, state, player, 'clearOnMove') !== null)
    clearPollution(printed, state, player, hex, 'ability', course)
}

/** Straight to a camp; no item (DE-431, DE-432). */
export function regroupLeader(
  state: Defenders,
  player: number,
  hex: number,
  means: Means,
  course: DefendersCourse,
): void {
  const owner = state.players[player]
  const from = owner.leader
  owner.leader = hex
  course.emit({ type: 'regrouped', player, from, to: hex, means })
}

/** Turns an item to its active side; one that is active already stays so (DE-501, DE-503). */
export function gainItem(state: Defenders, player: number, item: number, course: DefendersCourse): void {
  const { items } = state.players[player]
  if (items[item] !== 0) return
  items[item] = 1
  course.emit({ type: 'itemGained', player, item })
}

export const isDirty = (state: Defenders, hex: number): boolean =>
  state.pollution[hex] > 0 || state.toxic[hex] === 1

/** A hex is cleared: one support however much lay there, an injury for a toxic site (DE-441 to DE-443). */
export function clearPollution(
  printed: Printed,
  state: Defenders,
  player: number,
  hex: number,
  means: Means,
  course: DefendersCourse,
): void {
  const pollution = state.pollution[hex]
  const toxic = state.toxic[hex] === 1
  clearHex(state, hex)
  course.emit({ type: 'cleared', player, hex, pollution, toxic, means })
  gainSupport(printed, state, player, 1, course)
  if (toxic) injure(printed, state, player, 1, course)
}

/** Removes some injuries, or all that there are (DE-451). */
export function healPlayer(
  state: Defenders,
  player: number,
  injuries: number,
  means: Means,
  course: DefendersCourse,
): void {
  const owner = state.players[player]
  const healed = Math.min(injuries, owner.injuries)
  if (healed === 0) return
  owner.injuries -= healed
  course.emit({ type: 'healed', player, injuries: healed, means })
}

/** One mech goes to the supply (DE-461); wreckage may be worth more support (DE-844). */
export function destroyMech(
  printed: Printed,
  state: Defenders,
  player: number,
  hex: number,
  means: Means,
  course: DefendersCourse,
): void {
  takeMech(state, hex)
  course.emit({ type: 'mechDestroyed', player, hex, means })
  gainSupport(printed, state, player, 1, course)
  const wreckage = ownEffect(printed, state, player, 'supportOnDestroy')
  if (wreckage !== null) gainSupport(printed, state, player, wreckage.support, course)
}

/** A breach token goes on a wall for good (DE-471, DE-472). */
export function breachWall(
  printed: Printed,
  state: Defenders,
  player: number,
  edge: number,
  means: Means,
  course: DefendersCourse,
): void {
  state.players[player].breaches -= 1
  state.breaches[edge] = player
  course.emit({ type: 'breached', player, edge, means })
  gainSupport(printed, state, player, 1, course)
}

/** The factory is turned over; arrow, walls and breaches stay (DE-481, DE-482). It may win the game (DE-901). */
export function rewildFactory(
  printed: Printed,
  state: Defenders,
  player: number,
  course: DefendersCourse,
): void {
  const hex = state.players[player].leader
  state.rewilded[hex] = 1
  course.emit({ type: 'rewilded', player, hex, tile: state.factory[hex] })
  gainSupport(printed, state, player, 1, course)
  winIfDone(state, course)
}

/** The leftmost camp of the track goes on the leader's hex (DE-424 to DE-427). */
export function buildCamp(printed: Printed, state: Defenders, player: number, course: DefendersCourse): void {
  const owner = state.players[player]
  const track = trackOf(printed, state.players)
  const uncovered = track.first + track.camps - owner.campsLeft
  owner.campsLeft -= 1
  owner.support = 0
  state.camps[owner.leader] = player
  course.emit({ type: 'campBuilt', player, hex: owner.leader, left: owner.campsLeft })
  winIfDone(state, course)
  if (isOver(state)) return
  if (owner.campsLeft > 0) drawUpTo(printed, state, player, track.hands[uncovered], course)
  else finishTask(printed, state, player, course)
  celebrate(printed, state, course)
}

/** Whoever built all camps retires; the last one in the game stays, as a factory is left to rewild (DE-240, DE-243, DE-R44). */
function finishTask(printed: Printed, state: Defenders, player: number, course: DefendersCourse): void {
  const { hands } = trackOf(printed, state.players)
  state.players[player].support = hands.length - 1
  const others = state.players.some((other, number) => number !== player && !other.retired)
  if (others) retire(state, player, course)
  else drawUpTo(printed, state, player, hands[hands.length - 1], course)
}

/** Alone, the whole common hand counts (DE-R73). */
function drawUpTo(
  printed: Printed,
  state: Defenders,
  player: number,
  size: number,
  course: DefendersCourse,
): void {
  let held = state.players[player].hand.length
  if (state.solo) held = state.players[0].hand.length + state.players[1].hand.length
  drawCards(printed, state, player, size - held, course)
}

/** Some are heartened by every new camp, their own included (DE-824, DE-R36). */
function celebrate(printed: Printed, state: Defenders, course: DefendersCourse): void {
  for (let player = 0; player < state.players.length; player++) {
    const effect = ownEffect(printed, state, player, 'supportOnBuild')
    if (effect !== null) gainSupport(printed, state, player, effect.support, course)
  }
}

/** The item that the leader's hex gives, or NONE (DE-501). */
export function itemHere(state: Defenders, player: number): number {
  const { leader } = state.players[player]
  return campWorks(state, leader) ? state.players[state.camps[leader]].faction : NONE
}
