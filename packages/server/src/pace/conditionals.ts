import { randomInt } from 'node:crypto'
import { bad, type Checked, good } from '@vyprava/kernel'
import {
  type ConditionalShown,
  type ConditionalWish,
  foresee,
  LONGEST_MESSAGE,
  MOST_CONDITIONALS,
} from '@vyprava/protocol'
import type { Hall } from '../hall/hall.ts'
import type { Live } from '../hall/live.ts'
import { newId } from '../lobby/lobby.ts'
import {
  addConditional,
  dropConditionals,
  endConditional,
  orderConditionals,
  readConditionals,
  type StoredConditional,
  tablesWithConditionals,
} from '../store/conditionals.ts'
import { withPerson } from '../store/counts.ts'
import { schedule, scheduleOnce } from '../store/jobs.ts'
import { stepWish, wasFulfilled } from '../store/journal.ts'
import type { Database } from '../store/schema.ts'
import type { StoredTable } from '../store/tables.ts'
import { judge } from './judgement.ts'
import { ownSeat } from './own-seat.ts'
import { awakeUntil } from './quiet.ts'

export interface ConditionalNeeds {
  readonly db: Database
  readonly hall: Hall
  now(): number
  failed(error: unknown): void
  /** Is at a table for somebody, as with a window of their own; ends after some milliseconds. */
  visit(table: string, person: string, milliseconds: number): Promise<void>
  /** A whole number between two others that nobody can guess. */
  readonly chance?: (least: number, most: number) => number
}

/** The kinds of the jobs that come to a table for somebody, and that act there for them. */
export const ARRIVE_JOB = 'arrive'
export const ANSWER_JOB = 'answer'

/**
 * How long it takes until somebody comes, thinks and goes again, in milliseconds: as long as it takes people who were
 * told that it is their turn and know what they want. Before a minute has passed nobody is reminded.
 */
const COMING = [8_000, 30_000] as const
const THINKING = [6_000, 20_000] as const
const NEXT_STEP = [3_000, 9_000] as const
const STAYING = [30_000, 90_000] as const

/** A conditional move whose next step is to be taken now. */
interface Due {
  readonly conditional: StoredConditional
  readonly step: number
  readonly version: number
  readonly row: StoredTable
}

/** "If this, then that", at tables by days: what the server plays for who foresaw it. Nobody else is told of it. */
export class Conditionals {
  readonly #needs: ConditionalNeeds
  readonly #chance: (least: number, most: number) => number
  #line: Promise<unknown> = Promise.resolve()

  constructor(needs: ConditionalNeeds) {
    this.#needs = needs
    this.#chance = needs.chance ?? ((least, most) => randomInt(least, most + 1))
  }

