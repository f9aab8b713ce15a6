import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { moduleOf } from '@vyprava/games'
import { bad, type Checked, good, parseJson, printProblem } from '@vyprava/kernel'
import { folderOf, gameIds, unknownGame } from '../catalog.ts'
import { type Command, Failure, Misuse } from '../command.ts'
import { testsByRule } from '../coverage.ts'
import { ROOT } from '../files.ts'

const LIST = join('rulebook', 'rules.json')

/** A rule as the rulebook lists it: its number and, in each language, its title. */
interface ListedRule {
  readonly number: string
  readonly title: { readonly en: string }
}

export const rules: Command = {
  name: 'rules',
  summary: "every rule of a game's rulebook with the tests that cover it",
  arguments: ['<game>'],
  options: [{ name: 'missing', help: 'list only the rules that no test covers' }],
  async run(input) {
    const id = input.word(0)
    if (isUnlisted(id)) {
      const text = `${id}: no list of rules yet (${join('games', id, LIST)})`
      return { json: { game: id, total: 0, covered: 0, missing: [], tests: {} }, text }
    }
    const folder = bookFolder(id)
    const list = readList(join(folder, LIST))
    const found = testsByRule(folder)
    const unknown = [...found.keys()].filter((number) => !list.some((rule) => rule.number === number)).sort()
    const missing = list.filter(({ number }) => !found.has(number)).map(({ number }) => number)
    const covered = list.length - missing.length
    const report = {
      game: id,
      total: list.length,
      covered,
      missing,
      tests: Object.fromEntries(list.map(({ number }) => [number, found.get(number) ?? []])),
      ...(unknown.length === 0 ? {} : { unknown }),
    }
    const shown = input.flag('missing') ? list.filter(({ number }) => missing.includes(number)) : list
    const lines = shown.flatMap(({ number, title }) => {
      const tests = found.get(number) ?? []
      return [
        `${number}  ${title.en}`,
        ...(tests.length === 0 ? ['no test'] : tests).map((t) => `          ${t}`),
      ]
    })
    lines.push('', `${id}: ${covered} of ${list.length} rules covered, ${missing.length} missing`)
    const failure = failureOf(found, unknown, missing)
    return { json: report, text: lines.join('\n'), ...(failure === null ? {} : { failure }) }
  },
}

function failureOf(
  found: ReadonlyMap<string, readonly string[]>,
  unknown: readonly string[],
  missing: readonly string[],
): string | null {
  if (unknown.length > 0) {
    const [first] = unknown
    return `tests name rules that the rulebook does not have: ${unknown.join(', ')} (first in ${found.get(first)?.[0]})`
  }
  return missing.length > 0 ? `${missing.length} rules have no test` : null
}

/** A game of the house may come without a rulebook. */
const isUnlisted = (id: string): boolean =>
  moduleOf(id) !== null && !existsSync(join(ROOT, 'games', id, LIST))

/** The folder of a game with a list of rules, whether or not the game can be played yet. */
function bookFolder(id: string): string {
  const folder = folderOf(id)
  if (folder !== null && existsSync(join(folder, LIST))) return folder
  if (gameIds().includes(id)) throw new Failure(`${id} has no rulebook, expected ${join('games', id, LIST)}`)
  const books = readdirSync(join(ROOT, 'games')).filter((name) => existsSync(join(ROOT, 'games', name, LIST)))
  throw new Misuse(unknownGame(id, books))
}

function readList(file: string): readonly ListedRule[] {
  const json = parseJson(readFileSync(file, 'utf8'))
  const list = json.ok ? listedRules(json.value) : json
  if (!list.ok) throw new Failure(`${file}: ${printProblem(list.problem)}`)
  return list.value
}

function listedRules(data: unknown): Checked<readonly ListedRule[]> {
  if (!Array.isArray(data)) return bad('.', data, 'a list of rules')
  for (const [index, entry] of data.entries()) {
    if (!isListed(entry)) return bad(String(index), entry, 'a rule with a number and an English title')
  }
  return good(data)
}

function isListed(entry: unknown): entry is ListedRule {
  if (typeof entry !== 'object' || entry === null || !('number' in entry) || !('title' in entry)) return false
  const { number, title } = entry
  return (
    typeof number === 'string' &&
    typeof title === 'object' &&
    title !== null &&
    'en' in title &&
    typeof title.en === 'string'
  )
}
