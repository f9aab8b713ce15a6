import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sealedBids } from '@vyprava/kernel/testing/games'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { readConfig } from '../src/config.ts'
import { glimpseFor, standingOf } from '../src/hall/standing.ts'
import { type Running, startServer } from '../src/main.ts'
import { openStore } from '../src/store/open.ts'
import { beginTable, type Guest, newGuest } from '../testing/guests.ts'
import { begun, hallFor } from '../testing/seated.ts'
import { Window } from '../testing/window.ts'

const folder = mkdtempSync(join(tmpdir(), 'vyprava-standings-'))

describe('how one’s tables stand', () => {
  let server: Running
  let address = ''
  let ann: Guest
  let ben: Guest
  beforeAll(async () => {
    server = await startServer(readConfig({ PORT: '0', DATA_DIR: folder, LOG_LEVEL: 'silent' }))
    address = `http://localhost:${server.port}`
    ;[ann, ben] = [await newGuest(address), await newGuest(address)]
  }, 60_000)
  afterAll(async () => {
    await server.stop()
    rmSync(folder, { recursive: true, force: true })
  })

  const ask = (guest: Guest, path: string) =>
    fetch(`${address}${path}`, { headers: { cookie: guest.cookie } })
  const get = async (guest: Guest, path: string) => Object(await (await ask(guest, path)).json())

  test('each hears of their own seat; whoever does not sit there hears nothing', async () => {
    const table = await beginTable('roam', [ann, ben])
    const [anns, bens] = [await get(ann, '/api/me/standings'), await get(ben, '/api/me/standings')]
    expect(anns.standings).toMatchObject([{ table, seat: 0, version: 0, deadline: null, standIns: [] }])
    expect(bens.standings).toMatchObject([{ table, seat: 1 }])
    expect(anns.standings[0].deciders).toEqual(bens.standings[0].deciders)
    const outsider = await newGuest(address)
    expect((await get(outsider, '/api/me/standings')).standings).toEqual([])
    expect((await ask(outsider, `/api/tables/${table}/glimpse`)).status).toBe(404)
    expect((await get(ben, `/api/tables/${table}/glimpse`)).glimpse).toMatchObject({ seat: 1, version: 0 })
    expect((await ask(ann, '/api/tables/nothing/glimpse')).status).toBe(404)
    // Who is at the table is told as soon as somebody is.
    expect(anns.standings[0].present).toEqual([null, null])
    const window = new Window(address, ben)
    await window.say({ type: 'watch', table, has: null })
    const present = async () => (await get(ann, '/api/me/standings')).standings[0].present
    await expect.poll(present, { timeout: 10_000 }).toEqual(['gone', 'here'])
    window.close()
    await expect.poll(present, { timeout: 10_000 }).toEqual([null, null])
  })

  test('what somebody answers in secret is in nothing that others are told', async () => {
    const store = await openStore({ kind: 'sqlite', folder: join(folder, 'secrets') })
    const hall = hallFor(store, [sealedBids])
    /** The same deal, with one of Ann's possible bids laid face down; what all then see. */
    const world = async (choice: number) => {
      const id = await begun(store.db, sealedBids, ['ann', 'ben'], { options: { worth: 'rising' } })
      const found = await hall.see(id)
      const action = found?.live?.match.sight(0).decision?.actions.at(choice) ?? { type: 'nothing' }
      const wish = { type: 'act', id: 'one', table: id, version: 0, action: { ...action } } as const
      expect((await hall.fulfil(0, wish)).type).toBe('done')
      const seen = await hall.see(id)
      if (seen === null || seen.live === null) throw new Error('there is no match')
      const { row, live } = seen
      const at = (seat: number) => ({ ...standingOf(row, live, seat, []), table: null })
      return [0, 1, null].map((eyes) => ({
        glimpse: glimpseFor(live, eyes),
        standing: eyes === null ? null : at(eyes),
      }))
    }
    const [first, last] = [await world(0), await world(-1)]
    expect(first[0].glimpse).not.toEqual(last[0].glimpse)
    expect(first.slice(1)).toEqual(last.slice(1))
    await hall.close()
    await store.close()
  })
})
