import { clone, indexOfAction, type Match, Random, same } from '../../src/index.ts'
import { choicesFor } from '../../src/knowledge.ts'
import { heardBy, RecordingCourse } from '../../src/told.ts'
import {
  type Finding,
  goOnFrom,
  type Next,
  openMatch,
  type Run,
  reopen,
  type Subject,
  seatsOf,
  walk,
} from '../subject.ts'

/** Going back restores the state byte for byte, and redo leads forward again. */
export function undoes(subject: Subject, run: Run): Finding {
  const past: Point[] = []
  for (const { match, random } of walk(subject, run)) {
    past.push({ state: JSON.stringify(match.state), drawn: match.drawn })
    const last = lastSeat(match)
    if (last === null || random.int(4) > 0) continue
    // What was done besides bars nobody's way.
    const seat = match.asideAt(match.length - 1) ? random.pick(seatsOf(match)) : last
    const found = thereAndBack(subject, match, seat, past)
    if (found !== null) return found
  }
  return null
}

interface Point {
  readonly state: string
  readonly drawn: number
}

function thereAndBack(subject: Subject, walked: Match, seat: number, past: readonly Point[]): Finding {
  const { length } = walked
  const undo = walked.undo(seat)
  if (!undo.possible) return walked.goBack(seat) ? `seat ${seat} went back although it may not` : null
  const kept = asidesOfOthers(walked, seat, undo.to)
  // What is kept comes first afterwards: a match of its own leaves the order of this one alone.
  const match = kept.length === 0 ? walked : reopen(subject, walked)
  if (!match.goBack(seat, undo.to)) return `seat ${seat} may go back to ${undo.to} but cannot`
  const now = Array.from({ length: match.length - undo.to }, (_, i) => match.actionAt(undo.to + i))
  if (!same(now, kept)) return `going back to ${undo.to} does not keep what others did besides`
  const state = JSON.stringify(stateWith(subject, match, past[undo.to], kept))
  if (JSON.stringify(match.state) !== state) return `going back to ${undo.to} gives another state`
  while (match.length < length) if (!match.redo(seat)) return `redo stops at ${match.length} of ${length}`
  return same(match.state, JSON.parse(past[length].state)) ? null : 'undo and redo give another state'
}

const asidesOfOthers = (match: Match, seat: number, from: number): Answer[] =>
  Array.from({ length: match.length - from }, (_, i) => from + i)
    .filter((number) => match.asideAt(number) && match.actionAt(number).seat !== seat)
    .map((number) => match.actionAt(number))

/** The state that some asides lead to from a point of the past. */
function stateWith(
  subject: Subject,
  { table, seed }: Match,
  point: Point,
  asides: readonly Answer[],
): object {
  const random = { seed: seed ?? '', drawn: point.drawn }
  const match = openMatch(subject, table, { kind: 'state', state: JSON.parse(point.state), random })
  for (const { seat, action } of asides) match.play(seat, action)
  return match.state
}

/** Nobody goes back over chance, over somebody else's answer, or over new knowledge. */
export function barrier(subject: Subject, run: Run): Finding {
  const states: object[] = []
  const drawn: number[] = []
  for (const { match, random } of walk(subject, run)) {
    states.push(clone(match.state))
    drawn.push(match.drawn)
    if (match.length === 0) continue
    for (const seat of seatsOf(match)) {
      const undo = match.undo(seat)
      if (!undo.possible) continue
      for (let i = undo.to; i < match.length; i++) {
        const other = match.actionAt(i).seat !== seat
        if (other && match.asideAt(i)) continue
        if (other) return `seat ${seat} may go back over the action of another seat`
        if (drawn[i] !== (drawn[i + 1] ?? match.drawn)) return `seat ${seat} may go back over a random draw`
      }
    }
    const last = match.length - 1
    const actor = match.actionAt(last).seat
    const undo = match.undo(actor)
    if (undo.possible && random.int(3) === 0 && someoneLearnt(subject, match, states[last], random)) {
      return `seat ${actor} may go back although somebody learnt something`
    }
  }
  return null
}

