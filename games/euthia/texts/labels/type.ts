import type { ActionType } from '../../rules/actions.ts'
import type { CombatLabels } from './combat/type.ts'
import type { HeroLabels } from './hero/type.ts'
import type { LandLabels } from './land/type.ts'
import type { LayingLabels } from './laying/type.ts'
import type { MarketLabels } from './market/type.ts'
import type { RoundLabels } from './round/type.ts'

/** The words of the table, part by part. */
export interface EuthiaLabels {
  readonly land: LandLabels
  readonly hero: HeroLabels
  readonly market: MarketLabels
  readonly combat: CombatLabels
  readonly round: RoundLabels
  readonly laying: LayingLabels
}

/** What the brass button says of an action of each type; every type belongs to one part. */
export const doesIn = ({
  land,
  hero,
  market,
  combat,
}: EuthiaLabels): Readonly<Record<ActionType, string>> => ({
  ...land.does,
  ...hero.does,
  ...market.does,
  ...combat.does,
})
