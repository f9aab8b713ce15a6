import type { AskingStep, Course, WorkingStep } from '@vyprava/kernel'
import type { DefendersAction } from '../actions.ts'
import type { DefendersEvent } from '../events.ts'
import type { Defenders, Item } from '../state.ts'

export type Asking<Name extends Item['step']> = AskingStep<
  Defenders,
  Extract<Item, { readonly step: Name }>,
  DefendersAction,
  DefendersEvent
>
export type Working<Name extends Item['step']> = WorkingStep<
  Defenders,
  Extract<Item, { readonly step: Name }>,
  DefendersEvent
>
export type DefendersCourse = Course<DefendersEvent>

/** A listed action came to a step that does not know it: the list and the step disagree. */
export function unexpected(step: string, action: DefendersAction): never {
  throw new Error(`The step '${step}' cannot take ${JSON.stringify(action)}`)
}
