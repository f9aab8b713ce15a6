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
/** What lay under that key and could not be read at all: put aside before anything is written over it. */
const DAMAGED = 'vyprava.ark.maps.damaged'

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
      .filter(isWritten)
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
    const others = this.#read().filter((written) => idOf(written) !== id)
    return this.#write([...others, { id, changed, code: writeCode(map) }])
  }

  /** Takes a map away; what is given back can be kept again. */
  remove(id: string): Kept | null {
    const kept = this.get(id)
    if (kept !== null) this.#write(this.#read().filter((written) => idOf(written) !== id))
    return kept
  }

  /** Everything that lies there, what is strange to us included: it may be of a newer version of this house. */
  #read(): readonly unknown[] {
    return listIn(this.#cupboard.getItem(KEY) ?? '[]') ?? []
  }

  #write(all: readonly unknown[]): boolean {
    try {
      this.#putAside()
      this.#cupboard.setItem(KEY, JSON.stringify(all))
      return true
    } catch {
      return false
    }
  }

  #putAside(): void {
    const text = this.#cupboard.getItem(KEY)
    if (text !== null && listIn(text) === null) this.#cupboard.setItem(DAMAGED, text)
  }
}

/** The list that a text holds; null when it holds none. */
function listIn(text: string): readonly unknown[] | null {
  try {
    const data: unknown = JSON.parse(text)
    return Array.isArray(data) ? data : null
  } catch {
    return null
  }
}

const idOf = (data: unknown): string | null => (isWritten(data) ? data.id : null)

const isWritten = (data: unknown): data is Written =>
  typeof data === 'object' &&
  data !== null &&
  typeof Reflect.get(data, 'id') === 'string' &&
  typeof Reflect.get(data, 'changed') === 'number' &&
  typeof Reflect.get(data, 'code') === 'string'
