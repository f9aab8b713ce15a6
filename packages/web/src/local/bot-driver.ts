import type { Chosen } from '@vyprava/bots'
import type { Seat } from '@vyprava/kernel'
import { lessonIn } from '../tutorial/mark.ts'
import type { Standing } from './standing.ts'
import type { World } from './world.ts'

interface DriverNeeds {
  standing(): Standing
  /** A bot has begun to think. */
  thinks(): void
  /** A bot has thought for a natural-looking pause. */
  play(seat: Seat, chosen: Chosen): void
}

/** Asks the bots of a table, in the one tab that plays them. */
export class BotDriver {
  readonly #world: World
  readonly #needs: DriverNeeds
  #thinking: Seat | null = null
  /** Withdraws what bots were asked: one that thought about an older position is not heard. */
  #withdraw = new AbortController()
  #leading = false
  #closed = false
  #resign = () => {}

  constructor(world: World, needs: DriverNeeds) {
    this.#world = world
    this.#needs = needs
  }

  /** The bot that thinks now. */
  get thinking(): Seat | null {
    return this.#thinking
  }

  /** Plays the bots of a game as soon as no other tab does. */
  begin(id: string): void {
    this.#resign = this.#world.lead(id, () => {
      // The browser may have promised the lead just before somebody left the table.
      if (this.#closed) return
      this.#leading = true
      this.ask()
    })
  }

  /** What was asked so far is not to be answered. */
  hush(): void {
    this.#withdraw.abort()
    this.#withdraw = new AbortController()
    this.#thinking = null
  }

  close(): void {
    this.hush()
    this.#closed = true
    this.#leading = false
    this.#resign()
  }

  /** Asks the first bot that owes a decision. */
  ask(): void {
    if (!this.#leading) return
    const { match, seating, tutorial } = this.#needs.standing()
    const seat = match.deciders.find((decider) => seating.players[decider].bot !== null)
    const bot = seat === undefined ? null : seating.players[seat].bot
    if (seat === undefined || bot === null) return
    const { view, decision, asides } = match.sight(seat)
    if (decision === null) return
    const { signal: withdrawn } = this.#withdraw
    const lesson = lessonIn(tutorial, match)
    const question = { bot, seat, view, decision, asides, lesson, withdrawn }
    const { desk, pause } = this.#world
    this.#thinking = seat
    this.#needs.thinks()
    Promise.all([desk.choose(question), pause()]).then(([chosen]) => {
      if (!withdrawn.aborted) this.#needs.play(seat, chosen)
    })
  }
}
