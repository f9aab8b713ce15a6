/** A game that is about to be made. */
export interface NewGame {
  readonly id: string
  /** The first letters of its rules' numbers. */
  readonly letters: string
}

/** The example of CONTRIBUTING.md is the template: what is read there is what one gets. */
const EXAMPLE = 'examples/lodestones'

const pascal = (id: string): string =>
  id.replace(/(?:^|-)([a-z0-9])/g, (_, letter: string) => letter.toUpperCase())

const camel = (id: string): string => pascal(id).replace(/^./, (letter) => letter.toLowerCase())

/** The files of a new game by path: the example under another name, and what registers it. */
export function filesOf({ id, letters }: NewGame, read: (path: string) => string): Map<string, string> {
  const renamed = (path: string): string =>
    read(`${EXAMPLE}/${path}`)
      .replace(', the example of CONTRIBUTING.md', '')
      .replace('The example as the suite', `${pascal(id)} as the suite`)
      .replaceAll('LodestoneOptions', `${pascal(id)}Options`)
      .replaceAll('Lodestones', pascal(id))
      .replaceAll(/'lodestones'/g, `'${id}'`)
      .replaceAll('lodestones', camel(id))
      .replaceAll('LO-', `${letters}-`)
  const folder = `games/${id}`
  return new Map([
    [`${folder}/rules/game.ts`, renamed('rules/game.ts')],
    [`${folder}/test/subject.ts`, renamed('test/subject.ts')],
    [`${folder}/test/${id}.test.ts`, renamed('test/lodestones.test.ts')],
    [`${folder}/index.ts`, indexOf(id)],
    [`${folder}/module.ts`, moduleOf(id)],
  ])
}

const indexOf = (id: string): string => `import type { Rules } from '@vyprava/module'
import { ${camel(id)} } from './rules/game.ts'

/** Without players of its own the game is played by those that every game has. */
export const rules: Rules = { game: ${camel(id)}, players: [] }
`

const moduleOf = (id: string): string => `import type { GameModule } from '@vyprava/module'

/** Only the rules so far: words, rulebook, door and table may come later. */
export const ${camel(id)}: GameModule = {
  id: '${id}',
  rules: async () => (await import('./index.ts')).rules,
}
`

const LIST = /export const modules: readonly GameModule\[\] = \[([^\]]*)\]/

/** The list of games with one more at its end. */
export function registered(registry: string, id: string): string {
  const name = camel(id)
  const imported = `import { ${name} } from './${id}/module.ts'\n`
  const imports = registry.split('\n').filter((line) => line.startsWith('import { '))
  const before = imports.find((line) => line > imported)
  const head =
    before === undefined
      ? registry.replace(`${imports.at(-1)}\n`, (last) => last + imported)
      : registry.replace(`${before}\n`, (next) => imported + next)
  if (!LIST.test(head)) throw new Error('games/registry.ts has no list of modules')
  return head.replace(LIST, (list) => list.replace(/,?\s*\]$/, `, ${name}]`))
}
