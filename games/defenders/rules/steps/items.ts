import type { Seat } from '@vyprava/kernel'
import type { Item } from '../state.ts'

/* Items without values of their own are shared by all states. */
export const ROUND: Item = { step: 'round' }
export const LEADERSHIP: Item = { step: 'leadership' }
export const REVEAL: Item = { step: 'reveal' }
export const TURN: Item = { step: 'turn' }
export const ACTIONS: Item = { step: 'actions' }
export const MACHINE: Item = { step: 'machine' }
export const END_TURN: Item = { step: 'endTurn' }
export const END_ROUND: Item = { step: 'endRound' }

const ALONE: readonly (readonly Seat[])[] = [[0], [1], [2], [3]]

/** Just this seat is asked. */
export const alone = (seat: Seat): readonly Seat[] => ALONE[seat]
