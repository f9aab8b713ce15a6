import * as v from 'valibot'
import { bad, type Checked, type Problem, parseJson } from './checked.ts'
import type { Game, GameAction, GameEvent, GameResult, Observer, Seat } from './contract.ts'
import { type Fairness, unfair } from './fairness.ts'
import type { Entry } from './journal.ts'
import { same } from './json.ts'
import type { Match } from './match.ts'
import { checkData, isPlayedWith, type PackMark } from './pack.ts'
import type { LogLine } from './sight.ts'
import { startMatch } from './start.ts'

export const RECORD_FORMAT = 'vyprava-match'
export const RECORD_VERSION = 1
const LONGEST_TEXT = 16_000_000

/** A whole match as data: enough to play it again, and to verify it once the secret is out. */
export interface MatchRecord {
  readonly format: typeof RECORD_FORMAT
  readonly formatVersion: number
  readonly game: string
  readonly rules: number
  readonly pack: PackMark | null
  readonly seats: number
  readonly options: object
  readonly seed: string
  readonly fairness: Fairness | null
  readonly journal: readonly Entry[]
  readonly checkpoints: readonly (readonly [number: number, hash: string])[]
  readonly result: GameResult | null
}

const text = v.pipe(v.string(), v.maxLength(1000, 'a text of at most 1000 characters'))
const count = v.pipe(v.number(), v.integer('a whole number'), v.minValue(0, 'a number not below 0'))
const ranks = v.array(v.pipe(v.number(), v.integer('a whole number')))
const scores = v.exactOptional(v.array(v.number()))

const recordSchema = v.object({
  format: v.literal(RECORD_FORMAT),
  formatVersion: count,
  game: text,
  rules: count,
  pack: v.nullable(v.object({ id: text, hash: text })),
  seats: count,
  options: v.looseObject({}),
  seed: text,
  fairness: v.nullable(
    v.object({ commitment: text, contributions: v.array(text), secret: v.nullable(text) }),
  ),
  journal: v.array(
    v.union([
      v.strictObject({ seat: count, action: v.looseObject({ type: text }) }),
      v.strictObject({ seat: count, back: count }),
    ]),
  ),
  checkpoints: v.array(v.tuple([count, text])),
  result: v.nullable(
    v.union([
      v.object({ kind: v.literal('ranked'), ranks, scores, reason: text }),
      v.object({ kind: v.literal('together'), won: v.boolean(), scores, reason: text }),
    ]),
  ),
})

/** Writes a match down. Hosts only: it holds the seed. A sandbox has no record. */
export function writeRecord(match: Match): MatchRecord | null {
  if (match.seed === null) return null
  return {
    format: RECORD_FORMAT,
    formatVersion: RECORD_VERSION,
    game: match.game.id,
    rules: match.game.version,
    pack: match.game.pack === undefined ? null : { ...match.game.pack },
    seats: match.table.seats,
    options: match.table.options,
    seed: match.seed,
    fairness: match.fairness,
    // What is written down stays so while the match goes on: keeping it may take a while.
    journal: [...match.journal],
    checkpoints: match.checkpoints(),
    result: match.result,
  }
}

/** Checks the form of a record from outside. Whether it can be played again is for `readRecord` to say. */
export function parseRecord(input: string): Checked<MatchRecord> {
  if (input.length > LONGEST_TEXT) return bad('.', input, `a text of at most ${LONGEST_TEXT} characters`)
  const json = parseJson(input)
  if (!json.ok) return json
  const version = formatVersionOf(json.value)
  if (typeof version === 'number' && version > RECORD_VERSION) {
    return bad('formatVersion', version, `${RECORD_VERSION} or less: this file comes from a newer Výprava`)
  }
  return checkData(recordSchema, json.value)
}

function formatVersionOf(value: unknown): unknown {
  return typeof value === 'object' && value !== null && Reflect.get(value, 'format') === RECORD_FORMAT
    ? Reflect.get(value, 'formatVersion')
    : null
}

/** Replays a record: the whole match, or the first entry that fails. Never half a match. */
export function readRecord<
  State extends object,
  Action extends GameAction,
  Options extends object,
  View extends object,
  Event extends GameEvent,
