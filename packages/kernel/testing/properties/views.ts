import {
  applyPatch,
  clone,
  diff,
  type GameResult,
  indexOfAction,
  type Match,
  notPlain,
  same,
} from '../../src/index.ts'
import {
  type Finding,
  hasSecrets,
  observersOf,
  type Run,
  type Subject,
  seatsOf,
  tableOf,
  walk,
} from '../subject.ts'

/** Questions change nothing: neither the state nor what they were given. */
export function asksOnly(subject: Subject, run: Run): Finding {
  const { game } = subject
  for (const { match, next } of walk(subject, run)) {
    const before = clone(match.state)
    for (const observer of observersOf(match)) match.sight(observer)
    for (const seat of seatsOf(match)) if (next !== null) game.refusal(match.state, seat, next.action)
    if (!same(match.state, before)) return `a question changed the state after ${match.length} actions`
  }
  return null
}

/** Views are plain data of their own: changing one does not reach the state. */
export function viewsStandAlone(subject: Subject, run: Run): Finding {
  for (const { match } of walk(subject, run)) {
    const before = clone(match.state)
    const seen = observersOf(match).map((observer) => match.sight(observer).view)
    for (const view of seen) {
      const broken = notPlain(view)
      if (broken !== null) return `the view is not plain data at ${broken}`
    }
    for (const view of seen) scribble(view)
    if (!same(match.state, before)) return 'the view shares data with the state'
  }
  return null
}

function scribble(value: object): void {
  for (const [name, part] of Object.entries(value)) {
    if (typeof part === 'object' && part !== null) scribble(part)
    else Reflect.set(value, name, 'scribbled')
  }
}

/** An imagined state looks to the seat exactly like the true one. */
export function imagines(subject: Subject, run: Run): Finding {
  const { game } = subject
  for (const { match, random } of walk(subject, run)) {
    for (const seat of seatsOf(match)) {
      const view = game.view(match.state, seat)
      const imagined = game.imagine(clone(view), seat, random)
      if (!same(game.view(imagined, seat), view)) return `what seat ${seat} imagines does not fit its view`
      const broken = notPlain(imagined)
      if (broken !== null) return `what seat ${seat} imagines is not plain data at ${broken}`
      if (!same(game.deciders(imagined), match.deciders)) return `seat ${seat} imagines that others decide`
      if (!hasSecrets(subject, run) && !same(imagined, match.state)) {
        return `seat ${seat} sees everything but imagines another state`
      }
    }
  }
  return null
}

/** What a seat may not know is dealt anew, not copied from the truth by some back door. */
export function dealsAnew(subject: Subject, run: Run): Finding {
  const { game, twin } = subject
  if (twin === undefined) return null
  for (const { match, random } of walk(subject, run)) {
    if (match.length > 0 && random.int(8) > 0) continue
    for (const seat of seatsOf(match)) {
      let different = 0
      for (let i = 0; i < 12 && different < 6; i++) {
        if (!same(twin.call(subject, clone(match.state), seat, random), match.state)) different++
      }
      if (different < 6) continue
      const view = game.view(match.state, seat)
      if (alwaysSame(24, () => game.imagine(clone(view), seat, random)))
        return `seat ${seat} always imagines the same`
    }
  }
  return null
}

/** Whether all of so many tries give the same; most often the second one is another. */
function alwaysSame(tries: number, make: () => unknown): boolean {
  const first = make()
  for (let i = 1; i < tries; i++) if (!same(make(), first)) return false
  return true
}

/** Stand-ins play legal moves to the end of the game. */
export function standsIn(subject: Subject, run: Run): Finding {
  const { game } = subject
  const bound = game.bound(tableOf(subject, run))
  for (const { match, random } of walk(subject, run)) {
    if (match.answered < run.length && match.result === null) continue
    while (match.result === null) {
      if (match.answered >= bound) return `stand-ins do not come to an end within ${bound} actions`
      const seat = match.deciders[0]
      const decision = game.decision(match.state, seat)
      const action = game.standIn(game.view(match.state, seat), seat, decision, random)
      if (indexOfAction(decision.actions, action) === -1)
        return `the stand-in chose ${JSON.stringify(action)}`
      match.play(seat, action)
    }
    return null
  }
  return null
}

/** A patch between two views applies exactly. */
export function patches(subject: Subject, run: Run): Finding {
  const last = new Map<number | null, object>()
  for (const { match } of walk(subject, run)) {
    for (const observer of observersOf(match)) {
      const { view } = match.sight(observer)
      const before = last.get(observer)
      last.set(observer, view)
      if (before === undefined) continue
      const patched = applyPatch(before, JSON.parse(JSON.stringify(diff(before, view))))
      if (!patched.ok || !same(patched.value, view)) return 'the patch does not lead to the next view'
    }
  }
  return null
}

/** Pieces are conserved: the laws that the game declares hold after every step. */
export function conserves(subject: Subject, run: Run): Finding {
  for (const { match } of walk(subject, run)) {
    for (const [name, holds] of Object.entries(subject.laws ?? {})) {
      if (!holds(match.state)) return `the law '${name}' is broken after ${match.length} actions`
    }
  }
  return null
}

/** Progress is between 0 and 1, and results are well-formed. */
export function reports(subject: Subject, run: Run): Finding {
  for (const { match } of walk(subject, run)) {
    const { progress, result } = match.sight(null)
    if (!(progress >= 0 && progress <= 1)) return `progress is ${progress}`
    const broken = result === null ? null : malformed(result, match)
    if (broken !== null) return broken
  }
  return null
}

function malformed(result: GameResult, { game, table }: Match): Finding {
  const { seats } = table
  if ((result.kind === 'ranked') !== (game.rivals?.(table) ?? true))
    return `the result is ${result.kind}, which is not how those at this table play`
  if (result.scores !== undefined && result.scores.length !== seats)
    return 'the result has not one score per seat'
  if (result.kind === 'together') return null
  if (result.ranks.length !== seats) return 'the result has not one rank per seat'
  for (const rank of result.ranks) {
    const better = result.ranks.filter((other) => other < rank).length
    if (rank !== better + 1) return `rank ${rank} does not fit ${JSON.stringify(result.ranks)}`
  }
  return null
}
