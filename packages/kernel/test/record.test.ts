import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  commitTo,
  fairSeed,
  type Match,
  type MatchRecord,
  parseRecord,
  Random,
  readRecord,
  startMatch,
  unfair,
  verifyRecord,
  writeObserverRecord,
  writeRecord,
} from '../src/index.ts'
import { descent } from '../testing/games/descent.ts'

const secret = 'the host’s secret'
const contributions = ['ours', 'theirs']
const fairness = { commitment: commitTo(secret), contributions, secret }

function finished(): Match {
  const started = startMatch(descent, { seats: 2, seed: fairSeed(secret, contributions), fairness })
  if (!started.ok) throw new Error(started.problem.expected)
  const match = started.value
  const random = new Random('play')
  for (let [seat] = match.deciders; seat !== undefined; [seat] = match.deciders) {
    match.play(seat, random.pick(descent.decision(match.state, seat).actions))
    if (match.length === 3 && match.journal.length === 3) match.takeBack(seat, 1)
  }
  return match
}

const record = (() => {
  const written = writeRecord(finished())
  if (written === null) throw new Error('no record')
  return written
})()
const text = JSON.stringify(record)

test('a record says the form that readers know: the first one', () => {
  expect(record).toMatchObject({ format: 'vyprava-match', formatVersion: 1 })
})

test('what is written down stays as it is while the match goes on', () => {
  const started = startMatch(descent, { seats: 2, seed: 'on' })
  if (!started.ok) throw new Error(started.problem.expected)
  const match = started.value
  const written = writeRecord(match)
  const before = JSON.stringify(written)
  const [seat] = match.deciders
  expect(match.play(seat, descent.decision(match.state, seat).actions[0]).ok).toBe(true)
  expect(JSON.stringify(written)).toBe(before)
})

const reading = (input: string): { path: string; expected: string } | 'read' => {
  const parsed = parseRecord(input)
  if (!parsed.ok) return parsed.problem
  const read = readRecord(descent, parsed.value)
  return read.ok ? 'read' : read.problem
}
const tampered = (changes: Partial<Record<keyof MatchRecord, unknown>>): string =>
  JSON.stringify({ ...record, ...changes })

describe('records', () => {
  test('read back to the same match, journal and all', () => {
    const parsed = parseRecord(text)
    if (!parsed.ok) throw new Error(parsed.problem.path)
    const read = readRecord(descent, parsed.value)
    if (!read.ok) throw new Error(read.problem.path)
    expect(JSON.stringify(writeRecord(read.value))).toBe(text)
  })

  test.each([
    ['nothing', '', '.'],
    ['no JSON', 'hello', '.'],
    ['a number', '7', '.'],
    ['another format', '{"format":"pgn"}', 'format'],
    ['a newer format', tampered({ formatVersion: 99, journal: 'who knows' }), 'formatVersion'],
    ['another game', tampered({ game: 'chess' }), 'game'],
    ['newer rules', tampered({ rules: 2 }), 'rules'],
    ['another pack', tampered({ pack: { id: 'mine', hash: 'x' } }), 'pack'],
    ['too many seats', tampered({ seats: 9 }), 'seats'],
    ['options out of bounds', tampered({ options: { lives: 99 } }), 'options.lives'],
    ['a journal that is no list', tampered({ journal: {} }), 'journal'],
    ['an entry that is nothing', tampered({ journal: [{}] }), 'journal.0'],
    ['an illegal action', tampered({ journal: [{ seat: 0, action: { type: 'strike' } }] }), 'journal.0'],
    ['a seat out of turn', tampered({ journal: [{ seat: 1, action: { type: 'wait' } }] }), 'journal.0'],
    ['a point that does not exist', tampered({ journal: [{ seat: 0, back: 3 }] }), 'journal.0'],
    [
      'a missing end',
      tampered({ journal: record.journal.slice(0, -1) }),
      `checkpoints at ${record.checkpoints[0][0]}`,
    ],
    ['another checkpoint', tampered({ checkpoints: [[1, 'abc']] }), 'checkpoints at 1'],
    ['another result', tampered({ result: null }), 'result'],
    ['another seed', tampered({ seed: 'mine' }), null],
  ])('%s is refused with the place', (_, input, path) => {
    const answer = reading(input)
    expect(answer).not.toBe('read')
    if (answer !== 'read' && path !== null) expect(answer.path).toBe(path)
    if (answer !== 'read') expect(answer.expected).not.toBe('')
  })

  test('no cut and no changed byte crashes the reader', () => {
    fc.assert(
      fc.property(
        fc.nat(text.length),
        fc.nat(text.length - 1),
        fc.string({ maxLength: 3 }),
        (cut, at, put) => {
          reading(text.slice(0, cut))
          reading(text.slice(0, at) + put + text.slice(at + 1))
        },
      ),
      { numRuns: 300 },
    )
  })

  test('hostile objects do not pollute', () => {
    const hostile = text.replace('"options":{', '"options":{"__proto__":{"polluted":true},')
    expect(JSON.parse(hostile).options).toHaveProperty('__proto__')
    reading(hostile)
    expect(Reflect.get({}, 'polluted')).toBeUndefined()
  })

  test('an endless journal is stopped at the bound of the game', () => {
    const entry = { seat: 0, action: { type: 'wait' } }
    expect(reading(tampered({ journal: Array.from({ length: 5000 }, () => entry) }))).not.toBe('read')
  })

  test('a sandbox has none', () => {
    expect(writeRecord(finished().sandbox(0, 0, 'x'))).toBeNull()
  })

  test('an observer’s record holds no seed and no secret', () => {
    const written = JSON.stringify(writeObserverRecord(finished(), 1))
    expect(written).toContain(fairness.commitment)
    expect(written).not.toContain(secret)
    expect(written).not.toContain(record.seed)
  })
})

describe('fairness', () => {
  test('a finished match verifies from its record alone', () => {
    expect(verifyRecord(descent, record)).toMatchObject({ ok: true, result: record.result })
  })

  test.each<[string, MatchRecord]>([
    ['no commitment', { ...record, fairness: null }],
    ['a secret kept', { ...record, fairness: { ...fairness, secret: null } }],
    ['another secret', { ...record, fairness: { ...fairness, secret: 'another' } }],
    ['another contribution', { ...record, fairness: { ...fairness, contributions: ['ours', 'forged'] } }],
    ['a contribution too few', { ...record, fairness: { ...fairness, contributions: ['ours'] } }],
    ['another seed', { ...record, seed: 'chosen by the host' }],
    ['an unfinished match', { ...record, journal: [], checkpoints: [], result: null }],
    ['another result', { ...record, result: { kind: 'together', won: true, reason: 'forged' } }],
    ['another state on the way', { ...record, checkpoints: [[record.checkpoints[0][0], 'f'.repeat(32)]] }],
    ['an action too few', { ...record, journal: record.journal.slice(0, -1) }],
  ])('%s does not verify', (_, forged) => {
    expect(verifyRecord(descent, forged).ok).toBe(false)
  })

  test('no two lists of contributions give the same seed by gluing', () => {
    expect(fairSeed('s', ['ab', 'c'])).not.toBe(fairSeed('s', ['a', 'bc']))
    expect(fairSeed('s', ['a\nb'])).not.toBe(fairSeed('s', ['a', 'b']))
    expect(unfair(fairness, 2, record.seed)).toBeNull()
  })
})
