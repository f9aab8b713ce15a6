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
  return changes(before, after, [])?.list ?? []
}

/** Where it is looked at now: one list for all places, because most of them have not changed. */
type Spot = (string | number)[]

/** Changes, and how long they are as JSON: counted on the way, because writing them to see would cost more than all else. */
interface Found {
  readonly list: Change[]
  length: number
}

/** What is written around the parts of a change. */
const AROUND_SET = '["set",,]'.length
const AROUND_CUT = '["cut",]'.length
const AROUND_SPLICE = '["splice",,,,]'.length

/** How long a path is as JSON. */
function lengthOfPath(spot: Spot): number {
  let length = 2 + Math.max(0, spot.length - 1)
  for (const name of spot) length += typeof name === 'string' ? name.length + 2 : digits(name)
  return length
}

function digits(number: number): number {
  if (number >= 0 && number < 1000 && Number.isInteger(number)) return number < 10 ? 1 : number < 100 ? 2 : 3
  return String(number).length
}

function join(found: Found | null, more: Found | null): Found | null {
  if (found === null || more === null) return found ?? more
  found.length += more.length + 1
  found.list.push(...more.list)
  return found
}

const setting = (spot: Spot, value: unknown): Found => ({
  list: [['set', spot.slice(), value]],
  length: AROUND_SET + lengthOfPath(spot) + lengthOf(value),
})

const cutting = (spot: Spot): Found => ({
  list: [['cut', spot.slice()]],
  length: AROUND_CUT + lengthOfPath(spot),
})

type Fields = Readonly<Record<string, unknown>>

const isList = (value: unknown): value is readonly unknown[] => Array.isArray(value)
const hasFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Null when they are the same. */
function changes(before: unknown, after: unknown, spot: Spot): Found | null {
  if (before === after) return null
  let parts: Found | null
  if (isList(before) && isList(after)) parts = listChanges(before, after, spot)
  else if (hasFields(before) && hasFields(after)) parts = fieldChanges(before, after, spot)
  else return setting(spot, after)
  if (parts === null) return null
  return isLonger(after, parts.length - AROUND_SET - lengthOfPath(spot)) ? parts : setting(spot, after)
}

/** The names of the fields nearly always stand in the same order; then nobody has to look them up. */
function fieldChanges(before: Fields, after: Fields, spot: Spot): Found | null {
  const [old, names] = [Object.keys(before), Object.keys(after)]
  let alike = old.length === names.length
  for (let i = 0; alike && i < names.length; i++) alike = old[i] === names[i]
  let found = alike ? null : gone(old, after, spot)
  for (const name of names) {
    const [was, value] = [before[name], after[name]]
    const known = alike || Object.hasOwn(before, name)
    if (known && was === value) continue
    spot.push(name)
    found = join(found, known ? changes(was, value, spot) : setting(spot, value))
    spot.pop()
  }
  return found
}

function gone(names: readonly string[], after: Fields, spot: Spot): Found | null {
  let found: Found | null = null
  for (const name of names) {
    if (Object.hasOwn(after, name)) continue
    spot.push(name)
    found = join(found, cutting(spot))
    spot.pop()
  }
  return found
}

function listChanges(before: readonly unknown[], after: readonly unknown[], spot: Spot): Found | null {
  let start = 0
  while (start < before.length && start < after.length && same(before[start], after[start])) start++
  if (start === before.length && start === after.length) return null
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
  const around = AROUND_SPLICE + lengthOfPath(spot) + digits(start) + digits(removed)
  if (before.length === after.length) {
    let single: Found | null = null
    for (let i = start; i < after.length - end; i++) {
      spot.push(i)
      single = join(single, changes(before[i], after[i], spot))
      spot.pop()
    }
    if (single !== null && isLonger(inserted, single.length - around)) return single
  }
  return {
    list: [['splice', spot.slice(), start, removed, inserted]],
    length: around + lengthOf(inserted),
  }
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
