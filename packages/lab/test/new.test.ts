import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { ROOT } from '../src/files.ts'
import { filesOf, registered } from '../src/template.ts'
import { expectComplaint, vyprava } from './vyprava.ts'

const read = (path: string): string => readFileSync(join(ROOT, path), 'utf8')

test('a new game is the example under its own name', () => {
  const files = filesOf({ id: 'river-stones', letters: 'RS' }, read)
  expect([...files.keys()]).toEqual([
    'games/river-stones/rules/game.ts',
    'games/river-stones/test/subject.ts',
    'games/river-stones/test/river-stones.test.ts',
    'games/river-stones/index.ts',
    'games/river-stones/module.ts',
  ])
  const all = [...files.values()].join('')
  expect(all).not.toMatch(/lodestone|LO-|CONTRIBUTING/i)
  expect(files.get('games/river-stones/rules/game.ts')).toContain("id: 'river-stones'")
  expect(files.get('games/river-stones/test/river-stones.test.ts')).toContain("rule('RS-2'")
})

test('it is registered once, after the others, its import in order', () => {
  const registry = registered(read('games/registry.ts'), 'pebbles')
  expect(registry).toMatch(/= \[roam, [^\]]*, pebbles\]/)
  const imports = registry.split('\n').filter((line) => line.startsWith('import { '))
  expect(imports).toEqual(imports.toSorted())
  expect(imports.filter((line) => line.includes('pebbles'))).toHaveLength(1)
})

test.each([
  [['roam'], /games\/roam is there already/],
  [['Two Words'], /"Two Words" is no name for a game/],
  [['../roam'], /is no name for a game/],
  [['pebbles', '--rules', 'RO'], /RO is taken by games\/roam/],
  [['pebbles', '--rules', 'x'], /expected two capital letters/],
])('vyprava new %j is refused and makes nothing', async (words, why) => {
  expectComplaint(await vyprava('new', ...words), 2, why)
})
