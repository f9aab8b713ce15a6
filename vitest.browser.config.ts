import { defineConfig } from 'vitest/config'

/** Tests that drive a real browser: one file at a time, since each builds on a quiet machine. */
export default defineConfig({
  test: {
    include: ['packages/*/test/**/*.browser.test.ts', 'games/*/test/**/*.browser.test.ts'],
    globalSetup: ['./test/browser-setup.ts'],
    fileParallelism: false,
    testTimeout: 60_000,
    hookTimeout: 120_000,
  },
})
