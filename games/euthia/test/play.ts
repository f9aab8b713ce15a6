import { indexOfAction, type Seat } from '@vyprava/kernel'
import { expect } from 'vitest'
import type { EuthiaAction } from '../rules/actions.ts'
import { createEuthia } from '../rules/game.ts'
import type { Euthia } from '../rules/state.ts'
import { pack } from './pack.ts'
import { listen } from './position.ts'

export const game = createEuthia(pack)

/** The one who is asked now. */
export const asked = (state: Euthia): Seat => game.deciders(state)[0]

export const listed = (state: Euthia): readonly EuthiaAction[] => game.decision(state, asked(state)).actions

export const ofType = <Type extends EuthiaAction['type']>(
  state: Euthia,
  type: Type,
): Extract<EuthiaAction, { type: Type }>[] =>
  listed(state).filter((action): action is Extract<EuthiaAction, { type: Type }> => action.type === type)

/** Plays an action that must be legal, with these dice; what was told is answered. */
export function play(state: Euthia, action: EuthiaAction, ...dice: readonly number[]) {
  const seat = asked(state)
  expect(game.refusal(state, seat, action)).toBeNull()
  expect(indexOfAction(listed(state), action)).not.toBe(-1)
  const turn = listen(...dice)
  game.apply(state, seat, action, turn)
  return turn
}

/** The rule and the reason for which an action is refused; it must not be listed then. */
export function refused(state: Euthia, action: EuthiaAction, seat = asked(state)): string | null {
  const refusal = game.refusal(state, seat, action)
  expect(indexOfAction(listed(state), action) === -1 || seat !== asked(state)).toBe(refusal !== null)
  return refusal === null ? null : `${refusal.rule} ${refusal.reason}`
}
