import { mkdirSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { sealedBids } from '@vyprava/kernel/testing/games'
import { describe, expect, test, vi } from 'vitest'
import { BIN, ended, started } from './process.ts'
import { expectComplaint, file, folder, recordOf, vyprava } from './vyprava.ts'

const node = (args: readonly string[], env: NodeJS.ProcessEnv = {}) => ended(started(args, env))

describe.concurrent('the command as a process', () => {
  test('prints what it found, and nothing else', async () => {
    const ran = await node([BIN, 'help', '--json'])
    expect(ran).toEqual({ code: 0, err: '', out: (await vyprava('help', '--json')).out })
  })

  test('says what failed with exit code 1, beside what it found', async () => {
    const bids = recordOf(sealedBids, 2)
    const path = file('illegal-process.json', { ...bids, journal: [...bids.journal, bids.journal[0]] })
    const ran = await node([BIN, 'replay', path, '--json'])
    expect(ran.code).toBe(1)
    expect(JSON.parse(ran.out).steps).toHaveLength(8)
    expect(ran.err).toMatch(/^vyprava replay: journal.8: .*\n$/)
    expect(ran).toEqual(await vyprava('replay', path, '--json'))
  })

  test('says what it did not understand with exit code 2', async () => {
    expectComplaint(await node([BIN, 'simulate', 'chess']), 2, /no game "chess"/)
  })

  test('plays with workers', async () => {
    const ran = await node([BIN, 'simulate', 'tictactoe', '--games', '4', '--workers', '2', '--json'])
    expect({ code: ran.code, err: ran.err }).toEqual({ code: 0, err: '' })
    expect(JSON.parse(ran.out)).toMatchObject({ games: 4, finished: 4 })
  })

  test('ends quietly when nobody reads any more', async () => {
    const child = started([BIN, 'rules', 'roam', '--json'])
    child.stdout?.destroy()
    expect(await ended(child)).toEqual({ code: 0, out: '', err: '' })
  })

  test('finds its installation by the environment', async () => {
    const nowhere = { DATA_DIR: join(folder, 'nowhere'), DATABASE_URL: '' }
    expectComplaint(await node([BIN, 'check-matches'], nowhere), 2, /no installation in .*nowhere/)
  })
})

describe.concurrent('the start', () => {
  test('finds the Node of the project when the running one cannot strip types', async () => {
    const { code, out } = await node(['--no-strip-types', BIN, 'help'])
    expect({ code, out }).toEqual({ code: 0, out: (await vyprava('help')).out })
  })

  test('passes the exit code on', async () => {
    expectComplaint(await node(['--no-strip-types', BIN, 'dance']), 2, /no command "dance"/)
  })

  test('passes signals on', async () => {
    // A storm makes a folder as soon as it works, and goes on for a while.
    const TMPDIR = join(folder, 'storms')
    mkdirSync(TMPDIR)
    const child = started(['--no-strip-types', BIN, 'storm', 'tictactoe', '--games', '2000'], { TMPDIR })
    const end = ended(child)
    const works = () => readdirSync(TMPDIR).some((name) => name.startsWith('vyprava-storm-'))
    await vi.waitUntil(works, { timeout: 20_000, interval: 20 })
    child.kill('SIGTERM')
    expect(await end).toEqual({ code: 1, out: '', err: '' })
  })

  test('says so in one line when there is no such Node', async () => {
    const ran = await node(['--no-strip-types', BIN, 'help'], { VYPRAVA_RERUN: '1' })
    expectComplaint(ran, 1, /cannot run TypeScript.*npm install/)
  })
})