/** The barrier's own question, asked with twins from the rulebook instead of imagined worlds. */
function someoneLearnt(subject: Subject, match: Match, before: object, random: Random): boolean {
  const { game, twin } = subject
  if (twin === undefined) return false
  const { seat, action } = match.actionAt(match.length - 1)
  const aside = match.asideAt(match.length - 1)
  for (const observer of seatsOf(match)) {
    const seen = game.view(match.state, observer)
    const heard = match.heard(observer, match.length)
    const shows = (world: object, other: typeof action): boolean => {
      const copy = clone(world)
      const course = new RecordingCourse(new Random('learnt'))
      game.apply(copy, seat, other, course)
      return same(game.view(copy, observer), seen) && same(heardBy(course.told, observer), heard)
    }
    for (let i = 0; i < 3; i++) {
      const world = twin.call(subject, clone(before), observer, random)
      const actions = choicesFor(game, world, { seat, aside })
      const possible = indexOfAction(actions, action) !== -1 && shows(world, action)
      if (!possible && !actions.some((other) => shows(world, other))) return true
    }
  }
  return false
}

/** When several owe a decision, the order of their answers does not matter. */
export function commutes(subject: Subject, run: Run): Finding {
  const { game } = subject
  for (const { match, next, random } of walk(subject, run)) {
    const others = match.deciders.filter((seat) => seat !== next?.seat)
    if (next === null || next.aside || others.length === 0) continue
    const seat = random.pick(others)
    const second = { seat, action: random.pick(game.decision(match.state, seat).actions) }
    const one = playBoth(goOnFrom(subject, match), next, second)
    const other = playBoth(goOnFrom(subject, match), second, next)
    if (!same(one, other)) return `the answers of seats ${next.seat} and ${seat} do not commute`
  }
  return null
}

/** An answer that waits for others can be withdrawn: theirs stand, and the same answer leads back to the same state. */
export function withdraws(subject: Subject, run: Run): Finding {
  for (const { match, random } of walk(subject, run)) {
    const seats = seatsOf(match).filter((seat) => seat !== lastSeat(match))
    if (seats.length === 0 || random.int(3) > 0) continue
    const seat = random.pick(seats)
    const found =
      match.waitingAnswer(seat) === null
        ? nothingToWithdraw(match, seat)
        : withdrawn(reopen(subject, match), seat)
    if (found !== null) return found
  }
  return null
}

function nothingToWithdraw(match: Match, seat: number): Finding {
  const before = clone(match.state)
  const changed = match.withdraw(seat) || !same(match.state, before)
  return changed ? `seat ${seat} withdrew an answer although none waits` : null
}

function withdrawn(match: Match, seat: number): Finding {
  const at = match.waitingAnswer(seat)
  if (at === null) return `no answer of seat ${seat} waits in the same match played again`
  const before = { state: clone(match.state), length: match.length, drawn: match.drawn }
  const { action } = match.actionAt(at)
  const since = Array.from({ length: match.length - at - 1 }, (_, i) => match.actionAt(at + 1 + i))
  if (since.some((other) => other.seat === seat))
    return `seat ${seat} withdraws something older than its last answer`
  if (!match.withdraw(seat)) return `seat ${seat} may withdraw its answer but cannot`
  if (match.length !== before.length - 1)
    return `withdrawing one answer leaves ${match.length} of ${before.length}`
  const kept = since.map((_, i) => match.actionAt(at + i))
  if (!same(kept, since)) return 'withdrawing changes the answers of others'
  if (match.drawn !== before.drawn) return `seat ${seat} may withdraw its answer over a random draw`
  if (!match.play(seat, action).ok) return `seat ${seat} cannot give the same answer again`
  return same(match.state, before.state) ? null : 'the same answer, given again, leads to another state'
}

type Answer = Pick<Next, 'seat' | 'action'>

function playBoth(match: Match, first: Answer, second: Answer): unknown {
  match.play(first.seat, first.action)
  if (!match.play(second.seat, second.action).ok) return `seat ${second.seat} cannot answer any more`
  return { state: match.state, drawn: match.drawn }
}

const lastSeat = (match: Match): number | null =>
  match.length === 0 ? null : match.actionAt(match.length - 1).seat
