import type { Database } from './schema.ts'

/** Two people, and whether both have agreed. */
export interface Friendship {
  readonly id: string
  /** The other one. */
  readonly person: string
  readonly name: string
  /** Agreed, or asked by oneself, or asked by the other. */
  readonly state: 'friend' | 'asked' | 'asks'
  /** When the other was last seen; null when nobody knows or they do not want to be seen. */
  readonly seen: number | null
}

export async function friendshipsOf(db: Database, person: string): Promise<Friendship[]> {
  const rows = await db
    .selectFrom('friends')
    .innerJoin('people', (join) =>
      join.on(({ and, or, eb, ref }) =>
        or([
          and([eb('friends.asker', '=', person), eb('people.id', '=', ref('friends.asked'))]),
          and([eb('friends.asked', '=', person), eb('people.id', '=', ref('friends.asker'))]),
        ]),
      ),
    )
    .leftJoin('companions', 'companions.person', 'people.id')
    .select(['friends.id', 'friends.asker', 'friends.agreed', 'people.id as person', 'people.name'])
    .select(['companions.seen', 'companions.hidden'])
    .orderBy('people.name')
    .execute()
  return rows.map(({ id, asker, agreed, person: other, name, seen, hidden }) => ({
    ...{ id, person: other, name },
    state: agreed !== null ? 'friend' : asker === person ? 'asked' : 'asks',
    // Whoever only asks is nobody's friend yet: they learn nothing of when the other comes and goes.
    seen: hidden === 1 || agreed === null ? null : seen,
  }))
}

/** Asks somebody; where they have asked before, that is agreement. The answer says what it is now. */
export async function askFriend(
  db: Database,
  {
    id,
    asker,
    asked,
    at,
  }: { readonly id: string; readonly asker: string; readonly asked: string; readonly at: number },
): Promise<'asked' | 'friend'> {
  const { numUpdatedRows } = await db
    .updateTable('friends')
    .set({ agreed: at })
    .where('asker', '=', asked)
    .where('asked', '=', asker)
    .where('agreed', 'is', null)
    .executeTakeFirst()
  if (numUpdatedRows === 1n) return 'friend'
  const known = await db
    .selectFrom('friends')
    .select('agreed')
    .where(({ or, and, eb }) =>
      or([
        and([eb('asker', '=', asker), eb('asked', '=', asked)]),
        and([eb('asker', '=', asked), eb('asked', '=', asker)]),
      ]),
    )
    .executeTakeFirst()
  if (known !== undefined) return known.agreed === null ? 'asked' : 'friend'
  await db
    .insertInto('friends')
    .values({ id, asker, asked, at, agreed: null })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  return 'asked'
}

/** Agrees to what somebody asked; false when nobody did. */
export async function agreeFriend(db: Database, id: string, person: string, at: number): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('friends')
    .set({ agreed: at })
    .where('id', '=', id)
    .where('asked', '=', person)
    .where('agreed', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

/** Ends it, or declines it, or takes one's own question back. The other is not told. */
export async function endFriend(db: Database, id: string, person: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('friends')
    .where('id', '=', id)
    .where(({ or, eb }) => or([eb('asker', '=', person), eb('asked', '=', person)]))
    .executeTakeFirst()
  return numDeletedRows === 1n
}

/** What somebody's own card says. */
export interface Companion {
  readonly link: string
  readonly hidden: boolean
}

/** The card of a person; a new link where there is none yet. */
export async function companionOf(db: Database, person: string, link: string): Promise<Companion> {
  await db
    .insertInto('companions')
    .values({ person, link, hidden: 0, seen: null, unlisted: 0 })
    .onConflict((conflict) => conflict.column('person').doNothing())
    .execute()
  const row = await db
    .selectFrom('companions')
    .select(['link', 'hidden'])
    .where('person', '=', person)
    .executeTakeFirstOrThrow()
  return { link: row.link, hidden: row.hidden === 1 }
}

export async function hideCompanion(db: Database, person: string, hidden: boolean): Promise<void> {
  await db
    .updateTable('companions')
    .set({ hidden: hidden ? 1 : 0 })
    .where('person', '=', person)
    .execute()
}

/** Whose link it is; null when it is nobody's. */
export async function personByLink(db: Database, link: string): Promise<{ id: string; name: string } | null> {
  const row = await db
    .selectFrom('companions')
    .innerJoin('people', 'people.id', 'companions.person')
    .select(['people.id', 'people.name'])
    .where('companions.link', '=', link)
    .executeTakeFirst()
  return row ?? null
}

/** They were here a moment ago; only those who have a card are noted. */
export async function noteSeen(db: Database, people: readonly string[], at: number): Promise<void> {
  if (people.length === 0) return
  await db.updateTable('companions').set({ seen: at }).where('person', 'in', people).execute()
}

/** Whom somebody played with, the last first, besides those who are friends or asked already. */
export async function companyOf(
  db: Database,
  person: string,
  most: number,
): Promise<{ person: string; name: string; table: string; seat: number }[]> {
  const rows = await db
    .selectFrom('seats as own')
    .innerJoin('tables', 'tables.id', 'own.table_id')
    .innerJoin('seats as others', 'others.table_id', 'tables.id')
    .innerJoin('people', 'people.id', 'others.person')
    .select(['people.id as person', 'people.name', 'tables.id as table', 'others.seat'])
    .where('own.person', '=', person)
    .where('others.person', '!=', person)
    .where('tables.state', '!=', 'open')
    .orderBy('tables.changed', 'desc')
    .limit(10 * most)
    .execute()
  const known = new Set((await friendshipsOf(db, person)).map(({ person: other }) => other))
  const found = new Map<string, (typeof rows)[number]>()
  for (const row of rows) if (!known.has(row.person) && !found.has(row.person)) found.set(row.person, row)
  return [...found.values()].slice(0, most)
}

/** Calls a friend to a table; once is enough. */
export async function invite(
  db: Database,
  values: { readonly table_id: string; readonly person: string; readonly host: string; readonly at: number },
): Promise<void> {
  await db
    .insertInto('invitations')
    .values(values)
    .onConflict((conflict) => conflict.columns(['table_id', 'person']).doNothing())
    .execute()
}

/** Open tables to which somebody is called and at which they do not sit yet. */
export async function invitationsTo(
  db: Database,
  person: string,
): Promise<{ table: string; game: string; host: string }[]> {
  return db
    .selectFrom('invitations')
    .innerJoin('tables', 'tables.id', 'invitations.table_id')
    .innerJoin('people', 'people.id', 'invitations.host')
    .select(['tables.id as table', 'tables.game', 'people.name as host'])
    .where('invitations.person', '=', person)
    .where('tables.state', '=', 'open')
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('seats')
            .select('seats.seat')
            .whereRef('seats.table_id', '=', 'tables.id')
            .where('seats.person', '=', person),
        ),
      ),
    )
    .orderBy('invitations.at', 'desc')
    .limit(10)
    .execute()
}

/** The friends of a guest who takes an account; nobody is their own friend, or twice the same one's. */
export async function handOverFriends(db: Database, from: string, to: string): Promise<void> {
  const own = new Set((await friendshipsOf(db, to)).map(({ person }) => person))
  for (const { id, person } of await friendshipsOf(db, from)) {
    if (person === to || own.has(person)) await endFriend(db, id, from)
    else {
      await db
        .updateTable('friends')
        .set({ asker: to })
        .where('id', '=', id)
        .where('asker', '=', from)
        .execute()
      await db
        .updateTable('friends')
        .set({ asked: to })
        .where('id', '=', id)
        .where('asked', '=', from)
        .execute()
    }
  }
}
