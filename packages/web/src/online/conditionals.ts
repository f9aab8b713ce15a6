import type { ConditionalShown, ConditionalWish } from '@vyprava/protocol'
import { ask, fieldOf, tell } from './server.ts'

const isList = (answer: unknown): answer is { value: readonly ConditionalShown[] } =>
  Array.isArray(fieldOf(answer, 'value'))

/** One's own conditional moves at a table, in the order in which they are tried. */
export async function ownConditionals(table: string): Promise<readonly ConditionalShown[]> {
  const answer = await ask(`api/tables/${table}/conditionals`)
  if (isList(answer)) return answer.value
  throw new Error('The server answers in a way that this page does not know')
}

export const addConditional = (table: string, wish: ConditionalWish): Promise<unknown> =>
  tell(`api/tables/${table}/conditionals`, wish)

/** Keeps these in this order; the others go. */
export const arrangeConditionals = (table: string, ids: readonly string[]): Promise<unknown> =>
  tell(`api/tables/${table}/conditionals/order`, { ids })
