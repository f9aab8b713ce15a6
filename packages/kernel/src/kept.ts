import type { GameAction, GameEvent } from './contract.ts'
import type { KeptLine } from './journal.ts'
import type { KeptMoments } from './moments.ts'

/** All that a match is at one moment besides its journal, as plain data. Hosts only: it holds every secret. */
export interface KeptMatch<State = object, Action = GameAction, Event = GameEvent> {
  readonly state: State
  /** How many random words were drawn. */
  readonly drawn: number
  readonly line: KeptLine<Action, Event>
  readonly moments: KeptMoments
}
