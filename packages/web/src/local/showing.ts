import type { GameEvent, Match, Observer, Seat } from '@vyprava/kernel'
import type { GoingBack, OpenScene, Scene } from '../play/scene.ts'
import { keptLog } from '../table/log.ts'
import { countAt, pointsFor } from '../table/points.ts'
import { keptViews } from '../table/views.ts'
import { lessonIn } from '../tutorial/mark.ts'
import { type Eyes, eyesFor, observerOf } from './eyes.ts'
import type { Standing } from './standing.ts'
import { redoerOf, undoerOf, undoGauge, type Wanderer } from './undo.ts'

/** What is seen of the bots. */
type BotsShown = Pick<OpenScene, 'stoodIn' | 'thinking'>

interface ShowingNeeds {
  standing(): Standing
  idle(work: () => void): void
  /** What was shown at first was not quite true. */
  corrected(): void
}

/** What the screen shows of a game: through whose eyes, at which point of it, and with what was just heard. */
export class Showing {
  readonly #needs: ShowingNeeds
  /** Whom the screen served last. */
  #last: Seat | null = null
  /** The point of the match that is shown; null is now. */
  #looking: number | null = null
  #events: readonly GameEvent[] = []
  #change = 0
  readonly #gauge: ReturnType<typeof undoGauge>
  readonly #log = keptLog()
  readonly #views = keptViews()
  /** The match that was looked through ahead for all who sit here. */
  #ahead: Match | null = null

  constructor(needs: ShowingNeeds) {
    this.#needs = needs
    this.#gauge = undoGauge(needs.idle, needs.corrected)
  }

  get eyes(): Eyes {
    const { seating, match, secrets } = this.#needs.standing()
    return eyesFor({ persons: seating.persons, deciders: match.deciders, secrets, last: this.#last })
  }

  /** Whether an earlier point is shown. */
  get past(): boolean {
    return this.#looking !== null
  }

  /** The point of the match that is shown. */
  get point(): number {
    return this.#looking ?? this.#needs.standing().match.length
  }

  /** Who may go back, and who may take again what was taken back. */
  get undoer(): Wanderer | null {
    const { match, seating, tutorial } = this.#needs.standing()
    const seat = undoerOf(this.#here)
    const others = seating.players.filter((player) => player.seat !== seat)
    const alone = tutorial?.state !== 'on' && others.every(({ bot, away }) => bot !== null && !away)
    return seat === null ? null : { match, seat, alone }
  }

  /** Whether somebody may go back, beyond doubt. */
  back(undoer: Wanderer): GoingBack {
    return this.#gauge.truth(undoer)
  }

  get redoer(): Seat | null {
    return redoerOf(this.#here)
  }

  get #here() {
    const { match, seating, secrets } = this.#needs.standing()
    return { match, eyes: this.eyes, persons: seating.persons, secrets }
  }

  /** The game went on, or back. */
  renew(events: readonly GameEvent[]): void {
    this.#change++
    this.#looking = null
    this.#events = [...events]
    this.#views.forgetFrom(this.#needs.standing().match.length)
  }

  /** Another course of the game is shown from now on. */
  forget(): void {
    this.#views.clear()
  }

  /** The screen serves somebody, or (null) nobody yet. */
  serve(seat: Seat | null): void {
    this.#last = seat
  }

  /** Somebody is no longer there to be served. */
  leave(seat: Seat): void {
    if (this.#last === seat) this.#last = null
  }

  takeOver(): void {
    const { eyes } = this
    if (eyes.kind !== 'handover') return
    this.#last = eyes.to
    const { match } = this.#needs.standing()
    // What was done before the screen changed hands, as the next player hears it.
    this.#events = match.length === 0 ? [] : match.heard(eyes.to, match.length)
  }

  look(number: number | null): void {
    const points = pointsFor(this.#needs.standing().match, observerOf(this.eyes))
    const past = number !== null && number < points.length - 1
    this.#looking = past ? points[Math.max(0, Math.trunc(number))] : null
    this.#events = []
  }

  viewAt(number: number): object | null {
    const { eyes } = this
    if (eyes.kind !== 'open') return null
    const { match } = this.#needs.standing()
    const point = pointsFor(match, eyes.observer)[number]
    return point === undefined ? null : this.#views.at(match, eyes.observer, point)
  }

  draw(common: Pick<Scene, 'players' | 'sandbox' | 'kept'>, bots: BotsShown): Scene {
    const { eyes } = this
    if (eyes.kind === 'open') return { ...common, ...this.#drawFor(eyes.observer, bots) }
    this.#views.clear()
    this.#log.forget()
    this.#looking = null
    this.#events = []
    const { match } = this.#needs.standing()
    return { ...common, kind: 'handover', to: eyes.to, silent: match.talk.allowed === 'none' }
  }

  /** What each who sits here noticed of a long match takes a while to find out: before the screen turns to them. */
  #lookAhead(): void {
    const { match, seating } = this.#needs.standing()
    if (this.#ahead === match || seating.persons.length < 2) return
    this.#ahead = match
    const look = ([seat, ...others]: readonly Seat[]): void => {
      if (seat === undefined || this.#ahead !== match) return
      match.moments(seat)
      this.#needs.idle(() => look(others))
    }
    this.#needs.idle(() => look(seating.persons))
  }

  #drawFor(observer: Observer, bots: BotsShown): OpenScene {
    const { match, secrets, tutorial, takebacks } = this.#needs.standing()
    // Without secrets all who sit here see the same.
    if (observer !== this.#last && secrets) this.#views.clear()
    this.#last = observer ?? this.#last
    this.#lookAhead()
    const points = pointsFor(match, observer)
    const { undoer } = this
    return {
      kind: 'open',
      observer,
      length: points.length - 1,
      shown: countAt(points, this.point),
      sight: match.sight(observer, this.point),
      over: match.result !== null,
      turn: match.turnAt(match.length),
      progress: match.game.progress(match.state),
      events: this.#events,
      log: this.#log.read(match, observer, this.#change),
      lesson: lessonIn(tutorial, match),
      takebacks,
      undo: undoer === null ? null : this.#gauge.likely(undoer),
      redo: this.redoer !== null,
      ...bots,
    }
  }
}
