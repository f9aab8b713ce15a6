import { winners } from '@vyprava/kernel'
import type { Plan, PlayedGame, Timing } from './simulation.ts'

/** What `simulate` prints: scripts rely on these names. */
export interface Failures {
  readonly player: string
  readonly times: number
  /** What was wrong at first. */
  readonly first: string
}

export interface Report {
  readonly game: string
  readonly seats: number
  readonly players: readonly string[]
  readonly options: object
  readonly seed: string
  readonly games: number
  readonly finished: number
  readonly actions: number
  readonly seconds: number
  /** Of all workers together. */
  readonly thinkingSeconds: number
  /** Of the rules alone: the time that players other than the random one think is left out. */
  readonly actionsPerSecond: number
  /** For each player as named on the command line, of the finished games; a tie is shared equally. */
  readonly winRate: readonly number[]
  readonly results: Results
  readonly length: {
    readonly min: number
    readonly median: number
    readonly p95: number
    readonly max: number
  }
  /** Players that threw or chose what is not legal, so that the stand-in played; absent where nobody did. */
  readonly failures?: readonly Failures[]
}

interface Results {
  readonly reasons: Readonly<Record<string, number>>
  readonly won?: number
  readonly lost?: number
  readonly ties?: number
}

/** Adds up games as they are played, so that millions of them take no memory. */
export class Tally {
  readonly #plan: Plan
  readonly #wins: number[]
  readonly #reasons = new Map<string, number>()
  readonly #lengths = new Map<number, number>()
  readonly #ends = { together: 0, won: 0, ties: 0 }
  #actions = 0
  #games = 0
  #finished = 0

  constructor(plan: Plan) {
    this.#plan = plan
    this.#wins = plan.players.map(() => 0)
  }

  get games(): number {
    return this.#games
  }

  add({ seating, actions, result }: PlayedGame): void {
    this.#games++
    this.#actions += actions
    if (result === null) return
    this.#finished++
    count(this.#lengths, actions)
    count(this.#reasons, result.reason)
    const best = winners(result, seating.length)
    const players = best.map((seat) => seating[seat])
    if (result.kind === 'together') {
      this.#ends.together++
      if (result.won) this.#ends.won++
      for (const player of new Set(players)) this.#wins[player] += 1
    } else {
      if (best.length > 1) this.#ends.ties++
      for (const player of players) this.#wins[player] += 1 / best.length
    }
  }

  /** `seconds` is how long somebody waited: less than the games took when several workers played them. */
  report({ ms, clocks }: Timing, seconds = ms / 1000): Report {
    const thinkingMs = clocks.reduce((sum, clock) => sum + clock.ms, 0)
    const { game, table, players, seed } = this.#plan
    const failures = failuresIn(clocks, players)
    return {
      game: game.id,
      seats: table.seats,
      players: players.map(({ name }) => name),
      options: table.options,
      seed,
      games: this.#games,
      finished: this.#finished,
      actions: this.#actions,
      seconds: rounded(seconds, 6),
      thinkingSeconds: rounded(thinkingMs / 1000, 6),
      actionsPerSecond: Math.round((1000 * this.#actions) / Math.max(ms - thinkingMs, 1e-6)),
      winRate: this.#wins.map((won) => (this.#finished === 0 ? 0 : rounded(won / this.#finished, 4))),
      results: this.#results(),
      length: this.#length(),
      ...(failures.length > 0 ? { failures } : {}),
    }
  }

  #results(): Results {
    const reasons = Object.fromEntries([...this.#reasons].sort(([a], [b]) => (a < b ? -1 : 1)))
    const { together, won, ties } = this.#ends
    return together > 0 ? { reasons, won, lost: together - won } : { reasons, ties }
  }

  #length(): Report['length'] {
    const sorted = [...this.#lengths].sort(([a], [b]) => a - b)
    const at = (share: number): number => {
      let left = Math.max(1, Math.ceil(share * this.#finished))
      for (const [length, games] of sorted) {
        left -= games
        if (left <= 0) return length
      }
      return 0
    }
    return { min: at(0), median: at(0.5), p95: at(0.95), max: at(1) }
  }
}

const failuresIn = (clocks: Timing['clocks'], players: Plan['players']): Failures[] =>
  clocks.flatMap(({ failures: times, failure: first }, place) =>
    first === null ? [] : [{ player: players[place].name, times, first }],
  )

function count<Key>(counts: Map<Key, number>, key: Key): void {
  counts.set(key, (counts.get(key) ?? 0) + 1)
}

const rounded = (number: number, digits: number): number => Number(number.toFixed(digits))
