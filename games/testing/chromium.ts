import { existsSync } from 'node:fs'
import { type Browser, chromium } from 'playwright-core'

export const CHROMIUM = process.env.CHROMIUM ?? '/usr/bin/chromium'
const ARGUMENTS = [
  '--headless',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

/** So many times slower than it could everything in a page is computed: who looks too early is found out. */
export const SLOW = Number(process.env.VYPRAVA_SLOW ?? 1)

/** The set-up of browser tests says so aloud, and refuses it in CI. */
export const noBrowser = !existsSync(CHROMIUM)

/**
 * No memory for tiles: pages are laid out, painted into lists and hit as ever, and frames come as ever, but the
 * compositor turns nothing into pixels. Without a graphics card that is half of all the work, and few look at it.
 */
const BLIND = '--force-gpu-mem-available-mb=0'

/** A browser. What takes pictures or measures wants pixels too. */
export const launch = ({ pixels = true } = {}): Promise<Browser> =>
  chromium.launch({
    executablePath: CHROMIUM,
    args: pixels ? ARGUMENTS : [...ARGUMENTS, BLIND],
    timeout: 60_000,
  })
