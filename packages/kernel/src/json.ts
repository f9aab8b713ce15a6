/** What a state, an action, an event or a view is made of. */
export type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json }

type Fields = Readonly<Record<string, unknown>>

const hasFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** A deep copy of plain data. Several times faster than structuredClone, and it refuses nothing. */
export function clone<T>(value: T): T
export function clone(value: unknown): unknown {
  if (Array.isArray(value)) {
    const length = value.length
    if (length === 0) return []
    if (typeof value[0] === 'number' && value.every(isNumber)) return value.slice()
    const copy = new Array<unknown>(length)
    for (let i = 0; i < length; i++) copy[i] = clone(value[i])
    return copy
  }
  return hasFields(value) ? cloneFields(value) : value
}

/** By keys and not by entries, which would build a pair for each field: this is half of the time of many searches. */
function cloneFields(value: Fields): Fields {
  const copy: Record<string, unknown> = {}
  for (const key of Object.keys(value)) {
    if (key === '__proto__') continue
    const part = value[key]
    copy[key] = typeof part === 'object' ? clone(part) : part
  }
  return copy
}

const isNumber = (value: unknown): value is number => typeof value === 'number'

/** Deep equality of plain data; the order of keys does not matter. */
export function same(a: unknown, b: unknown): boolean {
  if (a === b) return true
  if (Array.isArray(a)) {
    if (!Array.isArray(b) || a.length !== b.length) return false
    for (let i = 0; i < a.length; i++) if (a[i] !== b[i] && !same(a[i], b[i])) return false
    return true
  }
  return hasFields(a) && hasFields(b) && sameFields(a, b)
}

function sameFields(a: Fields, b: Fields): boolean {
  const names = Object.keys(a)
  const others = Object.keys(b)
  if (names.length !== others.length) return false
  for (let i = 0; i < names.length; i++) {
    const name = names[i]
    // The keys nearly always stand in the same order, and looking a name up costs more than comparing it.
    if (others[i] !== name && !Object.hasOwn(b, name)) return false
    if (a[name] !== b[name] && !same(a[name], b[name])) return false
  }
  return true
}

/** The one text of a value: keys sorted, no spaces. Equal values have equal texts. */
export function canonical(value: unknown): string {
  if (typeof value === 'number') return Number.isFinite(value) ? `${value}` : 'null'
  if (Array.isArray(value)) return canonicalList(value)
  if (!hasFields(value)) return JSON.stringify(value) ?? 'undefined'
  let text = '{'
  for (const name of sortedNames(value)) {
    if (text.length > 1) text += ','
    text += quoted(name)
    text += canonical(value[name])
  }
  return `${text}}`
}

function canonicalList(list: readonly unknown[]): string {
  let text = '['
  for (let i = 0; i < list.length; i++) {
    if (i > 0) text += ','
    text += canonical(list[i])
  }
  return `${text}]`
}

/** For up to this many keys insertion sort is faster. */
const FEW = 32

function sortedNames(value: object): string[] {
  const names = Object.keys(value)
  if (names.length > FEW) return names.sort()
  for (let i = 1; i < names.length; i++) {
    const name = names[i]
    let place = i
    for (; place > 0 && names[place - 1] > name; place--) names[place] = names[place - 1]
    names[place] = name
  }
  return names
}

/** Names of fields as they stand in a text: few, and the same again and again. */
const QUOTED = new Map<string, string>()
/** Names that come from outside must not fill the memory. */
const MOST_QUOTED = 4096

function quoted(name: string): string {
  const known = QUOTED.get(name)
  if (known !== undefined) return known
  const text = `${JSON.stringify(name)}:`
  if (QUOTED.size < MOST_QUOTED) QUOTED.set(name, text)
  return text
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
