import type { ChatRoom, Database } from './schema.ts'

/** Something that was said at a table. */
export interface StoredMessage {
  readonly id: string
  readonly person: string
  readonly name: string
  readonly text: string
  readonly at: number
}

export interface NewMessage {
  readonly id: string
  readonly table: string
  readonly room: ChatRoom
  readonly person: string
  readonly text: string
  readonly clientId: string
  readonly at: number
}

/** Keeps what somebody said, once for each of their ids. */
export async function addMessage(db: Database, message: NewMessage): Promise<void> {
  const { table, clientId, ...rest } = message
  await db
    .insertInto('messages')
    .values({ ...rest, table_id: table, client_id: clientId })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

/** The last things said in a room, the oldest first. */
export async function lastMessages(
  db: Database,
  table: string,
  room: ChatRoom,
  most: number,
): Promise<StoredMessage[]> {
  const rows = await db
    .selectFrom('messages')
    .innerJoin('people', 'people.id', 'messages.person')
    .select(['messages.id', 'messages.person', 'people.name', 'messages.text', 'messages.at'])
    .where('table_id', '=', table)
    .where('room', '=', room)
    .orderBy('messages.at', 'desc')
    .orderBy('messages.id', 'desc')
    .limit(most)
    .execute()
  return rows.toReversed()
}

/** So many are asked for at once. */
const AT_ONCE = 500

/** Those of these messages that are gone. */
export async function goneAmong(db: Database, ids: readonly string[]): Promise<ReadonlySet<string>> {
  const gone = new Set(ids)
  for (let from = 0; from < ids.length; from += AT_ONCE) {
    const asked = ids.slice(from, from + AT_ONCE)
    const rows = await db.selectFrom('messages').select('id').where('id', 'in', asked).execute()
    for (const { id } of rows) gone.delete(id)
  }
  return gone
}

/** What somebody has said since a time, and at which table, under the ids that their windows gave it. */
export const saidSince = (
  db: Database,
  { person, since }: { readonly person: string; readonly since: number },
): Promise<{ readonly table: string; readonly id: string; readonly at: number }[]> =>
  db
    .selectFrom('messages')
    .select(['table_id as table', 'client_id as id', 'at'])
    .where('person', '=', person)
    .where('at', '>', since)
    .execute()

/** Where a message was said, and by whom; null when there is none. */
export async function placeOfMessage(
  db: Database,
  id: string,
): Promise<{ readonly table: string; readonly room: ChatRoom; readonly person: string } | null> {
  const row = await db
    .selectFrom('messages')
    .select(['table_id as table', 'room', 'person'])
    .where('id', '=', id)
    .executeTakeFirst()
  return row ?? null
}

export async function mutedBy(db: Database, person: string): Promise<Set<string>> {
  const rows = await db.selectFrom('mutes').select('muted').where('person', '=', person).execute()
  return new Set(rows.map(({ muted }) => muted))
}

/** The same people by name, the alphabet's first first. */
export const mutedPeople = (db: Database, person: string): Promise<{ id: string; name: string }[]> =>
  db
    .selectFrom('mutes')
    .innerJoin('people', 'people.id', 'mutes.muted')
    .select(['people.id', 'people.name'])
    .where('mutes.person', '=', person)
    .orderBy('people.name')
    .orderBy('people.id')
    .execute()

/** Does not hear somebody any more, or does again; false when there is no such person. */
export async function setMute(db: Database, person: string, muted: string, mute: boolean): Promise<boolean> {
  const known = await db.selectFrom('people').select('id').where('id', '=', muted).executeTakeFirst()
  if (known === undefined) return false
  if (mute)
    await db
      .insertInto('mutes')
      .values({ person, muted })
      .onConflict((conflict) => conflict.doNothing())
      .execute()
  else await db.deleteFrom('mutes').where('person', '=', person).where('muted', '=', muted).execute()
  return true
}
