import { type Checked, type MatchRecord, startMatch, writeRecord } from '@vyprava/kernel'
import type { Rules } from '@vyprava/module'
import { randomText } from '../frame/random-text.ts'
import type { Sitter } from '../play/seating.ts'
import type { Book } from '../table/book.ts'
import { newlySaved, type SavedMatch } from './saved.ts'
import { returned } from './stand-in.ts'

/** The rules that are played by, with somebody's own pack if there is one. */
type Played = Pick<Rules, 'game' | 'own'>

/** What was agreed before a game. */
export interface Agreement {
  readonly options: object
  readonly players: readonly Sitter[]
  /** Null for a new one. */
  readonly seed: string | null
}

/** Begins a match, or says what is wrong with the agreement. */
export function begin(
  rules: Played,
  { options, players, seed }: Agreement,
  now: number,
): Checked<SavedMatch> {
  const started = startMatch(rules.game, {
    seats: players.length,
    options,
    seed: seed ?? randomText(24),
  })
  if (!started.ok) return started
  const record = writeRecord(started.value)
  if (record === null) throw new Error('A new match has no seed')
  return {
    ok: true,
    value: newlySaved(started.value, { kind: 'record', record }, { players, pack: rules.own }, now),
  }
}

/** The same table once more, with other chance. */
export function again(rules: Played, { book, players }: SavedMatch, now: number): Checked<SavedMatch> {
  return begin(rules, { options: rootOf(book).options, players: returned(players), seed: null }, now)
}

/** The record that a book goes back to, through all sandboxes. */
export const rootOf = (book: Book): MatchRecord => (book.kind === 'record' ? book.record : rootOf(book.of))
