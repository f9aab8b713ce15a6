import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { readConfig } from '../src/config.ts'
import { type Running, startServer } from '../src/main.ts'
import { settleRequest } from '../src/store/requests.ts'
import { beginTable, type Guest, newGuest } from '../testing/guests.ts'
import { Window } from '../testing/window.ts'
import { onBothStores } from './stores.ts'

onBothStores('who comes late by the link', (fresh) => {
  describe('of a private table', () => {
    let server: Running
    let players: Guest[]
    const address = (): string => `http://localhost:${server.port}`
    const see = async (guest: Guest, table: string) =>
      Object(
        await (await fetch(`${address()}/api/tables/${table}`, { headers: { cookie: guest.cookie } })).json(),
      )
    const watch = async (guest: Guest, table: string): Promise<Window> => {
      const window = new Window(address(), guest)
      await window.say({ type: 'watch', table, has: null })
      await expect.poll(() => window.heard.length).toBeGreaterThan(0)
      return window
    }
    const named = async (name: string): Promise<Guest> => {
      const guest = await newGuest(address())
      await guest.post('/api/guest', { name })
      return guest
    }
    const askingAt = async (table: string) => (await see(players[0], table)).table.asking
    const begin = async () => {
      const table = await beginTable('roam', players)
      await players[2].post(`/api/tables/${table}/away`, { bot: 'novice' })
      return table
    }

    beforeAll(async () => {
      const { env } = await fresh()
      server = await startServer(readConfig({ PORT: '0', LOG_LEVEL: 'silent', ...env }))
      players = [await named('Ann'), await named('Ben'), await named('Eva')]
    }, 60_000)
    afterAll(() => server.stop())

    test('is told that it is there and nothing of its match, until a player lets them watch, once', async () => {
      const table = await begin()
      const simon = await named('Simon')
      const { knock, table: shown } = await see(simon, table)
      expect(shown).toBeUndefined()
      expect(knock).toEqual({
        ...{
          id: table,
          game: 'roam',
          state: 'playing',
          since: expect.any(Number),
          asks: null,
          refused: false,
        },
        players: ['Ann', 'Ben', 'Eva'],
        spare: [{ seat: 2, name: 'Eva' }],
      })
      const outside = await watch(simon, table)
      expect(outside.heard).toMatchObject([{ type: 'error', error: 'noTable' }])
      await simon.post(`/api/tables/${table}/ask`, { wants: 'watch', seat: null })
      expect((await see(simon, table)).knock.asks).toBe('watch')
      const [{ person }] = await askingAt(table)
      // Nobody lets themselves in.
      await expect(simon.post(`/api/tables/${table}/admit`, { person, says: 'watch' })).rejects.toThrow(/409/)
      await players[1].post(`/api/tables/${table}/admit`, { person, says: 'watch' })
      const inside = await watch(simon, table)
      await expect.poll(() => inside.of('whole').length).toBe(1)
      expect(inside.of('whole')).toMatchObject([{ shown: { seat: null, decision: null } }])
      for (const window of [outside, inside]) window.close()
    })

    test('is let in by what is written down, also where the bell has not told of it yet', async () => {
      const table = await begin()
      const simon = await named('Simon')
      const outside = await watch(simon, table)
      await simon.post(`/api/tables/${table}/ask`, { wants: 'watch', seat: null })
      const [{ person }] = await askingAt(table)
      await settleRequest(server.store.db, table, person, { state: 'guest', at: Date.now() })
      const inside = await watch(simon, table)
      await expect.poll(() => inside.of('whole').length).toBe(1)
      for (const window of [outside, inside]) window.close()
    })

    test('takes the seat of a stand-in when more than half of the players agree; whoever had it may watch', async () => {
      const table = await begin()
      const simon = await named('Simon')
      await expect(simon.post(`/api/tables/${table}/ask`, { wants: 'seat', seat: 0 })).rejects.toThrow(/409/)
      await simon.post(`/api/tables/${table}/ask`, { wants: 'seat', seat: 2 })
      const [{ person }] = await askingAt(table)
      await players[0].post(`/api/tables/${table}/admit`, { person, says: 'seat' })
      expect((await askingAt(table))[0].yes).toEqual([0])
      expect((await see(simon, table)).knock.asks).toBe('seat')
      const watching = await watch(players[2], table)
      await players[1].post(`/api/tables/${table}/admit`, { person, says: 'seat' })
      expect((await see(simon, table)).you).toMatchObject({ seat: 2 })
      expect((await see(simon, table)).table.seats[2]).toMatchObject({ name: 'Simon', standIn: null })
      await expect.poll(() => watching.of('error')).toMatchObject([{ error: 'seatGone' }])
      expect((await see(players[2], table)).you).toMatchObject({ seat: null })
      watching.close()
    })

    test('is refused by one, and does not ask again at once; nobody fills the table with questions', async () => {
      const table = await begin()
      const simon = await named('Simon')
      await simon.post(`/api/tables/${table}/ask`, { wants: 'watch', seat: null })
      const [{ person }] = await askingAt(table)
      await players[0].post(`/api/tables/${table}/admit`, { person, says: 'no' })
      expect((await see(simon, table)).knock).toMatchObject({ asks: null, refused: true })
      await expect(simon.post(`/api/tables/${table}/ask`, { wants: 'watch', seat: null })).rejects.toThrow(
        /refused/,
      )
      await expect(
        (await named('Ann')).post(`/api/tables/${table}/ask`, { wants: 'watch', seat: null }),
      ).rejects.toThrow(/nameTaken/)
      const many = await Promise.all(
        Array.from({ length: 9 }, (_, place) => named(`Guest ${'abcdefghi'[place]}`)),
      )
      const asked = await Promise.allSettled(
        many.map((guest) => guest.post(`/api/tables/${table}/ask`, { wants: 'watch', seat: null })),
      )
      expect(asked.filter(({ status }) => status === 'fulfilled')).toHaveLength(8)
    })
  })
})
