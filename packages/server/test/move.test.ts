import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { moduleOf } from '@vyprava/games'
import { Random } from '@vyprava/kernel'
import { afterAll, describe, expect, test } from 'vitest'
import { checkMatches } from '../src/admin/check.ts'
import { moveData } from '../src/admin/move.ts'
import { readJournal } from '../src/store/journal.ts'
import { openStore } from '../src/store/open.ts'
import { readTable } from '../src/store/tables.ts'
import { beginTable, newGuest } from '../testing/guests.ts'
import { SocketPlayer } from '../testing/player.ts'
import { freshDatabase, lacksPostgres } from '../testing/postgres.ts'
import { startProcess } from '../testing/process.ts'

describe.skipIf(lacksPostgres())('from the embedded database to PostgreSQL', () => {
  const folder = mkdtempSync(join(tmpdir(), 'vyprava-move-'))
  afterAll(() => {
    rmSync(folder, { recursive: true, force: true })
  })

  test('everything goes over, cookies too, and only into an empty one', async () => {
    const url = await freshDatabase()
    const old = await startProcess({ DATA_DIR: folder })
    const [ann, ben] = [await newGuest(old.address), await newGuest(old.address)]
    const table = await beginTable('roam', [ann, ben])
    let address = old.address
    const players = [ann, ben].map(
      ({ cookie }, seat) =>
        new SocketPlayer({ table, cookie, random: new Random(`${seat}`), address: () => address }),
    )
    while (players[0].follower.lines.length < 10) await new Promise((wait) => setTimeout(wait, 10))
    expect(await old.stop()).toBe(0)

    const moved = await moveData(folder, url)
    expect(moved.find((part) => part.table === 'entries')?.rows).toBeGreaterThanOrEqual(10)
    expect(moved.find((part) => part.table === 'user')?.rows).toBe(2)
    const [source, target] = [
      await openStore({ kind: 'sqlite', folder }),
      await openStore({ kind: 'postgres', url }),
    ]
    expect(await readJournal(target.db, table, 0)).toEqual(await readJournal(source.db, table, 0))
    expect(await readTable(target.db, table)).toEqual(await readTable(source.db, table))
    const gameOf = async (id: string) => (await moduleOf(id)?.rules())?.game ?? null
    expect(await checkMatches(target.db, gameOf)).toMatchObject({ matches: 1, diverging: [] })
    await source.close()
    await target.close()
    await expect(moveData(folder, url)).rejects.toThrow(/the target is not empty: it has rows in "\w+"/)

    const grown = await startProcess({ DATABASE_URL: url })
    address = grown.address
    await Promise.all(players.map(({ over }) => over))
    for (const player of players) player.close()
    expect(await grown.stop()).toBe(0)
  }, 90_000)
})
