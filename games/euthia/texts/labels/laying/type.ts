import type { Mode } from '../../../content/schema.ts'

/** The words of the choice of a scenario and of heroes, before a game. */
export interface LayingLabels {
  readonly where: string
  readonly scenario: string
  /** "8 kol · jen společně" */
  about(rounds: number, modes: readonly Mode[]): string
  readonly heroes: string
  /** Whose hero is chosen, as a list of seats. */
  readonly whose: string
  readonly lot: string
  readonly lotNote: string
  /** A hero for those who listen: name, numbers, and who has it. */
  hero(name: string, numbers: string, player: string | null): string
  readonly health: string
  readonly gaar: string
  readonly dwurt: string
  readonly gems: string
}