>(
  game: Game<State, Action, Options, View, Event>,
  record: MatchRecord,
): Checked<Match<State, Action, Options, View, Event>> {
  if (record.game !== game.id) return bad('game', record.game, `"${game.id}"`)
  if (record.rules > game.version) {
    return bad('rules', record.rules, `${game.version} or less: this match follows newer rules`)
  }
  if (!isPlayedWith(record.pack, game.pack ?? null)) {
    return bad('pack', record.pack?.id ?? 'no pack', `the pack that the match was played with`)
  }
  const started = startMatch(game, {
    seats: record.seats,
    options: record.options,
    seed: record.seed,
    ...(record.fairness === null ? {} : { fairness: record.fairness }),
  })
  if (!started.ok) return started
  const match = started.value
  const problem = replay(match, record.journal) ?? diverging(match, record)
  return problem === null ? started : { ok: false, problem }
}

function replay(match: Match, journal: readonly Entry[]): Problem | null {
  const longest = match.game.bound(match.table)
  for (const [index, entry] of journal.entries()) {
    const path = `journal.${index}`
    if ('back' in entry) {
      if (!match.takeBack(entry.seat, entry.back)) return bad(path, entry.back, 'an earlier point').problem
      continue
    }
    if (match.answered >= longest)
      return bad(path, entry.action.type, `no more than ${longest} actions`).problem
    const played = match.play(entry.seat, entry.action)
    if (played.ok) continue
    const why = 'refusal' in played ? `refused by ${played.refusal.rule}` : played.problem.expected
    return bad(path, entry.action.type, `a legal action (${why})`).problem
  }
  return null
}

function diverging(match: Match, record: MatchRecord): Problem | null {
  const reached = new Map(match.checkpoints())
  for (const [number, hash] of record.checkpoints) {
    const now = reached.get(number)
    if (now !== hash) return bad(`checkpoints at ${number}`, hash, now ?? 'no checkpoint there').problem
  }
  return same(match.result, record.result)
    ? null
    : bad('result', record.result, 'the result of the replay').problem
}

/** What a verification found: every claim of the record holds, or the first that does not. */
export type Verification =
  | { readonly ok: true; readonly actions: number; readonly result: GameResult }
  | { readonly ok: false; readonly why: string }

/** Verifies a finished match from its record alone: shuffles, every action, every checkpoint, the result. */
export function verifyRecord(game: Game, record: MatchRecord): Verification {
  if (record.fairness === null) return { ok: false, why: 'the record holds no commitment to its seed' }
  const why = unfair(record.fairness, record.seats, record.seed)
  if (why !== null) return { ok: false, why }
  const match = readRecord(game, record)
  if (!match.ok) {
    const { path, found, expected } = match.problem
    return { ok: false, why: `${path}: found ${found}, expected ${expected}` }
  }
  const { result, length } = match.value
  return result === null ? { ok: false, why: 'the match is not over' } : { ok: true, actions: length, result }
}

/** What an observer may take home of a match in progress: no seed, no secret, only what they saw. */
export interface ObserverRecord<View, Action, Event> {
  readonly format: 'vyprava-view'
  readonly formatVersion: number
  readonly game: string
  readonly rules: number
  readonly seats: number
  readonly options: object
  readonly commitment: string | null
  readonly contributions: readonly string[]
  readonly observer: Seat | null
  readonly log: readonly LogLine<Action, Event>[]
  readonly view: View
  readonly result: GameResult | null
}

/** Writes down a match as one observer saw it. */
export function writeObserverRecord<View extends object, Action extends GameAction, Event extends GameEvent>(
  match: Match<object, Action, object, View, Event>,
  observer: Observer,
): ObserverRecord<View, Action, Event> {
  const { view, result } = match.sight(observer)
  return {
    format: 'vyprava-view',
    formatVersion: RECORD_VERSION,
    game: match.game.id,
    rules: match.game.version,
    seats: match.table.seats,
    options: match.table.options,
    commitment: match.fairness?.commitment ?? null,
    contributions: match.fairness?.contributions ?? [],
    observer,
    log: match.log(observer),
    view,
    result,
  }
}
