import type { Analysis } from '@vyprava/bots'
import type { GameAction, GameEvent, LogLine, Seat } from '@vyprava/kernel'
import type { GameWords, Sentence } from '@vyprava/module'
import { chancesAt } from '../analysis/curve.ts'
import type { TurnSpan } from '../play/turns.ts'
import type { EndTexts } from '../texts/end-en.ts'

/** A turn that made the story of a game. */
export interface TurningPoint {
  readonly turn: TurnSpan
  /** Whose chance it changed most, and from what to what. */
  readonly seat: Seat
  readonly before: number
  readonly after: number
  /** That seat had not the best chance before, and has it now. */
  readonly leads: boolean
}

/** Games shorter than this have no story. */
const LEAST_TURNS = 4
/** It is told of the one who acted unless somebody's chance changed clearly more. */
const CLEARLY = 0.01
const SWINGS = 2

/** The two turns after which the chances were most different, and the last one, in order; none if the game is too short. */
export function turningPoints(analysis: Analysis, turns: readonly TurnSpan[]): TurningPoint[] {
  if (turns.length < LEAST_TURNS || analysis.end === null) return []
  const all = turns.flatMap((turn) => {
    const point = turningPoint(analysis, turn)
    return point === null ? [] : [point]
  })
  const last = all.at(-1)
  if (last === undefined) return []
  const swings = all
    .slice(0, -1)
    .sort((a, b) => sizeOf(b) - sizeOf(a))
    .slice(0, SWINGS)
  return [...swings.sort((a, b) => a.turn.from - b.turn.from), last]
}

const sizeOf = ({ before, after }: TurningPoint): number => Math.abs(after - before)

function turningPoint(analysis: Analysis, turn: TurnSpan): TurningPoint | null {
  const before = chancesAt(analysis, turn.from)
  const after = chancesAt(analysis, turn.to)
  if (before === null || after === null) return null
  const change = (seat: Seat): number => Math.abs(after[seat] - before[seat])
  let seat = turn.mark.seat ?? 0
  for (const other of before.keys()) if (change(other) > change(seat) + CLEARLY) seat = other
  const best = (chances: readonly number[]): number => Math.max(...chances)
  const leads = after[seat] === best(after) && before[seat] < best(before)
  return { turn, seat, before: before[seat], after: after[seat], leads }
}

type Line = LogLine<GameAction, GameEvent>

/** A change that is worth a word. */
const NOTABLE = 0.05

/** What happened in such a turn: its most telling sentence, and what came of it. */
export function told(
  point: TurningPoint,
  log: readonly Line[],
  words: Pick<GameWords, 'event' | 'tellings'>,
  context: (line: Line) => Parameters<GameWords['event']>[1] | null,
  { end, percent }: { readonly end: EndTexts; readonly percent: (chance: number) => string },
): Sentence | null {
  const sentence = mostTelling(point.turn, log, words, context)
  if (sentence === null) return null
  const [first] = sentence
  const about = typeof first === 'object' && 'seat' in first && first.seat === point.seat
  const outcome = about ? outcomeOf(point, end, percent) : ''
  return outcome === '' ? sentence : [...withoutStop(sentence), `${outcome}.`]
}

function outcomeOf(
  { before, after, leads }: TurningPoint,
  end: EndTexts,
  percent: (chance: number) => string,
): string {
  if (leads) return end.leads
  if (after - before > NOTABLE) return end.rises(percent(after))
  return before - after > NOTABLE ? end.falls(percent(after)) : ''
}

/** The first sentence alone, without its full stop. */
function withoutStop(sentence: Sentence): Sentence {
  const phrases = [...sentence]
  const stop = phrases.findIndex((phrase) => typeof phrase === 'string' && /\.(?:\s|$)/.test(phrase))
  const stopped = phrases[stop]
  if (typeof stopped !== 'string') return phrases
  return [...phrases.slice(0, stop), stopped.slice(0, stopped.search(/\.(?:\s|$)/))]
}

function mostTelling(
  { from, to }: TurnSpan,
  log: readonly Line[],
  words: Pick<GameWords, 'event' | 'tellings'>,
  context: (line: Line) => Parameters<GameWords['event']>[1] | null,
): Sentence | null {
  const { tellings = [] } = words
  let best: { readonly rank: number; readonly sentence: Sentence } | null = null
  for (const line of log) {
    if (line.number <= from || line.number > to) continue
    const known = context(line)
    if (known === null) continue
    for (const event of line.events) {
      const place = tellings.indexOf(event.type)
      const rank = place === -1 ? tellings.length : place
      if (best !== null && rank >= best.rank) continue
      const sentence = words.event(event, known)
      if (sentence !== null) best = { rank, sentence }
    }
  }
  return best?.sentence ?? null
}
