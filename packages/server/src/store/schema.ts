import type { Fate } from '@vyprava/protocol'
import type { Kysely } from 'kysely'
import type { EntrantsRow, RatingStepsRow, RatingsRow, ResultsRow } from './result-rows.ts'

/** The tables of the database, the same on SQLite and PostgreSQL: JSON is text, times are milliseconds. */
export interface Schema {
  people: PeopleRow
  tables: TablesRow
  seats: SeatsRow
  entries: EntriesRow
  settings: SettingsRow
  checkpoints: CheckpointsRow
  kept_matches: KeptMatchesRow
  bans: BansRow
  takebacks: TakebacksRow
  takeback_answers: TakebackAnswersRow
  jobs: JobsRow
  paces: PacesRow
  absence_votes: AbsenceVotesRow
  preferences: PreferencesRow
  push_subscriptions: PushSubscriptionsRow
  messages: MessagesRow
  mutes: MutesRow
  reports: ReportsRow
  rematches: RematchesRow
  letters: LettersRow
  silences: SilencesRow
  address_bans: AddressBansRow
  audit: AuditRow
  operators: OperatorsRow
  passkeys: PasskeysRow
  friends: FriendsRow
  companions: CompanionsRow
  invitations: InvitationsRow
  agreements: AgreementsRow
  closing_votes: ClosingVotesRow
  kept_seats: KeptSeatsRow
  requests: RequestsRow
  request_votes: RequestVotesRow
  conditionals: ConditionalsRow
  results: ResultsRow
  entrants: EntrantsRow
  ratings: RatingsRow
  rating_steps: RatingStepsRow
}

export type RequestWish = 'watch' | 'seat'

/** Who came by the link of a private table that is played. */
interface RequestsRow {
  readonly table_id: string
  readonly person: string
  readonly wants: RequestWish
  readonly seat: number | null
  /** Whoever was let in to watch stays a guest. */
  readonly state: 'asks' | 'guest' | 'refused'
  readonly at: number
}

/** A seat of a rematch that waits for whoever had it before. */
interface KeptSeatsRow {
  readonly table_id: string
  readonly seat: number
  readonly person: string
}

interface RequestVotesRow {
  readonly table_id: string
  readonly person: string
  readonly seat: number
}

/** What somebody would do if the others do this or that: secret to all but them. */
interface ConditionalsRow {
  readonly id: string
  readonly table_id: string
  readonly seat: number
  readonly person: string
  readonly place: number
  readonly version: number
  readonly number: number
  readonly seed: string
  readonly steps: string
  readonly expected: string | null
  readonly fate: Fate | null
  readonly at: number
}

/** What those at a table have agreed besides the rules. */
interface AgreementsRow {
  readonly table_id: string
  /** Without a clock: after how long a bot plays for whoever is asked and does not come; null: the table waits for them. */
  readonly absence: number | null
  /** When the players ended the match without a result. */
  readonly closed: number | null
  /** Whether players may ask a bot for advice. */
  readonly hints: number
  /** How much later than the players others see the match. */
  readonly delay: number
  /** Whether the result changes the ratings of those who play. */
  readonly rated: number
}

interface ClosingVotesRow {
  readonly table_id: string
  readonly seat: number
}

interface PasskeysRow {
  /** What its device calls it. */
  readonly id: string
  readonly person: string
  /** In base64url. */
  readonly public_key: string
  /** How often it was used, where its device counts that. */
  readonly counter: number
  readonly at: number
}

interface FriendsRow {
  readonly id: string
  readonly asker: string
  readonly asked: string
  readonly at: number
  /** When the other agreed; null until then. */
  readonly agreed: number | null
}

interface CompanionsRow {
  readonly person: string
  /** What a link to be somebody's friend says. */
  readonly link: string
  /** Whether friends do not see when this person is here. */
  readonly hidden: number
  readonly seen: number | null
  /** Whether leaderboards do not name this person. */
  readonly unlisted: number
}

