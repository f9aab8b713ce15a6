import { bad, type Checked, good } from './checked.ts'
import { clone, same } from './json.ts'

/** Where in a view: names of fields and indices of lists. */
export type Path = readonly (string | number)[]

/** One change: set a value, remove a field, or replace a stretch of a list. */
export type Change =
  | readonly ['set', Path, unknown]
  | readonly ['cut', Path]
  | readonly ['splice', Path, at: number, remove: number, insert: readonly unknown[]]

/** What leads from one view to the next. Empty when nothing changed. */
export type Patch = readonly Change[]

/** The difference between two plain values; wherever replacing is shorter than describing, it replaces. */
export function diff(before: unknown, after: unknown): Patch {
  return changes(before, after, [])
}

function changes(before: unknown, after: unknown, path: Path): Change[] {
  if (same(before, after)) return []
  const whole: Change[] = [['set', path, after]]
  const parts = partsOf(before, after, path)
  return parts !== null && size(parts) < size(whole) ? parts : whole
}

function partsOf(before: unknown, after: unknown, path: Path): Change[] | null {
  if (typeof before !== 'object' || typeof after !== 'object' || before === null || after === null)
    return null
  if (Array.isArray(before) !== Array.isArray(after)) return null
  return Array.isArray(before) && Array.isArray(after)
    ? listChanges(before, after, path)
    : fieldChanges(before, after, path)
}

function fieldChanges(before: object, after: object, path: Path): Change[] {
  const found: Change[] = []
  for (const name of Object.keys(before)) {
    if (!Object.hasOwn(after, name)) found.push(['cut', [...path, name]])
  }
  for (const [name, value] of Object.entries(after)) {
    if (!Object.hasOwn(before, name)) found.push(['set', [...path, name], value])
    else found.push(...changes(Reflect.get(before, name), value, [...path, name]))
  }
  return found
}

function listChanges(before: readonly unknown[], after: readonly unknown[], path: Path): Change[] {
  let start = 0
  while (start < before.length && start < after.length && same(before[start], after[start])) start++
  let end = 0
  while (
    end < before.length - start &&
    end < after.length - start &&
    same(before[before.length - 1 - end], after[after.length - 1 - end])
  ) {
    end++
  }
  const splice: Change[] = [
    ['splice', path, start, before.length - start - end, after.slice(start, after.length - end)],
  ]
  if (before.length !== after.length) return splice
  const single: Change[] = []
  for (let i = start; i < after.length - end; i++) single.push(...changes(before[i], after[i], [...path, i]))
  return size(single) < size(splice) ? single : splice
}

const size = (patch: Patch): number => JSON.stringify(patch).length

/** Applies a patch to a copy of a value. A patch that does not fit is a problem, never half a value. */
export function applyPatch<Value>(before: Value, patch: Patch): Checked<Value>
export function applyPatch(before: unknown, patch: Patch): Checked<unknown> {
  const root = { value: clone(before) }
  for (const change of patch) {
    const full: Path = ['value', ...change[1]]
    const place = change[0] === 'splice' ? full : full.slice(0, -1)
    const target = follow(root, place)
    const last = full[full.length - 1]
    if (typeof target !== 'object' || target === null || last === '__proto__')
      return bad(full.join('.'), target, 'a place that exists')
    if (change[0] === 'set') Reflect.set(target, last, clone(change[2]))
    else if (change[0] === 'cut') Reflect.deleteProperty(target, last)
    else if (Array.isArray(target)) target.splice(change[2], change[3], ...clone(change[4]))
    else return bad(full.join('.'), target, 'a list')
  }
  return good(root.value)
}

function follow(root: object, path: Path): unknown {
  let at: unknown = root
  for (const name of path) {
    if (typeof at !== 'object' || at === null || !Object.hasOwn(at, name)) return undefined
    at = Reflect.get(at, name)
  }
  return at
}
