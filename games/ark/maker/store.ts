import { readCode, writeCode } from '../maps/code.ts'
import type { DrawnMap } from '../maps/drawn.ts'

/** A map of this device. */
export interface Kept {
  readonly id: string
  readonly changed: number
  readonly map: DrawnMap
}

/** As it is written: the code tells when something happened to it. */
interface Written {
  readonly id: string
  readonly changed: number
  readonly code: string
}

const KEY = 'vyprava.ark.maps'

/** What a store needs of the browser. */
export interface Cupboard {
  getItem(key: string): string | null
  setItem(key: string, value: string): void
}

/** What a browser without storage keeps, until the page closes. */
const memory = new Map<string, string>()
const pocket = {
  getItem: (key: string) => memory.get(key) ?? null,
  setItem(): void {
    throw new Error('Nothing is kept here')
  },
}

/** Where the maps of this device lie. */
export function storage(): Cupboard {
  try {
    return window.localStorage
  } catch {
    return pocket
  }
}

/** The maps of this device. A map whose code is damaged is not shown and stays where it is. */
export class MapStore {
  readonly #cupboard: Cupboard
  readonly #now: () => number

  constructor(cupboard: Cupboard, now: () => number) {
    this.#cupboard = cupboard
    this.#now = now
  }

  /** All maps that can be read, the last changed first. */
  list(): readonly Kept[] {
    return this.#read()
      .flatMap(({ id, changed, code }) => {
        const read = readCode(code)
        return read.ok ? [{ id, changed, map: read.map }] : []
      })
      .sort((one, other) => other.changed - one.changed)
  }

  get(id: string): Kept | null {
    return this.list().find((kept) => kept.id === id) ?? null
  }

  /** Keeps a map under an id; false where the browser keeps nothing. */
  keep(id: string, map: DrawnMap, changed = this.#now()): boolean {
    const others = this.#read().filter((written) => written.id !== id)
    return this.#write([...others, { id, changed, code: writeCode(map) }])
  }

  /** Takes a map away; what is given back can be kept again. */
  remove(id: string): Kept | null {
    const kept = this.get(id)
    if (kept !== null) this.#write(this.#read().filter((written) => written.id !== id))
    return kept
  }

  #read(): readonly Written[] {
    try {
      const data: unknown = JSON.parse(this.#cupboard.getItem(KEY) ?? '[]')
      return Array.isArray(data) ? data.filter(isWritten) : []
    } catch {
      return []
    }
  }

  #write(all: readonly Written[]): boolean {
    try {
      this.#cupboard.setItem(KEY, JSON.stringify(all))
      return true
    } catch {
      return false
    }
  }
}

const isWritten = (data: unknown): data is Written =>
  typeof data === 'object' &&
  data !== null &&
  typeof Reflect.get(data, 'id') === 'string' &&
  typeof Reflect.get(data, 'changed') === 'number' &&
  typeof Reflect.get(data, 'code') === 'string'
