import { randomBytes } from 'node:crypto'
import type { Seat } from '@vyprava/kernel'
import { LANGUAGES, type Language, localeOf } from '@vyprava/module/words.ts'
import type { Hall } from '../hall/hall.ts'
import type { Live } from '../hall/live.ts'
import { playing } from '../pace/absence.ts'
import { awakeUntil } from '../pace/quiet.ts'
import { Bucket } from '../realtime/bucket.ts'
import { schedule } from '../store/jobs.ts'
import {
  type Preferences,
  readPreferences,
  type StoredPreferences,
  type Subscription,
  subscriptionsOf,
  unsubscribe,
  writePreferences,
} from '../store/preferences.ts'
import type { Database } from '../store/schema.ts'
import { markReminded, wasReminded } from '../store/seats.ts'
import type { StoredTable } from '../store/tables.ts'
import { textsIn } from '../texts/index.ts'
import type { SendMail } from './mail.ts'
import type { Pushed } from './push.ts'

export interface ReminderNeeds {
  readonly db: Database
  readonly hall: Hall
  /** The address that people type in; null when it is not known, and links are not sent. */
  readonly origin: string | null
  readonly mail: SendMail | null
  push(subscription: Subscription, message: object): Promise<Pushed>
  /** Tells the windows that somebody has open, in all processes. */
  tell(person: string, table: string): Promise<void>
  title(game: string, language: Language): Promise<string>
  now(): number
  failed(error: unknown): void
}

export const REMIND_JOB = 'remind'
/** Whoever answers at once is not reminded. */
const DELAY = 60_000
const ASKED_PER_SECOND = 0.1
const ASKED_AT_ONCE = 10

export const languageOf = (text: string | undefined): Language =>
  LANGUAGES.find((language) => language === text) ?? 'en'

/** Tells people that it is their turn, at tables that play by days. What they are told holds no fact of the match. */
export class Reminders {
  readonly #needs: ReminderNeeds
  /** What was asked last of each seat in this process, so that a reminder is scheduled once. */
  readonly #scheduled = new Map<string, number>()
  /** We write to addresses that nobody has confirmed yet: slowly, so that nobody is flooded through us. */
  readonly #asking: Bucket
  #line: Promise<unknown> = Promise.resolve()

  constructor(needs: ReminderNeeds) {
    this.#needs = needs
    this.#asking = new Bucket(ASKED_PER_SECOND, ASKED_AT_ONCE, needs.now())
  }

  /** After a change at a table: who has to be reminded, and when. */
  changed(table: string, row: StoredTable, live: Live | null): void {
    if (live === null || row.state !== 'playing' || row.pace?.kind !== 'days') return
    for (const seat of playing(row)) {
      const asked = live.clock.asked[seat]
      const key = `${REMIND_JOB} ${table} ${seat}`
      if (asked === null) this.#scheduled.delete(key)
      if (asked === null || this.#scheduled.get(key) === asked) continue
      this.#scheduled.set(key, asked)
      const due = awakeUntil(asked, DELAY, row.seats[seat].quiet)
      const job = { key, kind: REMIND_JOB, subject: `${table} ${seat}`, due }
      this.#line = this.#line.then(() => schedule(this.#needs.db, job)).catch(this.#needs.failed)
    }
  }

  async settle(): Promise<void> {
    await this.#line
  }

  /** Reminds somebody if they still owe that move and were not reminded of it. */
  async remind(subject: string): Promise<void> {
    const { db, hall, tell } = this.#needs
    const [table, place] = subject.split(' ')
    const seat: Seat = Number(place)
    const found = await hall.see(table)
    const asked = found?.live?.clock.asked[seat] ?? null
    const person = found?.row.seats[seat]?.person ?? null
    if (found === null || found.live === null || asked === null || person === null) return
    const { row, live } = found
    if (row.state !== 'playing' || !playing(row).includes(seat)) return
    if (await wasReminded(db, table, seat, asked)) return
    await tell(person, table)
    const preferences = await readPreferences(db, person)
    const language = languageOf(preferences?.language)
    const game = await this.#needs.title(row.game, language)
    const deadline = row.pace === null ? null : live.clock.deadline(seat, row.pace, row.seats[seat].quiet)
    const until = deadline === null ? null : dateIn(language, deadline, preferences?.zone ?? null)
    const texts = textsIn(language)
    const [title, body] = [texts.turn(game), texts.turnBody(game, until)]
    await this.#push(person, { title, body, table })
    if (preferences?.confirmed)
      await this.#mail(preferences, title, `${body}\n\n${this.#link(`/table/${table}`)}`)
    await markReminded(db, table, seat, asked)
  }

  /** Somebody at the table calls: told by notices of the browser, at any table. */
  async call(person: string, table: string, name: string): Promise<void> {
    const { db, hall } = this.#needs
    const found = await hall.see(table)
    if (found === null) return
    const language = languageOf((await readPreferences(db, person))?.language)
    const game = await this.#needs.title(found.row.game, language)
    const texts = textsIn(language)
    await this.#push(person, { title: texts.called(name), body: texts.turnBody(game, null), table })
  }

  /** A browser that fails does not keep the others from hearing. */
  async #push(person: string, message: object): Promise<void> {
    const { db, push, failed } = this.#needs
    const tell = async (subscription: Subscription): Promise<void> => {
      try {
        if ((await push(subscription, message)) === 'gone') await unsubscribe(db, subscription.endpoint)
      } catch (error) {
        failed(error)
      }
    }
    await Promise.all((await subscriptionsOf(db, person)).map(tell))
  }

  async #mail({ mail, language, token }: StoredPreferences, subject: string, text: string): Promise<void> {
    const { mail: send } = this.#needs
    if (send === null || mail === null) return
    const stop = this.#link(`/api/mail/stop?token=${token}`)
    const words = textsIn(languageOf(language))
    await send({ to: mail, subject, text: `${text}\n\n${words.stop(stop)}\n`, stop })
  }

  /** Keeps what somebody prefers; false when too many addresses are new. One is asked first whether it wants mail. */
  async prefer(person: string, preferences: Preferences): Promise<boolean> {
    const { db, now } = this.#needs
    const before = await readPreferences(db, person)
    const same = before !== null && before.mail === preferences.mail
    const token = same ? before.token : randomBytes(24).toString('hex')
    const asks = !same && preferences.mail !== null
    if (asks && !this.#asking.take(now())) return false
    const kept = { ...preferences, token, confirmed: same && before.confirmed }
    await writePreferences(db, person, kept)
    if (!asks) return true
    const words = textsIn(languageOf(preferences.language))
    const confirm = this.#link(`/api/mail/confirm?token=${token}`)
    await this.#mail(kept, words.confirmTitle, words.confirmBody(confirm))
    return true
  }

  #link(path: string): string {
    return `${this.#needs.origin ?? ''}${path}`
  }
}

/** Somebody whose time zone is not known is told the time of Greenwich, named as such. */
function dateIn(language: Language, at: number, zone: string | null): string {
  const format = { dateStyle: 'long', timeStyle: 'short', timeZone: zone ?? 'UTC' } as const
  const date = new Intl.DateTimeFormat(localeOf(language), format).format(at)
  return zone === null ? `${date} UTC` : date
}
