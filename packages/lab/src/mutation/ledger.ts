import { createHash } from 'node:crypto'
import { appendFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import type { Mutant } from './mutants.ts'

/** What the tests said of a mutant. One that hangs them is noticed, too. */
export type Verdict = 'caught' | 'hung' | 'survived'

/** A test as it is reaches these mutants. */
interface Reach {
  readonly test: string
  readonly reaches: readonly number[]
  readonly ms: number
}

/** These were reached before a test, while modules were loaded or by hooks. */
interface Loaded {
  readonly test: string
  readonly loaded: readonly number[]
}

/** A test begins to run with a mutant, and must be done by a time. */
interface Trying {
  readonly trying: number
  readonly test: string
  readonly until: number
}

/** One line of the ledger; mutants are named by their number among the chosen ones. */
export type Note =
  | Reach
  | Loaded
  | Trying
  /** The run ended before the test did. */
  | { readonly brokenOff: number; readonly test: string }
  /** A test has noticed a mutant; or what it said is unclear, since it failed without the mutant as well. */
  | { readonly tried: number; readonly test: string; readonly verdict: 'caught' | 'hung' | 'unclear' }
  /** The tests have run with a mutant from their start, in a process of their own. */
  | { readonly judged: number; readonly verdict: Verdict }
  /** Nobody had noticed it, but there may be other tests by now. */
  | { readonly reopened: number }

/** Tests are named by their file, what stands around them, and a mark of what the file says. */
const fileOf = ({ test }: { readonly test: string }): string => test.split(' > ')[0]

const questionOf = (mutant: number, test: string): string => `${mutant} ${test}`

/** Keeps everything as soon as it is known, so that a run that was broken off goes on where it was. */
export class Ledger {
  readonly file: string
  readonly #verdicts = new Map<number, Verdict>()
  readonly #asked = new Set<string>()
  readonly #unclear = new Set<string>()
  readonly #reaches = new Map<string, Reach>()
  readonly #loaded: Loaded[] = []
  /** The question that nothing has followed yet. */
  #lastAsked: Trying | null = null

  constructor(file: string) {
    this.file = file
    const [, ...lines] = readFileSync(file, 'utf8').split('\n')
    for (const line of lines) if (line !== '') this.#take(JSON.parse(line))
  }

  /**
   * What is kept about other mutants (other sources, seed or count) is not taken over. A test that was asked last, in a
   * run that was broken off, has not answered, and its time is over.
   */
  static about(chosen: readonly Mutant[], file: string): Ledger {
    const head = createHash('sha256').update(JSON.stringify(chosen)).digest('hex')
    if (!existsSync(file) || !readFileSync(file, 'utf8').startsWith(`${head}\n`)) {
      mkdirSync(dirname(file), { recursive: true })
      writeFileSync(file, `${head}\n`)
    }
    const ledger = new Ledger(file)
    const asked = ledger.#lastAsked
    if (asked !== null) ledger.add({ brokenOff: asked.trying, test: asked.test })
    return ledger
  }

  add(note: Note): void {
    appendFileSync(this.file, `${JSON.stringify(note)}\n`)
    this.#take(note)
  }

  verdictOn(mutant: number): Verdict | null {
    return this.#verdicts.get(mutant) ?? null
  }

  /** Whether a test was asked about a mutant. */
  asked(test: string, mutant: number): boolean {
    return this.#asked.has(questionOf(mutant, test))
  }

  /** The mutants that a test reaches, if it is known. */
  reachedBy(test: string): readonly number[] | null {
    return this.#reaches.get(test)?.reaches ?? null
  }

  /** The test files that reach a mutant and have not said yet what they make of it, the quickest first. */
  filesLeft(mutant: number): string[] {
    const silent = [...this.#reaches.values()].filter(
      ({ test, reaches }) =>
        reaches.includes(mutant) &&
        (!this.asked(test, mutant) || this.#unclear.has(questionOf(mutant, test))),
    )
    const files = new Set([...silent, ...this.#before(mutant)].map(fileOf))
    return [...files].sort((a, b) => this.#timeOf(a) - this.#timeOf(b))
  }

  /** What is reached while a module is loaded concerns everybody who uses it, as does what nothing was seen to reach. */
  concernsAll(mutant: number): boolean {
    const isReached = [...this.#reaches.values()].some(({ reaches }) => reaches.includes(mutant))
    return !isReached || this.#before(mutant).length > 0
  }

  #before(mutant: number): readonly Loaded[] {
    return this.#loaded.filter(({ loaded }) => loaded.includes(mutant))
  }

  /** How long the tests of these files took as they are, in milliseconds; null for all. */
  timeOf(files: readonly string[] | null): number {
    const all = new Set([...this.#reaches.values()].map(fileOf))
    return (files ?? [...all]).reduce((sum, file) => sum + this.#timeOf(file), 0)
  }

  #timeOf(file: string): number {
    const own = [...this.#reaches.values()].filter((reach) => fileOf(reach) === file)
    return own.reduce((sum, { ms }) => sum + ms, 0)
  }

  #take(note: Note): void {
    this.#lastAsked = 'trying' in note ? note : null
    if ('reaches' in note) this.#reaches.set(note.test, note)
    else if ('loaded' in note) this.#loaded.push(note)
    else if ('trying' in note) this.#asked.add(questionOf(note.trying, note.test))
    else if ('brokenOff' in note) this.#asked.delete(questionOf(note.brokenOff, note.test))
    else if ('judged' in note) this.#verdicts.set(note.judged, note.verdict)
    else if ('reopened' in note) this.#verdicts.delete(note.reopened)
    else if (note.verdict === 'unclear') this.#unclear.add(questionOf(note.tried, note.test))
    else this.#verdicts.set(note.tried, note.verdict)
  }
}
