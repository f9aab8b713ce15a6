import type { Random, Refusal, Seat } from '@vyprava/kernel'
import type { ScenarioHook } from '../../content/schema.ts'
import type { Fight } from '../fight.ts'
import type { Printed } from '../printed.ts'
import type { Euthia } from '../state.ts'
import type { EuthiaCourse } from '../steps/step.ts'

/** A foe of the scenario as it can be fought now: its card, and what the card does not tell (EU-1502, EU-1503). */
export interface Challenge {
  readonly foe: number
  readonly vitality: number
  readonly hits: number
  readonly lastRound: number
}

/** What a hook of a scenario does at the moments of the game; what it does not name it leaves alone. */
export interface Hook<Data = ScenarioHook> {
  /** At the end of the set-up: decks, bounties, figures. */
  setUp?(printed: Printed, state: Euthia, hook: Data, random: Random): void
  roundStart?(printed: Printed, state: Euthia, hook: Data, course: EuthiaCourse): void
  turnEnd?(printed: Printed, state: Euthia, hook: Data, course: EuthiaCourse): void
  roundEnd?(printed: Printed, state: Euthia, hook: Data, course: EuthiaCourse): void
  tilePlaced?(printed: Printed, state: Euthia, hook: Data, place: number, course: EuthiaCourse): void
  /** The foe that a hero can fight where it stands, or why it cannot. */
  challenge?(printed: Printed, state: Euthia, hook: Data, seat: Seat): Challenge | Refusal
  /** A foe is beaten, its reward still to come; and any fight is over, won, lost or left. */
  victory?(printed: Printed, state: Euthia, hook: Data, fight: Fight, course: EuthiaCourse): void
  fightOver?(printed: Printed, state: Euthia, hook: Data, fight: Fight, course: EuthiaCourse): void
}

export type HookOf<Name extends ScenarioHook['hook']> = Extract<ScenarioHook, { readonly hook: Name }>
export type Hooks = { readonly [Name in ScenarioHook['hook']]: Hook<HookOf<Name>> }

/** The hook of this name among those of the scenario in play. */
export const findHook = <Name extends ScenarioHook['hook']>(
  { pack }: Printed,
  { scenario }: Euthia,
  name: Name,
): HookOf<Name> | undefined =>
  pack.scenarios[scenario].hooks.find((hook): hook is HookOf<Name> => hook.hook === name)
