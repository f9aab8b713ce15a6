import { type Analysed, type AnalysedAction, type Analysis, analysisOf, isAnalysisOf } from '@vyprava/bots'
import type { Finished } from '../table/book.ts'
import type { Report } from '../worker/errands.ts'
import type { Hire, Hired } from '../worker/hire.ts'

/** How far an analysis has come. */
export interface Reviewed {
  readonly state: 'working' | 'stopped' | 'done' | 'failed'
  readonly analysis: Analysis
}

export interface ReviewSettings {
  readonly hire: Hire
  /** How many think at the same time. */
  readonly workers: number
  readonly iterations: number
  readonly earlier: Analysis | undefined
  /** Called with what is worth keeping: when all is done, and when somebody stops before. */
  keep(analysis: Analysis): void
}

interface Helper {
  readonly hired: Hired
  /** What it thinks about; null before it has opened the match. */
  number: number | null
}

/** The analysis of a finished match by several workers, each of which takes the next action that nobody has. */
export class Review {
  readonly #finished: Finished
  readonly #analysed: Analysed
  readonly #settings: ReviewSettings
  readonly #found = new Map<number, AnalysedAction>()
  readonly #watchers = new Set<() => void>()
  #helpers: Helper[] = []
  #fresh = false
  #reviewed: Reviewed

  constructor(finished: Finished, settings: ReviewSettings) {
    const { iterations, earlier } = settings
    this.#finished = finished
    this.#settings = settings
    this.#analysed = { ...finished, iterations }
    if (earlier !== undefined && isAnalysisOf(earlier, this.#analysed)) {
      for (const action of earlier.actions) this.#found.set(action.number, action)
    }
    this.#reviewed = this.#review('stopped')
    if (this.#reviewed.analysis.end !== null) this.#reviewed = this.#review('done')
  }

  readonly watch = (see: () => void): (() => void) => {
    this.#watchers.add(see)
    return () => this.#watchers.delete(see)
  }

  readonly reviewed = (): Reviewed => this.#reviewed

  /** Everybody won or lost together, so there is one chance for all. */
  get together(): boolean {
    return this.#finished.result.kind === 'together'
  }

  /** Thinks on where it was. */
  start(): void {
    const { state } = this.#reviewed
    if (state === 'done' || state === 'working') return
    const left = this.#finished.played.length - this.#found.size
    this.#publish('working')
    for (let i = 0; i < Math.min(this.#settings.workers, left); i++) this.#hire()
  }

  /** Nobody thinks any more; what was found stays. */
  stop(): void {
    if (this.#reviewed.state === 'working') this.#end('stopped')
  }

  #hire(): void {
    const helper: Helper = {
      number: null,
      hired: this.#settings.hire((report) => this.#hear(helper, report)),
    }
    this.#helpers.push(helper)
    const { game, pack, book } = this.#finished
    helper.hired.send({ kind: 'open', game: game.id, pack, book })
  }

  #hear(helper: Helper, report: Report): void {
    if (!this.#helpers.includes(helper)) return
    if (report.kind === 'failed') {
      console.error('The analysis failed:', report.why)
      this.#end('failed')
      return
    }
    if (report.kind === 'analysed') this.#learn(report.found)
    const number = this.#nextNumber()
    helper.number = number
    if (number !== null) helper.hired.send({ kind: 'analyse', number })
  }

  #learn(found: AnalysedAction): void {
    this.#found.set(found.number, found)
    this.#fresh = true
    if (this.#found.size === this.#finished.played.length) this.#end('done')
    else this.#publish('working')
  }

  /** The first action that nobody has thought about or thinks about. */
  #nextNumber(): number | null {
    for (let number = 0; number < this.#finished.played.length; number++) {
      if (this.#found.has(number) || this.#helpers.some((helper) => helper.number === number)) continue
      return number
    }
    return null
  }

  #end(state: 'stopped' | 'done' | 'failed'): void {
    for (const { hired } of this.#helpers) hired.dismiss()
    this.#helpers = []
    this.#publish(state)
    if (this.#fresh) this.#settings.keep(this.#reviewed.analysis)
    this.#fresh = false
  }

  #publish(state: Reviewed['state']): void {
    this.#reviewed = this.#review(state)
    for (const see of this.#watchers) see()
  }

  #review(state: Reviewed['state']): Reviewed {
    return { state, analysis: analysisOf(this.#analysed, [...this.#found.values()]) }
  }
}
