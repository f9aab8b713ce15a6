import {
  type Game,
  type GameAction,
  type GameEvent,
  indexOfAction,
  type Played,
  Random,
  type Refusal,
  type Undo,
} from '@vyprava/kernel'
import type {
  ClientMessage,
  Follower,
  Line,
  ServerMessage,
  TableShown,
  TakebackShown,
  Wanted,
} from '@vyprava/protocol'
import type { OpenScene, Scene, Trouble } from '../play/scene.ts'
import { type Seating, seatingOf } from '../play/seating.ts'
import type { Moves, PlayTable } from '../play/table.ts'
import { type HeardClock, heardClock } from './clock.ts'
import type { Bookmark, Conversation } from './conversation.ts'
import type { Outbox } from './outbox.ts'
import { PastViews } from './past.ts'
import { Post } from './post.ts'
import { type HeardPresence, heardPresence } from './presence.ts'
import {
  BESIDES,
  type Denial,
  isDenial,
  type OwnVantage,
  sameLines,
  sceneOf,
  seatingFor,
  troubleOf,
  unanswered,
  undoOf,
  vantageOf,
} from './standing.ts'
import type { Reach, WireUser } from './wire.ts'

/** What a table of a server needs from the page. */
export interface OnlineWorld {
  readonly outbox: Outbox
  readonly bookmark: Bookmark
  /** Begins to reach the server. */
  connect(user: WireUser): { say(message: ClientMessage): void; close(): void }
  /** What those who sit here are called: a bot has no name of its own. */
  names(table: TableShown): readonly string[]
}

const NOBODY: readonly number[] = []

/** How long to wait before asking again for what the server had no time for. */
const LATER = 1_000
/** After what time one asks a busy server again, in milliseconds. */
const ROOM_AGAIN = 5_000

/** A table of a server, through the eyes of one person: the truth lies there, this is what it has told. */
export class OnlineTable implements PlayTable, Moves {
  readonly id: string
  readonly moves = this
  readonly ways = null
  readonly hindsight = null
  readonly device = null
  readonly #game: Game
  readonly #post: Post
  readonly #wire: ReturnType<OnlineWorld['connect']>
  readonly #past: PastViews
  readonly #watchers = new Set<() => void>()
  #names: OnlineWorld['names']
  #reach: Reach = 'away'
  #denied: Denial | 'busy' | null = null
  #looking: number | null = null
  #events: readonly GameEvent[] = []
  #trouble: Trouble | null = null
  /** Some world that fits what is seen: what the rules forbid is the same in all of them. */
  #imagined: object | null = null
  #clock: HeardClock | null = null
  #presence: HeardPresence | null = null
  /** Whether nobody sits before this window now. */
  #away = false
  /** Who called to the table last. */
  #caller: string | null = null
  /** One's move was on its way when one wished it back: how long the log was then. */
  #regret: { readonly since: number } | null = null
  /** How long the log was when one asked the others to go back. */
  #askedAt: number | null = null
  #seating: Seating = seatingOf([])
  #scene: Scene

