import { ticTacToe } from '@vyprava/kernel/testing/games'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { WebSocket } from 'ws'
import { readConfig } from '../src/config.ts'
import { type Running, startServer } from '../src/main.ts'
import { Load } from '../src/operations/load.ts'
import { Connection } from '../src/realtime/connection.ts'
import { openStore } from '../src/store/open.ts'
import { beginTable, newGuest } from '../testing/guests.ts'
import { startProcess } from '../testing/process.ts'
import { begun, hallFor } from '../testing/seated.ts'
import { temporaryFolder } from './folders.ts'

describe('a server that has too much to do', () => {
  test('says so after some seconds in a row, and takes it back when there is clearly less', () => {
    let used = 0.95
    let waits = 0
    const load = new Load({ utilization: () => used, botsWait: () => waits })
    const after = (seconds: number): boolean => {
      for (let second = 0; second < seconds; second++) load.look()
      return load.full
    }
    expect(after(3)).toBe(false)
    expect(after(1)).toBe(true)
    used = 0.8
    expect(after(10)).toBe(true)
    used = 0.3
    expect(after(3)).toBe(true)
    expect(after(1)).toBe(false)
    expect(load.busy).toBe(false)
    waits = 60_000
    expect([load.busy, load.full]).toEqual([true, false])
  })

  test('lets those who play on, and turns spectators away in words', async () => {
    const store = await openStore({ kind: 'sqlite', folder: temporaryFolder() })
    const table = await begun(store.db, ticTacToe, ['ann', 'ben'])
    const hall = hallFor(store, [ticTacToe])
    const heard = async (person: string | null): Promise<string> => {
      const said: string[] = []
      const window = new Connection({
        hall,
        person,
        now: () => 0,
        send: (text) => said.push(text),
        failed: () => {},
        full: () => true,
      })
      await window.hear(JSON.stringify({ type: 'watch', table, has: null }))
      window.close()
      return said.join()
    }
    expect(await heard('ann')).toContain('"type":"whole"')
    expect(await heard(null)).toMatch(/"error":"busy"/)
    await hall.close()
    await store.close()
  })
})

describe('a server that is drained', () => {
  let server: Running
  let address = ''
  beforeAll(async () => {
    server = await startServer(readConfig({ DATA_DIR: temporaryFolder(), PORT: '0', LOG_LEVEL: 'silent' }))
    address = `http://localhost:${server.port}`
  })
  afterAll(() => server.stop())

  test('is not ready, opens no tables, and lets matches go on', async () => {
    const guests = [await newGuest(address), await newGuest(address)]
    const table = await beginTable('roam', guests)
    const ready = async () => {
      const answer = await fetch(`${address}/readyz`)
      return [answer.status, await answer.text()]
    }
    server.drain(true)
    expect(await ready()).toEqual([503, 'not ready: draining\n'])
    const opening = { game: 'roam', options: {}, seats: 2, private: true }
    await expect(guests[0].post('/api/tables', opening)).rejects.toThrow(/503.*busy/)
    const numbers = await (await fetch(`${address}/metrics`)).text()
    expect(numbers).toContain('vyprava_draining 1')
    expect(numbers).toContain('vyprava_turned_away_total{why="busy"} 1')
    const socket = new WebSocket(`${address.replace('http', 'ws')}/api/live`, {
      headers: { cookie: guests[0].cookie, origin: address },
    })
    const heard: string[] = []
    socket.on('open', () => socket.send(JSON.stringify({ type: 'watch', table, has: null })))
    socket.on('message', (data) => heard.push(String(data)))
    await expect.poll(() => heard.join()).toContain('"type":"whole"')
    socket.terminate()
    server.drain(false)
    expect(await ready()).toEqual([200, 'ready\n'])
    await guests[0].post('/api/tables', opening)
  })
})

test.skipIf(process.platform === 'win32')('SIGUSR2 drains a process, and ends that', async () => {
  const { address, child, stop } = await startProcess({ DATA_DIR: temporaryFolder() })
  const ready = async () => (await fetch(`${address}/readyz`)).status
  child.kill('SIGUSR2')
  await expect.poll(ready).toBe(503)
  child.kill('SIGUSR2')
  await expect.poll(ready).toBe(200)
  expect(await stop()).toBe(0)
})
