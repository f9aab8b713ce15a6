import type { Analysis } from '@vyprava/bots'
import type { GameAction, GameEvent, Match, Observer, Played, Refusal, Seat, Undo } from '@vyprava/kernel'
import type { OpenScene, Scene } from '../play/scene.ts'
import { type Seating, seatingOf } from '../play/seating.ts'
import type { DeviceTable, Hindsight, Moves, PlayTable, Ways } from '../play/table.ts'
import { type Begun, type Finished, finished, openBook, sandboxOf } from '../table/book.ts'
import { keptLog } from '../table/log.ts'
import { countAt, pointsFor } from '../table/points.ts'
import { keptViews } from '../table/views.ts'
import { askBot } from './asking.ts'
import { type Eyes, eyesFor, keepSecrets, observerOf } from './eyes.ts'
import { workQueue } from './queue.ts'
import { nextVersion, type SavedMatch, sandboxIn } from './saved.ts'
import { standingIn } from './stand-in.ts'
import { goBack, redoerOf, undoerOf, undoFor, undoGauge } from './undo.ts'
import type { World } from './world.ts'

/** A table in this page: the match behind it is nobody else's to see. */
export class LocalTable implements PlayTable, Moves, Ways, Hindsight, DeviceTable {
  readonly id: string
  readonly moves = this
  readonly ways = this
  readonly hindsight = this
  readonly device = this
  readonly #world: World
  #match: Match
  #saved: SavedMatch
  #seating: Seating
  #analysis: Analysis | undefined
  #secrets: boolean
  /** The learner still follows the script. */
  #lessons: boolean
  /** Whom the screen served last. */
  #last: Seat | null = null
  /** The point of the match that is shown; null is now. */
  #looking: number | null = null
  #events: readonly GameEvent[] = []
  #thinking: Seat | null = null
  #change = 0
  /** Withdraws what bots were asked: one that thought about an older position is not heard. */
  #withdraw = new AbortController()
  #leading = false
  #gone = false
  #kept = true
  readonly #saving: ReturnType<typeof workQueue>
  #scene: Scene
  readonly #undoOf: ReturnType<typeof undoGauge>
  readonly #log = keptLog()
  readonly #views = keptViews()
  readonly #watchers = new Set<() => void>()
  readonly #leave: (() => void)[]

