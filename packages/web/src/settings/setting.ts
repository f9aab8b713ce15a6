import { useSyncExternalStore } from 'react'

/** One choice of the person, kept in this browser. */
export type Setting<T extends string> = {
  readonly get: () => T
  readonly set: (value: T) => void
  /** Calls back now and after every change; returns how to stop. */
  readonly watch: (see: (value: T) => void) => () => void
}

/** Storage may be forbidden (private windows, strict settings); the choice then lasts until the page closes. */
function shelf(): Storage | null {
  try {
    return window.localStorage
  } catch {
    return null
  }
}

export function setting<T extends string>(
  key: string,
  allowed: readonly T[],
  byDefault: () => T,
  /** Calls back when the default has changed: it counts as long as nobody has chosen. */
  followDefault: (changed: () => void) => void = () => {},
): Setting<T> {
  const kept = shelf()?.getItem(key)
  let chosen = allowed.find((value) => value === kept)
  let current = chosen ?? byDefault()
  const watchers = new Set<(value: T) => void>()
  followDefault(() => {
    if (chosen !== undefined) return
    current = byDefault()
    for (const see of watchers) see(current)
  })
  return {
    get: () => current,
    set(value) {
      chosen = value
      current = value
      try {
        shelf()?.setItem(key, value)
      } catch (error) {
        console.warn(`"${key}" could not be kept in this browser`, error)
      }
      for (const see of watchers) see(value)
    },
    watch(see) {
      watchers.add(see)
      see(current)
      return () => watchers.delete(see)
    },
  }
}

export const useSetting = <T extends string>({ get, watch }: Setting<T>): T =>
  useSyncExternalStore(watch, get)
