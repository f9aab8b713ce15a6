import type { AskingStep, Course, Prompt, Refusal, Seat, WorkingStep } from '@vyprava/kernel'
import type { ActionType, EuthiaAction } from '../actions.ts'
import type { EuthiaEvent } from '../events.ts'
import type { Item } from '../items.ts'
import type { Printed } from '../printed.ts'
import { refuseElsewhere } from '../refusals/elsewhere.ts'
import type { Euthia } from '../state.ts'
import type { Window } from '../windows.ts'

export type ItemOf<Name extends Item['step']> = Extract<Item, { readonly step: Name }>
export type ActionOf<Type extends ActionType> = Extract<EuthiaAction, { readonly type: Type }>

export type Asking<Name extends Item['step']> = AskingStep<Euthia, ItemOf<Name>, EuthiaAction, EuthiaEvent>
export type Working<Name extends Item['step']> = WorkingStep<Euthia, ItemOf<Name>, EuthiaEvent>
export type EuthiaCourse = Course<EuthiaEvent>

/** Who is asked, at which item of the agenda, and which window for effects is open then. */
export interface Attempt<At = Item> {
  readonly printed: Printed
  readonly state: Euthia
  readonly item: At
  readonly seat: Seat
  readonly window: Window
}

/** What can be done with one type of action. Steps are put together from deeds, so the same deed serves in many. */
export interface Deed<Action = EuthiaAction, At = Attempt> {
  /** Puts every legal action of this type on the list, in ascending order of its fields in alphabetical order. */
  list(attempt: At, list: EuthiaAction[]): void
  /** Why not, rule by rule, without looking at the list; null exactly when it would be listed. */
  refusal(attempt: At, action: Action): Refusal | null
  /** Does it; takes the item off the agenda (`finish`) when the step is over by it. */
  take(attempt: At, action: Action, course: EuthiaCourse): void
}

export type Deeds<Name extends Item['step'] = Item['step']> = {
  readonly [Type in ActionType]?: Deed<ActionOf<Type>, Attempt<ItemOf<Name>>>
}

interface Question<Name extends Item['step']> {
  /** Whom it asks: one seat. */
  asks(state: Euthia, item: ItemOf<Name>): Seat
  prompt(state: Euthia, item: ItemOf<Name>): Prompt
  /** The window that is open for effects. */
  readonly window: Window
  readonly deeds: Deeds
}

const SEATS: readonly (readonly Seat[])[] = [[0], [1], [2], [3]]
/** A list of one seat, made once. */
export const alone = (seat: Seat): readonly Seat[] => SEATS[seat]

/** A step that asks one player and takes any of these deeds. Deeds are listed in the order of their types. */
export function asking<Name extends Item['step']>(
  printed: Printed,
  { asks, prompt, window, deeds }: Question<Name>,
): Asking<Name> {
  const table: Readonly<Record<string, Deed | undefined>> = deeds
  const listed = Object.keys(table)
    .sort()
    .flatMap((type) => table[type] ?? [])
  return {
    deciders: (state, item) => alone(asks(state, item)),
    decision(state, item, seat) {
      const attempt: Attempt = { printed, state, item, seat, window }
      const actions: EuthiaAction[] = []
      for (const deed of listed) deed.list(attempt, actions)
      return { prompt: prompt(state, item), actions }
    },
    refusal(state, item, seat, action) {
      const deed = table[action.type]
      const attempt: Attempt = { printed, state, item, seat, window }
      return deed === undefined ? refuseElsewhere(attempt, action) : deed.refusal(attempt, action)
    },
    take(state, item, seat, action, course) {
      const deed = table[action.type]
      if (deed === undefined) unexpected(item.step, action)
      deed.take({ printed, state, item, seat, window }, action, course)
    },
  }
}

/** A listed action came to a step that does not know it: the list and the step disagree. */
export function unexpected(step: string, action: EuthiaAction): never {
  throw new Error(`The step '${step}' cannot take ${JSON.stringify(action)}`)
}
