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
  return changes(before, after, { path: [], length: 2 }).list
}

/** A place, and how long its path is as JSON. */
interface Spot {
  readonly path: Path
  readonly length: number
}

/** Changes, and how long they are as JSON: counted on the way, because writing them to see would cost more than all else. */
interface Found {
  readonly list: Change[]
  length: number
}

/** What is written around the parts of a change. */
const AROUND_SET = '["set",,]'.length
const AROUND_CUT = '["cut",]'.length
const AROUND_SPLICE = '["splice",,,,]'.length

const within = ({ path, length }: Spot, name: string | number): Spot => ({
  path: [...path, name],
  length: length + (path.length > 0 ? 1 : 0) + (typeof name === 'string' ? name.length + 2 : digits(name)),
})

const digits = (number: number): number => String(number).length

function add(found: Found, { list, length }: Found): void {
  if (list.length === 0) return
  found.length += length + (found.list.length > 0 ? 1 : 0)
  found.list.push(...list)
}

const setting = (spot: Spot, value: unknown): Found => ({
  list: [['set', spot.path, value]],
  length: AROUND_SET + spot.length + lengthOf(value),
})

function changes(before: unknown, after: unknown, spot: Spot): Found {
  const parts = before === after ? { list: [], length: 0 } : partsOf(before, after, spot)
  // No part differs: they are the same.
  if (parts?.list.length === 0) return parts
  const describes = parts !== null && isLonger(after, parts.length - AROUND_SET - spot.length)
  return describes ? parts : setting(spot, after)
}

function partsOf(before: unknown, after: unknown, spot: Spot): Found | null {
  if (typeof before !== 'object' || typeof after !== 'object' || before === null || after === null)
    return null
  if (Array.isArray(before) !== Array.isArray(after)) return null
  return Array.isArray(before) && Array.isArray(after)
    ? listChanges(before, after, spot)
    : fieldChanges(before, after, spot)
}

function fieldChanges(before: object, after: object, spot: Spot): Found {
  const found: Found = { list: [], length: 0 }
  for (const name of Object.keys(before)) {
    if (Object.hasOwn(after, name)) continue
    const { path, length } = within(spot, name)
    add(found, { list: [['cut', path]], length: AROUND_CUT + length })
  }
  for (const name of Object.keys(after)) {
    const value: unknown = Reflect.get(after, name)
    const was: unknown = Reflect.get(before, name)
    if (!Object.hasOwn(before, name)) add(found, setting(within(spot, name), value))
    else if (was !== value) add(found, changes(was, value, within(spot, name)))
  }
  return found
}

function listChanges(before: readonly unknown[], after: readonly unknown[], spot: Spot): Found {
  let start = 0
  while (start < before.length && start < after.length && same(before[start], after[start])) start++
  if (start === before.length && start === after.length) return { list: [], length: 0 }
  let end = 0
  while (
    end < before.length - start &&
    end < after.length - start &&
    same(before[before.length - 1 - end], after[after.length - 1 - end])
  ) {
    end++
  }
  const removed = before.length - start - end
  const inserted = after.slice(start, after.length - end)
  const around = AROUND_SPLICE + spot.length + digits(start) + digits(removed)
  if (before.length === after.length) {
    const single: Found = { list: [], length: 0 }
    for (let i = start; i < after.length - end; i++)
      add(single, changes(before[i], after[i], within(spot, i)))
    if (isLonger(inserted, single.length - around)) return single
  }
  return { list: [['splice', spot.path, start, removed, inserted]], length: around + lengthOf(inserted) }
}

/** Whether something is longer than so much, as JSON; it is counted no further than that: most views are much longer. */
const isLonger = (value: unknown, length: number): boolean => lengthLeft(value, length) < 0

const lengthOf = (value: unknown): number => -lengthLeft(value, 0, Number.NEGATIVE_INFINITY)

/** What is left of a length when something is taken off it; below `least` it is not counted on. */
function lengthLeft(value: unknown, length: number, least = 0): number {
  if (typeof value !== 'object' || value === null) return length - plainLength(value)
  let left = length - 2
  let more = 0
  if (Array.isArray(value)) {
    for (let i = 0; i < value.length && left >= least; i++) {
      left = lengthLeft(value[i], left - more, least)
      more = 1
    }
    return left
  }
  for (const name of Object.keys(value)) {
    if (left < least) return left
    left = lengthLeft(Reflect.get(value, name), left - more - name.length - 3, least)
    more = 1
  }
  return left
}

/** Letters that need more than one in JSON are so rare that they are not counted. */
function plainLength(value: unknown): number {
  if (typeof value === 'string') return value.length + 2
  if (typeof value === 'number') return digits(value)
  return value === false ? 5 : 4
}

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
