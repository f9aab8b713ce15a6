import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { Ledger } from '../src/mutation/ledger.ts'
import { mutantsOf } from '../src/mutation/mutants.ts'
import { withSwitches } from '../src/mutation/switches.ts'
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
})

describe('mutants that sleep in the source', () => {
  /** What a source gives while a mutant is awake. */
  const awake = (source: string, number: number | null): unknown => {
    const switches = mutantsOf('a.ts', source).flatMap((mutant, index) =>
      mutant.choice === null ? [] : [{ number: index, mutant, choice: mutant.choice }],
    )
    Object.assign(globalThis, { __mutant: (called: number) => called === number })
    try {
      return new Function('a', 'b', `let c = 1\n${withSwitches(source, switches)}\nreturn c`)([3, 9], 2)
    } finally {
      Reflect.deleteProperty(globalThis, '__mutant')
    }
  }

  test.each([
    ['c = b + 5', [7, -3, 8, 1]],
    ['if (b < 2 && !(b === 3)) c = 7', [1]],
    ['if (b > 1) c = a.some((x) => x > 5) ? 8 : 9\nelse c = 4', [8]],
    ['c = a\n  .every((x) => x > 1) ? Math.max(b, 3) : 0', [3]],
    ['const d = b\na.push(4)\nc = a?.some((x) => x === d * 2)', [true]],
  ])('%s', (source, [usual, ...others]) => {
    expect(awake(source, null)).toEqual(usual)
    const changes = mutantsOf('a.ts', source)
    for (const [number, { start, end, put }] of changes.entries()) {
      const changed = `let c = 1\n${source.slice(0, start)}${put}${source.slice(end)}\nreturn c`
      expect(awake(source, number)).toEqual(new Function('a', 'b', changed)([3, 9], 2))
    }
    if (others.length > 0) {
      expect(new Set(changes.map((_, number) => awake(source, number)))).toEqual(new Set(others))
    }
  })

  test('nothing is computed where a name of a field stands', () => {
    expect(mutantsOf('a.ts', 'const a = { 1: b }').map(({ choice }) => choice)).toEqual([null])
  })
})

describe('the ledger', () => {
  const [first, second] = mutantsOf('a.ts', 'const a = 1 + 2')
  const ledger = (name: string, chosen = [first, second]) => Ledger.about(chosen, `${folder}/${name}.jsonl`)

  test('goes on where it was broken off, but not with other changes', () => {
    ledger('broken-off').add({ judged: 0, verdict: 'survived' })
    expect(ledger('broken-off').verdictOn(0)).toBe('survived')
    expect(ledger('broken-off', [second]).verdictOn(0)).toBeNull()
  })

  test('asks again about what nobody noticed', () => {
    const kept = ledger('again')
    kept.add({ judged: 0, verdict: 'survived' })
    kept.add({ reopened: 0 })
    expect(ledger('again').verdictOn(0)).toBeNull()
  })

  test('knows which test files have not been asked yet, the quickest first', () => {
    const kept = ledger('files')
    kept.add({ test: 'slow.ts > a', reaches: [0, 1], ms: 70 })
    kept.add({ test: 'quick.ts > a', reaches: [0], ms: 5 })
    kept.add({ test: 'asked.ts > a', reaches: [0], ms: 1 })
    kept.add({ trying: 0, test: 'asked.ts > a', until: 0 })
    expect(kept.filesLeft(0)).toEqual(['quick.ts', 'slow.ts'])
    kept.add({ tried: 0, test: 'asked.ts > a', verdict: 'unclear' })
    expect(ledger('files').filesLeft(0)).toEqual(['asked.ts', 'quick.ts', 'slow.ts'])
  })

  test('a question that was broken off is asked again, one that was answered by silence is not', () => {
    const kept = ledger('broken-question')
    kept.add({ trying: 0, test: 'a.ts > a', until: 0 })
    kept.add({ trying: 1, test: 'a.ts > a', until: 0 })
    const next = ledger('broken-question')
    expect([next.asked('a.ts > a', 0), next.asked('a.ts > a', 1)]).toEqual([true, false])
    // So nobody takes it for one that hangs, either.
    const [last] = readFileSync(next.file, 'utf8').trimEnd().split('\n').slice(-1)
    expect(JSON.parse(last)).toEqual({ brokenOff: 1, test: 'a.ts > a' })
  })

  test('what is reached only while a module is loaded concerns every test', () => {
    const kept = ledger('loaded')
    kept.add({ test: 'a.ts > a', reaches: [0], ms: 1 })
    // Whichever file comes first in a run, or in a worker, loads it.
    kept.add({ loaded: [1], test: 'a.ts > a' })
    kept.add({ loaded: [1], test: 'b.ts > b' })
    expect([kept.filesLeft(0), kept.filesLeft(1)]).toEqual([['a.ts'], ['b.ts', 'a.ts']])
    expect([0, 1, 2].map((mutant) => kept.concernsAll(mutant))).toEqual([false, true, true])
  })
})

describe('a run', () => {
  test('finds what the tests of a package notice, and what they do not', { timeout: 240_000 }, async () => {
    const found = Object(
      await json('mutate', 'geometry', '--count', '3', '--seed', 'run', '--dir', `${folder}/run`),
    )
    expect(found.tried).toBe(3)
    expect(found.caught + found.unnoticed.length).toBe(3)
    expect(found.caught).toBeGreaterThan(0)
    const same = await json('mutate', 'geometry', '--count', '3', '--seed', 'run', '--dir', `${folder}/run`)
    expect(same).toEqual(found)
  })
})
