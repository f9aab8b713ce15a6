import { notPlain, Random, readRecord, same, silentCourse, writeRecord } from '../../src/index.ts'
import { type Finding, openMatch, type Run, type Subject, tableOf, walk } from '../subject.ts'

/** Never a dead end: either the game is over, or everybody who is asked has an answer. */
export function noDeadEnd(subject: Subject, run: Run): Finding {
  const { game } = subject
  for (const { match } of walk(subject, run)) {
    const { deciders, result } = match
    if (deciders.length === 0 && result === null)
      return `after ${match.length} actions nobody is asked, but no result`
    if (deciders.length > 0 && result !== null)
      return `after ${match.length} actions there is a result, but somebody is asked`
    for (const seat of deciders) {
      if (game.decision(match.state, seat).actions.length === 0)
        return `seat ${seat} is asked but has no action`
    }
  }
  return null
}

/** Every game ends within the bound that it states. */
export function ends(subject: Subject, run: Run): Finding {
  const bound = subject.game.bound(tableOf(subject, run))
  let length = 0
  for (const { match } of walk(subject, { ...run, length: bound })) {
    length = match.answered
    if (match.result !== null) return null
  }
  return `not over after ${length} actions; the bound is ${bound}`
}

/** The same seed and the same actions give the same game. */
export function replays(subject: Subject, run: Run): Finding {
  const states: string[] = []
  let last = null
  for (const { match } of walk(subject, run)) {
    states.push(JSON.stringify(match.state))
    last = match
  }
  if (last === null) return null
  const again = openMatch(subject, last.table, { kind: 'seed', seed: last.seed ?? '' })
  for (let number = 0; number <= last.length; number++) {
    if (JSON.stringify(again.state) !== states[number]) return `the replay differs after ${number} actions`
    if (number === last.length) break
    const { seat, action } = last.actionAt(number)
    if (!again.play(seat, action).ok) return `the replay refuses action ${number}`
  }
  const record = writeRecord(last)
  if (record === null) return 'a match from a seed has no record'
  const read = readRecord(subject.game, JSON.parse(JSON.stringify(record)))
  return read.ok
    ? null
    : `the record does not read back: ${read.problem.path}, expected ${read.problem.expected}`
}

/** States are plain JSON at every step, and nothing of the game lives outside of it. */
export function survivesJson(subject: Subject, run: Run): Finding {
  let expected: object | null = null
  for (const { match, next } of walk(subject, run)) {
    const broken = notPlain(match.state)
    if (broken !== null) return `the state is not plain data at ${broken}`
    if (expected !== null && !same(match.state, expected)) {
      return `action ${match.length} has another effect after a JSON round trip`
    }
    if (next === null) continue
    const state = JSON.parse(JSON.stringify(match.state))
    subject.game.apply(state, next.seat, next.action, silentCourse(new Random(match.seed ?? '', match.drawn)))
    expected = state
  }
  return null
}
