import { copyFileSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Random } from '@vyprava/kernel'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { SocketPlayer } from '../packages/server/testing/player.ts'
import {
  freshDatabase,
  lacksPostgres,
  postgresBin,
  sharedPostgres,
} from '../packages/server/testing/postgres.ts'
import { sayAt } from '../packages/server/testing/saying.ts'
import { commandsOf, type Done, Reader } from './page.ts'

/** What a server of the version before has left: see scripts/former.ts. */
const FORMER = join(import.meta.dirname, '../packages/server/test/former')
const former: { playing: string; over: string; cookies: [string, string] } = JSON.parse(
  readFileSync(join(FORMER, 'people.json'), 'utf8'),
)

/** Commands that need what is not here: their files are read by other tests, or they would run these again. */
const NOT_HERE = /^(?:[A-Z_]+=\S+ )*docker |^caddy |^npm test$/

const lines = [...commandsOf('docs/operate.md'), ...commandsOf('README.md')]
/** The line of the pages that has these words; there is one. */
function line(...words: readonly string[]): string {
  const found = [...new Set(lines)].filter((one) => words.every((word) => one.includes(word)))
  expect(found).toHaveLength(1)
  return found[0]
}

const good = ({ code, err, out }: Done): string => {
  expect({ code, err: code === 0 ? '' : err }).toEqual({ code: 0, err: '' })
  return out
}

