import type { Analysis, Chosen } from '@vyprava/bots'
import type { GameAction, GameEvent, Match, Played, Refusal, Seat } from '@vyprava/kernel'
import type { GoingBack, Scene } from '../play/scene.ts'
import type { DeviceTable, Hindsight, Moves, PlayTable, Ways } from '../play/table.ts'
import { type Begun, type Finished, finished, sandboxOf } from '../table/book.ts'
import type { LessonMark } from '../tutorial/mark.ts'
import { again } from './begin.ts'
import { BotDriver } from './bot-driver.ts'
import { keepSecrets, observerOf } from './eyes.ts'
import { Keeper } from './keeper.ts'
import { type SavedMatch, sandboxIn } from './saved.ts'
import { Showing } from './showing.ts'
import { standingIn } from './stand-in.ts'
import { type Standing, standingOf } from './standing.ts'
import { goAgain, goBack } from './undo.ts'
import type { World } from './world.ts'

/**
 * A table in this page: the match behind it is nobody else's to see. It joins how the game stands with what shows it
 * (`Showing`), who keeps it (`Keeper`) and who plays its bots (`BotDriver`).
 */
export class LocalTable implements PlayTable, Moves, Ways, Hindsight, DeviceTable {
  readonly id: string
  readonly moves = this
  readonly ways = this
  readonly hindsight = this
  readonly device = this
  readonly #world: World
  #standing: Standing
  readonly #showing: Showing
  readonly #keeper: Keeper
  readonly #bots: BotDriver
  /** The bot that failed last, until another one plays for itself. */
  #stoodIn: Seat | null = null
  readonly #watchers = new Set<() => void>()
  #scene: Scene

