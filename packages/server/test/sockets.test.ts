import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { WebSocket } from 'ws'
import { readConfig } from '../src/config.ts'
import { type Running, startServer } from '../src/main.ts'
import {
  BEAT_EVERY,
  Heartbeat,
  LONG_SILENCE,
  LONGEST_SILENCE,
  type Pulsing,
} from '../src/realtime/heartbeat.ts'
import { beginTable, newGuest } from '../testing/guests.ts'
import { startProcess } from '../testing/process.ts'
import { temporaryFolder } from './folders.ts'

/** Sends bytes as no browser would, and collects what comes back. */
async function raw(port: number, text: string): Promise<Socket & { answer(): string }> {
  const socket = connect(port, 'localhost')
  let heard = ''
  socket.on('data', (data) => {
    heard += String(data)
  })
  socket.on('error', () => {})
  await once(socket, 'connect')
  socket.write(text)
  return Object.assign(socket, { answer: () => heard })
}

describe('whoever vanishes without a word', () => {
  test('is asked, and let go when nothing comes back', () => {
    let now = 0
    const beat = new Heartbeat(() => now)
    const said: string[] = []
    const heardOf = new Map<string, () => void>()
    const socket = (name: string): Pulsing => ({
      ping: () => said.push(`ping ${name}`),
      terminate: () => said.push(`gone ${name}`),
      on: (event, heard) => event === 'pong' && heardOf.set(name, heard),
      once: () => {},
    })
    beat.watch(socket('here'))
    beat.watch(socket('lost'))
    now = 20_000
    beat.beat()
    heardOf.get('here')?.()
    now = LONGEST_SILENCE + 1
    beat.beat()
    expect(said).toEqual(['ping here', 'ping lost', 'gone lost'])
    // Whoever was heard lately need not be asked.
    now = 20_000 + LONG_SILENCE - 1
    beat.beat()
    expect(said.slice(3)).toEqual([])
    now = 20_000 + LONG_SILENCE
    beat.beat()
    beat.beat()
    expect(said.slice(3)).toEqual(['ping here', 'ping here'])
  })

  test('within half a minute, and whoever is there has the time to say so', () => {
    expect(LONGEST_SILENCE + BEAT_EVERY).toBeLessThanOrEqual(30_000)
    expect(LONG_SILENCE + BEAT_EVERY).toBeLessThan(LONGEST_SILENCE)
  })
})

describe('a server among bad clients', () => {
  let server: Running
  beforeAll(async () => {
    server = await startServer(readConfig({ DATA_DIR: temporaryFolder(), PORT: '0', LOG_LEVEL: 'silent' }))
  })
  afterAll(() => server.stop())

  test('answers an address that is none', async () => {
    const socket = await raw(server.port, 'GET // HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n')
    await expect.poll(() => socket.answer()).toMatch(/^HTTP\/1\.1 400/)
    socket.destroy()
  })

  test('does not hear whoever does not read, and goes on when they do', async () => {
    const address = `http://localhost:${server.port}`
    const guests = [await newGuest(address), await newGuest(address)]
    const table = await beginTable('roam', guests)
    const [{ cookie }] = guests
    const socket = new WebSocket(`${address.replace('http', 'ws')}/api/live`, {
      headers: { cookie, origin: address },
    })
    await once(socket, 'open')
    let answers = 0
    socket.on('message', () => {
      answers += 1
    })
    socket.pause()
    const watch = JSON.stringify({ type: 'watch', table, has: null })
    for (let i = 0; i < 400; i++) socket.send(watch)
    const [served] = server.app.websocketServer.clients
    await expect.poll(() => served.isPaused || served.bufferedAmount === 0).toBe(true)
    expect(served.bufferedAmount).toBeLessThan(2 * 1024 * 1024)
    socket.resume()
    await expect.poll(() => answers).toBeGreaterThan(60)
    expect(served.readyState).toBe(WebSocket.OPEN)
    socket.close()
  })
})

test('a stop ends in time, whatever connections do, and as it should', async () => {
  const server = await startProcess({ DATA_DIR: temporaryFolder() })
  const port = Number(new URL(server.address).port)
  const headers = 'POST /api/guest HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n'
  const slow = await raw(port, `${headers}Content-Length: 100\r\n\r\n{`)
  const idle = await raw(port, '')
  const mute = new WebSocket(`ws://localhost:${port}/api/live`)
  await once(mute, 'open')
  // It hears nothing, so it never says goodbye.
  mute.pause()
  const code = await server.stop()
  expect(code).toBe(0)
  for (const socket of [slow, idle]) socket.destroy()
  mute.terminate()
}, 20_000)
