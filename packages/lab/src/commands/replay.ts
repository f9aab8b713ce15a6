import {
  type Entry,
  type GameResult,
  isPlayedWith,
  type Match,
  type MatchRecord,
  type Observer,
  printProblem,
  startMatch,
} from '@vyprava/kernel'
import { type Command, Failure, type Input, wholeNumber } from '../command.ts'
import { messageOf } from '../files.ts'
import { type DumpNote, type Opened, openRecord } from '../opening.ts'
import { type Heard, heardLines, heardOf, phrase } from '../phrase.ts'

export const replay: Command = {
  name: 'replay',
  summary: 'replay a match record or a dump, step by step',
  arguments: ['<file>'],
  options: [
    { name: 'until', value: 'N', help: 'stop after N entries of the journal' },
    { name: 'seat', value: 'S', help: 'as this seat saw it (0, 1, …), or as a spectator did: spectator' },
    {
      name: 'pack',
      value: 'FILE',
      help: 'the content pack the match was played with, if not the built-in one',
    },
  ],
  async run(input) {
    const opened = await openRecord(input.word(0), input.text('pack'))
    const { record, dump } = opened
    const scope = scopeOf(record, input)
    const match = begin(opened)
    const { steps, failure } = playAgain(match, record.journal.slice(0, scope.until), scope)
    const report: ReplayReport = {
      game: record.game,
      rules: record.rules,
      seats: record.seats,
      options: match.table.options,
      seenBy: scope.everything ? null : (scope.observer ?? 'spectator'),
      ...(dump === null ? {} : { dump }),
      steps,
      view: scope.everything ? null : match.game.view(match.state, scope.observer),
      result: match.result,
    }
    return { json: report, text: textOf(report), ...(failure === null ? {} : { failure }) }
  },
}

/** Which part of the record to show, to whom. */
interface Scope {
  readonly until: number
  /** Whether everything is shown, as to the host of the match. */
  readonly everything: boolean
  readonly observer: Observer
}

function scopeOf(record: MatchRecord, input: Input): Scope {
  const until = input.count('until', 0, record.journal.length) ?? record.journal.length
  const seat = input.text('seat')
  if (seat === null) return { until, everything: true, observer: null }
  if (seat === 'spectator') return { until, everything: false, observer: null }
  return { until, everything: false, observer: wholeNumber('--seat', seat, 0, record.seats - 1) }
}

/** One entry of the journal: an action (only its actor sees it and its question), or a way back. */
type ReplayStep =
  | ({
      readonly number: number
      readonly seat: number
      readonly prompt: string | null
      readonly action: { readonly type: string } | null
    } & Heard)
  | { readonly number: number; readonly seat: number; readonly back: number }

interface ReplayReport {
  readonly game: string
  readonly rules: number
  readonly seats: number
  readonly options: object
  readonly seenBy: number | 'spectator' | null
  readonly dump?: DumpNote
  readonly steps: readonly ReplayStep[]
  readonly view: object | null
  readonly result: GameResult | null
}

/** The match before its first action. */
function begin({ game, record }: Opened): Match {
  if (record.rules > game.version) {
    throw new Failure(`rules: found ${record.rules}, expected ${game.version} or less`)
  }
  if (!isPlayedWith(record.pack, game.pack ?? null)) {
    const [found, expected] = [record.pack?.id ?? 'none', game.pack?.id ?? 'none']
    throw new Failure(
      `pack: the match was played with ${found}, the game has ${expected} now; name the right one with --pack`,
    )
  }
  const started = startMatch(game, { seats: record.seats, options: record.options, seed: record.seed })
  if (!started.ok) throw new Failure(printProblem(started.problem))
  return started.value
}

function playAgain(
  match: Match,
  journal: readonly Entry[],
  scope: Scope,
): { steps: ReplayStep[]; failure: string | null } {
  const steps: ReplayStep[] = []
  for (const [index, entry] of journal.entries()) {
    const step = 'back' in entry ? goBack(match, entry) : playEntry(match, entry, scope)
    if (typeof step === 'string') return { steps, failure: `journal.${index}: ${step}` }
    steps.push(step)
  }
  return { steps, failure: null }
}

function goBack(match: Match, { seat, back }: Extract<Entry, { back: number }>): ReplayStep | string {
  return match.takeBack(seat, back)
    ? { number: match.length, seat, back }
    : `found a way back to ${back}, expected an earlier point than ${match.length}`
}

function playEntry(
  match: Match,
  entry: Extract<Entry, { action: object }>,
  scope: Scope,
): ReplayStep | string {
  const { seat, action } = entry
  const { game, state } = match
  try {
    const prompt = game.deciders(state).includes(seat) ? game.decision(state, seat).prompt.key : null
    const played = match.play(seat, action)
    if (!played.ok) {
      const why = 'refusal' in played ? `${played.refusal.rule} refuses it` : printProblem(played.problem)
      return `found ${phrase(action)} of seat ${seat}, expected a legal action (${why})`
    }
    const number = played.number
    if (scope.everything) return { number, seat, prompt, action, ...heardOf(match, number) }
    const own = seat === scope.observer
    return {
      number,
      seat,
      prompt: own ? prompt : null,
      action: own ? action : null,
      events: match.heard(scope.observer, number),
      secret: {},
    }
  } catch (error) {
    return `the rules broke on ${phrase(action)} of seat ${seat}: ${messageOf(error)}`
  }
}

function textOf(report: ReplayReport): string {
  const { dump, steps, view, result } = report
  const lines = [
    `${report.game}, rules ${report.rules}, ${report.seats} seats, options ${JSON.stringify(report.options)}`,
  ]
  if (report.seenBy !== null) {
    lines.push(`as ${report.seenBy === 'spectator' ? 'a spectator' : `seat ${report.seenBy}`} saw it`)
  }
  if (dump !== undefined) lines.push(`broken: ${dump.property}: ${dump.message.split('\n')[0]}`)
  for (const step of steps) lines.push(...stepLines(step))
  if (view !== null) lines.push('', `view ${JSON.stringify(view, null, 2)}`)
  lines.push('', result === null ? 'not over' : `over: ${JSON.stringify(result)}`)
  return lines.join('\n')
}

function stepLines(step: ReplayStep): string[] {
  const start = `${String(step.number).padStart(4)}  seat ${step.seat}  `
  if ('back' in step) return [`${start}goes back to ${step.back}`]
  const { prompt, action } = step
  const what = action === null ? 'acts' : `${prompt ?? '-'}: ${phrase(action)}`
  return [start + what, ...heardLines(step)]
}
