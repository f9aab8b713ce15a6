import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import {
  type MatchRecord,
  parseRecord,
  printProblem,
  Random,
  startMatch,
  type Table,
  writeRecord,
} from '@vyprava/kernel'
import {
  checkRun,
  dumpOf,
  PROPERTY_NAMES,
  type PropertyName,
  type Run,
  type Subject,
} from '@vyprava/kernel/testing/suite'
import { Failure } from './command.ts'
import { reasonOf } from './files.ts'
import { Coverage, seekPlace, startedAfter, type Taken } from './seeking.ts'

/** What need not hold for games that begin in the middle. */
const OF_BEGINNINGS: readonly PropertyName[] = ['twins differ']

/** A property that did not hold, and where its dump lies. */
export interface Broken {
  readonly property: PropertyName
  readonly message: string
  readonly run: Run
  readonly dump: string
}

/** What a fuzzer has done so far. */
export interface FuzzReport {
  readonly game: string
  readonly seconds: number
  readonly runs: number
  /** How many of the runs began at a place that the fuzzer had sought out. */
  readonly sought: number
  readonly checks: number
  /** Kinds of answers by question, different answers, and kinds of events that were met. */
  readonly met: { readonly questions: number; readonly answers: number; readonly events: number }
  readonly broken: readonly Broken[]
}

/** Holds the properties of the suite to random runs and, in turns, to runs from places that were sought out. */
export class Fuzzer {
  readonly #subject: Subject
  readonly #random: Random
  readonly #dumps: string
  readonly #coverage = new Coverage()
  readonly #broken: Broken[] = []
  #runs = 0
  #sought = 0
  #checks = 0

  constructor(subject: Subject, seed: string, dumps: string) {
    this.#subject = subject
    this.#random = new Random(`fuzz ${seed}`)
    this.#dumps = dumps
  }

  get runs(): number {
    return this.#runs
  }

  get broken(): readonly Broken[] {
    return this.#broken
  }

  /** One run with every property that still holds, unless the time is over. */
  step(isOver: () => boolean): void {
    const { tables } = this.#subject
    const index = this.#random.int(tables.length)
    const table = this.#tableOf(index)
    const seed = this.#random.int(1_000_000_000)
    const isSeeking = this.#runs % 2 === 1 && this.#subject.open === undefined
    const path = isSeeking
      ? seekPlace(this.#subject.game, table, seedOf(seed), this.#coverage, this.#random)
      : []
    const game = path.length === 0 ? this.#subject.game : startedAfter(this.#subject.game, path)
    const subject: Subject = { ...this.#subject, game }
    const run: Run = { table: index, seed, length: game.bound(table) }
    this.#runs++
    if (path.length > 0) this.#sought++
    for (const property of PROPERTY_NAMES) {
      if (isOver()) return
      if (path.length > 0 && OF_BEGINNINGS.includes(property)) continue
      if (this.#broken.some((known) => known.property === property)) continue
      this.#checks++
      if (checkRun(subject, property, run) !== null)
        this.#report(subject, property, shortest(subject, property, run), path)
    }
  }

  report(seconds: number): FuzzReport {
    const { questions, answers, events } = this.#coverage
    return {
      game: this.#subject.game.id,
      seconds: Number(seconds.toFixed(3)),
      runs: this.#runs,
      sought: this.#sought,
      checks: this.#checks,
      met: { questions, answers, events },
      broken: this.#broken,
    }
  }

  #tableOf(index: number): Table {
    const { game, tables } = this.#subject
    const { seats, options, name } = tables[index]
    const started = startMatch(game, { seats, options: options ?? {}, seed: '' })
    if (!started.ok) throw new Failure(`the table ${JSON.stringify(name)}: ${printProblem(started.problem)}`)
    return started.value.table
  }

  #report(subject: Subject, property: PropertyName, run: Run, path: readonly Taken[]): void {
    const message = checkRun(subject, property, run) ?? 'fails only sometimes'
    const dump = dumpOf(subject, { property, run, message })
    const whole = path.length === 0 ? dump : { ...dump, record: this.#wholeRecord(dump, path) }
    const file = join(this.#dumps, `${this.#subject.game.id}-${property.replaceAll(' ', '-')}.json`)
    try {
      mkdirSync(this.#dumps, { recursive: true })
      writeFileSync(file, `${JSON.stringify(whole, null, 2)}\n`)
    } catch (error) {
      throw new Failure(
        `cannot write ${JSON.stringify(file)}: ${reasonOf(error)} (it was to hold: ${property}: ${message})`,
      )
    }
    this.#broken.push({ property, message: message.split('\n')[0] ?? '', run, dump: file })
  }

  /** The record of a run that began later, from the real beginning. */
  #wholeRecord(dump: object, path: readonly Taken[]): MatchRecord | null {
    const late = parseRecord(JSON.stringify(Reflect.get(dump, 'record')))
    if (!late.ok) return null
    const { seats, options, seed, journal } = late.value
    const started = startMatch(this.#subject.game, { seats, options, seed })
    if (!started.ok) return null
    const match = started.value
    try {
      for (const { seat, action } of path) match.play(seat, action)
      for (const entry of journal) if ('action' in entry) match.play(entry.seat, entry.action)
    } catch {
      // The match up to the step that throws is what there is to show.
    }
    return writeRecord(match)
  }
}

/** The seed of the match of a run, as the suite makes it. */
const seedOf = (seed: number): string => `run ${seed}`

/** The shortest beginning of a run that still fails; a run that fails from the start is kept whole. */
function shortest(subject: Subject, property: PropertyName, run: Run): Run {
  const fails = (length: number): boolean => checkRun(subject, property, { ...run, length }) !== null
  if (fails(0)) return run
  let [low, high] = [0, run.length]
  while (high - low > 1) {
    const middle = Math.floor((low + high) / 2)
    if (fails(middle)) high = middle
    else low = middle
  }
  return { ...run, length: high }
}
