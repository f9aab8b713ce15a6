import { setTimeout } from 'node:timers/promises'
import type { Observer, Seat } from '@vyprava/kernel'
import type { ClientMessage, ServerMessage } from '@vyprava/protocol'
import type { Hall, MatchWish } from '../hall/hall.ts'
import { isDelayed } from '../hall/later.ts'
import type { Live } from '../hall/live.ts'
import { DIVERGED, Diverged } from '../hall/load.ts'
import type { Watcher } from '../hall/watchers.ts'
import { mayLook } from '../lobby/late-friends.ts'
import { worked } from '../operations/worked.ts'
import type { Attendee, Presence } from '../presence/presence.ts'
import type { Silence } from '../store/silences.ts'
import type { StoredTable } from '../store/tables.ts'
import type { Talk } from '../talk/talk.ts'
import { Bucket } from './bucket.ts'
import type { Purse } from './budget.ts'
import { networkOf } from './doorkeeper.ts'
import { NOTHING_PAST, parse, pastOf, silenceAt } from './reading.ts'
import type { Turnstile } from './turnstile.ts'

export interface ConnectionNeeds {
  readonly hall: Hall
  /** Where people talk; without it nobody does. */
  readonly talk?: Talk
  /** Who knows who is at a table; without it nobody does. */
  readonly presence?: Presence
  /** Who speaks; null for somebody without a name, who may only look. */
  readonly person: string | null
  /** Where it comes from, as far as that matters. */
  readonly address?: string
  /** What its work is paid from; without one it costs nothing. */
  readonly purse?: Purse
  /** Where dear work of all windows takes its turn; without one it is done at once. */
  readonly turnstile?: Turnstile
  now(): number
  send(text: string): void
  failed(error: unknown): void
  /** A wish was answered, after so many seconds. */
  answered?(wish: string, answer: string, seconds: number): void
  /** Whether the server has too much to do for whoever only watches. */
  full?(): boolean
  /** Nothing more is heard of the client for a moment: what it says waits in its own network. */
  rest?(): void
  /** Lets the client go: it goes on although it was told that it is too fast, or may not be here any more. */
  hangUp?(why: 'tooFast' | 'banned'): void
}

const MOST_TABLES = 8
const PER_SECOND = 20
const AT_ONCE = 60
/** What may wait for its turn, and how much more somebody may say without a calm while before they are let go. */
const MOST_WAITING = 64
const MOST_WARNINGS = 500
/** Somebody who is too fast is told so at most so often, in milliseconds: the answers cost more than what they answer. */
const WARN_EVERY = 1_000
/** Whoever was not too fast for so long begins anew. */
const CALM = 10_000
/** What is shorter is read for next to nothing; so is everything that people do. */
const SHORT = 1_024
/** So many letters of a table that is shown from its beginning cost a millisecond to put together. */
const LETTERS_PER_MS = 16_384

const LONGEST_REST = 1_000
const LOOKING: readonly ClientMessage['type'][] = ['ping', 'watch', 'look', 'attend']

/** What is done for a message besides what is measured, in milliseconds of the server's time. */
const COSTS: Readonly<Record<ClientMessage['type'], number>> = {
  ...{ ping: 0.1, leave: 0.1, attend: 0.1, look: 1, watch: 5, say: 3, consent: 3 },
  ...{ act: 2, actAll: 6, undo: 6, withdraw: 6, askBack: 8 },
}

/** What a moment of the past costs at most games. */
const PER_MOMENT = 0.25

/**
 * What is paid before something is done. For a look at the past that is about what it will cost: when a purse has rested
 * all windows that wait for it go on at once, and each would find that nothing is owed.
 */
const priceOf = (message: ClientMessage): number =>
  COSTS[message.type] + (message.type === 'look' ? PER_MOMENT * message.count : 0)

/** One window of one client. Everything that it says is parsed here and nowhere else. */
export class Connection {
  readonly #needs: ConnectionNeeds
  readonly #leave = new Map<string, () => void>()
  readonly #attends = new Map<string, Attendee>()
  readonly #bucket: Bucket
  readonly #network: string
  /** What one client says is heard in its order. */
  #line: Promise<void> = Promise.resolve()
  /** How many messages wait in it. */
  #waiting = 0
  #warnings = 0
  #warned = -WARN_EVERY
  #closed = false
  /** What still waits is not done any more. */
  #abandoned = false
  #silence: Silence | null = null

  constructor(needs: ConnectionNeeds) {
    this.#needs = needs
    this.#bucket = new Bucket(PER_SECOND, AT_ONCE, needs.now())
    this.#network = networkOf(needs.address ?? '')
  }

  get person(): string | null {
    return this.#needs.person
  }

  get address(): string | null {
    return this.#needs.address ?? null
  }

  /** Says something that was not asked for. */
  tell(message: ServerMessage): void {
    this.#send(message)
  }

