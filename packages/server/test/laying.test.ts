import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { readConfig } from '../src/config.ts'
import { type Running, startServer } from '../src/main.ts'
import { type Guest, newGuest } from '../testing/guests.ts'

const folder = mkdtempSync(join(tmpdir(), 'vyprava-laying-'))

describe('a table while it is laid', () => {
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

  const infoOf = async (guest: Guest, table: string) =>
    Object(
      await (await fetch(`${address}/api/tables/${table}`, { headers: { cookie: guest.cookie } })).json(),
    )
  const open = async (seats: number) =>
    String(await ann.post('/api/tables', { game: 'roam', options: {}, seats, private: true, pace: null }))
  const sit = (guest: Guest, table: string, seat: number, contribution: string) =>
    guest.post(`/api/tables/${table}/sit`, { seat, contribution })

  test('the host changes variants, pace, company and seats; nobody else does', async () => {
    const table = await open(4)
    await sit(ann, table, 0, 'a')
    await sit(ben, table, 2, 'b')
    const pace = { kind: 'days', budget: 172_800_000, increment: 0, absence: 'stand-in' }
    await ann.post(`/api/tables/${table}/change`, { private: false, pace })
    expect(await infoOf(ben, table)).toMatchObject({ private: false, host: 0, table: { pace } })
    const { options } = (await infoOf(ann, table)).table
    const [name] = Object.entries(options).find(([, value]) => typeof value === 'boolean') ?? ['']
    await ann.post(`/api/tables/${table}/change`, { options: { ...options, [name]: !options[name] } })
    expect((await infoOf(ben, table)).table.options).toEqual({ ...options, [name]: !options[name] })
    await ann.post(`/api/tables/${table}/change`, { pace: null })
    expect((await infoOf(ben, table)).table.pace).toBeNull()
    await ann.post(`/api/tables/${table}/change`, { seats: 3 })
    expect((await infoOf(ben, table)).table.contributions).toEqual(['a', null, 'b'])
    await ann.post(`/api/tables/${table}/change`, { seats: 4 })
    expect((await infoOf(ben, table)).table.contributions).toEqual(['a', null, 'b', null])
    await expect(ben.post(`/api/tables/${table}/change`, { private: true })).rejects.toThrow(/409/)
    await expect(ann.post(`/api/tables/${table}/change`, { seats: 1 })).rejects.toThrow(/409/)
    await expect(ann.post(`/api/tables/${table}/change`, { seats: 5 })).rejects.toThrow(/409/)
    await expect(ann.post(`/api/tables/${table}/change`, { options: { [name]: 'x' } })).rejects.toThrow(/409/)
  })

  test('it begins with those who are there: free seats are folded, and each keeps what they added', async () => {
    const table = await open(4)
    await sit(ann, table, 1, 'a')
    await expect(ann.post(`/api/tables/${table}/start`, { fold: true })).rejects.toThrow(/409/)
    await sit(ben, table, 3, 'b')
    await expect(ann.post(`/api/tables/${table}/start`, {})).rejects.toThrow(/409/)
    await expect(ben.post(`/api/tables/${table}/start`, { fold: true })).rejects.toThrow(/409/)
    await ann.post(`/api/tables/${table}/start`, { fold: true })
    const { table: shown, you } = await infoOf(ben, table)
    expect(shown).toMatchObject({ state: 'playing', contributions: ['a', 'b'] })
    expect(you).toEqual({ seat: 1, host: false })
    await expect(ann.post(`/api/tables/${table}/change`, { private: false })).rejects.toThrow(/409/)
  })

  test('the host passes the table on to a person who sits there', async () => {
    const table = await open(3)
    await sit(ann, table, 0, 'a')
    await sit(ben, table, 1, 'b')
    await ann.post(`/api/tables/${table}/bot`, { seat: 2, bot: 'novice' })
    await expect(ben.post(`/api/tables/${table}/host`, { seat: 1 })).rejects.toThrow(/409/)
    await expect(ann.post(`/api/tables/${table}/host`, { seat: 2 })).rejects.toThrow(/409/)
    await ann.post(`/api/tables/${table}/host`, { seat: 1 })
    expect(await infoOf(ben, table)).toMatchObject({ host: 1, you: { host: true } })
    await expect(ann.post(`/api/tables/${table}/close`, {})).rejects.toThrow(/409/)
    await ben.post(`/api/tables/${table}/close`, {})
  })
})
