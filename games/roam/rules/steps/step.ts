import type { AskingStep, Course, Seat, WorkingStep } from '@vyprava/kernel'
import type { RoamAction } from '../actions.ts'
import type { RoamEvent } from '../events.ts'
import type { Item, Roam } from '../state.ts'

export type Asking<Name extends Item['step']> = AskingStep<
  Roam,
  Extract<Item, { readonly step: Name }>,
  RoamAction,
  RoamEvent
>
export type Working<Name extends Item['step']> = WorkingStep<
  Roam,
  Extract<Item, { readonly step: Name }>,
  RoamEvent
>
export type RoamCourse = Course<RoamEvent>

const ALONE: readonly (readonly Seat[])[] = [[0], [1], [2], [3]]

/** Just this seat is asked. */
export const alone = (seat: Seat): readonly Seat[] => ALONE[seat]

export const askActive = (state: Roam): readonly Seat[] => ALONE[state.active]

/** A listed action came to a step that does not know it: the list and the step disagree. */
export function unexpected(step: string, action: RoamAction): never {
  throw new Error(`The step '${step}' cannot take ${JSON.stringify(action)}`)
}

/* Items without values of their own are shared by all states. */
export const TURN: Item = { step: 'turn' }
export const START: Item = { step: 'start' }
export const CHARACTER: Item = { step: 'character' }
export const PLACE: Item = { step: 'place' }
export const MAIN: Item = { step: 'main' }
export const GAPS: Item = { step: 'gaps' }
export const COMPLETE: Item = { step: 'complete' }
export const RESOLVE_ITEM: Item = { step: 'resolve' }
export const SHOP: Item = { step: 'shop' }
export const PURCHASE: Item = { step: 'purchase' }
export const PASS_ON: Item = { step: 'pass' }
