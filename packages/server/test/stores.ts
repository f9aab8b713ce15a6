import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe } from 'vitest'
import { type DataPlace, openStore, type Store } from '../src/store/open.ts'
import { freshDatabase, lacksPostgres, severAll, sharedPostgres } from '../testing/postgres.ts'

/** An empty database that can be opened several times, as by several processes. */
export interface Ground {
  open(): Promise<Store>
  /** The settings with which a whole server uses it. */
  readonly env: Readonly<Record<string, string>>
  /** Breaks all connections; null where there are none. */
  readonly sever: (() => Promise<void>) | null
}

/** Runs the same tests on an embedded database and on PostgreSQL. */
export function onBothStores(name: string, tests: (fresh: () => Promise<Ground>) => void): void {
  const opened: Store[] = []
  const ground = (place: DataPlace): Ground => ({
    env: place.kind === 'postgres' ? { DATABASE_URL: place.url } : { DATA_DIR: place.folder },
    sever: place.kind === 'postgres' ? () => severAll(place.url) : null,
    async open() {
      const store = await openStore(place)
      opened.push(store)
      return store
    },
  })
  const closeAll = async (): Promise<void> => {
    for (const store of opened.splice(0)) await store.close()
  }

  describe(`${name}, embedded`, () => {
    const folders: string[] = []
    afterAll(async () => {
      await closeAll()
      for (const folder of folders) rmSync(folder, { recursive: true, force: true })
    })
    tests(async () => {
      const folder = mkdtempSync(join(tmpdir(), 'vyprava-db-'))
      folders.push(folder)
      return ground({ kind: 'sqlite', folder })
    })
  })

  describe.skipIf(lacksPostgres())(`${name}, PostgreSQL`, () => {
    beforeAll(async () => {
      await sharedPostgres()
    }, 90_000)
    afterAll(closeAll)
    tests(async () => ground({ kind: 'postgres', url: await freshDatabase() }))
  })
}
