import type { Game, GameAction, GameEvent, Match, Played, Refusal, Seat } from '@vyprava/kernel'
import { Random } from '@vyprava/kernel'
import { type ForeseenStep, foresee, imagined, MOST_FORESEEN } from '@vyprava/protocol'
import { randomText } from '../frame/random-text.ts'
import type { GoingBack, OpenScene, Scene } from '../play/scene.ts'
import type { Seating } from '../play/seating.ts'
import type { Moves, PlayTable } from '../play/table.ts'
import { logBy, pointsFor } from '../table/points.ts'
import { keptViews } from '../table/views.ts'
import type { OwnVantage } from './standing.ts'

export interface AheadFrom {
  readonly id: string
  readonly game: Game
  readonly table: { readonly seats: number; readonly options: object }
  readonly vantage: OwnVantage
  readonly players: Seating['players']
}

/** How far somebody has come: others are played for, one's own answer is asked, it can be kept, or it is whole. */
export type AheadState = 'others' | 'answer' | 'begun' | 'whole'

/**
 * A table that nobody else sees, on which somebody plays ahead: what they expect of the others, and their own answer.
 * What is hidden from them is dealt anew, so nothing of it can be learnt here.
 */
export class AheadTable implements PlayTable, Moves {
  readonly id: string
  readonly moves = this
  readonly ways = null
  readonly hindsight = null
  readonly device = null
  readonly #from: AheadFrom
  readonly #seed = randomText(16)
  readonly #views = keptViews()
  readonly #watchers = new Set<() => void>()
  #match: Match
  #steps: ForeseenStep[] = []
  #anyway = false
  #state: AheadState = 'others'
  /** Through whose eyes the board was drawn last. */
  #served: Seat | null = null
  #scene: Scene

  constructor(from: AheadFrom) {
    this.id = `${from.id} ahead`
    this.#from = from
    this.#match = this.#begin()
    this.#scene = this.#draw([])
  }

  #begin(): Match {
    const { game, table, vantage } = this.#from
    return imagined(game, table, vantage, this.#seed)
  }

  readonly watch = (see: () => void): (() => void) => {
    this.#watchers.add(see)
    return () => this.#watchers.delete(see)
  }

  readonly scene = (): Scene => this.#scene

  readonly state = (): AheadState => this.#state

  /** What was played so far, as the server takes it. */
  wish() {
    const { version } = this.#from.vantage
    const steps = this.#steps.map(({ seat, action }) => ({ seat, action: { ...action } }))
    return { version, seed: this.#seed, steps, anyway: this.#anyway }
  }

  /** Whoever acts now on this board: oneself as soon as one is asked. */
  get #actor(): Seat | null {
    const { deciders } = this.#match
    const { seat } = this.#from.vantage
    if (this.#state === 'whole') return null
    return deciders.includes(seat) ? seat : (deciders[0] ?? null)
  }

  act(action: GameAction): Played | null {
    const actor = this.#actor
    if (actor === null || this.#steps.length >= MOST_FORESEEN) return null
    const played = this.#match.play(actor, action)
    if (!played.ok) return played
    this.#took(actor, action)
    this.#publish(this.#match.heard(actor, played.number))
    return played
  }

  whyNot(action: GameAction): Refusal | null {
    const actor = this.#actor
    return actor === null ? null : this.#match.game.refusal(this.#match.state, actor, action)
  }

  /** The others do whatever they do: something harmless is played for them until one is asked oneself. */
  skip(): void {
    const { game, seat } = { game: this.#match.game, seat: this.#from.vantage.seat }
    const random = new Random(`${this.#seed} skip`)
    this.#anyway = true
    while (this.#state === 'others' && this.#steps.length < MOST_FORESEEN - 1) {
      const actor = this.#actor
      if (actor === null || actor === seat) break
      const { view, decision } = this.#match.sight(actor)
      if (decision === null) break
      const action = game.standIn(view, actor, decision, random)
      if (!this.#match.play(actor, action).ok) break
      this.#took(actor, action)
    }
    this.#publish([])
  }

  /** One step back; what was skipped goes back as a whole. */
  undo(): GoingBack {
    const last = this.#steps.at(-1)
    if (last === undefined) return { possible: false, why: 'nothing' }
    const skipped = this.#anyway && last.seat !== this.#from.vantage.seat
    const left = skipped ? [] : this.#steps.slice(0, -1)
    if (skipped) this.#anyway = false
    this.#match = this.#begin()
    this.#steps = []
    this.#state = 'others'
    for (const { seat, action } of left) {
      this.#match.play(seat, action)
      this.#took(seat, action)
    }
    this.#views.clear()
    this.#publish([])
    return { possible: true, to: left.length }
  }

  look(): void {}

  viewAt(number: number): object | null {
    const observer = this.#observer
    const point = pointsFor(this.#match, observer)[number]
    return point === undefined ? null : this.#views.at(this.#match, observer, point)
  }

  #took(seat: Seat, action: GameAction): void {
    this.#steps.push({ seat, action })
    const { game, table, vantage } = this.#from
    const asked = this.#match.deciders.includes(vantage.seat)
    if (seat !== vantage.seat) {
      this.#state = asked ? 'answer' : 'others'
      return
    }
    const foreseen = foresee(game, table, vantage, { seed: this.#seed, steps: this.#steps })
    // What comes next depends on what nobody knows yet, or nothing more is asked.
    this.#state = asked && foreseen?.certain === true ? 'begun' : 'whole'
  }

  get #observer(): Seat {
    return this.#actor ?? this.#from.vantage.seat
  }

  #publish(events: readonly GameEvent[]): void {
    this.#scene = this.#draw(events)
    for (const see of this.#watchers) see()
  }

  #draw(events: readonly GameEvent[]): Scene & OpenScene {
    const match = this.#match
    const observer = this.#observer
    if (observer !== this.#served) this.#views.clear()
    this.#served = observer
    const length = pointsFor(match, observer).length - 1
    const sight = match.sight(observer)
    return {
      ...{ players: this.#from.players, sandbox: { parent: null, from: 0 }, kept: true },
      ...{ kind: 'open', observer, length, shown: length },
      // Nothing ends on this board.
      sight: { ...sight, decision: this.#actor === null ? null : sight.decision, asides: [], result: null },
      over: false,
      turn: match.turnAt(match.length),
      progress: sight.progress,
      events,
      log: logBy(match, observer),
      undo: this.#steps.length === 0 ? { possible: false, why: 'nothing' } : { possible: true, to: 0 },
      redo: false,
      thinking: null,
      lesson: null,
      takebacks: false,
      link: { state: 'here', sending: false, trouble: null },
    }
  }
}