  constructor(saved: SavedMatch, match: Match, world: World) {
    this.id = saved.id
    this.#world = world
    this.#saving = workQueue(world.breath, (error) => {
      console.error('The game could not be kept on this device', error)
      this.#kept = false
      this.#publish()
    })
    this.#saved = saved
    this.#seating = seatingOf(saved.players)
    this.#analysis = saved.analysis
    this.#match = match
    this.#secrets = saved.secrets || keepSecrets(match, this.#seating.persons)
    this.#lessons = saved.tutorial === 'on'
    this.#undoOf = undoGauge(world.idle, () => this.#publish())
    this.#scene = this.#draw()
    this.#leave = [
      world.bell.listen((id, version) => {
        if (id === this.id && version > this.#saved.version) this.#saving.add(() => this.#follow())
      }),
      world.lead(this.id, () => {
        this.#leading = true
        this.#askBots()
      }),
    ]
  }

  close(): void {
    this.#withdraw.abort()
    this.#leading = false
    for (const leave of this.#leave) leave()
  }

  readonly watch = (see: () => void): (() => void) => {
    this.#watchers.add(see)
    return () => this.#watchers.delete(see)
  }

  readonly scene = (): Scene => this.#scene

  /** Resolves when everything played so far is kept. */
  readonly settled = (): Promise<void> => this.#saving.settled()

  /** What the shelf would get next; null when it has everything. */
  unsaved(): SavedMatch | null {
    return this.#saving.busy() && !this.#gone ? this.#next() : null
  }

  /** A person at this screen takes a legal action. */
  act(action: GameAction): Played | null {
    const eyes = this.#eyes
    if (this.#gone || this.#looking !== null || eyes.kind !== 'open' || eyes.observer === null) return null
    const played = this.#match.play(eyes.observer, action)
    if (played.ok) this.#moved(this.#match.heard(eyes.observer, played.number))
    return played
  }

  /** Why the person who looks cannot take an action now; null when they can. */
  whyNot(action: GameAction): Refusal | null {
    const eyes = this.#eyes
    if (eyes.kind !== 'open' || eyes.observer === null) return null
    return this.#match.game.refusal(this.#match.state, eyes.observer, action)
  }

  /** Takes the last action back, or says why not. */
  undo(): Undo {
    const seat = undoerOf(this.#here)
    if (this.#gone || seat === null) return { possible: false, why: 'nothing' }
    const undo = undoFor(this.#match, seat)
    if (!undo.possible || !goBack(this.#match, seat)) return undo
    if (!this.#secrets) this.#last = seat
    this.#moved([])
    return undo
  }

  redo(): boolean {
    const seat = redoerOf(this.#here)
    if (this.#gone || seat === null || !this.#match.redo(seat)) return false
    this.#moved(this.#match.heard(seat, this.#match.length))
    return true
  }

  /** From here on the game is free: nobody follows the script of a tutorial any more. */
  endLessons(): void {
    if (this.#gone || !this.#lessons) return
    this.#lessons = false
    this.#moved(this.#events)
  }

  /** A bot plays for a person who leaves, or (null) the person takes the seat back; false when that cannot be. */
  standIn(seat: Seat, bot: string | null): boolean {
    const seating = standingIn(this.#seating, seat, bot)
    if (this.#gone || seating === null) return false
    this.#seating = seating
    if (this.#last === seat) this.#last = null
    this.#moved([])
    return true
  }

  /** Keeps what bots think of the game beside it. */
  keepAnalysis(analysis: Analysis): void {
    if (this.#gone) return
    this.#analysis = analysis
    this.#saving.add(() => this.#save())
  }

  /** The finished game as a whole, for bots to think about; null while it runs. */
  finished(): Finished | null {
    return finished(this.#match, this.#saved)
  }

  /** What bots have found of it so far. */
  get analysis(): Analysis | undefined {
    return this.#analysis
  }

  /** What a player saw before an action, to tell of it in words; a running game keeps it for itself. */
  seenBy(seat: Seat, number: number): object | null {
    return this.#match.result === null ? null : this.#match.viewAt(seat, number)
  }

  /** Shows the board as it was after that many actions; null is now. */
  look(number: number | null): void {
    const points = pointsFor(this.#match, observerOf(this.#eyes))
    const past = number !== null && number < points.length - 1
    this.#looking = past ? points[Math.max(0, Math.trunc(number))] : null
    this.#events = []
    this.#publish()
  }

  /** The next player says that they hold the screen. */
  takeOver(): void {
    const eyes = this.#eyes
    if (eyes.kind === 'handover') this.#last = eyes.to
    this.#publish()
  }

  /** What the person who looks saw after that many actions, for the words of the log. */
  viewAt(number: number): object | null {
    const eyes = this.#eyes
    if (eyes.kind !== 'open') return null
    const point = pointsFor(this.#match, eyes.observer)[number]
    return point === undefined ? null : this.#views.at(this.#match, eyes.observer, point)
  }

  /** "Try another way": where a sandbox from the point that is shown would begin; null where nothing is left. */
  anotherWay(seed: string): Begun | null {
    const eyes = this.#eyes
    if (eyes.kind !== 'open') return null
    const number = this.#looking ?? this.#match.length
    const { result, deciders } = this.#match.sight(null, number)
    if (result !== null) return null
    return sandboxOf(this.#match, this.#saved, { seat: eyes.observer ?? deciders[0], number, seed })
  }

  get saved(): SavedMatch {
    return this.#saved
  }

  get #eyes(): Eyes {
    return eyesFor({
      persons: this.#seating.persons,
      deciders: this.#match.deciders,
      secrets: this.#secrets,
      last: this.#last,
    })
  }

  get #here() {
    return { match: this.#match, eyes: this.#eyes, persons: this.#seating.persons, secrets: this.#secrets }
  }

  #moved(events: readonly GameEvent[]): void {
    this.#renew(events)
    this.#saving.add(() => this.#save())
  }

  #renew(events: readonly GameEvent[]): void {
    this.#change++
    this.#withdraw.abort()
    this.#withdraw = new AbortController()
    this.#looking = null
    this.#thinking = null
    this.#events = [...events]
    this.#secrets ||= keepSecrets(this.#match, this.#seating.persons)
    this.#views.forgetFrom(this.#match.length)
    this.#publish()
    this.#askBots()
  }

  #publish(): void {
    this.#scene = this.#draw()
    for (const see of this.#watchers) see()
  }

  #draw(): Scene {
    const sandbox = sandboxIn(this.#saved)
    const common = { players: this.#seating.players, sandbox, kept: this.#kept }
    if (this.#gone) return { ...common, kind: 'gone' }
    const eyes = this.#eyes
    if (eyes.kind === 'handover') {
      this.#views.clear()
      this.#log.forget()
      this.#looking = null
      this.#events = []
      return { ...common, kind: 'handover', to: eyes.to }
    }
    return { ...common, ...this.#drawFor(eyes.observer) }
  }

  #drawFor(observer: Observer): OpenScene {
    // Without secrets all who sit here see the same.
    if (observer !== this.#last && this.#secrets) this.#views.clear()
    this.#last = observer ?? this.#last
    const match = this.#match
    const shown = this.#looking ?? match.length
    const points = pointsFor(match, observer)
    const undoer = undoerOf(this.#here)
    return {
      kind: 'open',
      observer,
      length: points.length - 1,
      shown: countAt(points, shown),
      sight: match.sight(observer, shown),
      over: match.result !== null,
      progress: match.game.progress(match.state),
      events: this.#events,
      log: this.#log.read(match, observer, this.#change),
      lessons: this.#lessons,
      undo: undoer === null ? null : this.#undoOf(match, undoer),
      redo: redoerOf(this.#here) !== null,
      thinking: this.#thinking,
    }
  }

  #askBots(): void {
    const match = this.#match
    if (!this.#leading || this.#gone) return
    const { signal: withdrawn } = this.#withdraw
    const asked = askBot(match, this.#seating, this.#world, { lessons: this.#lessons, withdrawn })
    if (asked === null) return
    const { seat } = asked
    this.#thinking = seat
    this.#publish()
    asked.action.then((action) => {
      if (withdrawn.aborted) return
      const played = match.play(seat, action)
      if (!played.ok) throw new Error(`A bot's action was refused: ${JSON.stringify(action)}`)
      this.#moved(match.heard(observerOf(this.#eyes), played.number))
    })
  }

  #next(): SavedMatch {
    return nextVersion(this.#saved, this.#match, {
      players: this.#seating.sitters,
      analysis: this.#analysis,
      secrets: this.#secrets,
      lessons: this.#lessons,
      now: this.#world.now(),
    })
  }

  async #save(): Promise<void> {
    const saved = this.#next()
    if (await this.#world.shelf.put(saved)) {
      this.#saved = saved
      this.#world.bell.ring(this.id, saved.version)
      return
    }
    await this.#follow()
  }

  /** Another tab went on with this match: this one shows what that one did. */
  async #follow(): Promise<void> {
    const saved = await this.#world.shelf.get(this.id)
    if (saved !== null && saved.version === this.#saved.version) return
    const match = saved === null ? null : openBook(this.#match.game, saved.book)
    if (saved === null || match === null || !match.ok) {
      this.#gone = true
      this.#withdraw.abort()
      this.#publish()
      return
    }
    this.#saved = saved
    this.#seating = seatingOf(saved.players)
    this.#analysis = saved.analysis
    this.#match = match.value
    this.#secrets ||= saved.secrets
    this.#lessons &&= saved.tutorial === 'on'
    this.#views.clear()
    const { length } = match.value
    this.#renew(length === 0 ? [] : match.value.heard(observerOf(this.#eyes), length))
  }
}