  /** Whoever it is may say nothing for a time, or may again; told once for each change. */
  hush(silence: Silence | null): void {
    if (silence?.until === this.#silence?.until && silence?.reason === this.#silence?.reason) return
    this.#silence = silence
    this.#send({ type: 'silenced', silence })
  }

  /** Whoever it is may not be here any more. */
  dismiss(reason: string): void {
    this.#send({ type: 'banned', reason })
    this.close()
    this.#needs.hangUp?.('banned')
  }

  /** Resolves when everything is answered that was heard until now. */
  get settled(): Promise<void> {
    return this.#line
  }

  hear(text: string): Promise<void> {
    if (this.#closed) return this.#line
    if (!this.#bucket.take(this.#needs.now()) || this.#waiting >= MOST_WAITING) return this.#warn()
    this.#waiting += 1
    this.#line = this.#waiting === 1 ? this.#heard(text) : this.#line.then(() => this.#heard(text))
    return this.#line
  }

  #warn(): Promise<void> {
    const now = this.#needs.now()
    if (now - this.#warned > CALM) this.#warnings = 0
    this.#warnings += 1
    if (this.#warnings > MOST_WARNINGS) this.#needs.hangUp?.('tooFast')
    else {
      this.#needs.rest?.()
      if (now - this.#warned >= WARN_EVERY) {
        this.#warned = now
        this.#trouble(null, 'tooFast', 'Wait a moment and send it again.')
      }
    }
    return this.#line
  }

  async #heard(text: string): Promise<void> {
    try {
      await this.#inTurn(text)
    } catch (error) {
      this.#needs.failed(error)
    } finally {
      this.#waiting -= 1
    }
  }

  /**
   * Hears what somebody says when it can be paid for: who asks for much waits, and nobody waits for them. Reading it is
   * work too, and paid like the rest.
   */
  async #inTurn(text: string): Promise<void> {
    if (this.#abandoned) return
    const { purse } = this.#needs
    for (let rest = purse?.rest() ?? 0; rest > 0 && !this.#closed; rest = purse?.rest() ?? 0)
      await setTimeout(Math.min(rest, LONGEST_REST), null, { ref: false })
    if (text.length >= SHORT) await this.#turn()
    const message = text.length < SHORT ? parse(text) : this.#paying(() => parse(text))
    if (message === null)
      return this.#trouble(null, 'notUnderstood', 'Send a message of the protocol, as JSON.')
    // Whoever is gone does not look any more; what they wanted to do is done.
    if (this.#abandoned) return
    if (this.#closed && LOOKING.includes(message.type)) return
    const little = message.type === 'act' && purse?.own !== false
    purse?.spend(priceOf(message))
    try {
      await this.#take(message, little)
    } catch (error) {
      this.#needs.failed(error)
      const id = 'id' in message ? message.id : null
      if (error instanceof Diverged) this.#trouble(id, 'diverged', DIVERGED)
      else this.#trouble(id, 'failed', 'Something went wrong here. Send it again in a moment.')
    }
  }

  /** Waits until it is the turn of something dear. Moves of those who ask for little never do. */
  async #turn(): Promise<void> {
    await this.#needs.turnstile?.pass(this.#network)
  }

  /** Does something that may be dear, and has it paid by what it took, less what was paid ahead. */
  #paying<Result>(work: () => Result, ahead = 0): Result {
    const before = worked()
    const result = work()
    this.#needs.purse?.spend(worked() - before - ahead)
    return result
  }

  close(): void {
    this.#closed = true
    for (const leave of this.#leave.values()) leave()
    this.#leave.clear()
  }

  /** The house closes: whatever it has not begun to do was never answered, and is said again elsewhere. */
  abandon(): void {
    this.#abandoned = true
    this.close()
  }

  async #take(message: ClientMessage, little: boolean): Promise<void> {
    switch (message.type) {
      case 'ping':
        return this.#send({ type: 'pong' })
      case 'leave':
        this.#leave.get(message.table)?.()
        this.#leave.delete(message.table)
        return
      case 'attend':
        return this.#attends.get(message.table)?.attend(message.away)
      case 'watch':
        return this.#watch(message)
      case 'look':
        return this.#look(message)
      case 'say':
        return this.#say(message)
      default:
        if (!little) await this.#turn()
        return this.#abandoned ? undefined : this.#wish(message)
    }
  }

  async #watch({ table, has }: Extract<ClientMessage, { type: 'watch' }>): Promise<void> {
    if (this.#closed) return
    this.#leave.get(table)?.()
    this.#leave.delete(table)
    if (this.#leave.size >= MOST_TABLES) return this.#trouble(null, 'tooMany', 'Leave another table first.')
    const { hall, talk, presence, person } = this.#needs
    const eyes = (await this.#eyes(table)) ?? (await this.#eyesNow(table))
    if (eyes === null) return this.#trouble(null, 'noTable', 'There is no such table, or it is private.')
    const { observer } = eyes
    if (this.#isFull(observer)) return this.#trouble(null, 'busy', BUSY)
    let letters = 0
    const send = (said: ServerMessage): void => {
      letters += textOf(said).length
      this.#send(said)
    }
    const watcher: Watcher = { observer, person, send }
    await this.#turn()
    if (this.#closed) return
    const unwatch = await hall.watch(table, watcher, has)
    this.#needs.purse?.spend(letters / LETTERS_PER_MS)
    if (unwatch === null) return
    const hush = await talk?.join(table, { person, room: observer === null ? 'spectators' : 'players', send })
    const attendee = eyes.later ? undefined : await presence?.join(table, { person, send })
    const leave = (): void => {
      unwatch()
      hush?.()
      attendee?.leave()
      this.#attends.delete(table)
    }
    if (attendee !== undefined) this.#attends.set(table, attendee)
    if (this.#closed) leave()
    else this.#leave.set(table, leave)
  }

  async #look({ table, number, count }: Extract<ClientMessage, { type: 'look' }>): Promise<void> {
    const eyes = await this.#eyes(table)
    if (eyes === null) return this.#trouble(null, 'noTable', 'There is no such table, or it is private.')
    const { live, observer } = eyes
    if (this.#isFull(observer)) return this.#trouble(null, 'busy', BUSY)
    await this.#turn()
    if (this.#closed) return
    const write = (): string | null =>
      live === null
        ? null
        : live.page(observer, number, count, () =>
            JSON.stringify(pastOf(live, observer, { table, number, count })),
          )
    const text = this.#paying(write, PER_MOMENT * count)
    this.#needs.send(text ?? JSON.stringify({ type: 'past', table, number, ...NOTHING_PAST }))
  }

  /** Whether somebody who only watches has to wait: those who play go first. */
  #isFull(observer: Observer): boolean {
    return observer === null && this.#needs.full?.() === true
  }

  /** With whose eyes this client may look at a table; null when it may not. */
  async #eyes(table: string): Promise<Eyes | null> {
    const { hall, person } = this.#needs
    const found = await hall.see(table)
    if (found === null) return null
    const seat = found.row.seats.findIndex((sitter) => person !== null && sitter.person === person)
    if (!mayLook(found.row, person)) return null
    if (seat !== -1) return { live: found.live, observer: seat, later: false }
    const later = isDelayed(found.row)
    return { live: later ? await hall.later(table) : found.live, observer: null, later }
  }

  /** Whoever was let in a moment ago may come before the bell has told of it: what is written down decides. */
  async #eyesNow(table: string): Promise<Eyes | null> {
    if (this.#needs.person === null) return null
    await this.#needs.hall.refresh(table)
    return this.#eyes(table)
  }

  async #say({ id, table, text }: Extract<ClientMessage, { type: 'say' }>): Promise<void> {
    const { talk, person } = this.#needs
    await this.#turn()
    const eyes = person === null ? null : await this.#eyes(table)
    if (eyes === null || person === null || talk === undefined)
      return this.#trouble(id, 'mayNotTalk', MAY_NOT_TALK)
    const room = eyes.observer === null ? 'spectators' : 'players'
    // Whoever plays or watches: what may be said at a table is for the rules of its game.
    const refusal = silenceAt(eyes.live)
    const problem = await talk.say(table, room, person, { id, text }, { silent: refusal !== null })
    if (problem === 'gone') return this.#trouble(id, 'mayNotTalk', MAY_NOT_TALK)
    if (problem === 'silenced') return this.#trouble(id, 'mayNotTalk', SILENCED)
    if (problem === 'empty') return this.#trouble(id, 'empty', 'Say something.')
    if (problem === 'tooFast') return this.#trouble(id, 'tooFast', 'Wait a moment before you say more.')
    if (problem === 'silence' && refusal !== null) return this.#send({ type: 'refused', id, refusal })
    this.#send({ type: 'done', id })
  }

  async #wish(wish: MatchWish): Promise<void> {
    const { hall, person } = this.#needs
    const start = performance.now()
    const spend = (work: number): void => this.#needs.purse?.spend(work)
    const answer =
      person === null ? null : await hall.grant(wish, ({ seats }) => seatOf(seats, person), spend)
    if (answer === null)
      return this.#trouble(wish.id, 'notSeated', 'Only who sits at this table can do that.')
    this.#needs.answered?.(wish.type, answer.type, (performance.now() - start) / 1000)
    this.#send(answer)
  }

  #trouble(id: string | null, error: string, advice: string): void {
    this.#send({ type: 'error', id, error, advice })
  }

  #send(message: ServerMessage): void {
    if (!this.#closed) this.#needs.send(textOf(message))
  }
}

let written: { readonly message: ServerMessage; readonly text: string } | null = null

/** What many are told in a row is written once: all who watch with the same eyes are told the same thing. */
function textOf(message: ServerMessage): string {
  if (written?.message !== message) written = { message, text: JSON.stringify(message) }
  return written.text
}

function seatOf(seats: StoredTable['seats'], person: string): Seat | null {
  const seat = seats.findIndex((sitter) => sitter.person === person)
  return seat === -1 ? null : seat
}

/** With whose eyes somebody looks at which match. */
interface Eyes {
  readonly live: Live | null
  readonly observer: Observer
  /** Whether they see it later than those who play. */
  readonly later: boolean
}

const MAY_NOT_TALK = 'Only who has a name and may look at this table can talk there.'
const SILENCED = 'An operator has asked you to say nothing for some time.'
const BUSY = 'The server is busy. Try again in a minute.'
