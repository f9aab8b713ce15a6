import { execFileSync, spawn } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'

const ROOT = join(import.meta.dirname, '..')
/** What an idle server may hold, in megabytes. */
const MOST = 150
/** A server has settled when it holds the same for so long, in milliseconds. */
const SETTLED = 5_000
const PATIENCE = 60_000

/** Megabytes that a server holds to which nobody comes: started by `npm start`, and from the tree of the container. */
export async function benchIdle(): Promise<object> {
  const scratch = mkdtempSync(join(tmpdir(), 'vyprava-idle-'))
  try {
    const tree = join(scratch, 'tree')
    execFileSync(process.execPath, [join(ROOT, 'scripts/image.ts'), tree], {
      stdio: ['ignore', 'ignore', 'inherit'],
    })
    const [command, ...args] = startOf(readFileSync(join(ROOT, 'Dockerfile'), 'utf8'))
    const npm = await heldBy('npm', ['start'], ROOT, join(scratch, 'npm'))
    const container = await heldBy(
      command === 'node' ? process.execPath : command,
      args,
      tree,
      join(scratch, 'container'),
    )
    return { npm, container, most: MOST, held: npm.server < MOST && container.server < MOST }
  } finally {
    rmSync(scratch, { recursive: true, force: true })
  }
}

const startOf = (dockerfile: string): string[] => JSON.parse(/^CMD (.+)$/m.exec(dockerfile)?.[1] ?? '[]')

/** Starts a server and waits until it has settled; what it holds, and what those hold who started it. */
async function heldBy(
  command: string,
  args: readonly string[],
  cwd: string,
  data: string,
): Promise<{ server: number; starters: number }> {
  const env = { ...process.env, NODE_OPTIONS: '', PORT: '0', DATA_DIR: data }
  const child = spawn(command, args, { cwd, env, stdio: ['ignore', 'pipe', 'inherit'] })
  const gone = new Promise((end) => child.once('close', end))
  await new Promise<void>((said, failed) => {
    child.stdout.on('data', (text: Buffer) => {
      if (text.includes('Výprava is at')) said()
    })
    child.once('exit', (code) => failed(new Error(`${command} ended with ${code}`)))
  })
  try {
    const family = familyOf(child.pid ?? 0)
    const server = family.at(-1) ?? 0
    await settled(server)
    const starters = family.slice(0, -1).reduce((sum, pid) => sum + residentOf(pid), 0)
    return { server: Math.round(residentOf(server)), starters: Math.round(starters) }
  } finally {
    child.kill('SIGTERM')
    await gone
  }
}

async function settled(pid: number): Promise<void> {
  const begun = performance.now()
  let last = residentOf(pid)
  let since = begun
  while (performance.now() - since < SETTLED && performance.now() - begun < PATIENCE) {
    await setTimeout(250)
    const now = residentOf(pid)
    if (Math.abs(now - last) > 1) [last, since] = [now, performance.now()]
  }
}

/** A process, its child, and so on to the last one. */
function familyOf(pid: number): number[] {
  const parents = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap((name) => {
      const parent = /^PPid:\s+(\d+)/m.exec(statusOf(Number(name)))?.[1]
      return parent === String(pid) ? [Number(name)] : []
    })
  return [pid, ...parents.flatMap(familyOf)]
}

/** In megabytes, as the system counts it. */
const residentOf = (pid: number): number => Number(/VmRSS:\s+(\d+)/.exec(statusOf(pid))?.[1] ?? 0) / 1000

function statusOf(pid: number): string {
  try {
    return readFileSync(`/proc/${pid}/status`, 'utf8')
  } catch {
    // It has just ended.
    return ''
  }
}
