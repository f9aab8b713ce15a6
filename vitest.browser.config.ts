import { defineConfig } from 'vitest/config'

const TIMED = 'packages/*/test/**/*.timed.browser.test.ts'

/**
 * Tests that drive a real browser: three files at a time, since much of their time is waiting for the page, and then
 * those that measure, alone.
 */
export default defineConfig({
  test: {
    globalSetup: ['./test/browser-setup.ts'],
    // The machine may be busy: whatever waits for something says what, and waits long enough.
    testTimeout: 240_000,
    hookTimeout: 120_000,
    maxWorkers: 3,
    projects: [
      {
        extends: true,
        test: {
          name: 'browser',
          include: ['packages/*/test/**/*.browser.test.ts', 'games/*/test/**/*.browser.test.ts'],
          exclude: ['**/node_modules/**', TIMED],
          // One browser for all files of a worker, with the app in its caches.
          isolate: false,
          sequence: { groupOrder: 0 },
        },
      },
      {
        extends: true,
        test: { name: 'timed', include: [TIMED], fileParallelism: false, sequence: { groupOrder: 1 } },
      },
    ],
  },
})
