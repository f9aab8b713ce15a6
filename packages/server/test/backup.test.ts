import { copyFileSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { moduleOf } from '@vyprava/games'
import { Random } from '@vyprava/kernel'
import { afterAll, describe, expect, test } from 'vitest'
import { checkMatches } from '../src/admin/check.ts'
import { readConfig } from '../src/config.ts'
import { backUp } from '../src/jobs/backup.ts'
import { startServer } from '../src/main.ts'
import { readJournal } from '../src/store/journal.ts'
import { openStore } from '../src/store/open.ts'
import { beginTable, newGuest } from '../testing/guests.ts'
import { SocketPlayer } from '../testing/player.ts'

const folder = mkdtempSync(join(tmpdir(), 'vyprava-backup-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const gameOf = async (id: string) => (await moduleOf(id)?.rules())?.game ?? null

describe('copies of the embedded database', () => {
  test('are made at the start by themselves, and while people play; one that is put in its place plays on', async () => {
    const DATA_DIR = join(folder, 'first')
    const running = await startServer(readConfig({ PORT: '0', DATA_DIR }))
    const address = `http://localhost:${running.port}`
    const backups = join(DATA_DIR, 'backups')
    await expect.poll(() => existsSync(backups) && readdirSync(backups).length, { timeout: 15_000 }).toBe(1)
    const guests = [await newGuest(address), await newGuest(address)]
    const table = await beginTable('roam', guests)
    const players = guests.map(
      ({ cookie }, seat) =>
        new SocketPlayer({ table, cookie, random: new Random(`backup ${seat}`), address: () => address }),
    )
    await expect.poll(() => players[0].follower.lines.length, { timeout: 15_000 }).toBeGreaterThan(10)
    const played = (await readJournal(running.store.db, table, 0)).length
    const file = await backUp(running.store, { folder: backups, keep: 7 }, Date.now())
    for (const player of players) player.close()
    await running.stop()
    // A disk is lost: the copy is put in its place.
    const again = join(folder, 'second')
    mkdirSync(again)
    copyFileSync(file ?? '', join(again, 'vyprava.sqlite'))
    const store = await openStore({ kind: 'sqlite', folder: again }, { looks: true })
    expect((await readJournal(store.db, table, 0)).length).toBeGreaterThanOrEqual(played)
    expect(await checkMatches(store.db, gameOf)).toMatchObject({ matches: 1, diverging: [] })
    await store.close()
    const second = await startServer(readConfig({ PORT: '0', DATA_DIR: again }))
    const home = `http://localhost:${second.port}`
    const back = guests.map(
      ({ cookie }, seat) =>
        new SocketPlayer({ table, cookie, random: new Random(`again ${seat}`), address: () => home }),
    )
    await Promise.all(back.map(({ over }) => over))
    for (const player of back) player.close()
    await second.stop()
  }, 90_000)

  test('the oldest go, and whatever else lies there stays', async () => {
    const store = await openStore({ kind: 'sqlite', folder: join(folder, 'third') })
    const backups = { folder: join(folder, 'kept'), keep: 2 }
    for (const day of [1, 2, 3]) await backUp(store, backups, Date.UTC(2026, 0, day))
    expect(readdirSync(backups.folder)).toEqual([
      'vyprava-2026-01-02T00-00-00.sqlite',
      'vyprava-2026-01-03T00-00-00.sqlite',
    ])
    expect(await backUp(store, { ...backups, keep: 0 }, 0)).toBeNull()
    expect(await backUp({ backUp: null }, backups, 0)).toBeNull()
    await store.close()
  })
})

test('alarms and the dashboard name only numbers that the server gives', async () => {
  const running = await startServer(readConfig({ PORT: '0', DATA_DIR: join(folder, 'numbers') }))
  const given = await (await fetch(`http://localhost:${running.port}/metrics`)).text()
  await running.stop()
  const docs = join(import.meta.dirname, '../../../docs/monitoring')
  const asked = ['prometheus-rules.yml', 'grafana-dashboard.json']
    .map((file) => readFileSync(join(docs, file), 'utf8'))
    .join('\n')
  const names = new Set(asked.match(/\b(?:vyprava|nodejs|process)_[a-z0-9_]+/g))
  const known = (name: string): boolean => given.includes(`# TYPE ${name.replace(/_(?:bucket|count)$/, '')} `)
  expect([...names].filter((name) => !known(name))).toEqual([])
  expect(names.size).toBeGreaterThan(12)
  // One question to the database is enough to see that they are counted.
  expect(given).toMatch(/vyprava_database_seconds_count\{outcome="done"\} [1-9]/)
})
