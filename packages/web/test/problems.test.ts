import { moduleOf } from '@vyprava/games'
import { type Checked, type Problem, parseRecord, readRecord, startMatch, writeRecord } from '@vyprava/kernel'
import { describe, expect, test } from 'vitest'
import { readFile } from '../src/local/exchange.ts'
import { rulesWith } from '../src/local/packs.ts'
import { problemIn } from '../src/texts/problems.ts'

const module = moduleOf('roam')
if (module === null) throw new Error('Roam has no module')
const { game } = await module.rules()

const started = startMatch(game, { seats: 2, options: {}, seed: 'problems' })
if (!started.ok) throw new Error('Roam does not start')
const record = writeRecord(started.value)
if (record === null) throw new Error('no record')
const altered = (change: object) => JSON.stringify({ ...record, ...change })
const problemOf = (checked: Checked<unknown>): Problem => {
  if (checked.ok) throw new Error('it is right')
  return checked.problem
}

/** A table of a game with options that its rules refuse. */
async function tableOf(id: string, seats: number, options: object): Promise<Checked<unknown>> {
  const rules = await moduleOf(id)?.rules()
  if (rules === undefined) throw new Error(`There is no ${id}`)
  return startMatch(rules.game, { seats, options, seed: 'problems' })
}

const BROKEN: Readonly<Record<string, () => Promise<Checked<unknown>> | Checked<unknown>>> = {
  'no JSON': () => parseRecord('{ no'),
  'another format': () => parseRecord('{"format":"recipe"}'),
  'a newer file': () => parseRecord(altered({ formatVersion: 99 })),
  'newer rules': () => readRecord(game, { ...record, rules: 99 }),
  'an unknown game': () => readFile(altered({ game: 'chess' }), String),
  'another pack': () => readRecord(game, { ...record, pack: null }),
  'too many seats': () => readRecord(game, { ...record, seats: 9 }),
  'an unknown option': () => readRecord(game, { ...record, options: { dragons: 3 } }),
  'an illegal action': () =>
    readRecord(game, { ...record, journal: [{ seat: 0, action: { type: 'endTurn' } }] }),
  'an impossible undo': () => readRecord(game, { ...record, journal: [{ seat: 0, back: 7 }] }),
  'a missing field': () => parseRecord(altered({ seats: undefined })),
  'a text for a number': () => parseRecord(altered({ seats: 'two' })),
  'a negative number': () => parseRecord(altered({ seats: -1 })),
  'another result': () =>
    readRecord(game, { ...record, result: { kind: 'together', won: true, reason: 'x' } }),
  'no players': () => readFile(altered({ players: [] }), String),
  'a nameless player': () => readFile(altered({ players: [{}, {}] }), String),
  'a mode for one player': () => tableOf('euthia', 2, { mode: 'solo' }),
  'a mode for several players': () => tableOf('euthia', 1, { mode: 'competitive' }),
  'a mode that a scenario does not know': () =>
    tableOf('euthia', 2, { scenario: 'disaster', mode: 'competitive' }),
  'the same hero twice': () => tableOf('euthia', 2, { hero1: 'dral', hero2: 'dral' }),
  'a mode of Ark for one player': () => tableOf('ark', 3, { mode: 'solo' }),
  'an empty pack': () => rulesWith(module, {}),
  'a pack that is no object': () => rulesWith(module, 'cards'),
}

describe('what is wrong is said in the language of the reader', () => {
  test.each(Object.entries(BROKEN))('%s', async (_, broken) => {
    const problem = problemOf(await broken())
    for (const language of ['cs', 'sk'] as const) {
      const { path, found, expected } = problemIn(language, problem)
      expect(path).toBe(problem.path)
      const literal = /^(?:"|\(|-?\d|null|true|false)/
      if (!literal.test(problem.expected)) expect(expected, problem.expected).not.toBe(problem.expected)
      expect(`${found} ${expected}`).not.toMatch(/\b(?:the|of|or|from|whole|nothing|list|object)\b/)
    }
    expect(problemIn('en', problem)).toEqual(problem)
  })
})

test('numbers and names inside are kept', () => {
  const problem = { path: 'seats', found: '9', expected: 'a whole number from 2 to 4' }
  expect(problemIn('cs', problem)).toEqual({ path: 'seats', found: '9', expected: 'celé číslo od 2 do 4' })
  expect(problemIn('sk', { ...problem, expected: 'one of "a", "b"' }).expected).toBe('jedno z: "a", "b"')
  expect(problemIn('cs', { ...problem, expected: 'words of a game' }).expected).toBe('words of a game')
})
