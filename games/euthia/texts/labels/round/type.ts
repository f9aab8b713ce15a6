/** The words of the scenario, of the end of a round and of the end of the game. */
export interface RoundLabels {
  readonly scenario: string
  /** "6. z 10" */
  round(round: number, rounds: number): string
  readonly reputation: string
  /** What wins, in a sentence, by the goal of the scenario (EU-1514, EU-1528, EU-1538, EU-1549). */
  readonly goals: {
    elites(needed: number, rounds: number): string
    settlements(most: number, rounds: number): string
    sleeper(rounds: number): string
    golem(rounds: number): string
  }
  /** Among rivals: what a missed goal costs, and who wins then (EU-1501). */
  readonly rivals: string
  /** Facts of the scenario. */
  readonly elites: string
  readonly of: (count: number, all: number) => string
  readonly bounty: string
  readonly cold: (rounds: number) => string
  readonly destroyed: string
  readonly asleep: string
  readonly awake: string
  readonly legends: string
  readonly event: string
  readonly health: string
  readonly coins: string
  readonly gaar: string
  readonly cards: (count: number) => string
  readonly ended: string
  /** The end of a round, step by step. */
  readonly steps: {
    readonly title: string
    progress(step: number, all: number): string
    readonly next: string
    readonly pause: string
    readonly goOn: string
    readonly all: string
    readonly lastTurn: string
    over(name: string): string
    readonly newRound: string
    begins(round: number): string
    readonly tokens: string
    readonly three: string
    readonly ready: string
    readonly readied: string
  }
  openSeat(facts: string): string
}
