import { describe, expect, test } from 'vitest'
import { Ledger } from '../src/mutation/ledger.ts'
import { mutantsOf } from '../src/mutation/mutants.ts'
import { expectComplaint, folder, json, vyprava } from './vyprava.ts'

/** The source with each of its changes, as lines. */
const changed = (source: string): string[] =>
  mutantsOf('a.ts', source).map(({ start, end, put }) => source.slice(0, start) + put + source.slice(end))

describe('changes of meaning', () => {
  test.each([
    ['const a = b < c', ['const a = b <= c']],
    ['const a = b && c', ['const a = b || c']],
    ['const a = b + c', ['const a = b - c']],
    ['const a = !b', ['const a = b']],
    ['const a = true', ['const a = false']],
    ['const a = 7', ['const a = 8']],
    ['if (a) b()', ['if (!(a)) b()', 'if (a) {}']],
    ['const a = b.some(c)', ['const a = b.every(c)']],
    ['const a = Math.max(b, c)', ['const a = Math.min(b, c)']],
    ['a += b', ['{}']],
  ])('%s', (source, expected) => {
    expect(changed(source)).toEqual(expected)
  })

  test.each(['type A = 7 | true', "const a = 'b' + c", "import a from 'b'"])('none in %s', (source) => {
    expect(changed(source)).toEqual([])
  })

  test('every change says its line', () => {
    expect(mutantsOf('a.ts', 'const a = 1\n\nconst b = 2').map(({ line }) => line)).toEqual([1, 3])
  })
})

describe('the command', () => {
  test('chooses the same changes for the same seed, in sources only', async () => {
    const [one, same, other] = await Promise.all(
      ['a', 'a', 'b'].map((seed) => json('mutate', 'geometry', '--count', '5', '--list', '--seed', seed)),
    )
    expect(one).toEqual(same)
    expect(one).not.toEqual(other)
    expect(Object(one).chosen).toHaveLength(5)
    for (const { file } of Object(one).chosen) expect(file).toMatch(/^packages\/geometry\/src\//)
  })

  test('knows games and packages, and nothing else', async () => {
    expect(Object(await json('mutate', 'roam', '--list')).chosen).toHaveLength(100)
    expectComplaint(await vyprava('mutate', '../etc'), 2, /there is no game or package/)
  })

  test('goes on where it was broken off, but not with other changes', () => {
    const [first, second] = mutantsOf('a.ts', 'const a = 1 + 2')
    const file = `${folder}/mutants.json`
    new Ledger(file, [first, second]).add({ mutant: first, verdict: 'survived' })
    expect(new Ledger(file, [first, second]).judged).toEqual([{ mutant: first, verdict: 'survived' }])
    expect(new Ledger(file, [second]).judged).toEqual([])
  })
})
