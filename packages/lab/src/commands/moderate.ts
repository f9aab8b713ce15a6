import { type Checked, printProblem } from '@vyprava/kernel'
import type { Store } from '@vyprava/server/admin'
import { type Command, Failure, type Input, Misuse, type Outcome } from '../command.ts'
import { acting, admin, withInstallation } from '../installation.ts'

const VERDICTS = ['done', 'dismissed'] as const
const MOST_AUDITED = 200

type Doing = (store: Store, input: Input) => Promise<Outcome>

const DEEDS: Readonly<Record<string, Doing>> = {
  find,
  silence,
  'delete-message': deleteMessage,
  decide,
  'ban-address': banAddress,
  'close-table': closeTable,
  operator,
  notice,
  audit,
}

/** They change nothing, and no database of another version either. */
const LOOKING = ['find', 'audit']

export const moderate: Command = {
  name: 'moderate',
  summary: `what operators do about people and what they say: ${Object.keys(DEEDS).join(', ')}`,
  arguments: ['<what>', '[subject]'],
  options: [
    { name: 'minutes', value: 'N', help: 'how long to mute somebody for; 0 unmutes them' },
    { name: 'reason', value: 'TEXT', help: 'why, for other operators and for whoever is concerned' },
    { name: 'as', value: 'VERDICT', help: `what came of a report: ${VERDICTS.join(' or ')}` },
    {
      name: 'lift',
      help: 'the reverse: unblock the address, dismiss the operator, withdraw the notice',
    },
    { name: 'at', value: 'TIME', help: 'notice: when the server goes down, such as 2026-11-30T20:00+01:00' },
  ],
  run(input, io) {
    const what = input.word(0)
    const deed = Object.hasOwn(DEEDS, what) ? DEEDS[what] : undefined
    if (deed === undefined) {
      const known = Object.keys(DEEDS).join(', ')
      throw new Misuse(`no command moderate ${JSON.stringify(what)}, expected one of ${known}`)
    }
    return withInstallation(io, (store) => deed(store, input), { looks: LOOKING.includes(what) })
  },
}

async function find({ db }: Store, input: Input): Promise<Outcome> {
  const people = await (await admin()).findPeople(db, input.word(1))
  const text = people.map(({ id, name, email, created, banned, silencedUntil, seats }) =>
    [id, name, email ?? 'guest', created, `${seats} seats`, banned ? 'banned' : '', silencedUntil ?? ''].join(
      '  ',
    ),
  )
  return { json: { people }, text: text.length === 0 ? 'nobody' : text.join('\n') }
}

async function silence(store: Store, input: Input): Promise<Outcome> {
  const person = input.word(1)
  const minutes = Number(input.text('minutes') ?? '')
  if (input.text('minutes') === null || !Number.isInteger(minutes) || minutes < 0)
    throw new Misuse('expected --minutes, a whole number; 0 lets them talk again')
  const reason = input.text('reason') ?? ''
  expectDone(await (await admin()).silence(store, person, { minutes, reason }, acting()))
  return { json: { person, minutes }, text: `${person} says nothing for ${minutes} minutes` }
}

async function deleteMessage(store: Store, input: Input): Promise<Outcome> {
  const message = input.word(1)
  expectDone(await (await admin()).deleteMessage(store, message, acting()))
  return { json: { message, deleted: true }, text: `${message} is gone` }
}

async function decide(store: Store, input: Input): Promise<Outcome> {
  const message = input.word(1)
  const verdict = VERDICTS.find((known) => known === input.text('as'))
  if (verdict === undefined) throw new Misuse(`expected --as ${VERDICTS.join(' or ')}`)
  expectDone(await (await admin()).decideReport(store, message, verdict, acting()))
  return { json: { message, state: verdict }, text: `${message}: ${verdict}` }
}

async function banAddress(store: Store, input: Input): Promise<Outcome> {
  const address = input.word(1)
  const lift = input.flag('lift')
  const reason = input.text('reason') ?? ''
  expectDone(await (await admin()).banAddress(store, address, { reason, lift }, acting()))
  return { json: { address, banned: !lift }, text: `${address} is ${lift ? 'let in again' : 'shut out'}` }
}

async function closeTable(store: Store, input: Input): Promise<Outcome> {
  const table = input.word(1)
  expectDone(await (await admin()).closeTable(store, table, input.text('reason') ?? '', acting()))
  return { json: { table, closed: true }, text: `${table} is closed` }
}

/** Only here, at the machine itself, does anybody become an operator. */
async function operator(store: Store, input: Input): Promise<Outcome> {
  const server = await admin()
  if (input.words.length < 2) {
    const operators = await server.listOperators(store.db)
    const text = operators.map(({ id, name, since }) => [id, name, since].join('  '))
    return { json: { operators }, text: text.length === 0 ? 'nobody' : text.join('\n') }
  }
  const lift = input.flag('lift')
  const change = lift ? server.dismissOperator : server.appointOperator
  const done = await change(store, input.word(1), acting())
  if (!done.ok) throw new Failure(printProblem(done.problem))
  const { id, name } = done.value
  return { json: { id, name, operator: !lift }, text: `${name} (${id}) is ${lift ? 'no' : 'an'} operator` }
}

async function notice(store: Store, input: Input): Promise<Outcome> {
  const { setNotice } = await admin()
  if (input.flag('lift')) {
    await setNotice(store, null, acting())
    return { json: { notice: null }, text: 'nothing is told any more' }
  }
  const told = { text: input.words[1] ?? '', at: timeIn(input.text('at')) }
  await setNotice(store, told, acting())
  return { json: { notice: told }, text: 'everybody is told' }
}

function timeIn(text: string | null): number | null {
  if (text === null) return null
  const at = Date.parse(text)
  if (Number.isNaN(at)) throw new Misuse('--at: expected a time such as 2026-11-30T20:00+01:00')
  return at
}

async function audit({ db }: Store): Promise<Outcome> {
  const deeds = (await (await admin()).readAudit(db, MOST_AUDITED)).map(({ at, ...deed }) => ({
    at: new Date(at).toISOString(),
    ...deed,
  }))
  const text = deeds.map(({ at, operator, deed, subject, detail }) =>
    [at, operator, deed, subject, JSON.stringify(detail)].join('  '),
  )
  return { json: { deeds }, text: text.length === 0 ? 'nothing was done' : text.join('\n') }
}

function expectDone(done: Checked<null>): void {
  if (!done.ok) throw new Failure(printProblem(done.problem))
}
