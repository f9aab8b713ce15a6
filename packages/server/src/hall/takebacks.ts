import { randomBytes } from 'node:crypto'
import type { Entry, Observer, Seat } from '@vyprava/kernel'
import type { Answer, ServerMessage, TakebackShown } from '@vyprava/protocol'
import { readBotMoves, takebackWish, wasFulfilled } from '../store/journal.ts'
import type { Store } from '../store/open.ts'
import type { StoredTable } from '../store/tables.ts'
import {
  addTakeback,
  answerTakeback,
  hasAnswered,
  hasAsked,
  readTakebacks,
  type StoredTakeback,
} from '../store/takebacks.ts'
import type { AskBack, Asked, Consent, HallTable } from './hall-table.ts'
import { isLater } from './later.ts'
import type { Live } from './live.ts'

export interface TakebackNeeds {
  readonly store: Store
  now(): number
  /** Something was appended, here or elsewhere: reads it anew and tells everybody. */
  appended(table: string, place: HallTable): Promise<void>
}

/** Going back beyond the barrier, when the others consent. Whether they do follows from what is stored. */
export class Takebacks {
  readonly #needs: TakebackNeeds

  constructor(needs: TakebackNeeds) {
    this.#needs = needs
  }

  /** Asks the others; one proposal at a time, and one of each seat at each place of the journal. */
  async ask(place: HallTable, row: StoredTable, live: Live, seat: Seat, wish: AskBack): Promise<Answer> {
    const { id, table } = wish
    const { store, now } = this.#needs
    if (await hasAsked(store.db, table, seat, id)) {
      // Perhaps nobody has heard of it.
      await this.#changed(place, row, live)
      return { type: 'done', id }
    }
    // Where ratings are at stake nobody goes back by consent.
    if (row.agreed.rated) return { type: 'barred', id, why: 'rated' }
    if (live.match.result !== null || wish.version !== live.version(seat)) return { type: 'stale', id }
    const point = live.match.pointBack(seat, wish.number)
    if (point === null) return { type: 'barred', id, why: 'nothing' }
    await this.find(table, place, live)
    if (place.takeback !== null) return { type: 'barred', id, why: 'asked' }
    const name = randomBytes(12).toString('hex')
    const asked = { id: name, table, number: live.version(null), seat, point, clientId: id, at: now() }
    if (!(await addTakeback(store.db, asked))) return { type: 'barred', id, why: 'asked' }
    await this.#changed(place, row, live)
    return { type: 'done', id }
  }

  async answer(place: HallTable, row: StoredTable, live: Live, seat: Seat, wish: Consent): Promise<Answer> {
    const { id, table, takeback, agree } = wish
    const { db } = this.#needs.store
    if (await hasAnswered(db, takeback, seat)) {
      // Perhaps nobody has heard of it.
      await this.#changed(place, row, live)
      return { type: 'done', id }
    }
    await this.find(table, place, live)
    if (place.takeback?.id !== takeback) return { type: 'stale', id }
    // Whoever asked can only think better of it.
    if (seat === place.takeback.seat && agree) return { type: 'stale', id }
    await answerTakeback(db, takeback, seat, agree)
    await this.#changed(place, row, live)
    return { type: 'done', id }
  }

  /** Everybody hears of it, also in other processes; and it happens when all have agreed. */
  async #changed(place: HallTable, row: StoredTable, live: Live): Promise<void> {
    await this.find(row.id, place, live)
    if (await this.#goBack(place, row)) return
    this.#say(place, row)
    await this.#needs.store.bell.ring({ table: row.id, number: null })
  }

  /**
   * What is asked now, by the database. It holds until something happens that everybody notices: steps that are
   * somebody's secret neither end it nor make room for another one.
   */
  async find(id: string, place: HallTable, live: Live): Promise<void> {
    const { db } = this.#needs.store
    place.takeback = null
    for (const asked of (await readTakebacks(db, id, live.version(null))).filter(isOpen)) {
      // Going back over secrets of one's own is noticed by nobody else.
      if (await wasFulfilled(db, id, asked.seat, takebackWish(asked.id))) continue
      place.takeback = { ...asked, movers: moversSince(live, asked.point, await readBotMoves(db, id)) }
      return
    }
  }

