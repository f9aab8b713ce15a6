import { type Random, type Seat, silentCourse } from '@vyprava/kernel'
import type { EuthiaAction } from '../rules/actions.ts'
import type { EuthiaEvent } from '../rules/events.ts'
import type { Euthia } from '../rules/state.ts'
import type { EuthiaView } from '../rules/view.ts'
import { type Mind, thoughtOf } from './mind.ts'
import { answer } from './planner.ts'

/** How a fight goes, of so many that were played in the mind. Chances are shares from 0 to 1. */
export interface Chances {
  readonly fights: number
  readonly win: number
  readonly death: number
  /** The chance of at least one wound, and how many there are on average, healed ones included. */
  readonly hurt: number
  readonly wounds: number
  /** Health left after a victory, on average. */
  readonly health: number
  /** The true chance of a victory lies so far from `win` at most, in 95 of 100 cases. */
  readonly error: number
}

export interface Ahead {
  readonly view: EuthiaView
  /** Whose view it is, and who fights. */
  readonly seat: Seat
  readonly hero: Seat
  /** The steps that lead to the fight; none where it is on already. */
  readonly opening: readonly EuthiaAction[]
}

/** 95 of 100, as a multiple of the standard deviation; and what Agresti and Coull add so that 0 and 1 are not certain. */
const SURE = 1.96
const ADDED = 4

export function errorOf(wins: number, fights: number): number {
  const all = fights + ADDED
  const share = (wins + ADDED / 2) / all
  return SURE * Math.sqrt((share * (1 - share)) / all) + Math.abs(share - wins / Math.max(1, fights))
}

/**
 * Plays one fight again and again by the rules themselves, each time in another world that fits the view, both sides as
 * the house's players lead them. `play` takes as long as it is given, so that a picture never waits for it.
 */
export class Foresight {
  readonly #mind: Mind
  readonly #ahead: Ahead
  readonly #random: Random
  #fights = 0
  #wins = 0
  #deaths = 0
  #hurt = 0
  #wounds = 0
  #health = 0

  constructor(mind: Mind, ahead: Ahead, random: Random) {
    this.#mind = mind
    this.#ahead = ahead
    this.#random = random
  }

  /** Null until a fight has been played, and where the fight cannot be begun like this. */
  get chances(): Chances | null {
    if (this.#fights === 0) return null
    return {
      fights: this.#fights,
      win: this.#wins / this.#fights,
      death: this.#deaths / this.#fights,
      hurt: this.#hurt / this.#fights,
      wounds: this.#wounds / this.#fights,
      health: this.#health / Math.max(1, this.#wins),
      error: errorOf(this.#wins, this.#fights),
    }
  }

  /** One more fight; whether there was one to play. */
  play(): boolean {
    const { view, seat, hero, opening } = this.#ahead
    const state = this.#mind.game.imagine(view, seat, this.#random)
    const course = new Course(this.#mind, state, hero, this.#random)
    if (!course.open(opening)) return false
    course.run()
    this.#fights += 1
    if (course.end === 'won') {
      this.#wins += 1
      this.#health += course.health
    } else if (course.end === 'dead') this.#deaths += 1
    if (course.wounds > 0) this.#hurt += 1
    this.#wounds += course.wounds
    return true
  }
}

/** One fight in an imagined world. */
class Course {
  end: 'won' | 'dead' | 'left' | null = null
  wounds = 0
  health: number
  readonly #mind: Mind
  readonly #state: Euthia
  readonly #hero: Seat
  readonly #random: Random

  constructor(mind: Mind, state: Euthia, hero: Seat, random: Random) {
    this.#mind = mind
    this.#state = state
    this.#hero = hero
    this.#random = random
    this.health = state.players[hero].health
  }

  /** Whether the fight could be begun like this. */
  open(opening: readonly EuthiaAction[]): boolean {
    const { game } = this.#mind
    for (const action of opening) {
      if (game.refusal(this.#state, this.#hero, action) !== null) return false
      this.#apply(this.#hero, action)
    }
    return opening.length > 0 || this.#state.fight !== null
  }

  /** Until the fight is decided; where nobody fights after all, that is no victory. */
  run(): void {
    const { game } = this.#mind
    while (this.end === null) {
      const [seat] = game.deciders(this.#state)
      if (seat === undefined) return
      const { actions, prompt } = game.decision(this.#state, seat)
      if (prompt.key === 'turn') return
      const thought = thoughtOf(this.#mind, this.#state, seat, this.#random)
      this.#apply(seat, actions.length === 1 ? actions[0] : answer(thought, prompt.key, actions))
    }
  }

  #apply(seat: Seat, action: EuthiaAction): void {
    const { game } = this.#mind
    const emit = (event: EuthiaEvent): void => this.#hear(event)
    game.apply(this.#state, seat, action, { ...silentCourse(this.#random), emit })
  }

  #hear(event: EuthiaEvent): void {
    if (event.type === 'wounded' && event.player === this.#hero) {
      this.wounds += event.wounds
      this.health = event.health
    } else if (event.type === 'healed' && event.player === this.#hero) this.health = event.health
    else if (event.type === 'foeBeaten') this.end ??= 'won'
    else if (event.type === 'fightLeft') this.end ??= 'left'
    else if (event.type === 'died' && event.player === this.#hero) this.end ??= 'dead'
  }
}
