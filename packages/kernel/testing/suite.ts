import fc from 'fast-check'
import { writeRecord } from '../src/index.ts'
import * as asides from './properties/asides.ts'
import * as flow from './properties/flow.ts'
import * as leaks from './properties/leaks.ts'
import * as lists from './properties/lists.ts'
import * as refusals from './properties/refusals.ts'
import * as turns from './properties/turns.ts'
import * as undo from './properties/undo.ts'
import * as views from './properties/views.ts'
import { type Finding, type Run, type Subject, tableOf, walk } from './subject.ts'

/** What every game must hold to, by name. */
export const PROPERTIES = {
  'every listed action applies': lists.applies,
  'lists are sorted': lists.sorted,
  'lists are free of duplicates': lists.unique,
  'actions and prompts are well-formed': lists.wellFormed,
  'the list is complete': lists.complete,
  'refusals agree with the list': lists.agrees,
  'what is not listed is refused and changes nothing': refusals.refuses,
  'refusals cite a rule': refusals.cites,
  'asides leave the question as it is': asides.standBeside,
  'never a dead end': flow.noDeadEnd,
  'every game ends within its bound': flow.ends,
  'the same seed gives the same game': flow.replays,
  'states survive JSON': flow.survivesJson,
  'undo restores byte for byte': undo.undoes,
  'undo never crosses the barrier': undo.barrier,
  'simultaneous answers commute': undo.commutes,
  'waiting answers can be withdrawn': undo.withdraws,
  'pieces are conserved': views.conserves,
  'questions change nothing': views.asksOnly,
  'views stand alone': views.viewsStandAlone,
  'imagined states fit the view': views.imagines,
  'hidden things are imagined anew': views.dealsAnew,
  'stand-ins play to the end': views.standsIn,
  'patches apply exactly': views.patches,
  'turns are counted alike': turns.counts,
  'progress and result are well-formed': views.reports,
  'twins differ': leaks.hasTwins,
  'nothing leaks by view': leaks.leaksByView,
  'nothing leaks by prompt': leaks.leaksByPrompt,
  'nothing leaks by actions': leaks.leaksByActions,
  'nothing leaks by status': leaks.leaksByStatus,
  'nothing leaks by refusals': leaks.leaksByRefusals,
  'nothing leaks by events': leaks.leaksByEvents,
  'nothing leaks by log': leaks.leaksByLog,
  'nothing leaks by export': leaks.leaksByExport,
  'nothing leaks by undo': leaks.leaksByUndo,
  'unnoticed steps leave no trace': leaks.leavesNoTrace,
} as const satisfies Readonly<Record<string, (subject: Subject, run: Run) => Finding>>

export type PropertyName = keyof typeof PROPERTIES

export const PROPERTY_NAMES: readonly PropertyName[] = Object.keys(PROPERTIES).filter(
  (name): name is PropertyName => name in PROPERTIES,
)

/** A broken property: which, on what run (shrunk as far as it goes), and what was found. */
export interface Failure {
  readonly property: PropertyName
  readonly run: Run
  readonly message: string
}

/** Holds one property to one run. A throw is a finding too. */
export function checkRun(subject: Subject, property: PropertyName, run: Run): Finding {
  try {
    return PROPERTIES[property](subject, run)
  } catch (error) {
    return error instanceof Error ? `${error.message}\n${error.stack ?? ''}` : String(error)
  }
}

/**
 * Holds one property to many random runs, at least one of every table; a failure is shrunk to the shortest run
 * that still fails.
 */
export function checkProperty(
  subject: Subject,
  property: PropertyName,
  { runs = 20, seed = 1 }: { runs?: number; seed?: number } = {},
): Failure | null {
  const numRuns = Math.ceil(runs / subject.tables.length)
  for (const table of subject.tables.keys()) {
    const outcome = fc.check(
      fc.property(runsOf(subject, table), (run) => checkRun(subject, property, run) === null),
      { numRuns, seed: seed + table },
    )
    if (!outcome.failed || outcome.counterexample === null) continue
    const [run] = outcome.counterexample
    return { property, run, message: checkRun(subject, property, run) ?? 'fails only sometimes' }
  }
  return null
}

/** Runs of one table: to the end of the game, three times out of four. */
function runsOf(subject: Subject, table: number): fc.Arbitrary<Run> {
  const bound = subject.game.bound(tableOf(subject, { table, seed: 0, length: 0 }))
  return fc.record({
    table: fc.constant(table),
    seed: fc.nat(1_000_000_000),
    length: fc.oneof(
      { withCrossShrink: true },
      { weight: 1, arbitrary: fc.nat(bound) },
      { weight: 3, arbitrary: fc.constant(bound) },
    ),
  })
}

/** A failure as a file that `vyprava replay` opens: the match up to where it was found. */
export function dumpOf(subject: Subject, failure: Failure): object {
  let record: object | null = null
  try {
    for (const { match } of walk(subject, failure.run)) record = writeRecord(match)
  } catch {
    // The match up to the step that throws is what there is to show.
  }
  return {
    format: 'vyprava-dump',
    formatVersion: 1,
    game: subject.game.id,
    table: subject.tables[failure.run.table],
    ...failure,
    record,
  }
}