  /** Others may have asked or answered, or left the table to a bot that agrees. */
  async refresh(place: HallTable, row: StoredTable, live: Live): Promise<void> {
    const before = place.takeback
    await this.find(row.id, place, live)
    if (before === null && place.takeback === null) return
    if (!(await this.#goBack(place, row))) this.#say(place, row)
  }

  /** After something else happened: nobody is asked any more. */
  forget(table: string, place: HallTable, live: Live): void {
    if (place.takeback === null || place.takeback.number === live.version(null)) return
    place.takeback = null
    const said = { type: 'takeback', table, takeback: null } as const
    place.watchers.sayTo((observer) => (isLater(place, observer) ? null : said))
  }

  /**
   * Goes back when everybody has agreed. Whichever process is first, the journal takes it once; what somebody did unseen
   * meanwhile goes back too.
   */
  async #goBack(place: HallTable, row: StoredTable): Promise<boolean> {
    const { store, now, appended } = this.#needs
    let went = false
    while (place.takeback !== null && place.live !== null && isAgreed(place.takeback, row)) {
      const { id, seat, point } = place.takeback
      const entries: Entry[] = [{ seat, back: point }]
      const clientId = takebackWish(id)
      await store.append({ table: row.id, number: place.live.length, entries, clientId, at: now() })
      await appended(row.id, place)
      await this.find(row.id, place, place.live)
      went = true
    }
    if (went) this.#say(place, row)
    return went
  }

  #say(place: HallTable, row: StoredTable): void {
    place.watchers.sayTo((observer) =>
      isLater(place, observer) ? null : takebackMessage(place, row, observer),
    )
  }
}

/** The seats whose people themselves did something that would be gone. */
function moversSince({ match }: Live, point: number, byBots: ReadonlySet<number>): Seat[] {
  const line: number[] = []
  for (const [number, entry] of match.journal.entries()) {
    if ('back' in entry) line.length = entry.back
    else line.push(number)
  }
  const gone = line.slice(point).filter((number) => !byBots.has(number))
  return [...new Set(gone.map((number) => match.journal[number].seat))]
}

/** The seats whose people have to agree. Bots always do, and stand-ins, unless a move of the person would be gone. */
function askedOf({ seats }: StoredTable, { seat: by, movers }: Asked): Seat[] {
  return seats.flatMap(({ person, standIn }, seat) =>
    seat !== by && person !== null && (standIn === null || movers.includes(seat)) ? [seat] : [],
  )
}

/** Whether it still waits: nobody has refused, and the one who asked has not thought better of it. */
const isOpen = ({ answers }: StoredTakeback): boolean => answers.every(({ agree }) => agree)

function isAgreed(takeback: Asked, row: StoredTable): boolean {
  const answered = takeback.answers.map(({ seat }) => seat)
  return isOpen(takeback) && askedOf(row, takeback).every((seat) => answered.includes(seat))
}

/** As an observer may know it: where it would lead is told by the observer's own numbers. */
function takebackShown(takeback: Asked, row: StoredTable, live: Live, observer: Observer): TakebackShown {
  const { id, seat, point, answers } = takeback
  const answered = answers.map((answer) => answer.seat)
  return {
    id,
    seat,
    to: live.match.moments(observer).findLastIndex((moment) => moment <= point),
    waiting: askedOf(row, takeback).filter((other) => !answered.includes(other)),
  }
}

export function takebackMessage(
  { takeback, live }: HallTable,
  row: StoredTable,
  observer: Observer,
): ServerMessage {
  const shown = takeback === null || live === null ? null : takebackShown(takeback, row, live, observer)
  return { type: 'takeback', table: row.id, takeback: shown }
}
