import {
  clone,
  type GameAction,
  type Match,
  type Observer,
  type Random,
  type Seat,
  same,
  writeObserverRecord,
} from '../../src/index.ts'
import { choicesFor } from '../../src/knowledge.ts'
import { mutants, Pool } from '../mutate.ts'
import {
  type Finding,
  hasSecrets,
  type Next,
  observersOf,
  openMatch,
  type Run,
  type Subject,
  tableOf,
  walk,
} from '../subject.ts'

/** Two states that differ only in what an observer may not know, each opened as a match on demand. */
interface Pair {
  readonly observer: Observer
  readonly twin: object
  here(): Match
  there(): Match
  readonly next: Next | null
  readonly random: Random
}

/** Every channel must show the same bytes for both. */
function eachPair(subject: Subject, run: Run, look: (pair: Pair) => Finding): Finding {
  if (subject.twin === undefined) return null
  for (const { match, next, random } of walk(subject, run)) {
    if (random.int(3) > 0 && match.length > 0) continue
    const open = (state: object): Match =>
      openMatch(subject, match.table, { kind: 'state', state, random: { seed: 'leaks', drawn: 0 } })
    for (const observer of observersOf(match)) {
      const twin = subject.twin(clone(match.state), observer, random)
      const [here, there] = [() => open(match.state), () => open(twin)]
      const found = look({ observer, twin, here, there, next, random })
      if (found !== null) return `${observer === null ? 'a spectator' : `seat ${observer}`}: ${found}`
    }
  }
  return null
}

/** Compares one channel in both states. */
const channel =
  (name: string, show: (match: Match, observer: Observer) => unknown) =>
  (subject: Subject, run: Run): Finding =>
    eachPair(subject, run, ({ observer, here, there }) => {
      const a = JSON.stringify(show(here(), observer))
      const b = JSON.stringify(show(there(), observer))
      return a === b ? null : `${name} differs: ${excerpt(a, b)}`
    })

export const leaksByView = channel('view', (match, observer) => match.sight(observer).view)

export const leaksByPrompt = channel(
  'prompt',
  (match, observer) => match.sight(observer).decision?.prompt ?? null,
)

export const leaksByActions = channel('actions', (match, observer) => {
  const { decision, asides } = match.sight(observer)
  return [decision?.actions ?? null, asides]
})

export const leaksByStatus = channel('status', (match, observer) => {
  const { deciders, turn, talk, progress, result } = match.sight(observer)
  return { deciders, turn, talk, progress, result }
})

/** Refusals say nothing about hidden things, whatever is tried. */
export function leaksByRefusals(subject: Subject, run: Run): Finding {
  const pool = new Pool()
  return eachPair(subject, run, ({ observer, here, there, next, random }) => {
    if (observer === null || next === null) return null
    // What is refused changes nothing (a property of its own), so that both stand for the next try.
    let [one, other] = [here(), there()]
    pool.add(one.sight(next.seat).decision?.actions ?? [], random)
    for (const input of [...pool.sample(12, random), ...mutants(next.action, pool.actions, random)]) {
      const a = one.play(observer, input)
      const b = other.play(observer, input)
      if (!same(a, b))
        return `the answer to ${JSON.stringify(input)} differs: ${excerpt(JSON.stringify(a), JSON.stringify(b))}`
      if (a.ok) [one, other] = [here(), there()]
    }
    return null
  })
}

/**
 * After the next action a channel that tells of it must not rule out the other state: if some action of the
 * actor there leaves the observer the same view, then one of those must also show the same on the channel.
 */
const afterwards =
  (name: string, show: (match: Match, observer: Observer) => unknown) =>
  (subject: Subject, run: Run): Finding =>
    eachPair(subject, run, ({ observer, twin, here, there, next }) => {
      if (next === null || choicesFor(subject.game, twin, next).length === 0) return null
      const taken = here()
      taken.play(next.seat, next.action)
      const seen = taken.sight(observer).view
      const shown = JSON.stringify(show(taken, observer))
      let different: string | null = null
      for (const action of candidates(subject, twin, next, observer)) {
        const other = there()
        if (!other.play(next.seat, action).ok || !same(other.sight(observer).view, seen)) continue
        const otherShown = JSON.stringify(show(other, observer))
        if (otherShown === shown) return null
        different = otherShown
      }
      return different === null ? null : `${name} differs: ${excerpt(shown, different)}`
    })

/** What the actor might have done in the twin: the same; or, as seen by somebody else, anything. */
function* candidates({ game }: Subject, twin: object, next: Next, observer: Observer): Generator<GameAction> {
  yield next.action
  if (next.seat !== observer) yield* choicesFor(game, twin, next)
}

export const leaksByEvents = afterwards('events', (match, observer) => match.heard(observer, match.length))

export const leaksByLog = afterwards('log', (match, observer) => match.log(observer))

export const leaksByExport = afterwards('export', (match, observer) => writeObserverRecord(match, observer))

export const leaksByUndo = afterwards('undo', (match, observer) =>
  observer === null ? null : { undo: match.undo(observer), waiting: match.waitingAnswer(observer) },
)

/** A step that an observer does not notice changes nothing of what it is shown, not even a count. */
export function leavesNoTrace(subject: Subject, run: Run): Finding {
  const counts = new Map<Observer, number>()
  for (const { match, random } of walk(subject, run)) {
    for (const observer of observersOf(match)) {
      const count = match.moments(observer).length
      const noticed = counts.get(observer) !== count
      counts.set(observer, count)
      if (noticed || match.length === 0) continue
      // How far one may go back is dear to know.
      const goesBack = observer !== null && random.int(4) === 0
      const show = (shown: Match): string =>
        JSON.stringify([
          shown.sight(observer),
          writeObserverRecord(shown, observer),
          goesBack ? waysBack(shown, observer) : null,
        ])
      const [before, after] = [show(match.fork(match.length - 1)), show(match)]
      if (before === after) continue
      const who = observer === null ? 'a spectator' : `seat ${observer}`
      return `${who} noticed nothing of action ${match.length}, yet: ${excerpt(before, after)}`
    }
  }
  return null
}

/** What a seat is answered when it wants to go back, by itself or with the others, as far as an answer tells. */
function waysBack(match: Match, seat: Seat): unknown {
  const undo = match.stepBack(seat)
  const moments = match.moments(seat).length
  return {
    undo: typeof undo === 'string' ? undo : 'done',
    withdrawal: match.withdrawal(seat) === null ? 'nothing' : 'done',
    asked: Array.from({ length: moments + 1 }, (_, moment) => match.pointBack(seat, moment) !== null),
  }
}

/** The twins of the subject really differ in every game, else the checks above are worth nothing. */
export function hasTwins(subject: Subject, run: Run): Finding {
  if (subject.twin === undefined || !hasSecrets(subject, run)) return null
  const length = subject.game.bound(tableOf(subject, run))
  for (const { match, random } of walk(subject, { ...run, length })) {
    for (const observer of observersOf(match)) {
      for (let i = 0; i < 5; i++) {
        if (!same(subject.twin(clone(match.state), observer, random), match.state)) return null
      }
    }
  }
  return 'the twins never differ from the true state'
}

function excerpt(a: string, b: string): string {
  let at = 0
  while (at < a.length && a[at] === b[at]) at++
  const from = Math.max(0, at - 40)
  return `…${a.slice(from, at + 60)}… against …${b.slice(from, at + 60)}…`
}
