import type { Kysely } from 'kysely'

/** The tables of the database, the same on SQLite and PostgreSQL: JSON is text, times are milliseconds. */
export interface Schema {
  people: PeopleRow
  tables: TablesRow
  seats: SeatsRow
  entries: EntriesRow
  settings: SettingsRow
  checkpoints: CheckpointsRow
  bans: BansRow
}

interface PeopleRow {
  readonly id: string
  readonly name: string
  readonly created: number
}

interface TablesRow {
  readonly id: string
  readonly game: string
  /** The version of the rules, and the pack, that the match began with. */
  readonly rules: number
  readonly pack: string | null
  readonly options: string
  readonly state: TableState
  readonly private: number
  readonly host: string
  /** What the shuffles follow from; the secret stays here until the match is over. */
  readonly secret: string
  readonly created: number
  readonly changed: number
}

export type TableState = 'open' | 'playing' | 'over'

interface SeatsRow {
  readonly table_id: string
  readonly seat: number
  readonly person: string | null
  readonly bot: string | null
  readonly contribution: string | null
  /** The bot that plays for the person while they are away. */
  readonly stand_in: string | null
}

interface EntriesRow {
  readonly table_id: string
  readonly number: number
  readonly seat: number
  /** The action, or `{ "back": … }`. */
  readonly body: string
  /** Given by the client for each wish; null for entries that are not its first. */
  readonly client_id: string | null
  readonly at: number
}

interface SettingsRow {
  readonly name: string
  readonly value: string
}

interface CheckpointsRow {
  readonly table_id: string
  /** How many entries the journal had. */
  readonly number: number
  readonly rules: number
  readonly hash: string
}

interface BansRow {
  readonly person: string
  readonly reason: string
  readonly at: number
}

export type Database = Kysely<Schema>
