import * as v from 'valibot'

const count = v.pipe(v.number(), v.integer('a whole number'), v.minValue(1, 'a whole number from 1'))

/** What a machine card makes the machines do, step by step. */
export const machineStep = v.variant('does', [
  /** All engines move together, a step of each at a time. */
  v.strictObject({ does: v.literal('moveTogether'), steps: count }),
  /** The engine that the radar meets first moves, then the other one. */
  v.strictObject({ does: v.literal('moveInTurn'), first: count, second: count }),
  v.strictObject({ does: v.literal('deployEngines') }),
  v.strictObject({ does: v.literal('turnDirection') }),
  v.strictObject({ does: v.literal('build') }),
  /** Vents pollute: always, or only when the card has built nothing. */
  v.strictObject({ does: v.literal('pollute'), always: v.boolean() }),
  v.strictObject({ does: v.literal('deployHunters') }),
  /** How far hunters go for the active player's leader, and for the other leaders. */
  v.strictObject({ does: v.literal('pursue'), active: count, others: count }),
  /** Leaders that share a hex with a mech are injured. */
  v.strictObject({ does: v.literal('strike'), injuries: count }),
])

export type MachineStep = v.InferOutput<typeof machineStep>
