import { modules } from '@vyprava/games'
import { expect, test } from 'vitest'
import { begin } from '../src/local/begin.ts'
import { fileTroubleOf, readFile, writeFile } from '../src/local/exchange.ts'

const standard = (seat: number) => `Player ${seat + 1}`
const PLAYERS = [
  { name: 'Anna', bot: null },
  { name: 'Vydra', bot: 'random' },
]

async function someFile(): Promise<Record<string, unknown>> {
  const begun = begin(await modules[0].rules(), { options: {}, players: PLAYERS, seed: 'file' }, 1)
  const text = begun.ok ? writeFile(begun.value) : null
  if (text === null) throw new Error('There is no file')
  return JSON.parse(text)
}

test('what is written can be read again, with the players', async () => {
  const read = await readFile(JSON.stringify(await someFile()), standard)
  expect(read).toMatchObject({
    ok: true,
    value: { game: modules[0].id, version: 1, players: PLAYERS, length: 0 },
  })
})

test('that moves were taken back goes into the file and comes back', async () => {
  const read = await readFile(JSON.stringify({ ...(await someFile()), takebacks: true }), standard)
  if (!read.ok) throw new Error(read.problem.expected)
  expect(read.value.takebacks).toBe(true)
  expect(JSON.parse(writeFile(read.value) ?? '{}')).toMatchObject({ takebacks: true })
  expect(await someFile()).not.toHaveProperty('takebacks')
})

test('a bare record is welcome', async () => {
  const { players: _, ...record } = await someFile()
  const read = await readFile(JSON.stringify(record), standard)
  expect(read).toMatchObject({ ok: true, value: { players: [{ name: 'Player 1', bot: null }, {}] } })
})

test.each([
  ['no JSON', () => 'not JSON', 'notJson'],
  ['something else', () => '{"format":"recipe"}', 'notRecord'],
  ['a list', () => '[]', 'notRecord'],
  ['a newer file', (file: object) => JSON.stringify({ ...file, formatVersion: 99 }), 'newer'],
  ['newer rules', (file: object) => JSON.stringify({ ...file, rules: 99 }), 'newer'],
  ['another game', (file: object) => JSON.stringify({ ...file, game: 'chess' }), 'unknownGame'],
  ['another pack', (file: object) => JSON.stringify({ ...file, pack: { id: 'x', hash: 'y' } }), 'otherPack'],
  [
    'an illegal move',
    (file: object) => JSON.stringify({ ...file, journal: [{ seat: 0, action: { type: 'cheat' } }] }),
    'broken',
  ],
  ['a false position', (file: object) => JSON.stringify({ ...file, checkpoints: [[0, 'no']] }), 'broken'],
  ['players without seats', (file: object) => JSON.stringify({ ...file, players: [] }), 'broken'],
  ['a player without a name', (file: object) => JSON.stringify({ ...file, players: [{}, {}] }), 'broken'],
])('%s is refused in words', async (_, make, trouble) => {
  const read = await readFile(make(await someFile()), standard)
  if (read.ok) throw new Error('The file was read')
  expect(fileTroubleOf(read.problem), JSON.stringify(read.problem)).toBe(trouble)
})
