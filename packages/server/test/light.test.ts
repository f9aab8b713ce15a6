import { spawn } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'

const ROOT = join(import.meta.dirname, '../../..')
const folder = mkdtempSync(join(tmpdir(), 'vyprava-light-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

/** What `npm start` gives to Node, without the building before it. */
const manifest: unknown = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'))
const start = String(Object(Object(manifest).scripts).start)
const flags = start.split(' ').filter((word) => word.startsWith('--'))

/** In kilobytes, as the system counts it. */
const residentOf = (pid: number): number =>
  Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1])

test.skipIf(!existsSync('/proc/self/status'))(
  'an idle server holds less than 150 MB',
  async () => {
    const serve = join(import.meta.dirname, '../src/serve.ts')
    const child = spawn(process.execPath, [...flags, serve], {
      env: { ...process.env, NODE_OPTIONS: '', PORT: '0', DATA_DIR: folder },
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    const gone = new Promise((ended) => child.once('exit', ended))
    await new Promise((said) => child.stdout.once('data', said))
    try {
      await expect
        .poll(() => residentOf(child.pid ?? 0), { timeout: 30_000, interval: 500 })
        .toBeLessThan(150 * 1000)
    } finally {
      child.kill()
      await gone
    }
  },
  60_000,
)
