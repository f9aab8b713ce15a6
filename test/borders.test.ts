import { join } from 'node:path'
import { expect, test } from 'vitest'
import { checkBorders, checkDeclared, violations } from '../scripts/borders.ts'

test('the tree keeps its borders', () => {
  expect(checkBorders(join(import.meta.dirname, '..'))).toEqual([])
})

test('every workspace names the packages that it uses', () => {
  expect(checkDeclared(join(import.meta.dirname, '..'))).toEqual([])
})

test.each([
  ['packages/kernel/src/a.ts', "import { readFileSync } from 'node:fs'"],
  ['packages/kernel/src/a.ts', "import { roam } from '../../../games/roam/rules/game.ts'"],
  ['packages/kernel/src/a.ts', "import { hex } from '@vyprava/geometry'"],
  ['packages/kernel/src/a.ts', 'const now = Date.now()'],
  ['packages/kernel/src/a.ts', 'const x = Math.random()'],
  ['packages/kernel/src/a.ts', `const text = \`at \${Date.now()}\``],
  ['packages/kernel/src/a.ts', 'const { random } = Math'],
  ['packages/kernel/src/a.ts', "const x = Math['random']()"],
  ['packages/kernel/src/a.ts', 'const now = { performance }'],
  ['packages/kernel/src/a.ts', "export type A = import('node:fs').Stats"],
  ['packages/geometry/src/a.ts', "import * as v from 'valibot'"],
  ['games/roam/rules/a.ts', "import { useState } from 'react'"],
  ['games/roam/rules/a.ts', "import { table } from '../table/table.tsx'"],
  ['games/roam/rules/a.ts', "import { x } from '../../ark/rules/game.ts'"],
  ['games/roam/rules/a.ts', 'setTimeout(() => 1, 2)'],
  ['games/roam/rules/a.ts', "export { x } from '@vyprava/web'"],
  ['games/roam/bot/a.ts', "import { x } from '../table/a.ts'"],
  ['games/roam/table/a.tsx', "import { x } from '@vyprava/web'"],
  ['packages/web/src/a.ts', "import { game } from '@vyprava/games/roam/rules/game'"],
  ['packages/lab/src/a.ts', "const game = await import('../../../games/roam/index.ts')"],
  ['games/roam/cellar/a.ts', 'export const wine = 1'],
  ['packages/bots/src/a.ts', "import { modules } from '@vyprava/games'"],
])('%s may not say %s', (path, source) => {
  expect(violations(path, source)).toHaveLength(1)
})

test.each([
  [
    'packages/kernel/src/a.ts',
    "import { x } from './b.ts'\nimport * as v from 'valibot'\n// Math.random is forbidden",
  ],
  ['games/roam/rules/a.ts', "import {\n  type A,\n  b,\n} from '@vyprava/kernel'\nconst text = 'a Date'"],
  ['packages/kernel/src/a.ts', 'const x = Math.floor(match.performance) + { Date: 1 }.Date'],
  ['games/roam/table/a.tsx', "import { memo } from 'react'\nimport { Land } from '@vyprava/atlas'"],
  ['packages/web/src/a.ts', "import { modules } from '@vyprava/games'\nimport 'node:fs'"],
])('%s may say %s', (path, source) => {
  expect(violations(path, source)).toEqual([])
})
