import { type DBSchema, type IDBPDatabase, openDB } from 'idb'
import type { SavedMatch } from './saved.ts'
import { follows, lastPlayedFirst, memoryShelf, type Shelf } from './shelf.ts'

interface Schema extends DBSchema {
  matches: { key: string; value: SavedMatch }
}

const NAME = 'vyprava'
const STORE = 'matches'

/** The shelf in the browser's database. */
function databaseShelf(opened: Promise<IDBPDatabase<Schema>>): Shelf {
  return {
    list: async () => (await (await opened).getAll(STORE)).sort(lastPlayedFirst),
    get: async (id) => (await (await opened).get(STORE, id)) ?? null,
    async put(saved) {
      const transaction = (await opened).transaction(STORE, 'readwrite', { durability: 'strict' })
      const free = follows(await transaction.store.get(saved.id), saved)
      if (free) await transaction.store.put(saved)
      await transaction.done
      return free
    },
    async remove(id) {
      await (await opened).delete(STORE, id)
    },
  }
}

const openDatabase = () =>
  openDB<Schema>(NAME, 1, {
    upgrade(database) {
      database.createObjectStore(STORE, { keyPath: 'id' })
    },
  })

/** The shelf of this device. Where the browser keeps nothing, games last until the page closes. */
function openShelf(): Shelf {
  if (typeof indexedDB === 'undefined') return memoryShelf()
  return databaseShelf(openDatabase())
}

let shelf: Shelf | null = null

export function deviceShelf(): Shelf {
  shelf ??= openShelf()
  return shelf
}