interface InvitationsRow {
  readonly table_id: string
  readonly person: string
  readonly host: string
  readonly at: number
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
  /** When the person was last seen at the table, in live play. */
  readonly seen: number | null
  /** When the question was asked of which the person was reminded last. */
  readonly reminded: number | null
  /** When the person took the seat back from a stand-in. */
  readonly back: number | null
  /** When the person was last called to the table. */
  readonly nudged: number | null
  /** When the person gave the match up. */
  readonly resigned: number | null
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

interface KeptMatchesRow {
  readonly table_id: string
  /** How many entries the journal had. */
  readonly number: number
  readonly rules: number
  /** All that the match was then, packed. */
  readonly body: string
}

interface BansRow {
  readonly person: string
  readonly reason: string
  readonly at: number
}

interface TakebacksRow {
  readonly id: string
  readonly table_id: string
  /** How many entries the journal had when it was asked. */
  readonly number: number
  readonly seat: number
  /** The point of the line to go back to. */
  readonly point: number
  readonly client_id: string
  readonly at: number
}

interface TakebackAnswersRow {
  readonly takeback_id: string
  readonly seat: number
  readonly agree: number
}

interface JobsRow {
  readonly key: string
  readonly kind: string
  readonly subject: string
  readonly due: number
  /** Until then somebody is at it. */
  readonly lease: number
  readonly tries: number
}

export type PaceKind = 'live' | 'days'
export type Absence = 'wait' | 'stand-in'

interface PacesRow {
  readonly table_id: string
  readonly kind: PaceKind
  /** Live: the time of each seat for the whole match; days: the time for each move. In milliseconds. */
  readonly budget: number
  readonly increment: number
  readonly absence: Absence
  /** When the match began. */
  readonly started: number | null
}

interface AbsenceVotesRow {
  readonly table_id: string
  readonly seat: number
  readonly absence: Absence
}

interface PreferencesRow {
  readonly person: string
  readonly language: string
  readonly zone: string | null
  /** Minutes of the day. */
  readonly quiet_from: number
  readonly quiet_to: number
  readonly mail: string | null
  readonly mail_confirmed: number
  /** Confirms the address, and ends all mail. */
  readonly token: string
}

interface PushSubscriptionsRow {
  readonly endpoint: string
  readonly person: string
  readonly p256dh: string
  readonly auth: string
  readonly at: number
}

export type ChatRoom = 'players' | 'spectators'

interface MessagesRow {
  readonly id: string
  readonly table_id: string
  readonly room: ChatRoom
  readonly person: string
  readonly text: string
  readonly client_id: string
  readonly at: number
}

interface MutesRow {
  readonly person: string
  readonly muted: string
}

/** New until an operator takes it, and closed when one has said what came of it. */
export type ReportState = 'new' | 'taken' | 'closed'
export type ReportOutcome = 'done' | 'dismissed'

interface ReportsRow {
  readonly id: string
  /** Who reports, and whom. */
  readonly person: string
  readonly about: string
  readonly table_id: string
  /** What they said, if that is it; it may be gone by now. */
  readonly message_id: string | null
  readonly reason: string
  readonly at: number
  readonly state: ReportState
  /** The name of the operator who has taken or closed it. */
  readonly operator: string | null
  readonly outcome: ReportOutcome | null
}

/** Those who look after the server, by its command line alone. */
interface OperatorsRow {
  readonly person: string
  readonly since: number
}

interface RematchesRow {
  readonly table_id: string
  readonly next: string
  /** Who asked for it. */
  readonly person: string | null
}

interface SilencesRow {
  readonly person: string
  readonly until: number
  readonly reason: string
}

interface AddressBansRow {
  /** An address, or the first half of one of IPv6. */
  readonly network: string
  readonly reason: string
  readonly at: number
}

interface AuditRow {
  readonly id: string
  readonly at: number
  readonly operator: string
  readonly deed: string
  readonly subject: string
  readonly detail: string
}

export type LetterKind = 'reset' | 'keep'

interface LettersRow {
  /** The fingerprint of what the letter says: who reads the database cannot use it. */
  readonly token: string
  readonly kind: LetterKind
  readonly email: string
  readonly until: number
}

export type Database = Kysely<Schema>
