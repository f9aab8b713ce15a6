import { type Dispatch, useCallback, useEffect, useReducer, useRef, useState } from 'react'
import { type Damage, readCode, writeCode } from '../maps/code.ts'
import type { DrawnMap } from '../maps/drawn.ts'
import { type Bench, type BenchAction, benchWith, isEmpty, reduceBench, tidied } from './bench.ts'
import { type Kept, MapStore, storage } from './store.ts'

const newId = (): string => `${Date.now().toString(36)}${Math.random().toString(36).slice(2, 8)}`

export interface Maps {
  readonly bench: Bench
  readonly deed: Dispatch<BenchAction>
  readonly list: readonly Kept[]
  /** Whether what is on the bench is on the device too. */
  readonly kept: boolean
  /** What was wrong with the link that led here. */
  readonly damage: Damage | null
  readonly forget: () => void
  readonly add: (map: DrawnMap) => void
  readonly remove: (kept: Kept) => void
  readonly bringBack: (kept: Kept) => void
}

/** The map on the bench and those in the drawer. Every change is kept at once; a map from a link when it is changed. */
export function useMaps(given: string | null, settled: () => void, person: string | null): Maps {
  const [store] = useState(() => new MapStore(storage(), Date.now))
  const [list, setList] = useState(() => store.list())
  const [bench, deed] = useReducer(reduceBench, null, () => benchOf(list))
  const [kept, setKept] = useState(true)
  const [damage, setDamage] = useState<Damage | null>(null)
  const { id, map, past } = bench

  useEffect(() => {
    if (given === null) return
    const read = readCode(given)
    setDamage(read.ok ? null : read.damage)
    if (read.ok) {
      const own = store.list().find((each) => writeCode(each.map) === writeCode(read.map))
      deed({ type: 'open', id: own?.id ?? null, map: read.map })
    }
    settled()
  }, [given, settled, store])

  useEffect(() => {
    if (id === null && past.length > 0) deed({ type: 'settle', id: newId() })
  }, [id, past])

  // As this page last read or wrote it.
  const known = useRef<{ readonly id: string; readonly code: string } | null>(null)
  useEffect(() => {
    if (id === null) return
    const before = store.get(id)
    const now = tidied(map)
    const code = writeCode(now)
    const there = before === null ? null : writeCode(before.map)
    if (there === null ? isEmpty(now) && now.name === '' : there === code) {
      known.current = { id, code }
      return
    }
    // Somebody drew on it in another window meanwhile: theirs stays, and ours becomes a map of its own.
    if (there !== null && known.current?.id === id && known.current.code !== there) {
      deed({ type: 'settle', id: newId() })
      return
    }
    known.current = { id, code }
    setKept(store.keep(id, now))
    setList(store.list())
  }, [id, map, store])

  useEffect(() => {
    const look = () => setList(store.list())
    window.addEventListener('storage', look)
    return () => window.removeEventListener('storage', look)
  }, [store])

  const add = useCallback(
    (added: DrawnMap) => {
      const mine = added.author === '' && person !== null ? { ...added, author: person } : added
      deed({ type: 'open', id: newId(), map: mine })
    },
    [person],
  )
  return {
    bench,
    deed,
    list,
    kept,
    damage,
    forget: useCallback(() => setDamage(null), []),
    add,
    remove({ id: gone }) {
      store.remove(gone)
      setList(store.list())
      if (gone === id) {
        const next = benchOf(store.list())
        deed({ type: 'open', id: next.id, map: next.map })
      }
    },
    bringBack(back) {
      store.keep(back.id, back.map, back.changed)
      setList(store.list())
    },
  }
}

/** What was drawn last, or a new sheet. */
const benchOf = ([last]: readonly Kept[]): Bench =>
  last === undefined ? benchWith(newId()) : benchWith(last.id, last.map)
