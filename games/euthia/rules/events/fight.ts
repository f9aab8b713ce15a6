import type { Seat } from '@vyprava/kernel'
import type { FoeKind } from '../fight.ts'

/** The fight from its start to its end. */
export type FightEvent = {
  readonly type: 'fightStarted'
  readonly player: Seat
  readonly field: number
  readonly kind: FoeKind
}
