import type { GameAction, GameEvent, LogLine, Seat, TurnMark } from '@vyprava/kernel'
import type { GameWords, Sentence, WordContext } from '@vyprava/module'
import { numberOf } from './turns.ts'

/** A sentence as plain text. */
export const plain = (sentence: Sentence, names: readonly string[]): string =>
  sentence
    .map((phrase) => {
      if (typeof phrase === 'string') return phrase
      return 'seat' in phrase ? names[phrase.seat] : phrase.name
    })
    .join('')

/** Lower case without accents, so that "zeton" finds "žeton". */
export const folded = (text: string): string => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase()

/** Whether all the words that somebody typed occur in a text. */
export function mentions(text: string, wanted: string): boolean {
  const inside = folded(text)
  return folded(wanted)
    .split(/\s+/)
    .every((word) => inside.includes(word))
}

export interface Move {
  readonly action: GameAction
  readonly label: string
}

export interface MoveGroup {
  readonly title: string
  readonly moves: readonly Move[]
}

/** Beyond so many moves the shortest groups come first. */
const LONG_LIST = 60

/** Legal actions in words, under their headings, in the order in which the headings first occur; none that ends something. */
export function movesInWords(
  words: GameWords,
  actions: readonly GameAction[],
  context: WordContext<object>,
): MoveGroup[] {
  const groups = new Map<string, Move[]>()
  for (const action of actions) {
    if (words.closes?.(action) === true) continue
    const title = words.group(action, context)
    const moves = groups.get(title) ?? []
    moves.push({ action, label: words.action(action, context) })
    groups.set(title, moves)
  }
  const list = [...groups].map(([title, moves]) => ({ title, moves }))
  // In a long list what is done most would be lost under what is only possible.
  return actions.length > LONG_LIST ? list.sort((a, b) => a.moves.length - b.moves.length) : list
}

/** Legal actions that end something: they have a place of their own, below all others. */
export const closingInWords = (
  words: GameWords,
  actions: readonly GameAction[],
  context: WordContext<object>,
): Move[] =>
  actions
    .filter((action) => words.closes?.(action) === true)
    .map((action) => ({ action, label: words.action(action, context) }))

/** The groups that mention what somebody searches for: by a move's words or by the heading. */
export function matching(groups: readonly MoveGroup[], wanted: string): MoveGroup[] {
  if (wanted.trim() === '') return [...groups]
  return groups
    .map(({ title, moves }) => ({
      title,
      moves: moves.filter(({ label }) => mentions(`${title} ${label}`, wanted)),
    }))
    .filter(({ moves }) => moves.length > 0)
}

/** A sentence of the log, and the point after which it stands. */
export interface LogEntry {
  /** Which sentence of the log it is, however much follows it. */
  readonly key: string
  readonly number: number
  readonly sentence: Sentence
}

/** Sentences about one seat in a row, within one turn. */
export interface LogTurn {
  readonly seat: Seat
  readonly mark: TurnMark
  readonly entries: readonly LogEntry[]
}

type Line = LogLine<GameAction, GameEvent>

/** The log in turns, the last first; actions that are not worth a line are left out. */
export function turnsOf(log: readonly Line[], inWords: (line: Line) => readonly Sentence[]): LogTurn[] {
  const turns: { seat: Seat; mark: TurnMark; entries: LogEntry[] }[] = []
  for (const line of log.toReversed()) {
    for (const [place, sentence] of [...inWords(line).entries()].reverse()) {
      const seat = subjectOf(sentence) ?? line.seat
      const turn = turns.at(-1)
      const entry = { key: `${line.number}.${place}`, number: line.number, sentence }
      if (turn !== undefined && turn.seat === seat && turn.mark.number === line.turn.number)
        turn.entries.push(entry)
      else turns.push({ seat, mark: line.turn, entries: [entry] })
    }
  }
  return turns
}

/** Whom a sentence is about: an action of one player often leads to something that happens to another. */
export function subjectOf([first]: Sentence): Seat | null {
  return typeof first === 'object' && 'seat' in first ? first.seat : null
}

/** The rounds of a log of turns (or single turns, in a game without rounds), the last first. */
export function roundsOf(
  turns: readonly LogTurn[],
): { readonly mark: TurnMark; readonly turns: readonly LogTurn[] }[] {
  const rounds: { mark: TurnMark; turns: LogTurn[] }[] = []
  for (const turn of turns) {
    const last = rounds.at(-1)
    if (last !== undefined && numberOf(last.mark) === numberOf(turn.mark)) last.turns.push(turn)
    else rounds.push({ mark: turn.mark, turns: [turn] })
  }
  return rounds
}
