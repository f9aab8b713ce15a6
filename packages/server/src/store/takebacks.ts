import type { Database } from './schema.ts'

/** Somebody's wish to go back, and who has answered it. */
export interface StoredTakeback {
  readonly id: string
  /** How many things had happened that everybody noticed. */
  readonly number: number
  readonly seat: number
  readonly point: number
  readonly answers: readonly { readonly seat: number; readonly agree: boolean }[]
}

/** What was asked at this place, the oldest first. */
export async function readTakebacks(db: Database, table: string, number: number): Promise<StoredTakeback[]> {
  const rows = await db
    .selectFrom('takebacks')
    .leftJoin('takeback_answers', 'takeback_answers.takeback_id', 'takebacks.id')
    .select(['takebacks.id', 'number', 'takebacks.seat', 'point'])
    .select(['takeback_answers.seat as answered', 'agree'])
    .where('table_id', '=', table)
    .where('number', '=', number)
    .orderBy('at')
    .orderBy('takebacks.id')
    .execute()
  return [...Map.groupBy(rows, ({ id }) => id).values()].map((group) => {
    const [{ id, seat, point }] = group
    const answers = group.flatMap(({ answered, agree }) =>
      answered === null ? [] : [{ seat: answered, agree: agree === 1 }],
    )
    return { id, number, seat, point, answers }
  })
}

export interface NewTakeback {
  readonly id: string
  readonly table: string
  readonly number: number
  readonly seat: number
  readonly point: number
  readonly clientId: string
  readonly at: number
}

/** Asks once: false when this seat has asked at this place before. */
export async function addTakeback(db: Database, takeback: NewTakeback): Promise<boolean> {
  const { table, clientId, ...rest } = takeback
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('takebacks')
    .values({ ...rest, table_id: table, client_id: clientId })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst()
  return Number(numInsertedOrUpdatedRows) === 1
}

/** Whether a wish of this seat with this id was taken before. */
export async function hasAsked(
  db: Database,
  table: string,
  seat: number,
  clientId: string,
): Promise<boolean> {
  const row = await db
    .selectFrom('takebacks')
    .select('id')
    .where('table_id', '=', table)
    .where('client_id', '=', clientId)
    .where('seat', '=', seat)
    .executeTakeFirst()
  return row !== undefined
}

/** Answers once: the first answer of a seat stands. */
export async function answerTakeback(db: Database, id: string, seat: number, agree: boolean): Promise<void> {
  await db
    .insertInto('takeback_answers')
    .values({ takeback_id: id, seat, agree: agree ? 1 : 0 })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

export async function hasAnswered(db: Database, id: string, seat: number): Promise<boolean> {
  const row = await db
    .selectFrom('takeback_answers')
    .select('seat')
    .where('takeback_id', '=', id)
    .where('seat', '=', seat)
    .executeTakeFirst()
  return row !== undefined
}
