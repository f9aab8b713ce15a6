import type { EuthiaAction } from '../rules/actions.ts'

const isEnd = ({ type }: EuthiaAction): boolean => type === 'done' || type === 'pass'

/** The best first by a measure. What ends a window is done before everything that brings no more than `least`. */
export function ranked(
  actions: readonly EuthiaAction[],
  least: number,
  worthOf: (action: EuthiaAction) => number,
): readonly EuthiaAction[] {
  return actions
    .map((action) => ({ action, ends: isEnd(action), worth: isEnd(action) ? least : worthOf(action) }))
    .sort((a, b) => b.worth - a.worth || Number(b.ends) - Number(a.ends))
    .map(({ action }) => action)
}
