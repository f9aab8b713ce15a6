/** Bookkeeping of the flow, left out of effects. */
const FLOW = ['phase', 'stage', 'turn', 'active', 'named', 'die', 'move', 'movePaints']
/** What follows from the rest of a sheet, and answers that wait. */
const DERIVED = ['near', 'far', 'fresh', 'tally', 'sides', 'stale', 'answer']

type Leaves = Map<string, unknown>

/** Everything in a state, by path. */
export function leavesOf(value: unknown, path = '', found: Leaves = new Map()): Leaves {
  if (typeof value !== 'object' || value === null) return found.set(path, value)
  for (const [key, part] of Object.entries(value)) leavesOf(part, path === '' ? key : `${path}.${key}`, found)
  return found
}

/** What changed from one state to another, by path; the flow and what follows from the rest are left out. */
export function changes(before: Leaves, after: Leaves): Record<string, unknown> {
  const changed: Record<string, unknown> = {}
  for (const path of new Set([...before.keys(), ...after.keys()])) {
    const [first, , field] = path.split('.')
    if (FLOW.includes(first) || DERIVED.includes(field) || before.get(path) === after.get(path)) continue
    changed[path.replace('sheets.', '')] = after.get(path)
  }
  return changed
}
