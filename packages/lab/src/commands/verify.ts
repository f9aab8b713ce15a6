import {
  type GameResult,
  type MatchRecord,
  printProblem,
  readRecord,
  unfair,
  verifyRecord,
} from '@vyprava/kernel'
import type { Command } from '../command.ts'
import { messageOf } from '../files.ts'
import { type Opened, openRecord } from '../opening.ts'

export const verify: Command = {
  name: 'verify',
  summary: 'check that a finished match was played by the rules, with shuffles nobody could rig',
  arguments: ['<file>'],
  options: [
    {
      name: 'pack',
      value: 'FILE',
      help: 'the content pack the match was played with, if not the built-in one',
    },
  ],
  async run(input) {
    const opened = await openRecord(input.word(0), input.text('pack'))
    const report = reportOf(opened)
    if (report.ok) return { json: report, text: textOf(report) }
    const { why, fairness, replay } = report
    const holds = [fairness.ok ? 'the seed' : '', replay.ok ? `the replay of ${replay.actions} actions` : '']
    const held = holds.filter((part) => part !== '').join(' and ')
    return {
      json: report,
      text: '',
      failure: `not verified: ${why}${held === '' ? '' : ` (what holds: ${held})`}`,
    }
  },
}

interface Claim {
  readonly ok: boolean
  readonly why: string | null
}

/** What `verify` prints: the verdict, and each claim by itself. */
interface VerifyReport {
  readonly game: string
  readonly rules: number
  readonly ok: boolean
  readonly why: string | null
  /** The secret fits the commitment, and the seed follows from it and the players' contributions. */
  readonly fairness: Claim
  /** Every action is legal, every checkpoint has its hash, and the result is the one claimed. */
  readonly replay: Claim & { readonly actions: number; readonly checkpoints: number }
  readonly result: GameResult | null
}

function reportOf(opened: Opened): VerifyReport {
  const { game, record } = opened
  const replay = replayClaim(opened)
  const fairness = claim(
    record.fairness === null
      ? 'the record holds no commitment to its seed'
      : unfair(record.fairness, record.seats, record.seed),
  )
  const why = replay.why === null ? verdict(opened) : (fairness.why ?? replay.why)
  return {
    game: game.id,
    rules: record.rules,
    ok: why === null,
    why,
    fairness,
    replay: { ...replay, actions: actionsOf(record), checkpoints: record.checkpoints.length },
    result: record.result,
  }
}

const claim = (why: string | null): Claim => ({ ok: why === null, why })

function replayClaim({ game, record }: Opened): Claim {
  try {
    const match = readRecord(game, record)
    return claim(match.ok ? null : printProblem(match.problem))
  } catch (error) {
    return claim(`the rules broke during the replay: ${messageOf(error)}`)
  }
}

function verdict({ game, record }: Opened): string | null {
  const verified = verifyRecord(game, record)
  return verified.ok ? null : verified.why
}

/** How many actions stand at the end of the journal. */
function actionsOf({ journal }: MatchRecord): number {
  return journal.reduce((standing, entry) => ('back' in entry ? entry.back : standing + 1), 0)
}

const textOf = ({ game, rules, replay, result }: VerifyReport): string =>
  [
    `verified: ${game}, rules ${rules}`,
    '  the secret fits the commitment that was made before the players joined',
    '  the seed follows from the secret and the contribution of every seat',
    `  all ${replay.actions} actions are legal, and ${replay.checkpoints} checkpoints have their hashes`,
    `  the result follows: ${JSON.stringify(result)}`,
  ].join('\n')
