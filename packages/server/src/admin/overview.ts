import { sql } from 'kysely'
import { networkOf } from '../realtime/doorkeeper.ts'
import type { Audited } from '../store/audit.ts'
import type { Database, PaceKind, TableState } from '../store/schema.ts'
import { holds } from '../store/search.ts'

/* What operators see of an installation: never a hand, a hidden card, an address of mail, or talk that nobody reported. */

export interface Counts {
  readonly playing: number
  readonly open: number
  readonly accounts: number
  readonly guests: number
  /** Who was here in the last week. */
  readonly week: number
}

const WEEK = 7 * 24 * 60 * 60_000

export async function countAll(db: Database, now: number): Promise<Counts> {
  const since = new Date(now - WEEK).toISOString()
  const states = await db
    .selectFrom('tables')
    .select(({ fn }) => ['state', fn.countAll().as('count')])
    .where('state', '!=', 'over')
    .groupBy('state')
    .execute()
  const of = (state: TableState): number => Number(states.find((row) => row.state === state)?.count ?? 0)
  const { rows } = await sql<{ guests: number; everybody: number; week: number }>`select
    (select count(*) from "user") as everybody,
    (select count(*) from "user" where cast("isAnonymous" as integer) = 1) as guests,
    (select count(distinct "userId") from session where "updatedAt" >= ${since}) as week`.execute(db)
  const [{ guests, everybody, week }] = rows
  return {
    ...{ playing: of('playing'), open: of('open'), guests: Number(guests) },
    ...{ accounts: Number(everybody) - Number(guests), week: Number(week) },
  }
}

/** A table as operators list it. */
export interface TableRow {
  readonly id: string
  readonly game: string
  readonly state: TableState
  readonly private: boolean
  readonly host: string
  readonly hostName: string
  readonly pace: PaceKind | null
  /** When somebody last did something there. */
  readonly last: number
  readonly seats: readonly {
    readonly person: string | null
    readonly name: string | null
    readonly bot: string | null
  }[]
}

export interface Wanted {
  /** A part of a name, or an id; null for all. */
  readonly text: string | null
  readonly most: number
}

/** Tables that are not over, those that have stood longest first; by their id, or by the name of their host. */
export async function tablesFor(db: Database, { text, most }: Wanted): Promise<TableRow[]> {
  const { rows } = await sql<Omit<TableRow, 'private' | 'seats'> & { private: number }>`select * from (
      select tables.id, tables.game, tables.state, tables.private, tables.host, people.name as "hostName",
        paces.kind as pace,
        coalesce((select entries.at from entries where entries.table_id = tables.id
          order by entries.number desc limit 1), tables.changed) as last
      from tables inner join people on people.id = tables.host
      left join paces on paces.table_id = tables.id
      where ${text === null ? sql`tables.state <> 'over'` : sql`tables.id = ${text} or (tables.state <> 'over' and ${holds('people.name', text)})`}
    ) as found
    order by case state when 'playing' then 0 when 'open' then 1 else 2 end, last, id limit ${most}`.execute(
    db,
  )
  const seats =
    rows.length === 0
      ? []
      : await db
          .selectFrom('seats')
          .leftJoin('people', 'people.id', 'seats.person')
          .select(['seats.table_id', 'seats.person', 'people.name', 'seats.bot'])
          .where(
            'seats.table_id',
            'in',
            rows.map(({ id }) => id),
          )
          .orderBy('seats.seat')
          .execute()
  const sitting = Map.groupBy(seats, ({ table_id }) => table_id)
  return rows.map((row) => ({
    ...row,
    private: row.private === 1,
    last: Number(row.last),
    seats: (sitting.get(row.id) ?? []).map(({ person, name, bot }) => ({ person, name, bot })),
  }))
}

/** Somebody as operators list them. */
export interface PersonRow {
  readonly id: string
  readonly name: string
  readonly guest: boolean
  readonly operator: boolean
  readonly created: number
  /** The day when they were last here, as far as it is known. */
  readonly seen: number | null
  readonly banned: { readonly reason: string; readonly at: number } | null
  readonly silenced: { readonly reason: string; readonly until: number } | null
  /** Matches that they play. */
  readonly tables: readonly { readonly id: string; readonly game: string }[]
}

interface FoundRow {
  readonly id: string
  readonly name: string
  readonly guest: number | null
  readonly operator: string | null
  readonly created: number
  readonly seen: string | Date | null
  readonly banReason: string | null
  readonly banAt: number | null
  readonly reason: string | null
  readonly until: number | null
}

