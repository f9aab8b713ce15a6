import { type Kysely, sql, type TableMetadata } from 'kysely'
import { openStore } from '../store/open.ts'
import type { Schema } from '../store/schema.ts'
import { Digest, plainValue } from './digest.ts'

/** What was moved of one table of the database. */
export interface Moved {
  readonly table: string
  readonly rows: number
  /** The fingerprint of all its rows, the same before and after. */
  readonly hash: string
}

/** Something that must be put right before anything is moved; nothing was changed. */
export class CannotMove extends Error {}

const ROWS_AT_ONCE = 200

type Db = Kysely<Schema>

/**
 * Copies everything from an embedded database to an empty PostgreSQL, in one transaction: either all rows are there, each compared
 * by its fingerprint, or none.
 */
export async function moveData(folder: string, url: string): Promise<Moved[]> {
  const source = await openStore({ kind: 'sqlite', folder })
  const target = await openStore({ kind: 'postgres', url }).catch(async (error: unknown) => {
    await source.close()
    throw error
  })
  try {
    const tables = await tablesOf(source.db)
    await refuseFull(target.db, tables)
    return await source.db.transaction().execute((reading) =>
      target.db.transaction().execute(async (writing) => {
        const moved: Moved[] = []
        for (const table of tables) moved.push(await moveTable(reading, writing, table))
        return moved
      }),
    )
  } finally {
    await source.close()
    await target.close()
  }
}

/** All tables but the migrations', those that others refer to first. */
async function tablesOf(db: Db): Promise<TableMetadata[]> {
  const left = await db.introspection.getTables()
  const sorted: TableMetadata[] = []
  const needs = new Map<string, readonly string[]>()
  for (const { name } of left) {
    const keys = await sql<{ table: string }>`select "table" from pragma_foreign_key_list(${name})`.execute(
      db,
    )
    needs.set(
      name,
      keys.rows.map((key) => key.table).filter((other) => other !== name),
    )
  }
  while (left.length > 0) {
    const done = new Set(sorted.map(({ name }) => name))
    const next = left.findIndex(({ name }) => needs.get(name)?.every((other) => done.has(other)))
    if (next === -1) throw new Error('Tables refer to each other in a circle')
    sorted.push(...left.splice(next, 1))
  }
  return sorted
}

async function refuseFull(db: Db, tables: readonly TableMetadata[]): Promise<void> {
  const known = new Set((await db.introspection.getTables()).map(({ name }) => name))
  for (const { name } of tables) {
    if (!known.has(name)) throw new CannotMove(`the target has no table "${name}"`)
    const { rows } = await sql`select 1 from ${sql.table(name)} limit 1`.execute(db)
    if (rows.length > 0) throw new CannotMove(`the target is not empty: it has rows in "${name}"`)
  }
}

async function moveTable(reading: Db, writing: Db, { name, columns }: TableMetadata): Promise<Moved> {
  const target = (await writing.introspection.getTables()).find((table) => table.name === name)
  const types = new Map(target?.columns.map((column) => [column.name, column.dataType]))
  const names = columns.map((column) => column.name)
  const missing = names.find((column) => !types.has(column))
  if (missing !== undefined) throw new CannotMove(`the target has no column "${missing}" in "${name}"`)
  const list = sql.join(names.map((column) => sql.ref(column)))
  const before = new Digest()
  for await (const rows of pages(reading, name, names, 'rowid')) {
    const values = rows.map((row) => names.map((column) => valueFor(types.get(column) ?? '', row[column])))
    for (const row of values) before.add(row.map(plainValue))
    const insert = async (some: readonly (readonly unknown[])[]): Promise<void> => {
      const tuples = some.map((row) => sql`(${sql.join(row)})`)
      await sql`insert into ${sql.table(name)} (${list}) values ${sql.join(tuples)}`.execute(writing)
    }
    await sql`savepoint page`.execute(writing)
    try {
      await insert(values)
    } catch (error) {
      await sql`rollback to savepoint page`.execute(writing)
      await nameTheRow(name, names, values, (row) => insert([row]))
      throw error
    }
  }
  const after = await digestOf(writing, name, names)
  if (after.rows !== before.rows || after.hash !== before.hash) {
    throw new Error(`"${name}" was not copied completely: ${before.rows} rows sent, ${after.rows} arrived`)
  }
  return { table: name, rows: after.rows, hash: after.hash }
}

/** Many rows could not be inserted at once: says which of them cannot be at all, and why. */
async function nameTheRow(
  table: string,
  names: readonly string[],
  rows: readonly (readonly unknown[])[],
  insert: (row: readonly unknown[]) => Promise<void>,
): Promise<void> {
  for (const row of rows)
    try {
      await insert(row)
    } catch (error) {
      const shown = names.slice(0, 3).map((column, at) => `${column} ${JSON.stringify(plainValue(row[at]))}`)
      const why = error instanceof Error ? error.message : String(error)
      throw new CannotMove(`the row of "${table}" with ${shown.join(', ')} cannot be moved: ${why}`)
    }
}

/** As the target's type wants it: the embedded database knows neither flags nor times. */
function valueFor(type: string, value: unknown): unknown {
  if (value === null || value === undefined) return null
  if (type === 'bool') return value === 1 || value === true
  if (type === 'timestamptz' && (typeof value === 'string' || typeof value === 'number'))
    return new Date(value)
  return value
}

async function digestOf(db: Db, table: string, names: readonly string[]): Promise<Digest> {
  const digest = new Digest()
  for await (const rows of pages(db, table, names, 'ctid'))
    for (const row of rows) digest.add(names.map((column) => plainValue(row[column])))
  return digest
}

type Row = Readonly<Record<string, unknown>>

/** All rows of a table, by where the database keeps them: SQLite's `rowid`, PostgreSQL's `ctid`. */
async function* pages(
  db: Db,
  table: string,
  names: readonly string[],
  place: 'rowid' | 'ctid',
): AsyncGenerator<readonly Row[]> {
  const list = sql.join([...names, place].map((column) => sql.ref(column)))
  let last: unknown = null
  for (;;) {
    const after = place === 'ctid' ? sql`${last}::tid` : sql`${last}`
    const rest = last === null ? sql`` : sql`where ${sql.ref(place)} > ${after}`
    const page = sql<Row>`select ${list} from ${sql.table(table)} ${rest} order by ${sql.ref(place)} limit ${ROWS_AT_ONCE}`
    const { rows } = await page.execute(db)
    if (rows.length === 0) return
    yield rows
    last = rows.at(-1)?.[place]
  }
}
