import type { GameEvent, Seat, Undo } from '@vyprava/kernel'
import type { Answer, Line, ServerMessage, Shown, TableShown, Wish } from '@vyprava/protocol'
import type { Link, OpenScene, Trouble } from '../play/scene.ts'
import { type Seating, seatingOf } from '../play/seating.ts'
import type { Moment } from './past.ts'

/** Who sits at a table, under these names; for whoever left a bot plays. */
export const seatingFor = ({ seats }: TableShown, names: readonly string[]): Seating =>
  seatingOf(
    seats.map(({ bot, standIn }, seat) =>
      standIn === null ? { name: names[seat], bot } : { name: names[seat], bot: standIn, away: true },
    ),
  )

/** What is told besides the match: the board is not drawn anew for it. */
export const BESIDES: readonly ServerMessage['type'][] = [
  ...(['pong', 'talk', 'unsaid', 'clock', 'turn'] as const),
  ...(['silenced', 'notice', 'presence', 'nudge'] as const),
]

/** How many lines of the log are still the same. */
export function sameLines(before: readonly Line[], now: readonly Line[]): number {
  const parted = before.findIndex((line, place) => now[place] !== line)
  return parted === -1 ? before.length : parted
}

/**
 * Whether one may ask to go back: the server has the last word. Null for whoever does not play, and at the end. `decidersAt`
 * tells who was to decide at an earlier moment, as far as it is known.
 */
export function undoOf(
  shown: Shown | null,
  lines: readonly Line[],
  decidersAt: (number: number) => readonly Seat[],
): Undo | null {
  if (shown === null || shown.seat === null || shown.result !== null) return null
  if (lines.length === 0) return { possible: false, why: 'nothing' }
  const last = lines.findLastIndex(({ seat }) => seat === shown.seat)
  // Somebody's answer may wait for others: they are not asked again, or only others who were asked beside them acted.
  const beside = last === -1 ? [] : decidersAt(last)
  const since = lines.slice(last + 1)
  const waits =
    last !== -1 &&
    (shown.decision === null || since.every(({ seat, aside }) => aside === true || beside.includes(seat)))
  return unanswered(lines, shown.seat) || waits
    ? { possible: true, to: last }
    : { possible: false, why: 'other' }
}

/** Whether a seat acted last, but for what others did besides. */
export function unanswered(lines: readonly Line[], seat: Seat | null): boolean {
  const last = lines.findLast((line) => line.seat === seat || line.aside !== true)
  return last !== undefined && last.seat === seat
}

/** What somebody knows at a moment, and which it is. */
export interface OwnVantage {
  readonly view: object
  readonly seat: Seat
  readonly version: number
}

/** From where an answer can be foreseen: others are asked, and not oneself. */
export const vantageOf = ({
  shown,
  version,
}: {
  readonly shown: Shown | null
  readonly version: number
}): OwnVantage | null =>
  shown === null || shown.seat === null || shown.decision !== null || shown.result !== null
    ? null
    : { view: shown.view, seat: shown.seat, version }

/** Why the server does not show a table any more. */
const DENIALS = ['noTable', 'diverged', 'closed', 'agreed'] as const
export type Denial = (typeof DENIALS)[number]
export const isDenial = (error: string): error is Denial => DENIALS.some((denial) => denial === error)

const BARRED = ['nothing', 'other', 'random', 'knowledge'] as const

/** What is wrong when a wish was not done; null when it was. */
export function troubleOf(wish: Wish, answer: Answer): Trouble | null {
  switch (answer.type) {
    case 'done':
      return null
    case 'refused':
      return { kind: 'refused', refusal: answer.refusal }
    case 'barred': {
      if (answer.why === 'asked') return { kind: 'asked' }
      const why = wish.type === 'withdraw' ? 'other' : BARRED.find((known) => known === answer.why)
      return { kind: 'barred', why: why ?? 'other' }
    }
    case 'stale':
      return { kind: 'stale' }
    case 'error':
      return { kind: 'failed' }
  }
}

interface Around {
  readonly players: Seating['players']
  /** The earlier moment that is looked at, if any. */
  readonly past: ({ readonly number: number } & Moment) | null
  readonly events: readonly GameEvent[]
  readonly link: Link
  /** Who was to decide at an earlier moment, as far as it is known. */
  decidersAt(number: number): readonly Seat[]
}

/** What the page shows of what was told. */
export function sceneOf(
  shown: Shown,
  { lines }: { readonly lines: readonly Line[] },
  around: Around,
): OpenScene {
  const { players, past, events, link } = around
  const { seat: observer, number, view, deciders, talk, turn, progress, result } = shown
  const decision = link.sending ? null : shown.decision
  const asides = link.sending ? [] : shown.asides
  return {
    kind: 'open',
    observer,
    length: lines.length,
    shown: past?.number ?? lines.length,
    sight:
      past === null
        ? { number, observer, view, deciders, decision, asides, talk, turn, progress, result }
        : {
            ...{ number, observer, view: past.view, deciders: past.deciders },
            ...{
              decision: null,
              asides: [],
              talk,
              turn: lines[past.number]?.turn ?? turn,
              progress,
              result: null,
            },
          },
    over: result !== null,
    turn,
    progress,
    events,
    // Another list whenever something was told: words of older lines wait for what was seen then.
    log: [...lines],
    undo: undoOf(shown, lines, around.decidersAt),
    redo: false,
    thinking: deciders.find((seat) => players[seat].bot !== null) ?? null,
    lesson: null,
    takebacks: false,
    link,
  }
}
