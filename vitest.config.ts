import { defineConfig } from 'vitest/config'
import { longestFirst } from './test/longest-first.ts'

/**
 * Tests that come to what Node cannot load by itself: components, style sheets, rulebooks as text. All others run in
 * modules as Node loads them: through Vite's every name from a module that passes others on is looked up anew at each
 * use, which takes half of their time.
 */
const THROUGH_VITE = [
  'packages/{atlas,kit,web}/test/**/*.test.{ts,tsx}',
  'games/*/table/*/**/*.test.{ts,tsx}',
  'games/*/table/!(choices).test.{ts,tsx}',
  'games/{defenders,roam}/table/choices.test.ts',
]

/** They follow the steps of operators: servers are started, databases moved, the container's tree is laid out. */
const OPERATE = ['test/operate.test.ts', 'packages/server/test/image.test.ts']

/** The longest ones first, so that at the end no core has to wait for one of them. */
const LONG = [
  /roam.*conformance/,
  /conformance/,
  /server.*(?:fuzz|faults|processes|image)|^\/test\/operate/,
  /levels|answers|retention|strength|knowledge|table\/choices/,
  /bot|market|lively|games\.test|sockets|presence|silent|chances/,
]

export default defineConfig({
  test: {
    pool: 'threads',
    // One process of modules for many files: the tests keep nothing in modules, and it halves the time.
    isolate: false,
    maxWorkers: 2,
    sequence: { sequencer: longestFirst(LONG) },
    testTimeout: 60_000,
    // On a busy machine what is waited for may take long.
    expect: { poll: { timeout: 20_000 } },
    projects: [
      {
        extends: true,
        test: {
          name: 'plain',
          include: [
            'packages/*/test/**/*.test.ts',
            'games/*/**/*.test.ts',
            'examples/*/test/*.test.ts',
            'test/**/*.test.ts',
          ],
          exclude: ['**/node_modules/**', '**/*.browser.test.ts', ...THROUGH_VITE, ...OPERATE],
          experimental: { viteModuleRunner: false },
        },
      },
      {
        extends: true,
        test: {
          name: 'unit',
          include: THROUGH_VITE,
          exclude: ['**/node_modules/**', '**/*.browser.test.ts'],
        },
      },
      { extends: true, test: { name: 'operate', include: OPERATE } },
    ],
  },
})
