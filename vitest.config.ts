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
    testTimeout: 30_000,
  },
})
