import * as v from 'valibot'
import { attendMessage } from './presence.ts'

/** The longest message that a server reads, in bytes, and the longest id in characters. */
export const LONGEST_MESSAGE = 16_384
export const LONGEST_ID = 40
/** The longest thing that one can say at once, in characters. */
export const LONGEST_SAYING = 500
/** How many earlier moments one message asks for at most. */
export const MOST_LOOKED = 32

/** How many steps of a decision one message brings at most. */
export const MOST_STEPS = 32

const id = v.pipe(v.string(), v.regex(/^[\w-]+$/), v.maxLength(LONGEST_ID))
const count = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(1e9))

/**
 * What a client sends. `id` is made up by the client, once for each wish: sent again, the same wish gets the same
 * answer. `version` is the one that the client has seen when it made the wish.
 */
export const clientMessage = v.variant('type', [
  /** Watches a table; `version` and `lines` are what the client still has of it, null when nothing. */
  v.strictObject({
    type: v.literal('watch'),
    table: id,
    has: v.nullable(v.strictObject({ version: count, lines: count })),
  }),
  v.strictObject({ type: v.literal('leave'), table: id }),
  attendMessage(id),
  /** What this window's eyes saw at earlier moments in a row, from a place in the log on. */
  v.strictObject({
    type: v.literal('look'),
    table: id,
    number: count,
    count: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(MOST_LOOKED)),
  }),
  v.strictObject({
    type: v.literal('act'),
    id,
    table: id,
    version: count,
    action: v.looseObject({ type: v.string() }),
  }),
  /** Steps of one decision, taken together: none when one is refused by what its sender sees, or those before one that only the true world refuses. */
  v.strictObject({
    type: v.literal('actAll'),
    id,
    table: id,
    version: count,
    actions: v.pipe(v.array(v.looseObject({ type: v.string() })), v.minLength(1), v.maxLength(MOST_STEPS)),
  }),
  /** One action back, within the barrier; or an answer that still waits for others. */
  v.strictObject({ type: v.literal('undo'), id, table: id, version: count }),
  v.strictObject({ type: v.literal('withdraw'), id, table: id, version: count }),
  /** Asks the others to go back to a place of one's own log, beyond the barrier; and what they answer. */
  v.strictObject({ type: v.literal('askBack'), id, table: id, version: count, number: count }),
  v.strictObject({ type: v.literal('consent'), id, table: id, takeback: id, agree: v.boolean() }),
  /** Says something to those in the same room: players among themselves, spectators among themselves. */
  v.strictObject({
    type: v.literal('say'),
    id,
    table: id,
    text: v.pipe(v.string(), v.maxLength(2 * LONGEST_SAYING)),
  }),
  v.strictObject({ type: v.literal('ping') }),
])

export type ClientMessage = v.InferOutput<typeof clientMessage>
