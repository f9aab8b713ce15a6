import { useLayoutEffect, useRef } from 'react'

const isBox = (value: unknown): value is object => typeof value === 'object' && value !== null

/** The new value, with everything in it that did not change taken from the former one. Plain data only. */
export function kept<T>(before: T, now: T): T {
  if (Object.is(before, now) || !isBox(before) || !isBox(now)) return now
  if (Array.isArray(now)) return Array.isArray(before) ? keptList(before, now) : now
  if (Array.isArray(before)) return now
  const keys = Object.keys(now)
  let same = keys.length === Object.keys(before).length
  // Copied only if there is something to put into it: a view is large, and comes with every action.
  let copy: T & object = now
  for (const key of keys) {
    const former: unknown = Reflect.get(before, key)
    const given: unknown = Reflect.get(now, key)
    const value = kept(former, given)
    same &&= Object.is(former, value) && key in before
    if (Object.is(value, given)) continue
    if (copy === now) copy = { ...now }
    Reflect.set(copy, key, value)
  }
  return same ? before : copy
}

/** The same for lists, most of which hold numbers and hardly ever change: by far the most of a view. */
function keptList<T extends readonly unknown[]>(before: T, now: T): T {
  let same = before.length === now.length
  let copy = now
  for (let at = 0; at < now.length; at++) {
    const value = kept(before[at], now[at])
    same &&= Object.is(before[at], value)
    if (Object.is(value, now[at])) continue
    if (copy === now) copy = Object.assign([], now)
    Reflect.set(copy, at, value)
  }
  return same ? before : copy
}

/** What a component is given, made of the same objects as before where nothing changed: so its parts need not be drawn. */
export function useKept<T>(value: T): T {
  const former = useRef({ given: value, now: value })
  const { given, now: before } = former.current
  const now = Object.is(given, value) ? before : kept(before, value)
  useLayoutEffect(() => {
    former.current = { given: value, now }
  })
  return now
}

/** A set that stays the same one as long as the same things are in it. */
export function useKeptSet<T>(value: ReadonlySet<T>): ReadonlySet<T> {
  const former = useRef(value)
  const before = former.current
  const now = before.size === value.size && [...value].every((one) => before.has(one)) ? before : value
  useLayoutEffect(() => {
    former.current = now
  })
  return now
}
