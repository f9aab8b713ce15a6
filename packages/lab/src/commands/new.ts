import { spawnSync } from 'node:child_process'
import { existsSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { type Command, Failure, Misuse } from '../command.ts'
import { ROOT } from '../files.ts'
import { filesOf, registered } from '../template.ts'

const REGISTRY = 'games/registry.ts'

export const newGame: Command = {
  name: 'new',
  summary: 'create a tiny playable game with its tests, and register it',
  arguments: ['<game>'],
  options: [{ name: 'rules', value: 'AB', help: 'what its rule numbers start with (AB-1, AB-2, …)' }],
  async run(input) {
    const id = nameOf(input.word(0))
    const letters = lettersOf(input.text('rules') ?? id.slice(0, 2).toUpperCase())
    const files = filesOf({ id, letters }, (path) => readFileSync(join(ROOT, path), 'utf8'))
    for (const [path, text] of files) write(path, text)
    write(REGISTRY, registered(readFileSync(join(ROOT, REGISTRY), 'utf8'), id))
    const golden = writeGolden(id)
    const paths = [...files.keys(), REGISTRY, ...golden]
    return { json: { game: id, files: paths }, text: [...paths, '', ...nextSteps(id)].join('\n') }
  },
}

function nameOf(id: string): string {
  if (!/^[a-z][a-z0-9]*(?:-[a-z0-9]+)*$/.test(id)) {
    throw new Misuse(`${JSON.stringify(id)} is no name for a game, expected small letters such as pebbles`)
  }
  if (existsSync(join(ROOT, 'games', id))) throw new Misuse(`games/${id} is there already`)
  return id
}

/** The first letters of a rule's number: no two games share them. */
function lettersOf(letters: string): string {
  if (!/^[A-Z]{2}$/.test(letters)) {
    throw new Misuse(`--rules: found ${JSON.stringify(letters)}, expected two capital letters`)
  }
  const lists = globSync('games/*/rulebook/rules.json', { cwd: ROOT })
  const taken = lists.find((list) => readFileSync(join(ROOT, list), 'utf8').includes(`"${letters}-`))
  if (taken !== undefined)
    throw new Misuse(`--rules: ${letters} is taken by ${taken}, choose two other letters`)
  return letters
}

function write(path: string, text: string): void {
  mkdirSync(dirname(join(ROOT, path)), { recursive: true })
  writeFileSync(join(ROOT, path), text)
}

/** In a process of its own: this one has read the registry without the new game. */
function writeGolden(id: string): string[] {
  const lab = join(ROOT, 'packages/lab/bin/vyprava.mjs')
  const { status, stderr } = spawnSync(process.execPath, [lab, 'golden', id, '--write'], { encoding: 'utf8' })
  if (status !== 0) throw new Failure(`the golden games of ${id} were not written: ${stderr.trim()}`)
  return globSync(`games/${id}/test/golden/*`, { cwd: ROOT })
}

const nextSteps = (id: string): string[] => [
  `npx vitest run games/${id}        its rules, and the suite that every game passes`,
  `npx vyprava simulate ${id}        play many games of it`,
  `npm start                        play it in the browser, by the list of its moves`,
  `Then follow CONTRIBUTING.md: games/${id}/rules/game.ts is yours to change.`,
]
