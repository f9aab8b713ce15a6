import { describe, type Game } from '@vyprava/kernel'

/** The caller asked for something that does not exist or makes no sense: one line, exit code 2. */
export class Misuse extends Error {}

/** The question was fine but the thing itself failed: one line, exit code 1. */
export class Failure extends Error {}

/** An option of a command: a flag, or a value named as the help shows it. */
export interface OptionHelp {
  readonly name: string
  /** What stands for the value in the help; a flag has none. */
  readonly value?: string
  readonly help: string
}

/** What a command found. `json` goes out with --json, `text` without; a failure adds a line and exit code 1. */
export interface Outcome {
  readonly json: object
  readonly text: string
  readonly failure?: string
}

/** Where words go to: a stream of the process, or whatever a caller gives instead. */
export interface Outlet {
  readonly isTTY?: boolean
  write(text: string): unknown
}

/** All that a command has of the process around it. */
export interface Io {
  readonly out: Outlet
  readonly err: Outlet
  readonly env: NodeJS.ProcessEnv
  /** A game by its name; null when there is none any more. */
  gameOf(id: string): Promise<Game | null>
}

export interface Command {
  readonly name: string
  readonly summary: string
  /** The arguments as the help shows them, `[x]` may be left out and `x…` repeated. */
  readonly arguments: readonly string[]
  readonly options: readonly OptionHelp[]
  run(input: Input, io: Io): Promise<Outcome>
}

/** The words of a command line, taken apart but not yet understood. */
export class Input {
  readonly words: readonly string[]
  readonly #values: ReadonlyMap<string, string>
  readonly #flags: ReadonlySet<string>

  constructor(words: readonly string[], values: ReadonlyMap<string, string>, flags: ReadonlySet<string>) {
    this.words = words
    this.#values = values
    this.#flags = flags
  }

  /** A required argument; the command line was checked against the command's list before. */
  word(index: number): string {
    const word = this.words[index]
    if (word === undefined) throw new Misuse(`argument ${index + 1} is missing`)
    return word
  }

  flag(name: string): boolean {
    return this.#flags.has(name)
  }

  text(name: string): string | null {
    return this.#values.get(name) ?? null
  }

  /** A whole number within limits, or null when the option is not given. */
  count(name: string, min: number, max: number): number | null {
    const text = this.text(name)
    return text === null ? null : wholeNumber(`--${name}`, text, min, max)
  }

  /** A JSON value, or null when the option is not given. */
  json(name: string): unknown {
    const text = this.text(name)
    if (text === null) return null
    try {
      return JSON.parse(text)
    } catch {
      throw new Misuse(`--${name}: found ${describe(text)}, expected JSON such as '{"name": "value"}'`)
    }
  }
}

/** Reads a whole number within limits. */
export function wholeNumber(name: string, text: string, min: number, max: number): number {
  const number = /^-?\d+$/.test(text) ? Number(text) : Number.NaN
  if (number >= min && number <= max) return number
  const limits = max === Number.MAX_SAFE_INTEGER ? `from ${min}` : `from ${min} to ${max}`
  throw new Misuse(`${name}: found ${describe(text)}, expected a whole number ${limits}`)
}
