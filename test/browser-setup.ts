import { existsSync } from 'node:fs'
import { buildIfStale } from '../scripts/build.ts'

const CHROMIUM = process.env.CHROMIUM ?? '/usr/bin/chromium'

/** Builds the app once for all browser tests. Without a browser they skip, but never in CI. */
export default async function setup(): Promise<void> {
  if (existsSync(CHROMIUM)) {
    await buildIfStale()
    return
  }
  const advice = `no Chromium at ${CHROMIUM}: install one or set CHROMIUM`
  if (process.env.CI) throw new Error(advice)
  console.warn(`Browser tests skip themselves: ${advice}`)
}
