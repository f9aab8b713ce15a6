import { execFileSync, spawn, spawnSync } from 'node:child_process'
import { chownSync, existsSync, globSync, mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'

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

/** Starts one as an unprivileged user; null where there is none, but never in CI. */
export async function startPostgres(): Promise<TemporaryPostgres | null> {
  const bin = postgresBin()
  if (bin === null) {
    if (process.env.CI) throw new Error('CI needs a PostgreSQL: .ci/run installs it')
    return null
  }
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
  const settings = ['listen_addresses=127.0.0.1', `unix_socket_directories=${folder}`, 'fsync=off']
  const server = spawn(
    join(bin, 'postgres'),
    ['-D', data, '-p', String(port), ...settings.flatMap((setting) => ['-c', setting])],
    { ...as, stdio: 'ignore' },
  )
  const stop = (): void => {
    server.kill('SIGINT')
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 })
  }
  process.once('exit', stop)
  const url = `postgres://vyprava@127.0.0.1:${port}/postgres`
  for (let tries = 0; tries < 200; tries++) {
    const { status } = spawnSync(join(bin, 'pg_isready'), ['-h', '127.0.0.1', '-p', String(port)])
    if (status === 0) return { url, stop }
    await new Promise((wait) => setTimeout(wait, 50))
  }
  stop()
  throw new Error('The temporary PostgreSQL did not start')
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
