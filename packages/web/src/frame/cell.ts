import { useSyncExternalStore } from 'react'

/** A value that changes often and concerns few: only those who watch it are drawn anew. */
export interface Cell<T> {
  readonly get: () => T
  readonly set: (value: T) => void
  readonly watch: (see: () => void) => () => void
}

export function cell<T>(first: T): Cell<T> {
  let current = first
  const watchers = new Set<() => void>()
  return {
    get: () => current,
    set(value) {
      if (Object.is(value, current)) return
      current = value
      for (const see of watchers) see()
    },
    watch(see) {
      watchers.add(see)
      return () => watchers.delete(see)
    },
  }
}

export const useCell = <T>({ get, watch }: Cell<T>): T => useSyncExternalStore(watch, get)
