import { defineConfig } from 'vitest/config'
import { SLOW } from './games/testing/chromium.ts'
import { longestFirst } from './test/longest-first.ts'

/** The longest ones first, so that at the end no worker has to wait for one of them. */
const LONG = [
  /layout/,
  /web\/test\/(?:online|leadership|machine-stage|offline|maker|play|end)\b/,
  /(?:keyboard|touch|mouse|land|list|windows|tutorial|axe|home)\b/,
]

/** Tests that drive a real browser: three files at a time, since much of their time is waiting for the page. */
export default defineConfig({
  test: {
    name: 'browser',
    include: ['packages/*/test/**/*.browser.test.ts', 'games/*/test/**/*.browser.test.ts'],
    globalSetup: ['./test/browser-setup.ts'],
    // The machine may be busy: whatever waits for something says what, and waits long enough.
    testTimeout: 240_000 * SLOW,
    hookTimeout: 120_000 * SLOW,
    maxWorkers: 3,
    sequence: { sequencer: longestFirst(LONG) },
    // One browser for all files of a worker, with the app in its caches.
    isolate: false,
  },
})
