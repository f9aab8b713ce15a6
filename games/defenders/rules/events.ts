import type { MachineEvent } from './machine/events.ts'
import type { EndReason, Threat } from './state.ts'

/** By which an action was done. */
export const MEANS = ['action', 'item', 'ability'] as const
export type Means = (typeof MEANS)[number]

/** What happened. Hexes, edges, cards and players are numbers. */
export type DefendersEvent =
  | { readonly type: 'factionChosen'; readonly player: number; readonly faction: number }
  | { readonly type: 'leaderChosen'; readonly player: number; readonly leader: number }
  /** The cards are told to their owner alone. */
  | { readonly type: 'drawn'; readonly player: number; readonly cards: readonly number[] }
  | { readonly type: 'drawnHidden'; readonly player: number; readonly count: number }
  | { readonly type: 'campPlaced'; readonly player: number; readonly hex: number }
  | { readonly type: 'firstPlayer'; readonly player: number }
  | { readonly type: 'roundStarted'; readonly round: number }
  | { readonly type: 'chosen'; readonly player: number; readonly card: number }
  | { readonly type: 'chosenHidden'; readonly player: number }
  | { readonly type: 'revealed'; readonly player: number; readonly card: number }
  | { readonly type: 'abilityWaited'; readonly player: number }
  | { readonly type: 'abilityResolved'; readonly player: number; readonly card: number }
  | { readonly type: 'tokenPassed'; readonly from: number; readonly to: number }
  | { readonly type: 'turnStarted'; readonly player: number; readonly card: number; readonly ap: number }
  | {
      readonly type: 'moved'
      readonly player: number
      readonly from: number
      readonly to: number
      readonly means: Means
    }
  | {
      readonly type: 'regrouped'
      readonly player: number
      readonly from: number
      readonly to: number
      readonly means: Means
    }
  | { readonly type: 'campBuilt'; readonly player: number; readonly hex: number; readonly left: number }
  | { readonly type: 'campMoved'; readonly player: number; readonly from: number; readonly to: number }
  | {
      readonly type: 'cleared'
      readonly player: number
      readonly hex: number
      readonly pollution: number
      readonly toxic: boolean
      readonly means: Means
    }
  | { readonly type: 'healed'; readonly player: number; readonly injuries: number; readonly means: Means }
  | { readonly type: 'mechDestroyed'; readonly player: number; readonly hex: number; readonly means: Means }
  | { readonly type: 'mechRusted'; readonly player: number; readonly hex: number }
  | { readonly type: 'breached'; readonly player: number; readonly edge: number; readonly means: Means }
  | { readonly type: 'rewilded'; readonly player: number; readonly hex: number; readonly tile: number }
  | { readonly type: 'itemGained'; readonly player: number; readonly item: number }
  | { readonly type: 'itemUsed'; readonly player: number; readonly item: number }
  | {
      readonly type: 'supportGained'
      readonly player: number
      readonly support: number
      readonly field: number
    }
  | { readonly type: 'teamed'; readonly player: number; readonly card: number }
  | { readonly type: 'said'; readonly player: number; readonly phrase: number }
  | { readonly type: 'pinnedHex'; readonly player: number; readonly hex: number }
  | { readonly type: 'pinnedEdge'; readonly player: number; readonly edge: number }
  | { readonly type: 'hinted'; readonly player: number; readonly terrain: number; readonly count: number }
  | {
      readonly type: 'rolled'
      readonly player: number
      readonly threat: Threat
      readonly result: number
      readonly injuries: number
    }
  | { readonly type: 'injured'; readonly player: number; readonly injuries: number; readonly total: number }
  | { readonly type: 'killed'; readonly player: number; readonly card: number; readonly terrain: number }
  | { readonly type: 'deckShuffled'; readonly player: number; readonly count: number }
  | { readonly type: 'retired'; readonly player: number }
  | { readonly type: 'roundEnded'; readonly round: number }
  | { readonly type: 'gameEnded'; readonly reason: EndReason }
  | MachineEvent

export type { MachineEvent }
