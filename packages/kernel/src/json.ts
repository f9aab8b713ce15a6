/** What a state, an action, an event or a view is made of. */
export type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json }

/** A deep copy of plain data. Several times faster than structuredClone, and it refuses nothing. */
export function clone<T>(value: T): T
export function clone(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value
  if (Array.isArray(value)) {
    const length = value.length
    if (length === 0) return []
    if (typeof value[0] === 'number' && value.every(isNumber)) return value.slice()
    const copy = new Array<unknown>(length)
    for (let i = 0; i < length; i++) copy[i] = clone(value[i])
    return copy
  }
  const copy: Record<string, unknown> = {}
  for (const [key, part] of Object.entries(value)) {
    if (key === '__proto__') continue
    copy[key] = typeof part === 'object' ? clone(part) : part
  }
  return copy
}

const isNumber = (value: unknown): value is number => typeof value === 'number'

/** Deep equality of plain data; the order of keys does not matter. */
export function same(a: unknown, b: unknown): boolean {
  if (a === b) return true
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false
  if (Array.isArray(a) || Array.isArray(b)) {
    if (!Array.isArray(a) || !Array.isArray(b) || a.length !== b.length) return false
    for (let i = 0; i < a.length; i++) if (!same(a[i], b[i])) return false
    return true
  }
  return sameObjects(a, b)
}

function sameObjects(a: object, b: object): boolean {
  let keys = 0
  for (const key in a) {
    if (!Object.hasOwn(b, key) || !same(Reflect.get(a, key), Reflect.get(b, key))) return false
    keys++
  }
  for (const _ in b) keys--
  return keys === 0
}

/** The one text of a value: keys sorted, no spaces. Equal values have equal texts. */
export function canonical(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonical).join(',')}]`
  if (typeof value === 'object' && value !== null) {
    const parts = Object.entries(value)
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([key, part]) => `${JSON.stringify(key)}:${canonical(part)}`)
    return `{${parts.join(',')}}`
  }
  return JSON.stringify(value) ?? 'undefined'
}

/** Where a value stops being plain JSON (`undefined`, NaN, a class, a cycle), or null when it is plain. */
export function notPlain(value: unknown, path = '', depth = 0): string | null {
  if (value === null || typeof value === 'boolean' || typeof value === 'string') return null
  if (typeof value === 'number') return Number.isFinite(value) && !Object.is(value, -0) ? null : path || '.'
  if (typeof value !== 'object' || depth > 100) return path || '.'
  if (Array.isArray(value)) {
    for (let i = 0; i < value.length; i++) {
      const bad = notPlain(value[i], `${path}[${i}]`, depth + 1)
      if (bad !== null) return bad
    }
    return null
  }
  if (Object.getPrototypeOf(value) !== Object.prototype) return path || '.'
  for (const [key, part] of Object.entries(value)) {
    const bad = notPlain(part, `${path}.${key}`, depth + 1)
    if (bad !== null) return bad
  }
  return null
}
