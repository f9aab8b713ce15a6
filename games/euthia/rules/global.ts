import { GLOBAL_RULES, type GlobalRule } from '../content/schema.ts'
import type { Euthia } from './state.ts'

/** The number of a global rule that a card switched on, or 0 (EU-1532, EU-1543). */
export function ruleValue({ rules }: Pick<Euthia, 'rules'>, name: GlobalRule): number {
  const rule = GLOBAL_RULES.indexOf(name)
  let value = 0
  for (const switched of rules) if (switched.rule === rule) value = Math.max(value, switched.n)
  return value
}
