import { type ChildProcess, spawn } from 'node:child_process'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** A server in a process of its own. */
export interface ServerProcess {
  readonly address: string
  readonly child: ChildProcess
  /** As by a power failure: nothing is tidied up. */
  kill(): Promise<void>
  /** As an operator would: what was begun is finished. */
  stop(): Promise<number | null>
}

/** Where Node keeps what it compiled, as it does for `vyprava`: the next server starts with less work. */
const NODE_COMPILE_CACHE = join(tmpdir(), 'node-compile-cache')

const SERVE = join(import.meta.dirname, '../src/serve.ts')

/** Starts a server on a free port, with the database of these settings; ours, or another version's. */
export async function startProcess(
  env: Readonly<Record<string, string>>,
  serve: string = SERVE,
): Promise<ServerProcess> {
  const child = spawn(process.execPath, [serve], {
    env: { ...process.env, NODE_COMPILE_CACHE, PORT: '0', ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const gone = new Promise<number | null>((exit) => child.once('exit', exit))
  const address = await new Promise<string>((found, failed) => {
    child.once('exit', (code) => failed(new Error(`The server ended with ${code}`)))
    child.stdout.on('data', (data: Buffer) => {
      const address = /http:\/\/localhost:\d+/.exec(data.toString())?.[0]
      if (address !== undefined) found(address)
    })
  })
  const end = (signal: NodeJS.Signals): Promise<number | null> => {
    child.kill(signal)
    return gone
  }
  return {
    address,
    child,
    kill: async () => {
      await end('SIGKILL')
    },
    stop: () => end('SIGTERM'),
  }
}
