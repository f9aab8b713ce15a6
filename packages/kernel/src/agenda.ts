import type { Course, Decision, Game, GameAction, GameEvent, Refusal, Seat } from './contract.ts'

/** An item of the agenda: plain data that names its step. */
export interface AgendaItem {
  readonly step: string
}

/** A state whose flow is a stack of items; the last one is on top. */
export interface WithAgenda<Item extends AgendaItem> {
  agenda: Item[]
}

/** A step that asks somebody, stays on top until it is finished, and may put further items above itself. */
export interface AskingStep<State, Item, Action, Event> {
  deciders(state: State, item: Item): readonly Seat[]
  decision(state: State, item: Item, seat: Seat): Decision<Action>
  /** Null exactly when the action is in the decision. Only asked for seats that owe a decision. */
  refusal(state: State, item: Item, seat: Seat, action: Action): Refusal | null
  take(state: State, item: Item, seat: Seat, action: Action, course: Course<Event>): void
}

/** A step that does its work without asking. Its item is off the agenda by then; it may put new ones on. */
export interface WorkingStep<State, Item, Event> {
  work(state: State, item: Item, course: Course<Event>): void
}

/** What the rules do with one kind of item of the agenda. */
export type Step<State, Item, Action, Event> =
  | AskingStep<State, Item, Action, Event>
  | WorkingStep<State, Item, Event>

/** One step for each kind of item. */
export type Steps<State, Item extends AgendaItem, Action, Event> = {
  readonly [Name in Item['step']]: Step<State, Extract<Item, { readonly step: Name }>, Action, Event>
}

/** What seats may do besides, asked or not; the agenda stays as it is. */
export interface Besides<State, Action, Aside extends Action, Event> {
  /** Whether an action is of this kind. */
  has(action: Action): action is Aside
  list(state: State, seat: Seat): readonly Aside[]
  /** Null exactly when the action is in the list. */
  refusal(state: State, seat: Seat, action: Aside): Refusal | null
  take(state: State, seat: Seat, action: Aside, course: Course<Event>): void
}

/** Puts items on the agenda; the first one named comes first. */
export function schedule<Item extends AgendaItem>(state: WithAgenda<Item>, ...items: readonly Item[]): void {
  for (let i = items.length - 1; i >= 0; i--) state.agenda.push(items[i])
}

/** Takes an item off the agenda, wherever it lies. */
export function finish<Item extends AgendaItem>(state: WithAgenda<Item>, item: Item): void {
  const at = state.agenda.lastIndexOf(item)
  if (at === -1) throw new Error(`The agenda does not hold this item: ${JSON.stringify(item)}`)
  state.agenda.splice(at, 1)
}

const NOBODY: readonly Seat[] = []
const WORK_LIMIT = 10_000

/**
 * The part of a game that its agenda gives: who decides, what, why not, and what follows.
 * `stranger` answers seats that owe no decision (not their turn, or the game is over); `besides` is what they and the
 * others may do all the same.
 */
export function runAgenda<
  Item extends AgendaItem,
  State extends WithAgenda<Item>,
  Action extends GameAction,
  Event extends GameEvent,
  Aside extends Action = never,
>(
  steps: Steps<State, Item, Action, Event>,
  stranger: (state: State, seat: Seat, action: Action) => Refusal,
  besides: Besides<State, Action, Aside, Event> | null = null,
): Pick<
  Game<State, Action, object, object, Event>,
  'deciders' | 'decision' | 'asides' | 'refusal' | 'apply'
> & {
  /** Works off the agenda until it asks somebody or is empty. For `setup`; `apply` does it by itself. */
  settle(state: State, course: Course<Event>): void
} {
  const table: Readonly<Record<string, Step<State, Item, Action, Event>>> = steps

  const asking = (state: State): AskingStep<State, Item, Action, Event> | null => {
    const item = state.agenda.at(-1)
    if (item === undefined) return null
    const step = table[item.step]
    return 'deciders' in step ? step : null
  }

  const settle = (state: State, course: Course<Event>): void => {
    for (let count = 0; count < WORK_LIMIT; count++) {
      const item = state.agenda.at(-1)
      if (item === undefined) return
      const step = table[item.step]
      if ('deciders' in step) {
        if (step.deciders(state, item).length > 0) return
        throw new Error(`The step '${item.step}' asks nobody: ${JSON.stringify(state)}`)
      }
      state.agenda.pop()
      step.work(state, item, course)
    }
    throw new Error(`The agenda does not come to rest: ${JSON.stringify(state)}`)
  }

  return {
    settle,
    deciders: (state) => asking(state)?.deciders(state, top(state)) ?? NOBODY,
    decision(state, seat) {
      const step = asking(state)
      if (step === null) throw new Error(`Nobody is asked anything: ${JSON.stringify(state.agenda)}`)
      return step.decision(state, top(state), seat)
    },
    ...(besides === null ? {} : { asides: (state: State, seat: Seat) => besides.list(state, seat) }),
    refusal(state, seat, action) {
      if (besides?.has(action)) return besides.refusal(state, seat, action)
      const step = asking(state)
      if (step === null || !step.deciders(state, top(state)).includes(seat))
        return stranger(state, seat, action)
      return step.refusal(state, top(state), seat, action)
    },
    apply(state, seat, action, course) {
      if (besides?.has(action)) return besides.take(state, seat, action, course)
      const step = asking(state)
      if (step === null) throw new Error(`Nobody is asked anything: ${JSON.stringify(state.agenda)}`)
      step.take(state, top(state), seat, action, course)
      settle(state, course)
    },
  }
}

function top<Item extends AgendaItem>(state: WithAgenda<Item>): Item {
  return state.agenda[state.agenda.length - 1]
}
