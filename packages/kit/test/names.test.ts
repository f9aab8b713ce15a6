import { globSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const ROOT = join(import.meta.dirname, '../../..')
const FILES = globSync('packages/kit/{src/**/*,README.md,package.json}', { cwd: ROOT }).filter((file) =>
  /\.(?:tsx?|css|md|json)$/.test(file),
)
const GAMES = readdirSync(join(ROOT, 'games'), { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && !['node_modules', 'testing'].includes(entry.name))
  .map(({ name }) => name)

test('the kit names no game', () => {
  expect(GAMES).toContain('roam')
  expect(FILES.length).toBeGreaterThan(20)
  const named = FILES.flatMap((file) => {
    const words = new Set(
      readFileSync(join(ROOT, file), 'utf8')
        .toLowerCase()
        .split(/[^a-z]+/),
    )
    return GAMES.filter((game) => words.has(game)).map((game) => `${file}: ${game}`)
  })
  expect(named).toEqual([])
})
