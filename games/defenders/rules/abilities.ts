import type { OngoingEffect } from '../content/schema.ts'
import type { Printed } from './printed.ts'
import { type Defenders, NONE } from './state.ts'

type OngoingName = OngoingEffect['does']

/** The effect of a player's active Defender if it is this one (DE-801); also after its owner retired (DE-R65). */
export function ownEffect<Name extends OngoingName>(
  printed: Printed,
  state: Defenders,
  player: number,
  name: Name,
): Extract<OngoingEffect, { does: Name }> | null {
  const { active } = state.players[player]
  if (active === NONE) return null
  const effect = printed.effectOf[active]
  return isNamed(effect, name) ? effect : null
}

const isNamed = <Effect extends { does: string }, Name extends string>(
  effect: Effect,
  name: Name,
): effect is Extract<Effect, { does: Name }> => effect.does === name

/** Whether an effect that speaks of all players is in force, whoever's it is (DE-807). */
export function inForce(
  printed: Printed,
  state: Defenders,
  name: 'anyTrail' | 'crossWalls' | 'shareCamps',
): boolean {
  for (let player = 0; player < state.players.length; player++) {
    if (ownEffect(printed, state, player, name) !== null) return true
  }
  return false
}
