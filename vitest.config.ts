import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    include: [
      'packages/*/test/**/*.test.{ts,tsx}',
      'games/*/**/*.test.{ts,tsx}',
      'examples/*/test/*.test.ts',
      'test/**/*.test.ts',
    ],
    exclude: ['**/node_modules/**', '**/*.browser.test.ts'],
    pool: 'threads',
    // One process of modules for many files: the tests keep nothing in modules, and it halves the time.
    isolate: false,
    maxWorkers: 2,
    testTimeout: 30_000,
  },
})