  constructor(id: string, game: Game, world: OnlineWorld) {
    this.id = id
    this.#game = game
    this.#names = world.names
    const { outbox, bookmark } = world
    this.#post = new Post(id, { outbox, bookmark, say: (message) => this.#wire.say(message) })
    this.#scene = this.#draw()
    this.#past = new PastViews((number, count) => this.#wire.say({ type: 'look', table: id, number, count }))
    this.#wire = world.connect({
      greeting: () => [...this.#follower.greeting(), ...(this.#away ? [this.#attending()] : [])],
      hear: (message) => this.#hear(message),
      reached: (reach) => {
        this.#reach = reach
        if (reach === 'here') this.#past.again()
        this.#publish()
      },
    })
  }

  close(): void {
    this.#wire.close()
  }

  readonly watch = (see: () => void): (() => void) => {
    this.#watchers.add(see)
    return () => this.#watchers.delete(see)
  }

  readonly scene = (): Scene => this.#scene

  /** Whether there is something to show: not before the server has told, and never when it denies it. */
  readonly state = (): 'waiting' | 'open' | Denial | 'busy' =>
    this.#denied ?? (this.#scene.kind === 'open' ? 'open' : 'waiting')

  /** Whether one's own move is awaited; null before anything was told. */
  readonly asked = (): boolean | null => {
    const { shown } = this.#follower
    return shown === null ? null : shown.decision !== null
  }

  readonly told = (): TableShown | null => this.#follower.table

  /** From where one's next answer can be foreseen; null where one does not play, is asked, or it is over. */
  readonly vantage = (): OwnVantage | null => vantageOf(this.#follower)

  /** Calls everybody anew, in another language. */
  rename(names: OnlineWorld['names']): void {
    this.#names = names
    this.#seat()
    this.#publish()
  }

  act(action: GameAction): Played | null {
    const { shown, lines } = this.#follower
    if (this.#post.sending || this.#looking !== null || shown === null) return null
    if (shown.decision === null && indexOfAction(shown.asides, action) === -1) return null
    const refusal = this.whyNot(action)
    if (refusal !== null) return { ok: false, refusal }
    this.#want({ type: 'act', action })
    return { ok: true, number: lines.length + 1 }
  }

  /** The steps of a decision go out as one wish: a page that is closed meanwhile leaves no half of it. */
  actAll(actions: readonly GameAction[]): Played | null {
    const [first] = actions
    const { shown, lines } = this.#follower
    if (this.#post.sending || this.#looking !== null || first === undefined) return null
    if (shown === null || shown.decision === null) return null
    const refusal = this.whyNot(first)
    if (refusal !== null) return { ok: false, refusal }
    this.#want({ type: 'actAll', actions })
    return { ok: true, number: lines.length + 1 }
  }

  whyNot(action: GameAction): Refusal | null {
    const { shown } = this.#follower
    if (shown === null || shown.seat === null) return null
    this.#imagined ??= this.#game.imagine(shown.view, shown.seat, new Random('why not'))
    return this.#game.refusal(this.#imagined, shown.seat, action)
  }

  undo(): Undo | null {
    const { shown, lines, waiting } = this.#follower
    // What is still on its way is taken back as soon as it has arrived.
    if (waiting.some(({ type }) => type === 'act' || type === 'actAll'))
      this.#regret = { since: lines.length }
    if (this.#post.sending) return null
    const undo = undoOf(shown, lines, this.#decidersAt)
    if (undo === null) return { possible: false, why: 'nothing' }
    if (!undo.possible) {
      this.#trouble = { kind: 'barred', why: undo.why }
      this.#publish()
      return undo
    }
    this.#want({ type: unanswered(lines, shown?.seat ?? null) ? 'undo' : 'withdraw' })
    return null
  }

  /** The clocks as they were told last, by the clock of this device. */
  readonly clock = (): HeardClock | null => this.#clock

  /** Who is at the table and who keeps it waiting, as long as nothing has happened since that was told. */
  readonly presence = (): HeardPresence | null => this.#presence

  readonly deciders = (): readonly number[] => this.#follower.shown?.deciders ?? NOBODY

  /** Who calls to the table; null when nobody does, or one is there. */
  readonly caller = (): string | null => this.#caller

  /** Says whether somebody sits before this window. */
  attend(away: boolean): void {
    if (away === this.#away) return
    this.#away = away
    this.#wire.say(this.#attending())
    if (away || this.#caller === null) return
    this.#caller = null
    for (const see of this.#watchers) see()
  }

  #attending(): ClientMessage {
    return { type: 'attend', table: this.id, away: this.#away }
  }

  /** How many moves were seen, without what others did besides. */
  get #moves(): number {
    return this.#follower.lines.filter(({ aside }) => aside !== true).length
  }

  /** What somebody asks of the others. */
  readonly takeback = (): TakebackShown | null => this.#follower.takeback

  /** Asks the others to go back before one's own last action. */
  askBack(): void {
    const { shown, lines } = this.#follower
    const number = lines.findLastIndex(({ seat }) => seat === shown?.seat)
    if (number !== -1 && !this.#post.sending) this.#want({ type: 'askBack', number })
  }

  /** Answers what somebody asks, or thinks better of it. */
  consent(agree: boolean): void {
    const { takeback } = this.#follower
    if (takeback === null || this.#post.sending) return
    this.#askedAt = null
    this.#want({ type: 'consent', takeback: takeback.id, agree })
  }

  look(number: number | null): void {
    const { length } = this.#follower.lines
    this.#looking = number !== null && number < length ? Math.max(0, Math.trunc(number)) : null
    this.#events = []
    this.#publish()
  }

  viewAt(number: number): object | null {
    const { shown, lines } = this.#follower
    if (shown === null || number < 0 || number > lines.length) return null
    return number === lines.length ? shown.view : (this.#past.at(number)?.view ?? null)
  }

  get talk(): Conversation {
    return this.#post.talk
  }

  /** Says something to those in the same room. */
  readonly speak = (text: string): void => this.#post.speak(text)

  readonly #decidersAt = (number: number) => this.#past.known(number)?.deciders ?? []

  get #follower(): Follower {
    return this.#post.follower
  }

  #want(wanted: Wanted): void {
    this.#trouble = null
    this.#post.send(wanted)
    this.#publish()
  }

  #hear(message: ServerMessage): void {
    const { shown: before, lines } = this.#follower
    const talk = this.#settle(message) || BESIDES.includes(message.type)
    this.#post.hear(message)
    switch (message.type) {
      case 'table':
        this.#seat()
        break
      case 'past':
        this.#past.hear(message)
        break
      case 'clock':
        if (message.table === this.id) this.#clock = heardClock(message, Date.now())
        break
      case 'presence':
        if (message.table === this.id) this.#presence = heardPresence(message, Date.now(), this.#moves)
        break
      case 'nudge':
        if (message.table === this.id) this.#caller = message.name
        break
      case 'takeback':
        this.#answered(message.takeback)
        break
      case 'error':
        if (isDenial(message.error)) this.#denied = message.error
        else if (message.error === 'busy' && this.#follower.shown === null) {
          this.#denied = 'busy'
          // Nobody has to load the page anew: there may be room by then.
          setTimeout(() => this.#post.greet(), ROOM_AGAIN)
        } else if (message.error === 'seatGone') {
          this.#follower.forget()
          this.#post.greet()
        }
        // A server in trouble is asked once more.
        else
          setTimeout(() => {
            this.#past.again()
            this.#post.again(message.id)
          }, LATER)
        break
      default:
        break
    }
    if (this.#denied === 'busy' && this.#follower.shown !== null) this.#denied = null
    if (this.#follower.shown !== before || this.#follower.lines !== lines)
      this.#follow(before !== null, lines)
    this.#repent()
    if (talk) for (const see of this.#watchers) see()
    else this.#publish()
  }

  /** Takes an answer; true when it is only about something that was said. */
  #settle(message: ServerMessage): boolean {
    const settled = this.#post.settle(message)
    if (settled === null) return false
    const { wish, answer } = settled
    if (wish.type === 'say') return true
    // An answer that waits for others is taken back in another way than the last thing that happened.
    if (wish.type === 'undo' && answer.type === 'barred' && answer.why === 'other')
      this.#want({ type: 'withdraw' })
    else this.#trouble = troubleOf(wish, answer)
    if (answer.type !== 'done') this.#regret = null
    return false
  }

  /** A move that was wished back while it was on its way has arrived. */
  #repent(): void {
    const { lines } = this.#follower
    if (this.#regret === null || this.#post.sending || lines.length <= this.#regret.since) return
    this.#regret = null
    this.undo()
  }

  /** Whoever asked is told when somebody does not agree. */
  #answered(takeback: TakebackShown | null): void {
    const { shown, lines } = this.#follower
    if (takeback === null && this.#askedAt === lines.length) this.#trouble = { kind: 'declined' }
    this.#askedAt = takeback !== null && takeback.seat === shown?.seat ? lines.length : null
  }

  /** Something new is shown: what it told, and what of the past still holds. */
  #follow(animated: boolean, before: readonly Line[]): void {
    const { shown, lines } = this.#follower
    this.#imagined = null
    // Somebody has moved: who is waited for is told anew when the table stands still.
    if (this.#presence !== null && this.#presence.moves !== this.#moves)
      this.#presence = { ...this.#presence, asked: this.#presence.asked.map(() => null), moves: this.#moves }
    if (shown !== null && shown.decision === null) this.#caller = null
    if (this.#trouble?.kind === 'barred' || this.#trouble?.kind === 'declined') this.#trouble = null
    const kept = sameLines(before, lines)
    this.#past.forgetAfter(kept)
    if (shown !== null) this.#past.put(lines.length, { view: shown.view, deciders: shown.deciders })
    if (lines.length > before.length || kept < before.length) this.#looking = null
    this.#events = animated && kept === before.length ? lines.slice(kept).flatMap(({ events }) => events) : []
  }

  #seat(): void {
    const { table } = this.#follower
    if (table === null) return
    this.#seating = seatingFor(table, this.#names(table))
  }

  #publish(): void {
    this.#scene = this.#draw()
    for (const see of this.#watchers) see()
  }

  #draw(): Scene {
    const { players } = this.#seating
    const open = this.#drawOpen()
    const common = { players, sandbox: null, kept: true }
    return open === null ? { ...common, kind: 'gone' } : { ...common, ...open }
  }

  #drawOpen(): OpenScene | null {
    const { shown } = this.#follower
    const { players } = this.#seating
    if (shown === null || players.length === 0) return null
    const looking = this.#looking
    const moment = looking === null ? null : this.#past.at(looking)
    return sceneOf(shown, this.#follower, {
      players,
      past: looking === null || moment === null ? null : { ...moment, number: looking },
      events: this.#events,
      decidersAt: this.#decidersAt,
      link: { state: this.#reach, sending: this.#post.sending, trouble: this.#trouble },
    })
  }
}
