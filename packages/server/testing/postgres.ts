import { execFileSync, spawn } from 'node:child_process'
import { chownSync, existsSync, globSync, mkdtempSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import pg from 'pg'

/** A server that ends when whoever started it closes its input, by will or by death, and leaves no folder behind. */
const WATCHED =
  'exec 3<&0; "$@" & it=$!; (cat <&3 >/dev/null; kill -INT $it) 2>/dev/null & wait $it; rm -rf "$0"'

/** How long one may take to start on a busy machine, in milliseconds. */
const PATIENCE = 60_000

/** A PostgreSQL of its own for one test run, gone afterwards. */
export interface TemporaryPostgres {
  readonly url: string
  stop(): void
}

/** The folder with the machine's PostgreSQL, or null when there is none. */
export function postgresBin(): string | null {
  const folders = [
    ...globSync('/usr/lib/postgresql/*/bin').toSorted().toReversed(),
    ...(process.env.PATH ?? '').split(delimiter),
  ]
  return (
    folders.find((folder) => ['initdb', 'postgres'].every((name) => existsSync(join(folder, name)))) ?? null
  )
}

/** Whether tests that need a PostgreSQL must be left out: where there is none, but never in CI. */
export function lacksPostgres(): boolean {
  return postgresBin() === null && !process.env.CI
}

let shared: Promise<TemporaryPostgres> | null = null
let databases = 0

/** A PostgreSQL that lives as long as this thread, for whoever asks. */
export function sharedPostgres(): Promise<TemporaryPostgres> {
  shared ??= startPostgres()
  return shared
}

/** The address of a new, empty database on the shared PostgreSQL. */
export async function freshDatabase(): Promise<string> {
  const { url } = await sharedPostgres()
  databases += 1
  const name = `test_${databases}`
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  await client.query(`CREATE DATABASE ${name}`)
  await client.end()
  return url.replace(/\/\w+$/, `/${name}`)
}

/** Breaks every connection to a database, as when its host goes away for a moment. */
export async function severAll(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  // Somebody else may break ours.
  client.on('error', () => {})
  try {
    await client.connect()
    await client.query(
      'SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid()',
    )
  } catch {
    return
  } finally {
    await client.end().catch(() => {})
  }
}

interface Wishes {
  /** Waits for the disk as a real one does: for whoever measures. Tests have no use for that. */
  readonly durable?: boolean
}

/** Starts one as an unprivileged user. */
export async function startPostgres({ durable = false }: Wishes = {}): Promise<TemporaryPostgres> {
  const bin = postgresBin()
  if (bin === null) throw new Error('there is no PostgreSQL; on Debian: apt-get install postgresql')
  const folder = mkdtempSync(join(tmpdir(), 'vyprava-pg-'))
  const user = unprivileged()
  if (user !== null) chownSync(folder, user.uid, user.gid)
  const as = { cwd: folder, ...user }
  const data = join(folder, 'data')
  execFileSync(join(bin, 'initdb'), ['-D', data, '-U', 'vyprava', '-A', 'trust', '--no-sync'], {
    ...as,
    stdio: 'ignore',
  })
  const port = await freePort()
  const settings = [
    'listen_addresses=127.0.0.1',
    `unix_socket_directories=${folder}`,
    `fsync=${durable ? 'on' : 'off'}`,
  ]
  const words: string[] = []
  const server = spawn(
    'sh',
    [
      '-c',
      WATCHED,
      folder,
      join(bin, 'postgres'),
      '-D',
      data,
      '-p',
      String(port),
      ...settings.flatMap((setting) => ['-c', setting]),
    ],
    { ...as, stdio: ['pipe', 'ignore', 'pipe'] },
  )
  server.stderr.on('data', (chunk) => words.push(String(chunk)))
  server.unref()
  const stop = (): void => {
    server.stdin.end()
  }
  const url = `postgres://vyprava@127.0.0.1:${port}/postgres`
  for (const start = Date.now(); server.exitCode === null && Date.now() - start < PATIENCE; ) {
    if (await answers(url)) return { url, stop }
    await new Promise((wait) => setTimeout(wait, 100))
  }
  stop()
  throw new Error(`the temporary PostgreSQL did not start: ${words.join('')}`)
}

async function answers(url: string): Promise<boolean> {
  const client = new pg.Client({ connectionString: url })
  try {
    await client.connect()
    await client.end()
    return true
  } catch {
    return false
  }
}

/** PostgreSQL refuses to run as root: somebody else, if we are. */
function unprivileged(): { readonly uid: number; readonly gid: number } | null {
  if (process.getuid?.() !== 0) return null
  const id = (what: string): number => Number(execFileSync('id', [what, 'nobody'], { encoding: 'utf8' }))
  return { uid: id('-u'), gid: id('-g') }
}

async function freePort(): Promise<number> {
  const server = createServer()
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  const address = server.address()
  await new Promise((closed) => server.close(closed))
  if (address === null || typeof address === 'string') throw new Error('No free port')
  return address.port
}