  constructor(saved: SavedMatch, match: Match, world: World) {
    this.id = saved.id
    this.#world = world
    this.#standing = standingOf(saved, match)
    const standing = () => this.#standing
    this.#showing = new Showing({ standing, idle: world.idle, corrected: () => this.#publish() })
    this.#keeper = new Keeper(saved, world, {
      standing,
      follow: (other, going) => this.#follow(other, going),
      lost: () => this.#lost(),
    })
    this.#bots = new BotDriver(world, {
      standing,
      thinks: () => this.#publish(),
      play: (seat, chosen) => this.#playBot(seat, chosen),
    })
    this.#scene = this.#draw()
    this.#bots.begin(this.id)
  }

  close(): void {
    this.#bots.close()
    this.#keeper.close()
  }

  readonly watch = (see: () => void): (() => void) => {
    this.#watchers.add(see)
    return () => this.#watchers.delete(see)
  }

  readonly scene = (): Scene => this.#scene

  /** Resolves when everything played so far is kept. */
  readonly settled = (): Promise<void> => this.#keeper.settled()

  /** What the shelf would get next; null when it has everything. */
  unsaved(): SavedMatch | null {
    return this.#keeper.unsaved()
  }

  get saved(): SavedMatch {
    return this.#keeper.saved
  }

  act(action: GameAction): Played | null {
    const { eyes, past } = this.#showing
    if (this.#keeper.gone || past || eyes.kind !== 'open' || eyes.observer === null) return null
    const { match } = this.#standing
    const played = match.play(eyes.observer, action)
    if (played.ok) this.#moved(match.heard(eyes.observer, played.number))
    return played
  }

  whyNot(action: GameAction): Refusal | null {
    const { eyes } = this.#showing
    const { match } = this.#standing
    if (eyes.kind !== 'open' || eyes.observer === null) return null
    return match.game.refusal(match.state, eyes.observer, action)
  }

  undo(): GoingBack {
    const { undoer } = this.#showing
    if (this.#keeper.gone || undoer === null) return { possible: false, why: 'nothing' }
    const back = this.#showing.back(undoer)
    if (back.possible && back.takeback === true && !this.#offersTakeback) {
      // What was offered as undo does not become a takeback unasked: from now on it is offered as one.
      this.#publish()
      return undoer.match.undo(undoer.seat)
    }
    if (!back.possible || !goBack(undoer, back)) return back
    if (!this.#standing.secrets) this.#showing.serve(undoer.seat)
    // Whoever tries another way may try as often as they like.
    if (back.takeback === true && this.saved.book.kind === 'record') this.#change({ takebacks: true })
    this.#moved([])
    return back
  }

  redo(): boolean {
    const { redoer: seat } = this.#showing
    if (this.#keeper.gone || seat === null) return false
    const { match, seating } = this.#standing
    const bots = seating.players.flatMap((player) => (player.bot === null ? [] : [player.seat]))
    const from = goAgain(match, seat, bots)
    if (from === null) return false
    const steps = Array.from({ length: match.length - from }, (_, step) => from + step + 1)
    this.#moved(steps.flatMap((step) => match.heard(seat, step)))
    return true
  }

  keepLesson(tutorial: LessonMark, match: Match | null): void {
    if (this.#keeper.gone) return
    this.#bots.hush()
    if (match === null) {
      this.#change({ tutorial })
      this.#publish()
      this.#bots.ask()
    } else {
      this.#change({ tutorial, match })
      this.#showing.forget()
      this.#renew([])
    }
    this.#keeper.keep()
  }

  standIn(seat: Seat, bot: string | null): boolean {
    const seating = standingIn(this.#standing.seating, seat, bot)
    if (this.#keeper.gone || seating === null) return false
    this.#change({ seating })
    this.#showing.leave(seat)
    this.#moved([])
    return true
  }

  async again(): Promise<string | null> {
    const { shelf, now } = this.#world
    const rules = { game: this.#standing.match.game, own: this.saved.pack }
    const next = again(rules, this.saved, now())
    return next.ok && (await shelf.put(next.value)) ? next.value.id : null
  }

  keepAnalysis(analysis: Analysis): void {
    if (this.#keeper.gone) return
    this.#change({ analysis })
    this.#keeper.keep()
  }

  finished(): Finished | null {
    return finished(this.#standing.match, this.saved)
  }

  get analysis(): Analysis | undefined {
    return this.#standing.analysis
  }

  /** A running game keeps it for itself. */
  seenBy(seat: Seat, number: number): object | null {
    const { match } = this.#standing
    return match.result === null ? null : match.viewAt(seat, number)
  }

  look(number: number | null): void {
    this.#showing.look(number)
    this.#publish()
  }

  /** The next player says that they hold the screen. */
  takeOver(): void {
    this.#showing.takeOver()
    this.#publish()
  }

  viewAt(number: number): object | null {
    return this.#showing.viewAt(number)
  }

  anotherWay(seed: string): Begun | null {
    const { eyes, point } = this.#showing
    const { match } = this.#standing
    const { result, deciders } = match.sight(null, point)
    if (eyes.kind !== 'open' || result !== null) return null
    return sandboxOf(match, this.saved, { seat: eyes.observer ?? deciders[0], number: point, seed })
  }

  get #offersTakeback(): boolean {
    return this.#scene.kind === 'open' && this.#scene.undo?.takeback === true
  }

  #change(changes: Partial<Standing>): void {
    this.#standing = { ...this.#standing, ...changes }
  }

  #moved(events: readonly GameEvent[]): void {
    this.#renew(events)
    this.#keeper.keep()
  }

  #renew(events: readonly GameEvent[]): void {
    this.#bots.hush()
    const { match, seating, secrets } = this.#standing
    if (!secrets) this.#change({ secrets: keepSecrets(match, seating.persons) })
    this.#showing.renew(events)
    this.#publish()
    this.#bots.ask()
  }

  #playBot(seat: Seat, { action, failure }: Chosen): void {
    const { match } = this.#standing
    this.#stoodIn = failure === null ? null : seat
    const played = match.play(seat, action)
    if (!played.ok) throw new Error(`A bot's action was refused: ${JSON.stringify(action)}`)
    this.#moved(match.heard(observerOf(this.#showing.eyes), played.number))
  }

  /** Another tab went on with this match: this one shows what that one did. */
  #follow(saved: SavedMatch, match: Match): void {
    const { secrets } = this.#standing
    const other = standingOf(saved, match)
    this.#standing = { ...other, secrets: other.secrets || secrets }
    this.#showing.forget()
    this.#renew(match.length === 0 ? [] : match.heard(observerOf(this.#showing.eyes), match.length))
  }

  #lost(): void {
    if (this.#keeper.gone) this.#bots.close()
    this.#publish()
  }

  #publish(): void {
    this.#scene = this.#draw()
    for (const see of this.#watchers) see()
  }

  #draw(): Scene {
    const { gone, keeps: kept, saved } = this.#keeper
    const common = { players: this.#standing.seating.players, sandbox: sandboxIn(saved), kept }
    return gone
      ? { ...common, kind: 'gone' }
      : this.#showing.draw(common, { thinking: this.#bots.thinking, stoodIn: this.#stoodIn })
  }
}
