import type { Random } from '@vyprava/kernel'
import type { ScenarioHook } from '../../content/schema.ts'
import type { Fight } from '../fight.ts'
import type { Printed } from '../printed.ts'
import type { Euthia } from '../state.ts'
import type { EuthiaTurn } from '../steps/step.ts'

/** What a hook of a scenario does at the moments of the game; what it does not name it leaves alone. */
export interface Hook<Data = ScenarioHook> {
  /** At the end of the set-up: decks, bounties, figures. */
  setUp?(printed: Printed, state: Euthia, hook: Data, random: Random): void
  roundStart?(printed: Printed, state: Euthia, hook: Data, turn: EuthiaTurn): void
  turnEnd?(printed: Printed, state: Euthia, hook: Data, turn: EuthiaTurn): void
  roundEnd?(printed: Printed, state: Euthia, hook: Data, turn: EuthiaTurn): void
  tilePlaced?(printed: Printed, state: Euthia, hook: Data, place: number, turn: EuthiaTurn): void
  /** A foe is beaten, its reward still to come; and any fight is over, won, lost or left. */
  victory?(printed: Printed, state: Euthia, hook: Data, fight: Fight, turn: EuthiaTurn): void
  fightOver?(printed: Printed, state: Euthia, hook: Data, fight: Fight, turn: EuthiaTurn): void
}

export type Hooks = {
  readonly [Name in ScenarioHook['hook']]?: Hook<Extract<ScenarioHook, { readonly hook: Name }>>
}
