import { clone, indexOfAction, type Match, Random, same } from '../../src/index.ts'
import { heardBy, RecordingTurn } from '../../src/told.ts'
import {
  type Finding,
  goOnFrom,
  type Moment,
  type Run,
  reopen,
  type Subject,
  seatsOf,
  walk,
} from '../subject.ts'

/** Going back restores the state byte for byte, and redo leads forward again. */
export function undoes(subject: Subject, run: Run): Finding {
  const past: string[] = []
  for (const { match, random } of walk(subject, run)) {
    past.push(JSON.stringify(match.state))
    const seat = lastSeat(match)
    if (seat === null || random.int(4) > 0) continue
    const found = thereAndBack(match, seat, past)
    if (found !== null) return found
  }
  return null
}

function thereAndBack(match: Match, seat: number, past: readonly string[]): Finding {
  const length = match.length
  const undo = match.undo(seat)
  if (!undo.possible) return match.goBack(seat) ? `seat ${seat} went back although it may not` : null
  if (!match.goBack(seat, undo.to)) return `seat ${seat} may go back to ${undo.to} but cannot`
  if (JSON.stringify(match.state) !== past[undo.to]) return `going back to ${undo.to} gives another state`
  while (match.length < length) if (!match.redo(seat)) return `redo stops at ${match.length} of ${length}`
  return JSON.stringify(match.state) === past[length] ? null : 'undo and redo give another state'
}

/** Nobody goes back over chance, over somebody else's action, or over new knowledge. */
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
      if (drawn[undo.to] !== match.drawn) return `seat ${seat} may go back over a random draw`
      for (let i = undo.to; i < match.length; i++) {
        if (match.actionAt(i).seat !== seat) return `seat ${seat} may go back over the action of another seat`
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
  for (const observer of seatsOf(match)) {
    const seen = game.view(match.state, observer)
    const heard = match.heard(observer, match.length)
    const shows = (world: object, other: typeof action): boolean => {
      const copy = clone(world)
      const turn = new RecordingTurn(new Random('learnt'))
      game.apply(copy, seat, other, turn)
      return same(game.view(copy, observer), seen) && same(heardBy(turn.told, observer), heard)
    }
    for (let i = 0; i < 3; i++) {
      const world = twin.call(subject, clone(before), observer, random)
      const { actions } = game.decision(world, seat)
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
    if (next === null || others.length === 0) continue
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

type Answer = NonNullable<Moment['next']>

function playBoth(match: Match, first: Answer, second: Answer): unknown {
  match.play(first.seat, first.action)
  if (!match.play(second.seat, second.action).ok) return `seat ${second.seat} cannot answer any more`
  return { state: match.state, drawn: match.drawn }
}

const lastSeat = (match: Match): number | null =>
  match.length === 0 ? null : match.actionAt(match.length - 1).seat
