import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { canonical, Random } from '@vyprava/kernel'
import { afterAll, describe, expect, test } from 'vitest'
import { readJournal } from '../src/store/journal.ts'
import { openStore } from '../src/store/open.ts'
import { beginTable, newGuest } from '../testing/guests.ts'
import { SocketPlayer } from '../testing/player.ts'
import { freshDatabase, lacksPostgres } from '../testing/postgres.ts'
import { type ServerProcess, startProcess } from '../testing/process.ts'

describe.skipIf(lacksPostgres())('two processes on one PostgreSQL', () => {
  const started: ServerProcess[] = []
  const start = async (url: string): Promise<ServerProcess> => {
    const server = await startProcess({ DATABASE_URL: url })
    started.push(server)
    return server
  }
  afterAll(async () => {
    await Promise.all(started.map((server) => server.kill()))
  })

  test('players of one match sit at different processes; one is killed; play goes on', async () => {
    const url = await freshDatabase()
    const one = await start(url)
    const two = await start(url)
    const ann = await newGuest(one.address)
    const ben = await newGuest(two.address)
    const table = await beginTable('roam', [ann, ben])
    let dead = false
    const done: string[] = []
    const player = (cookie: string, home: ServerProcess, seed: string): SocketPlayer =>
      new SocketPlayer({
        table,
        cookie,
        random: new Random(seed),
        address: () => (dead ? two.address : home.address),
        answered: ({ type }) => done.push(type),
      })
    const players = [player(ann.cookie, one, 'ann'), player(ben.cookie, two, 'ben')]
    while (players[0].follower.lines.length < 20) await new Promise((wait) => setTimeout(wait, 20))
    dead = true
    await one.kill()
    await Promise.all(players.map(({ over }) => over))
    for (const { follower } of players) expect(follower.shown?.result).not.toBeNull()
    const store = await openStore({ kind: 'postgres', url })
    const journal = await readJournal(store.db, table, 0)
    await store.close()
    expect(done.filter((type) => type === 'done')).toHaveLength(journal.length)
    const told = players.map(({ follower }) => follower.lines.length)
    expect(told).toEqual([journal.length, journal.length])
    expect(canonical(players[0].follower.shown?.result)).toBe(canonical(players[1].follower.shown?.result))
    for (const one of players) one.close()
  }, 90_000)
})

describe('one process with its own database', () => {
  test('a kill in the middle of play loses nothing that was answered', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'vyprava-kill-'))
    let server = await startProcess({ DATA_DIR: folder })
    const [ann, ben] = [await newGuest(server.address), await newGuest(server.address)]
    const table = await beginTable('roam', [ann, ben])
    let done = 0
    const players = [ann, ben].map(
      ({ cookie }, seat) =>
        new SocketPlayer({
          table,
          cookie,
          random: new Random(`kill ${seat}`),
          address: () => server.address,
          answered: ({ type }) => {
            if (type === 'done') done += 1
          },
        }),
    )
    for (let kills = 0; kills < 2; kills++) {
      const before = done
      while (done < before + 10) await new Promise((wait) => setTimeout(wait, 10))
      await server.kill()
      server = await startProcess({ DATA_DIR: folder })
    }
    await Promise.all(players.map(({ over }) => over))
    for (const player of players) player.close()
    expect(await server.stop()).toBe(0)
    const store = await openStore({ kind: 'sqlite', folder })
    expect(await readJournal(store.db, table, 0)).toHaveLength(done)
    await store.close()
    rmSync(folder, { recursive: true, force: true })
  }, 90_000)
})
