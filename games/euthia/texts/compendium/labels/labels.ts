import type {
  ArmourKind,
  ScenarioCard,
  ScenarioCardKind,
  Source,
  TileClass,
} from '../../../content/schema.ts'

/** The headings and small words of the compendium. */
export interface Labels {
  readonly title: string
  readonly intro: string
  readonly heroes: string
  readonly board: string
  readonly start: string
  readonly solo: string
  readonly multi: string
  readonly gems: string
  readonly essences: string
  readonly monsters: string
  readonly elites: string
  readonly bounty: string
  readonly chaos: string
  readonly combat: string
  readonly elementals: string
  readonly encounters: string
  readonly map: string
  readonly chapter: string
  readonly scenarioCards: string
  readonly scenarios: string
  readonly titles: string
  readonly rates: string
  readonly name: string
  readonly kind: string
  readonly price: string
  readonly value: string
  readonly does: string
  readonly count: string
  readonly vitality: string
  readonly brings: string
  readonly diagram: string
  readonly reward: string
  readonly lair: string
  readonly task: string
  readonly element: string
  readonly health: string
  readonly slots: string
  readonly unlock: string
  readonly sale: string
  readonly penalty: string
  readonly immune: string
  readonly lasting: string
  readonly loot: string
  readonly when: string
  readonly perPlayer: string
  readonly steps: string
  readonly rounds: string
  readonly modes: string
  readonly grades: string
  readonly dice: string
  readonly heals: string
  readonly moves: string
  readonly gemSpaces: string
  readonly set: readonly [string, string, string]
  readonly beside: string
  readonly sources: Readonly<Record<Source, string>>
  readonly classes: Readonly<Record<TileClass, string>>
  readonly decks: Readonly<Record<ScenarioCardKind, string>>
  readonly armours: Readonly<Record<ArmourKind, string>>
  /** Which settlement a dragon flies to. */
  readonly targets: Readonly<Record<NonNullable<ScenarioCard['target']>, string>>
}
