import type { Analysis } from '@vyprava/bots'
import { type Match, type Observer, type Seat, writeRecord } from '@vyprava/kernel'
import type { OpenScene, Scene } from '../play/scene.ts'
import type { Sitter } from '../play/seating.ts'
import { type Seating, seatingOf } from '../play/seating.ts'
import type { Hindsight, PlayTable, Ways } from '../play/table.ts'
import { type Begun, type Book, type Finished, finished, sandboxOf } from '../table/book.ts'
import { countAt, logBy, pointsFor } from '../table/points.ts'
import { keptViews } from '../table/views.ts'

/**
 * A finished game of a server, played again in the page through the eyes of one's choice. It tells nothing of what
 * comes after the furthest moment that was looked at.
 */
export class FinishedTable implements PlayTable, Ways, Hindsight {
  readonly id: string
  readonly moves = null
  readonly ways = this
  readonly hindsight = this
  readonly device = null
  readonly #match: Match
  readonly #book: Book
  readonly #watchers = new Set<() => void>()
  readonly #views = keptViews()
  #seating: Seating
  #observer: Observer
  #shown: number
  #reached: number
  #analysis: Analysis | undefined
  #scene: Scene

  constructor(id: string, match: Match, sitters: readonly Sitter[], from: { seat: Observer; step: number }) {
    const record = writeRecord(match)
    if (record === null) throw new Error('A finished match has no record')
    this.id = id
    this.#match = match
    this.#book = { kind: 'record', record }
    this.#seating = seatingOf(sitters)
    this.#observer = from.seat
    this.#shown = Math.min(Math.max(0, from.step), match.length)
    this.#reached = this.#shown
    this.#scene = this.#draw()
  }

  readonly watch = (see: () => void): (() => void) => {
    this.#watchers.add(see)
    return () => this.#watchers.delete(see)
  }

  readonly scene = (): Scene => this.#scene

  /** Looks through other eyes. */
  lookAs(observer: Observer): void {
    this.#observer = observer
    this.#views.clear()
    this.#publish()
  }

  /** Calls everybody anew, in another language. */
  rename(sitters: readonly Sitter[]): void {
    this.#seating = seatingOf(sitters)
    this.#publish()
  }

  look(number: number | null): void {
    const { length } = this.#match
    this.#shown = number === null ? length : Math.min(length, Math.max(0, Math.trunc(number)))
    this.#reached = Math.max(this.#reached, this.#shown)
    this.#publish()
  }

  viewAt(number: number): object | null {
    const known = number >= 0 && number <= this.#reached
    return known ? this.#views.at(this.#match, this.#observer, number) : null
  }

  seenBy(seat: Seat, number: number): object | null {
    return this.#match.viewAt(seat, number)
  }

  /** The analysis tells how it ended, so it waits until that was seen. */
  finished(): Finished | null {
    return this.#reached === this.#match.length ? finished(this.#match, { book: this.#book }) : null
  }

  get analysis(): Analysis | undefined {
    return this.#analysis
  }

  keepAnalysis(analysis: Analysis): void {
    this.#analysis = analysis
  }

  anotherWay(seed: string): Begun | null {
    const { result, deciders } = this.#match.sight(null, this.#shown)
    if (result !== null) return null
    const seat = this.#observer ?? deciders[0]
    const origin = { book: this.#book, players: this.#seating.sitters }
    return sandboxOf(this.#match, origin, { seat, number: this.#shown, seed })
  }

  #publish(): void {
    this.#scene = this.#draw()
    for (const see of this.#watchers) see()
  }

  #draw(): Scene {
    const open = this.#drawOpen()
    return { players: this.#seating.players, sandbox: null, kept: true, ...open }
  }

  #drawOpen(): OpenScene {
    const match = this.#match
    const points = pointsFor(match, this.#observer)
    const { turn, progress } = match.sight(null, this.#reached)
    const sight = match.sight(this.#observer, this.#shown)
    return {
      kind: 'open',
      observer: this.#observer,
      length: points.length - 1,
      shown: countAt(points, this.#shown),
      sight: { ...sight, decision: null },
      over: this.#reached === match.length,
      turn,
      progress,
      events: [],
      log: logBy(match, this.#observer).filter(({ number }) => number <= this.#reached),
      undo: null,
      redo: false,
      thinking: null,
      lesson: null,
      takebacks: false,
    }
  }
}
