import { type RoundSpan, roundSpans, type TurnSpan } from './turns.ts'

/** The turns that were played, and a guess of those to come: what the scale of a game has room for. */
export interface Course {
  readonly turns: readonly TurnSpan[]
  readonly rounds: readonly RoundSpan[]
  readonly coming: readonly RoundSpan[]
  /** All of them, in turns. */
  readonly whole: number
}

interface Known {
  /** From 0 to 1, which is over. */
  readonly progress: number
  /** How many rounds the game has, where its rules say so. */
  readonly last: number | null
  /** How many turns a round has before one is over. */
  readonly usual: number
}

const SHORTEST = 16
const TO_COME = 0.6

export function courseOf(turns: readonly TurnSpan[], { progress, last, usual }: Known): Course {
  const rounds = roundSpans(turns)
  if (progress === 1) return { turns, rounds, coming: [], whole: Math.max(1, turns.length) }
  const { number, begin, size } = nextRound(rounds, usual)
  const guess = Math.max(SHORTEST, Math.ceil(turns.length * (1 + TO_COME * (1 - progress))))
  const count = Math.max(0, last === null ? Math.floor((guess - begin) / size) : last - number + 1)
  const coming = Array.from({ length: count }, (_, next) => ({
    number: number + next,
    first: begin + next * size,
    end: begin + (next + 1) * size,
  }))
  return { turns, rounds, coming, whole: last === null ? guess : Math.max(1, begin + count * size) }
}

/** The first round to come: as long as the last one that is over. */
function nextRound(rounds: readonly RoundSpan[], usual: number) {
  const now = rounds.at(-1)
  const over = rounds.at(-2)
  const size = over === undefined || over.number === null ? usual : over.end - over.first
  if (now === undefined || now.number === null) return { number: 1, begin: now?.end ?? 0, size }
  return { number: now.number + 1, begin: Math.max(now.end, now.first + size), size }
}
