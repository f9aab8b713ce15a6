import {
  bad,
  type Checked,
  type Entry,
  type Game,
  type GameAction,
  type GameResult,
  type Match,
  type MatchRecord,
  type Problem,
  readRecord,
  type Seat,
  writeRecord,
} from '@vyprava/kernel'
import type { Sitter } from '../play/seating.ts'

/** What a match follows from: its record, or a point of another match as one seat knew it. */
export type Book =
  | { readonly kind: 'record'; readonly record: MatchRecord }
  | {
      readonly kind: 'sandbox'
      readonly of: Book
      readonly seat: Seat
      readonly number: number
      readonly seed: string
      readonly journal: readonly Entry[]
    }

/** Replays a book: the whole match, or the first entry that fails. */
export function openBook(game: Game, book: Book): Checked<Match> {
  if (book.kind === 'record') return readRecord(game, book.record)
  const origin = openBook(game, book.of)
  if (!origin.ok) return origin
  if (book.number > origin.value.length) {
    return bad('number', book.number, `a point up to ${origin.value.length}`)
  }
  const match = origin.value.sandbox(book.seat, book.number, book.seed)
  const problem = replay(match, book.journal)
  return problem === null ? { ok: true, value: match } : { ok: false, problem }
}

function replay(match: Match, journal: readonly Entry[]): Problem | null {
  for (const [index, entry] of journal.entries()) {
    const held =
      'back' in entry ? match.takeBack(entry.seat, entry.back) : match.play(entry.seat, entry.action).ok
    if (!held) return bad(`journal.${index}`, entry, 'an entry that can be replayed').problem
  }
  return null
}

/** The book after what was played since. */
export function writeBook(match: Match, book: Book): Book {
  if (book.kind === 'sandbox') return { ...book, journal: [...match.journal] }
  const record = writeRecord(match)
  if (record === null) throw new Error('A match that began from a seed has lost it')
  return { kind: 'record', record }
}

/** A match that nobody has kept yet, and what it follows from. */
export interface Begun {
  readonly match: Match
  readonly book: Book
  readonly players: readonly Sitter[]
  /** Their own pack, if they play with one. */
  readonly pack?: unknown
}

/** A sandbox from a point of a match, as a seat knew it. */
export function sandboxOf(
  match: Match,
  { book, players, pack }: Omit<Begun, 'match'>,
  from: { readonly seat: Seat; readonly number: number; readonly seed: string },
): Begun {
  const { seat, number, seed } = from
  return {
    match: match.sandbox(seat, number, seed),
    book: { kind: 'sandbox', of: writeBook(match, book), seat, number, seed, journal: [] },
    players,
    pack,
  }
}

/** A finished match, for bots to think about. */
export interface Finished {
  readonly game: Game
  readonly pack?: unknown
  readonly seats: number
  readonly result: GameResult
  readonly played: readonly { readonly seat: Seat; readonly action: GameAction }[]
  readonly book: Book
}

/** Null while the match runs: until then nobody may know it all. */
export function finished(
  match: Match,
  { book, pack }: { readonly book: Book; readonly pack?: unknown },
): Finished | null {
  const { game, table, result, length } = match
  if (result === null) return null
  const played = Array.from({ length }, (_, number) => match.actionAt(number))
  return { game, pack, seats: table.seats, result, played, book: writeBook(match, book) }
}