/** People by a part of their name, or by their id; without either those whom something is held against, then the latest. */
export async function peopleFor(
  db: Database,
  { text, most, now }: Wanted & { readonly now: number },
): Promise<PersonRow[]> {
  const wanted =
    text === null
      ? sql`"user".id is not null`
      : sql`people.id = ${text} or ${holds('people.name', text)} or lower("user".email) = ${text.toLowerCase()}`
  const { rows } = await sql<FoundRow>`select * from (
      select people.id, people.name, people.created, cast("user"."isAnonymous" as integer) as guest,
        operators.person as operator, bans.reason as "banReason", bans.at as "banAt", silences.reason, silences.until,
        (select max(session."updatedAt") from session where session."userId" = people.id) as seen
      from people
      left join "user" on "user".id = people.id
      left join operators on operators.person = people.id
      left join bans on bans.person = people.id
      left join silences on silences.person = people.id and silences.until > ${now}
      where ${wanted}
    ) as found
    order by case when "banAt" is null and until is null then 1 else 0 end,
      case when seen is null then 1 else 0 end, seen desc, created desc, id limit ${most}`.execute(db)
  const playing = await matchesOf(
    db,
    rows.map(({ id }) => id),
  )
  return rows.map((row) => ({
    ...{ id: row.id, name: row.name, created: Number(row.created) },
    ...{ guest: row.guest === 1, operator: row.operator !== null },
    seen: row.seen === null ? null : new Date(row.seen).getTime(),
    banned: row.banAt === null ? null : { reason: row.banReason ?? '', at: Number(row.banAt) },
    silenced: row.until === null ? null : { reason: row.reason ?? '', until: Number(row.until) },
    tables: playing.get(row.id) ?? [],
  }))
}

async function matchesOf(db: Database, people: readonly string[]) {
  const rows =
    people.length === 0
      ? []
      : await db
          .selectFrom('seats')
          .innerJoin('tables', 'tables.id', 'seats.table_id')
          .select(['seats.person', 'tables.id', 'tables.game'])
          .where('seats.person', 'in', people)
          .where('tables.state', '=', 'playing')
          .orderBy('tables.changed', 'desc')
          .execute()
  const found = new Map<string, { readonly id: string; readonly game: string }[]>()
  for (const { person, id, game } of rows)
    if (person !== null) found.set(person, [...(found.get(person) ?? []), { id, game }])
  return found
}

/** A network from which somebody has come, and how many others have. */
export interface Network {
  readonly network: string
  readonly others: number
  readonly banned: boolean
}

/** Where somebody has come from, by the sessions that they still have. */
export async function networksOf(db: Database, person: string): Promise<Network[]> {
  const { rows } = await sql<{ userId: string; ipAddress: string }>`select distinct "userId", "ipAddress"
    from session where "ipAddress" is not null and "ipAddress" <> ''`.execute(db)
  const outcasts = await db.selectFrom('address_bans').select('network').execute()
  const own = new Set(
    rows.filter(({ userId }) => userId === person).map(({ ipAddress }) => networkOf(ipAddress)),
  )
  return [...own].map((network) => {
    const there = rows.filter(({ ipAddress }) => networkOf(ipAddress) === network)
    const others = new Set(there.map(({ userId }) => userId).filter((id) => id !== person))
    return { network, others: others.size, banned: outcasts.some((out) => out.network === network) }
  })
}

/** A line of the list of what operators did, with the name of whom it was done to. */
export interface AuditLine extends Audited {
  readonly id: string
  readonly name: string | null
}

/** The latest first; perhaps only what was done to one. */
export async function auditFor(
  db: Database,
  most: number,
  subject: string | null = null,
): Promise<AuditLine[]> {
  return db
    .selectFrom('audit')
    .leftJoin('people', 'people.id', 'audit.subject')
    .leftJoin('reports', 'reports.id', 'audit.subject')
    .leftJoin('people as reported', 'reported.id', 'reports.about')
    .select(['audit.id', 'audit.operator', 'audit.deed', 'audit.subject', 'audit.detail', 'audit.at'])
    .select(({ fn }) => fn.coalesce('people.name', 'reported.name').as('name'))
    .$if(subject !== null, (query) => query.where('audit.subject', '=', subject ?? ''))
    .orderBy('audit.at', 'desc')
    .orderBy('audit.id')
    .limit(most)
    .execute()
}