describe('an operator who does what the pages say', () => {
  const home = mkdtempSync(join(tmpdir(), 'vyprava-operate-'))
  const reader = new Reader(home)
  const say = async (command: string, words = {}, env = {}): Promise<string> =>
    good(await reader.follow(command, words, env))
  afterAll(() => rmSync(home, { recursive: true, force: true }))

  beforeAll(() => {
    mkdirSync(join(home, 'data'))
    copyFileSync(join(FORMER, 'vyprava.sqlite'), join(home, 'data/vyprava.sqlite'))
  })

  const who = async (address: string, cookie: string): Promise<{ id: string; name: string }> =>
    Object(await (await fetch(`${address}/api/me`, { headers: { cookie } })).json()).person

  test('upgrades a database of the version before, and everybody plays on', async () => {
    await say(line('vyprava backup', 'before'))
    const copy = lines.slice(lines.indexOf(line('mkdir')), lines.indexOf(line('--migrate')) + 1)
    expect(copy).toHaveLength(3)
    // Commands that only look leave a database of another version alone.
    const early = await reader.follow(line('npx vyprava tables list'))
    expect([early.code, early.err]).toEqual([1, expect.stringContaining('version')])
    for (const command of copy) expect(await say(command)).toMatch(/^$|^2 matches, /)

    const server = await reader.serve('npm start')
    expect(await say('npx vyprava check-matches')).toMatch(/^2 matches, 160 entries/)
    // Those who were signed in still are, and finish their match.
    expect((await who(server.address, former.cookies[0])).name).toBe('Ann')
    const players = former.cookies.map(
      (cookie, seat) =>
        new SocketPlayer({
          ...{ table: former.playing, cookie, address: () => server.address },
          random: new Random(`after the upgrade ${seat}`),
        }),
    )
    await Promise.all(players.map(({ over }) => over))
    for (const player of players) player.close()
    await server.stop()
  }, 300_000)

  test('runs the installation day by day, beside its server', async () => {
    const server = await reader.serve(line('HOST=127.0.0.1'))
    // Over TLS cookies have another name: an address that begins with https makes them new ones.
    const [ann, bea] = former.cookies.map((cookie) => cookie.replace(/(?<=^|; )/g, '__Secure-'))
    const post = async (cookie: string, path: string, body: object): Promise<unknown> => {
      const headers = { 'content-type': 'application/json', cookie }
      const answer = await fetch(server.address + path, {
        method: 'POST',
        headers,
        body: JSON.stringify(body),
      })
      expect([path, answer.status]).toEqual([path, 200])
      return Object(await answer.json()).value
    }
    const opening = { game: 'roam', options: {}, seats: 2, private: true }
    const table = String(await post(ann, '/api/tables', opening))
    for (const [seat, cookie] of [ann, bea].entries())
      await post(cookie, `/api/tables/${table}/sit`, { seat, contribution: 'c' })
    await post(ann, `/api/tables/${table}/start`, {})
    const message = await sayAt(server.address, ann, table, 'Ahoj!')
    await post(bea, `/api/messages/${message}/report`, { reason: 'rude' })
    const person = (await who(server.address, ann)).id

    const words = {
      '<table>': table,
      '<person>': person,
      '<message>': message,
      '<seat>': '1',
      '…': 'for a test',
    }
    expect(await say(line('npx vyprava tables list'))).toContain(table)
    expect(await say(line('tables inspect'), words)).toContain(person)
    expect(await say(line('tables reports'))).toContain(message)
    expect(await say(line('moderate find'), { '<name, address or id>': 'Ann' })).toContain(person)
    await say(line('moderate decide'), words)
    await say(line('moderate silence'), words)
    await say(line('moderate delete-message'), words)
    await say(line('moderate ban-address'), words)
    await say(line('hand-over', '--bot'), { ...words, '<name>': 'novice' })
    await say(line('hand-over', '--to'), { ...words, '<person>': (await who(server.address, bea)).id })
    await say(line('vyprava ban'), words)
    await expect.poll(() => who(server.address, ann)).toBeNull()
    await post('', '/api/auth/sign-up/email', {
      name: 'Olga',
      email: 'olga@play.example',
      password: 'long enough for us',
    })
    await say(line('moderate operator'), { '<name, address or id>': 'olga@play.example' })
    const tonight = new Date(Date.now() + 3_600_000).toISOString()
    await say(line('moderate notice'), { '2026-11-30T20:00+01:00': tonight })
    await say(line('moderate close-table'), words)
    expect(await say(line('moderate audit'))).toContain('delete message')
    await say(line('tables export'), { '<table>': former.over })
    expect(await say(line('verify'))).toMatch(/^verified: roam/)
    expect(await say(line('simulate'), { '--games 1000': '--games 2' })).toContain('roam')
    expect(await say(line('rules roam'))).toContain('roam')
    expect(await say(line('vyprava help'))).toContain('check-matches')
    await say(line('vyprava backup', 'vyprava.sqlite'))
    await server.stop()
  }, 300_000)

  test('restores the copy after the disk was lost', async () => {
    rmSync(join(home, 'data'), { recursive: true })
    mkdirSync(join(home, 'data'))
    const restore = lines.slice(lines.indexOf(line('rm -f')))
    expect(restore.slice(2, 4)).toEqual(['npx vyprava check-matches', 'npm start'])
    for (const command of restore.slice(0, 2)) await say(command)
    expect(await say(restore[2])).toMatch(/^3 matches, /)
    const server = await reader.serve(restore[3])
    expect((await who(server.address, former.cookies[1])).name).toBe('Bea')
    await server.stop()
  }, 300_000)

  test.skipIf(lacksPostgres())(
    'moves on to PostgreSQL, copies it there and restores that',
    async () => {
      await sharedPostgres()
      const [url, empty] = [await freshDatabase(), await freshDatabase()]
      const tools = { PATH: `${postgresBin()}:${process.env.PATH}` }
      const words = { 'postgres://…': url, 'DATA_DIR=data': `DATA_DIR=${join(home, 'data')}` }
      expect(await say(line('move-data'), words)).toContain('Every row was compared')
      const server = await reader.serve(line('DATABASE_URL=postgres://… npm start'), words)
      expect((await who(server.address, former.cookies[1])).name).toBe('Bea')
      await server.stop()
      await say(line('pg_dump'), {}, { ...tools, DATABASE_URL: url })
      await say(line('pg_restore'), {}, { ...tools, DATABASE_URL: empty })
      expect(await say('npx vyprava check-matches', {}, { DATABASE_URL: empty })).toMatch(/^3 matches, /)
    },
    300_000,
  )

  test('and has followed every line', () => {
    const left = lines.filter((one) => !NOT_HERE.test(one) && !reader.followed.has(one))
    expect(left.filter((one) => !lacksPostgres() || !/postgres|pg_/.test(one))).toEqual([])
    for (const file of ['compose.yaml', 'compose.tls.yaml', 'Dockerfile', 'scripts/image.ts'])
      expect([file, existsSync(join(import.meta.dirname, '..', file))]).toEqual([file, true])
  })
})
