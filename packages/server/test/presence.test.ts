import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { readConfig } from '../src/config.ts'
import { type Running, startServer } from '../src/main.ts'
import { beginTable, type Guest, newGuest } from '../testing/guests.ts'
import { Window } from '../testing/window.ts'
import { type Ground, onBothStores } from './stores.ts'

type Standings = readonly ({ readonly standing: string } | null)[]

/** How everybody is, as a window was told last. */
const standings = (window: Window): string[] => {
  const last = window.of('presence').at(-1)
  const seats: Standings = Object(last).seats ?? []
  return seats.map((seat) => seat?.standing ?? '-')
}

const told = (window: Window) => expect.poll(() => standings(window), { timeout: 10_000 })

onBothStores('who is at a table, over sockets', (fresh) => {
  let ground: Ground
  let servers: Running[]
  const address = (place = 0): string => `http://localhost:${servers[place].port}`
  const watch = async (window: Window, table: string): Promise<Window> => {
    await window.say({ type: 'watch', table, has: null })
    return window
  }
  let guests: Guest[]

  describe('', () => {
    beforeAll(async () => {
      ground = await fresh()
      const config = readConfig({ PORT: '0', LOG_LEVEL: 'silent', ...ground.env })
      // Several processes share a PostgreSQL; an embedded database has one.
      const count = ground.sever === null ? 1 : 2
      servers = []
      for (let place = 0; place < count; place++) servers.push(await startServer(config))
      guests = [await newGuest(address()), await newGuest(address())]
    }, 60_000)
    afterAll(async () => {
      for (const server of servers) await server.stop()
    })

    test('is told to all of them, in whichever process: here, away, gone, and here again', async () => {
      const [ann, ben] = guests
      const table = await beginTable('roam', guests)
      const far = address(servers.length - 1)
      const one = await watch(new Window(address(), ann), table)
      await told(one).toEqual(['here', 'gone'])
      const two = await watch(new Window(far, ben), table)
      await told(one).toEqual(['here', 'here'])
      await told(two).toEqual(['here', 'here'])
      await two.say({ type: 'attend', table, away: true })
      await told(one).toEqual(['here', 'away'])
      // Another window of the same person is looked at.
      const three = await watch(new Window(far, ben), table)
      await told(one).toEqual(['here', 'here'])
      three.close()
      await told(one).toEqual(['here', 'away'])
      two.close()
      await told(one).toEqual(['here', 'gone'])
      const seen = () =>
        servers[0].store.db
          .selectFrom('seats')
          .select('seen')
          .where('table_id', '=', table)
          .orderBy('seat')
          .execute()
      await expect.poll(async () => (await seen())[1].seen).toEqual(expect.any(Number))
      one.close()
    })

    test('is told before the game too; then nobody is asked, and nobody is late', async () => {
      const [ann, ben] = guests
      const opening = { game: 'roam', options: {}, seats: 3, private: true }
      const table = String(await ann.post('/api/tables', opening))
      await ann.post(`/api/tables/${table}/sit`, { seat: 0, contribution: 'a' })
      const one = await watch(new Window(address(), ann), table)
      await told(one).toEqual(['here', '-', '-'])
      await ben.post(`/api/tables/${table}/sit`, { seat: 2, contribution: 'b' })
      await told(one).toEqual(['here', '-', 'gone'])
      const two = await watch(new Window(address(servers.length - 1), ben), table)
      await told(one).toEqual(['here', '-', 'here'])
      await two.say({ type: 'attend', table, away: true })
      await told(one).toEqual(['here', '-', 'away'])
      expect(one.of('presence').at(-1)).toMatchObject({ asked: [null, null, null], voters: [] })
      one.close()
      two.close()
    })

    test('is no business of whoever only knows the address, and nobody can say it for somebody else', async () => {
      const [ann] = guests
      const table = await beginTable('roam', guests)
      const one = await watch(new Window(address(), ann), table)
      await told(one).toEqual(['here', 'gone'])
      const stranger = new Window(address(), await newGuest(address()))
      await watch(stranger, table)
      await stranger.say({ type: 'attend', table, away: true })
      await stranger.say({ type: 'ping' })
      await expect.poll(() => stranger.of('pong').length).toBe(1)
      expect(stranger.of('presence')).toEqual([])
      expect(standings(one)).toEqual(['here', 'gone'])
      for (const window of [one, stranger]) window.close()
    })

    test('is the same for every pair of eyes, and holds nothing of the match', async () => {
      const [ann, ben] = guests
      const table = await beginTable('roam', guests)
      const one = await watch(new Window(address(), ann), table)
      const two = await watch(new Window(address(), ben), table)
      await told(one).toEqual(['here', 'here'])
      await told(two).toEqual(['here', 'here'])
      const [mine, theirs] = [one, two].map((window) => {
        const { now: _now, ...rest } = Object(window.of('presence').at(-1))
        return rest
      })
      // Every pair of eyes is told the same, and these fields alone.
      expect(mine).toEqual(theirs)
      expect(Object.keys(mine).toSorted()).toEqual(
        ['asked', 'callable', 'late', 'seats', 'table', 'type', 'voters'].toSorted(),
      )
      for (const window of [one, two]) window.close()
    })
  })
})
