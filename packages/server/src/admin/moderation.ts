import { isIP } from 'node:net'
import { bad, type Checked, good } from '@vyprava/kernel'
import { sql } from 'kysely'
import { networkOf } from '../realtime/doorkeeper.ts'
import { tellBans } from '../realtime/turns.ts'
import { audit } from '../store/audit.ts'
import type { Store } from '../store/open.ts'
import type { Database } from '../store/schema.ts'
import { holds } from '../store/search.ts'
import { closeReportsOf } from './reports.ts'

/** Who does something as an operator, and when. */
export interface Acting {
  readonly operator: string
  readonly at: number
}

/** Somebody as operators see them. */
export interface FoundPerson {
  readonly id: string
  readonly name: string
  readonly email: string | null
  readonly created: string
  readonly banned: boolean
  readonly silencedUntil: string | null
  readonly seats: number
}

const MOST_FOUND = 50
const dated = (at: number): string => new Date(at).toISOString()

/** People by a part of their name, by their address, or by their id. */
export async function findPeople(db: Database, text: string): Promise<FoundPerson[]> {
  const { rows } = await sql<{
    id: string
    name: string
    email: string | null
    created: number
    banned: string | null
    until: number | null
    seats: number
  }>`select people.id, people.name, people.created, "user".email, bans.person as banned, silences.until,
      (select count(*) from seats where seats.person = people.id) as seats
    from people
    left join "user" on "user".id = people.id
    left join bans on bans.person = people.id
    left join silences on silences.person = people.id
    where people.id = ${text} or ${holds('people.name', text)} or lower("user".email) = ${text.toLowerCase()}
    order by people.created desc limit ${MOST_FOUND}`.execute(db)
  return rows.map(({ id, name, email, created, banned, until, seats }) => ({
    ...{ id, name, email, created: dated(created), banned: banned !== null },
    silencedUntil: until === null ? null : dated(until),
    seats: Number(seats),
  }))
}

/** Takes away what somebody said; reports of it are done by that. */
export async function deleteMessage(
  { db, bell }: Store,
  message: string,
  { operator, at }: Acting,
  reason = '',
): Promise<Checked<null>> {
  const found = await db.transaction().execute(async (transaction) => {
    const row = await transaction
      .selectFrom('messages')
      .select(['table_id', 'person', 'text'])
      .where('id', '=', message)
      .executeTakeFirst()
    if (row === undefined) return null
    await transaction.deleteFrom('messages').where('id', '=', message).execute()
    await closeReportsOf(transaction, message, 'done', operator)
    const detail = `${row.person} at ${row.table_id}: ${row.text}${reason === '' ? '' : ` (${reason})`}`
    await audit(transaction, { operator, deed: 'delete message', subject: message, detail, at })
    return row
  })
  if (found === null) return bad('message', message, 'the id of a message, as the reports show it')
  await bell.call({ kind: 'unsaid', table: found.table_id })
  return good(null)
}

/** Lets somebody say nothing for a time; for none: they may talk again. */
export async function silence(
  { db, bell }: Pick<Store, 'db' | 'bell'>,
  person: string,
  { minutes, reason }: { readonly minutes: number; readonly reason: string },
  { operator, at }: Acting,
): Promise<Checked<null>> {
  const known = await db.selectFrom('people').select('id').where('id', '=', person).executeTakeFirst()
  if (known === undefined) return bad('person', person, 'the id of a person')
  const until = at + minutes * 60_000
  await db.transaction().execute(async (transaction) => {
    await transaction
      .insertInto('silences')
      .values({ person, until, reason })
      .onConflict((conflict) => conflict.column('person').doUpdateSet({ until, reason }))
      .execute()
    const detail = `${minutes} minutes: ${reason}`
    await audit(transaction, { operator, deed: 'silence', subject: person, detail, at })
  })
  await bell.call({ kind: 'silence', person })
  return good(null)
}

/** Shuts an address out, or lets it in again; of IPv6 its whole network. */
export async function banAddress(
  store: Store,
  address: string,
  { reason, lift }: { readonly reason: string; readonly lift: boolean },
  { operator, at }: Acting,
): Promise<Checked<null>> {
  if (isIP(address) === 0) return bad('address', address, 'an address such as 203.0.113.7')
  const network = networkOf(address)
  const changed = await store.db.transaction().execute(async (transaction) => {
    const { numDeletedRows } = await transaction
      .deleteFrom('address_bans')
      .where('network', '=', network)
      .executeTakeFirst()
    if (lift && numDeletedRows === 0n) return false
    if (!lift) await transaction.insertInto('address_bans').values({ network, reason, at }).execute()
    const deed = lift ? 'lift address' : 'ban address'
    await audit(transaction, { operator, deed, subject: network, detail: reason, at })
    return true
  })
  if (!changed) return bad('address', address, 'one that is shut out')
  await tellBans(store)
  return good(null)
}
