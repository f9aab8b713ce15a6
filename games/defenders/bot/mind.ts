import { type Course, Random, silentCourse } from '@vyprava/kernel'
import {
  createDefenders,
  type Defenders,
  type DefendersAction,
  type DefendersEvent,
  type DefendersGame,
  type Pack,
  type Printed,
  printedFrom,
} from '../rules/index.ts'

/** How much a player thinks: positions kept after each action of a turn, in earnest and when cards are compared. */
export interface Effort {
  readonly width: number
  readonly leadWidth: number
  /** Mistakes in the judgement of whole turns, in action points. */
  readonly noise: number
}

/** What a thought works with. */
export interface Mind {
  readonly printed: Printed
  /** The game in which nothing happens by itself: no die hurts and the machines rest. Luck cannot be planned with. */
  readonly calm: DefendersGame
  readonly effort: Effort
}

export function mindOf(pack: Pack, effort: Effort): Mind {
  const calm = createDefenders({
    ...pack,
    die: pack.die.map(() => 0),
    machineCards: pack.machineCards.map((card) => ({ ...card, steps: [] })),
  })
  return { printed: printedFrom(pack), calm, effort }
}

/** Chance in thoughts: always the same, as nothing that matters depends on it. */
export const calmCourse = (): Course<DefendersEvent> => silentCourse(new Random('calm'))

/** Whoever the seat is, the player whose actions are asked for now, or null. */
export const isActing = (state: Defenders, player: number): boolean =>
  state.current === player && state.agenda.at(-1)?.step === 'actions'

export type Choice = { readonly action: DefendersAction; readonly worth: number }
