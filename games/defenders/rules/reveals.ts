import { schedule } from '@vyprava/kernel'
import type { Effect, RevealEffect } from '../content/schema.ts'
import { ITEMS, isReveal } from '../content/schema.ts'
import type { DefendersAction } from './actions.ts'
import { NEIGHBOURS } from './board/index.ts'
import { drawCards } from './decks.ts'
import { breachWall, clearPollution, destroyMech, gainItem, healPlayer, isDirty } from './deeds.ts'
import { injure } from './injuries.ts'
import { addPollution, takeMech } from './pieces.ts'
import type { Printed } from './printed.ts'
import { passToken } from './retire.ts'
import { type Defenders, isOver, NONE } from './state.ts'
import type { DefendersCourse } from './steps/step.ts'
import { gainSupport } from './support.ts'

/** The reveal effect of a player's active Defender. */
export function revealEffectOf(printed: Printed, state: Defenders, player: number): RevealEffect {
  const effect = printed.effectOf[state.players[player].active]
  if (!isReveal(effect)) throw new Error(`Player ${player} has nothing to resolve: ${JSON.stringify(effect)}`)
  return effect
}

/** Whether it cannot matter when the effect happens: it touches nothing that another reveal effect reads. */
export const isOrderFree = ({ does }: Effect): boolean =>
  does === 'passToken' || does === 'gainItem' || does === 'gainSupport'

/** An effect without a target. */
export function resolveSimple(
  printed: Printed,
  state: Defenders,
  player: number,
  course: DefendersCourse,
): void {
  resolve(printed, state, player, { type: 'resolve' }, course)
}

/** The interpreter of reveal effects: what a player's ability does, with the target that the action names (DE-811 to DE-848). */
export function resolve(
  printed: Printed,
  state: Defenders,
  player: number,
  target: DefendersAction,
  course: DefendersCourse,
): void {
  const effect = revealEffectOf(printed, state, player)
  course.emit({ type: 'abilityResolved', player, card: state.players[player].active })
  switch (effect.does) {
    case 'passToken':
      if (!state.solo) passToken(state, course)
      break
    case 'gainItem':
      // All players are all: who has retired turns the token too (DE-813, DE-823).
      for (const gainer of effect.who === 'all' ? state.players.keys() : [player])
        gainItem(state, gainer, ITEMS.indexOf(effect.item), course)
      break
    case 'gainSupport':
      gainSupport(printed, state, player, effect.support, course)
      break
    case 'suffer':
      injure(printed, state, player, effect.injuries, course)
      break
    case 'draw':
      drawCards(printed, state, player, effect.cards, course)
      break
    case 'healAll':
      for (const healed of inGame(state)) healPlayer(state, healed, effect.injuries, 'ability', course)
      break
    case 'healOne':
      if (target.type === 'resolvePlayer')
        healPlayer(state, target.player, state.players[target.player].injuries, 'ability', course)
      break
    case 'clearAround':
      burn(printed, state, player, dirtyAround(state, player), course)
      break
    case 'shiftLeaders':
      schedule(state, { step: 'secretPaths', waiting: inGame(state) })
      break
    case 'moveCamp':
      if (target.type === 'resolveCamp') moveCamp(state, player, target.from, target.hex, course)
      break
    case 'destroyMech':
      if (target.type === 'resolveHex') destroyMech(printed, state, player, target.hex, 'ability', course)
      break
    case 'rustMech':
      if (target.type === 'resolveHex') rustMech(state, player, target.hex, course)
      break
    case 'travel':
      if (target.type === 'resolveHex') travel(state, player, target.hex, course)
      break
    case 'breachAnywhere':
      if (target.type === 'resolveEdge') breachWall(printed, state, player, target.edge, 'ability', course)
  }
}

export const inGame = ({ players }: Defenders): number[] =>
  players.flatMap(({ retired }, player) => (retired ? [] : [player]))

/** Hexes around the leader with something to clear, factories and the core included (DE-814, DE-R31). */
function dirtyAround(state: Defenders, player: number): number[] {
  const { leader } = state.players[player]
  const hexes: number[] = []
  for (let d = 0; d < 6; d++) {
    const hex = NEIGHBOURS[leader * 6 + d]
    if (hex !== -1 && isDirty(state, hex)) hexes.push(hex)
  }
  return hexes.sort((a, b) => a - b)
}

/** Clears hexes one by one; the owner is asked for the order while it can be told apart (DE-R31). */
export function burn(
  printed: Printed,
  state: Defenders,
  player: number,
  hexes: number[],
  course: DefendersCourse,
): void {
  if (hexes.length > 1 && hexes.some((hex) => state.toxic[hex] === 1)) {
    schedule(state, { step: 'burn', player, hexes })
    return
  }
  for (const hex of hexes) {
    clearPollution(printed, state, player, hex, 'ability', course)
    if (isOver(state)) return
  }
}

function moveCamp(state: Defenders, player: number, from: number, to: number, course: DefendersCourse): void {
  state.camps[from] = NONE
  state.camps[to] = player
  course.emit({ type: 'campMoved', player, from, to })
}

/** A replacement, not a destruction: no support (DE-838, DE-R32). */
function rustMech(state: Defenders, player: number, hex: number, course: DefendersCourse): void {
  takeMech(state, hex)
  course.emit({ type: 'mechRusted', player, hex })
  addPollution(state, hex, course)
}

/** Not a Move: no item (DE-846, DE-R34). */
export function travel(state: Defenders, player: number, hex: number, course: DefendersCourse): void {
  const owner = state.players[player]
  const from = owner.leader
  owner.leader = hex
  course.emit({ type: 'moved', player, from, to: hex, means: 'ability' })
}