  /** What somebody has foreseen at a table, in the order in which it is tried. */
  async of(person: string, table: string): Promise<Checked<readonly ConditionalShown[]>> {
    const found = await ownSeat(this.#needs.db, person, table)
    if (!found.ok) return found
    // Whoever asks at once after something happened is told what became of them.
    await this.#due(table)
    const own = await readConditionals(this.#needs.db, table, found.value.seat)
    return good(
      own
        .filter((one) => one.person === person)
        .map(({ id, number, seed, steps, anyway, fate }) => ({ id, number, seed, steps, anyway, fate })),
    )
  }

  /** Foresees something more; what was said of earlier ones is forgotten with that. */
  async add(person: string, table: string, wish: ConditionalWish): Promise<Checked<string>> {
    const { db, hall, now } = this.#needs
    const found = await hall.see(table)
    const seat = found?.row.seats.findIndex((sitter) => sitter.person === person) ?? -1
    if (found === null || found.live === null || seat === -1)
      return bad('table', table, 'a match in which you play')
    const { row, live } = found
    if (row.pace?.kind !== 'days' || row.state !== 'playing' || row.seats[seat].standIn !== null)
      return bad('table', table, 'a match by days in which you play yourself')
    if (live.version(seat) !== wish.version || live.match.deciders.includes(seat))
      return bad('stale', wish.version, 'the moment that is now, when others are asked')
    const { steps, seed, anyway, version } = wish
    if (JSON.stringify(steps).length > LONGEST_MESSAGE) return bad('steps', steps.length, 'shorter steps')
    const { match } = live
    const vantage = { view: match.game.view(match.state, seat), seat }
    const foreseen = foresee(match.game, match.table, vantage, { seed, steps })
    if (foreseen === null) return bad('steps', steps.length, 'moves of others, then a legal answer of yours')
    const number = match.moments(seat).length - 1
    const expected = anyway ? null : foreseen.expected
    const id = newId()
    const added = await withPerson(db, person, async (locked): Promise<Checked<string>> => {
      const before = await readConditionals(locked, table, seat)
      const waiting = before.filter(({ fate }) => fate === null)
      if (waiting.length >= MOST_CONDITIONALS)
        return bad('mostConditionals', MOST_CONDITIONALS, 'fewer conditional moves')
      await dropConditionals(
        locked,
        before.filter(({ fate }) => fate !== null).map((one) => one.id),
      )
      const own = { id, seat, person, version, number, seed, steps, expected, anyway, fate: null }
      await addConditional(locked, table, own, now())
      return good(id)
    })
    // Something may have happened meanwhile.
    if (added.ok) await this.look(table)
    return added
  }

  /** Keeps these in this order; the others go. */
  async arrange(person: string, table: string, ids: readonly string[]): Promise<Checked<null>> {
    const found = await ownSeat(this.#needs.db, person, table)
    if (!found.ok) return found
    return withPerson(this.#needs.db, person, async (locked) => {
      const own = (await readConditionals(locked, table, found.value.seat)).map(({ id }) => id)
      await dropConditionals(
        locked,
        own.filter((id) => !ids.includes(id)),
      )
      await orderConditionals(
        locked,
        ids.filter((id) => own.includes(id)),
      )
      return good(null)
    })
  }

  /** After a change at a table. */
  changed(table: string, row: StoredTable): void {
    if (row.pace?.kind !== 'days') return
    this.#line = this.#line.then(() => this.look(table)).catch(this.#needs.failed)
  }

  /** Waits until everything that was begun is done. */
  async settle(): Promise<void> {
    await this.#line
  }

  /** When a process begins: whatever the one before it did not get to. */
  begin(): void {
    const all = async (): Promise<void> => {
      for (const table of await tablesWithConditionals(this.#needs.db)) await this.look(table)
    }
    this.#line = this.#line.then(all).catch(this.#needs.failed)
  }

  /** Withdraws what cannot happen any more, and sees to it that what is due is played. */
  async look(table: string): Promise<void> {
    const { db, now } = this.#needs
    for (const { conditional, step, row } of await this.#due(table)) {
      const { seat } = conditional
      // Whoever has begun is there already.
      const kind = step === 0 ? ARRIVE_JOB : ANSWER_JOB
      const [least, most] = step === 0 ? COMING : NEXT_STEP
      const due = awakeUntil(now(), this.#chance(least, most), row.seats[seat].quiet)
      const subject = `${table} ${seat}`
      await scheduleOnce(db, { key: `${kind} ${subject}`, kind, subject, due })
    }
  }

  /** Comes to the table for somebody who has something to play there. */
  async arrive(subject: string): Promise<void> {
    const { db, visit, now } = this.#needs
    const due = await this.#dueAt(subject)
    if (due === null) return
    const thinks = this.#chance(...THINKING)
    await visit(due.row.id, due.conditional.person, thinks + this.#chance(...STAYING))
    await schedule(db, { key: `${ANSWER_JOB} ${subject}`, kind: ANSWER_JOB, subject, due: now() + thinks })
  }

  /** Takes the next step for them; the one after it has a time of its own. */
  async answer(subject: string): Promise<void> {
    const { db, hall, now } = this.#needs
    const due = await this.#dueAt(subject)
    if (due === null) return
    const { conditional, step, version } = due
    const { id, seat, person } = conditional
    const table = due.row.id
    const wish = { type: 'act', table, id: stepWish(id, step), version } as const
    await hall.grant({ ...wish, action: { ...answerOf(conditional)[step] } }, ({ seats }, live) => {
      const { person: sits, standIn } = seats[seat]
      return sits === person && standIn === null && live?.version(seat) === version ? seat : null
    })
    // What came of it is looked at anew: it was done, or something was faster.
    if ((await this.#dueAt(subject)) === null) return
    const next = now() + this.#chance(...NEXT_STEP)
    await schedule(db, { key: `${ANSWER_JOB} ${subject}`, kind: ANSWER_JOB, subject, due: next })
  }

  async #dueAt(subject: string): Promise<Due | null> {
    const [table, seat] = subject.split(' ')
    return (await this.#due(table)).find(({ conditional }) => conditional.seat === Number(seat)) ?? null
  }

  /** For each seat the first one whose condition has come true; what cannot come true is withdrawn. */
  async #due(table: string): Promise<Due[]> {
    const { db, hall } = this.#needs
    const all = await readConditionals(db, table)
    if (all.length === 0) return []
    const found = await hall.see(table)
    if (found === null || found.diverged) return []
    const { row, live } = found
    if (row.state !== 'playing' || live === null || live.match.result !== null) {
      await dropConditionals(
        db,
        all.map(({ id }) => id),
      )
      return []
    }
    const due: Due[] = []
    for (const own of Map.groupBy(all, ({ seat }) => seat).values()) {
      const first = await this.#first(row, live, own)
      if (first !== null) due.push({ ...first, row })
    }
    return due
  }

  async #first(
    row: StoredTable,
    live: Live,
    own: readonly StoredConditional[],
  ): Promise<Omit<Due, 'row'> | null> {
    const { db } = this.#needs
    const [{ seat }] = own
    const { person, standIn } = row.seats[seat]
    let first: Omit<Due, 'row'> | null = null
    const gone: string[] = []
    for (const conditional of own) {
      const { id, fate } = conditional
      const begun = await this.#begun(row.id, live, conditional)
      const judged = judge(live, conditional, begun)
      if (conditional.person !== person || standIn !== null || judged === 'moved') gone.push(id)
      else if (fate !== null || judged === 'waits') continue
      else if (typeof judged === 'string') await endConditional(db, id, judged)
      else first ??= { conditional, step: judged.step, version: live.version(seat) }
    }
    await dropConditionals(db, gone)
    return first
  }

  /** Whether it was this conditional move that its owner's seat has acted by. */
  async #begun(table: string, live: Live, { id, seat, number }: StoredConditional): Promise<boolean> {
    const acted = live.lines(seat, number).some((line) => line.seat === seat)
    return acted && (await wasFulfilled(this.#needs.db, table, seat, stepWish(id, 0)))
  }
}

/** The steps of the answer. */
const answerOf = ({ steps, seat }: StoredConditional) =>
  steps.filter((step) => step.seat === seat).map(({ action }) => action)
