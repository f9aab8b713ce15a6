import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createAppServer } from '@vyprava/server'
import type { TestProject } from 'vitest/node'
import { CHROMIUM, noBrowser } from '../games/testing/chromium.ts'
import { buildIfStale } from '../scripts/build.ts'

const DIST = join(import.meta.dirname, '../packages/web/dist')

/** Builds and serves the app once for all browser tests. Without a browser they skip, but never in CI. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  if (noBrowser) return withoutBrowser(project)
  await buildIfStale()
  // A copy: somebody may build anew while the tests run.
  const built = mkdtempSync(join(tmpdir(), 'vyprava-built-'))
  cpSync(DIST, built, { recursive: true, preserveTimestamps: true })
  const server = createAppServer(built)
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('the server has no port')
  project.provide('origin', `http://127.0.0.1:${address.port}/`)
  project.provide('built', built)
  return async () => {
    server.closeAllConnections()
    await new Promise((closed) => server.close(closed))
    rmSync(built, { recursive: true })
  }
}

function withoutBrowser(project: TestProject): () => Promise<void> {
  const advice = `no Chromium at ${CHROMIUM}: install one or set CHROMIUM`
  if (process.env.CI) throw new Error(advice)
  console.warn(`Browser tests skip themselves: ${advice}`)
  project.provide('origin', '')
  project.provide('built', '')
  return async () => {}
}
