import { bad, type Checked, good } from '@vyprava/kernel'
import { sql } from 'kysely'
import { audit } from '../store/audit.ts'
import type { Store } from '../store/open.ts'
import type { Database } from '../store/schema.ts'
import type { Acting } from './moderation.ts'

/** Somebody with the operators' page. */
export interface OperatorLine {
  readonly id: string
  readonly name: string
  readonly since: string
}

/** Who looks after this server, the longest first. */
export async function listOperators(db: Database): Promise<OperatorLine[]> {
  const rows = await db
    .selectFrom('operators')
    .innerJoin('people', 'people.id', 'operators.person')
    .select(['people.id', 'people.name', 'operators.since'])
    .orderBy('operators.since')
    .orderBy('people.id')
    .execute()
  return rows.map(({ since, ...row }) => ({ ...row, since: new Date(since).toISOString() }))
}

/**
 * Gives somebody the operators' page. Whoever it is has an account with a password: a guest is anybody who sits at the
 * same browser. A name that several have is no answer.
 */
export async function appointOperator(
  { db }: Pick<Store, 'db'>,
  text: string,
  { operator, at }: Acting,
): Promise<Checked<OperatorLine>> {
  const found = await accountsCalled(db, text)
  if (found.length > 1)
    return bad('person', text, `one account, by its id: ${found.map(({ id }) => id).join(', ')}`)
  const [person] = found
  if (person === undefined)
    return bad('person', text, 'the id, address or name of an account, not of a guest')
  await db.transaction().execute(async (transaction) => {
    const { numInsertedOrUpdatedRows } = await transaction
      .insertInto('operators')
      .values({ person: person.id, since: at })
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirst()
    if (numInsertedOrUpdatedRows !== 0n)
      await audit(transaction, {
        ...{ operator, deed: 'appoint operator', subject: person.id, detail: person.name, at },
      })
  })
  return good({ ...person, since: new Date(at).toISOString() })
}

/** Takes the page away again; the account stays. */
export async function dismissOperator(
  { db }: Pick<Store, 'db'>,
  text: string,
  { operator, at }: Acting,
): Promise<Checked<OperatorLine>> {
  const known = (await listOperators(db)).filter(({ id, name }) => id === text || name === text)
  const [person] = known
  if (person === undefined || known.length > 1) return bad('person', text, 'the id of an operator')
  await db.transaction().execute(async (transaction) => {
    await transaction.deleteFrom('operators').where('person', '=', person.id).execute()
    await audit(transaction, {
      ...{ operator, deed: 'dismiss operator', subject: person.id, detail: person.name, at },
    })
  })
  return good(person)
}

/** Accounts by id, address, or whole name. */
async function accountsCalled(db: Database, text: string): Promise<{ id: string; name: string }[]> {
  const { rows } = await sql<{ id: string; name: string }>`select people.id, people.name
    from people inner join "user" on "user".id = people.id
    where coalesce(cast("user"."isAnonymous" as integer), 0) = 0
      and (people.id = ${text} or people.name = ${text} or lower("user".email) = ${text.toLowerCase()})
    order by people.created limit 20`.execute(db)
  return rows
}
