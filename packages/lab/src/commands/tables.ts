import { writeFileSync } from 'node:fs'
import { printProblem } from '@vyprava/kernel'
import type { Store } from '@vyprava/server/admin'
import { type Command, Failure, type Input, type Io, Misuse, type Outcome, wholeNumber } from '../command.ts'
import { reasonOf } from '../files.ts'
import { admin, withInstallation } from '../installation.ts'

const STATES = ['open', 'playing', 'over'] as const
const MOST = 1000

export const tables: Command = {
  name: 'tables',
  summary: 'list, inspect and export tables of an installation, hand over a seat, see reports',
  arguments: ['<list|inspect|export|hand-over|reports>', '[table]', '[seat]'],
  options: [
    { name: 'state', value: STATES.join('|'), help: 'list: only tables in this state' },
    { name: 'out', value: 'FILE', help: 'export: write the record there' },
    { name: 'unfinished', help: 'export: even a match in progress; the record reveals every hidden card' },
    { name: 'to', value: 'PERSON', help: 'hand-over: the id of whoever plays there from now on' },
    { name: 'bot', value: 'NAME', help: 'hand-over: the bot that plays there from now on' },
  ],
  run(input, io) {
    const what = input.word(0)
    const work = Object.hasOwn(WORK, what) ? WORK[what] : undefined
    if (work === undefined) {
      const known = Object.keys(WORK).join(', ')
      throw new Misuse(`there is no command tables ${JSON.stringify(what)}, expected one of ${known}`)
    }
    return withInstallation(io, (store) => work(store, input, io), { looks: what !== 'hand-over' })
  },
}

const WORK: Readonly<Record<string, (store: Store, input: Input, io: Io) => Promise<Outcome>>> = {
  list,
  inspect,
  export: exportRecord,
  'hand-over': handOver,
  reports,
}

async function list({ db }: Store, input: Input): Promise<Outcome> {
  const named = input.text('state')
  const state = STATES.find((known) => known === named) ?? null
  if (named !== null && state === null)
    throw new Misuse(`--state: found ${JSON.stringify(named)}, expected one of ${STATES.join(', ')}`)
  const { listAllTables } = await admin()
  const lines = await listAllTables(db, state, MOST)
  const text = lines.map(
    (line) =>
      `${line.id}  ${line.state.padEnd(7)}  ${line.game.padEnd(10)}  ${String(line.entries).padStart(5)} entries  ${line.changed}  ${line.host}`,
  )
  return { json: { tables: lines }, text: text.length === 0 ? 'no tables' : text.join('\n') }
}

async function reports({ db }: Store): Promise<Outcome> {
  const { listReports } = await admin()
  const lines = await listReports(db, MOST)
  const text = lines.map(
    ({ id, message, state, at, table, by, name, text: said, reporter, reason }) =>
      `${message ?? id}  ${state}  ${at}  ${table}  ${name} (${by}): ${JSON.stringify(said)}  reported by ${reporter}: ${JSON.stringify(reason)}`,
  )
  return { json: { reports: lines }, text: text.length === 0 ? 'no reports' : text.join('\n') }
}

async function inspect({ db }: Store, input: Input, { gameOf }: Io): Promise<Outcome> {
  const { inspectTable } = await admin()
  const report = await inspectTable(db, gameOf, input.word(1))
  if (report === null) throw new Failure(noTable(input.word(1)))
  return { json: report, text: JSON.stringify(report, null, 2) }
}

async function exportRecord({ db }: Store, input: Input, { gameOf }: Io): Promise<Outcome> {
  const { exportTable } = await admin()
  const id = input.word(1)
  const record = await exportTable(db, gameOf, id)
  if (record === null) throw new Failure(`${noTable(id)}, or nothing was played there yet`)
  if (record.result === null && !input.flag('unfinished'))
    throw new Failure('the match is not over: its record tells what is hidden; add --unfinished to have it')
  const out = input.text('out')
  const text = JSON.stringify(record, null, 2)
  if (out === null) return { json: record, text }
  try {
    writeFileSync(out, `${text}\n`)
  } catch (error) {
    throw new Misuse(`cannot write ${JSON.stringify(out)}: ${reasonOf(error)}`)
  }
  return { json: record, text: `${out}: ${record.journal.length} entries` }
}

async function handOver(store: Store, input: Input, { gameOf }: Io): Promise<Outcome> {
  const { botNamesOf, handOverSeat, inspectTable } = await admin()
  const [table, person, bot] = [input.word(1), input.text('to'), input.text('bot')]
  const seat = wholeNumber('seat', input.word(2), 0, MOST)
  const report = await inspectTable(store.db, gameOf, table)
  if (report === null) throw new Failure(noTable(table))
  if ((person === null) === (bot === null)) throw new Misuse('expected either --to PERSON or --bot NAME')
  const bots = await botNamesOf(report.game)
  if (bot !== null && !bots.includes(bot))
    throw new Misuse(`--bot: found ${JSON.stringify(bot)}, expected one of ${bots.join(', ')}`)
  const successor = person === null ? { bot: bot ?? '' } : { person }
  const done = await handOverSeat(store, table, seat, successor)
  if (!done.ok) throw new Failure(printProblem(done.problem))
  return { json: { table, seat, ...successor }, text: `seat ${seat} of ${table}: ${person ?? bot}` }
}

const noTable = (id: string): string => `there is no table ${JSON.stringify(id)}`
