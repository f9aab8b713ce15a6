import type { Seat } from '@vyprava/kernel'
import type { Side } from '../../content/schema.ts'
import type { Hope } from '../actions.ts'
import type { FoeKind } from '../fight.ts'

/** The fight from its start to its end. */
export type FightEvent =
  | {
      readonly type: 'fightStarted'
      readonly player: Seat
      readonly field: number
      readonly kind: FoeKind
    }
  /** A control card is turned up: it belongs to a player (EU-613 to EU-615). */
  | { readonly type: 'controlTurned'; readonly owner: Seat; readonly kept: boolean }
  /** Who plays the monster, and whether by an own control card. */
  | { readonly type: 'controlled'; readonly player: Seat; readonly takeover: boolean }
  | {
      readonly type: 'foeMet'
      readonly player: Seat
      readonly kind: FoeKind
      readonly foe: number
      readonly vitality: number
      readonly air: boolean
      readonly earth: boolean
    }
  | { readonly type: 'combatRound'; readonly round: number }
  | { readonly type: 'foeRolled'; readonly dice: readonly number[]; readonly combatCard: number }
  | {
      readonly type: 'attackRolled'
      readonly player: Seat
      readonly tile: number
      readonly dice: readonly number[]
    }
  | { readonly type: 'diceTurned'; readonly side: Side; readonly dice: readonly number[] }
  /** A Gaar throws a die of the side that is attacking again; `by` spent it. */
  | {
      readonly type: 'gaarSpent'
      readonly by: Side
      readonly side: Side
      readonly die: number
      readonly value: number
    }
  | { readonly type: 'dwurtSpent'; readonly player: Seat; readonly side: Side }
  | { readonly type: 'dieChanged'; readonly side: Side; readonly die: number; readonly value: number }
  | { readonly type: 'hopeChanged'; readonly player: Seat; readonly hope: number }
  | { readonly type: 'hopeSpent'; readonly player: Seat; readonly how: Hope; readonly hope: number }
  /** Cards are played: by the monster-player, or turned up from a reserve (NONE). */
  | { readonly type: 'cardsPlayed'; readonly player: Seat; readonly card: number; readonly count: number }
  | { readonly type: 'gaarStolen'; readonly player: Seat; readonly count: number }
  | { readonly type: 'foeStruck'; readonly player: Seat; readonly strength: number; readonly wounds: number }
  | { readonly type: 'heroStruck'; readonly player: Seat; readonly strength: number; readonly hits: number }
  | { readonly type: 'foeHit'; readonly player: Seat; readonly hits: number; readonly total: number }
  | { readonly type: 'foeHealed'; readonly healed: number; readonly total: number }
  | { readonly type: 'foeBeaten'; readonly player: Seat; readonly kind: FoeKind; readonly foe: number }
  | { readonly type: 'trophyKept'; readonly player: Seat; readonly kept: boolean }
  | { readonly type: 'fieldFreed'; readonly player: Seat; readonly field: number }
  | { readonly type: 'fightLost'; readonly player: Seat; readonly kind: FoeKind; readonly foe: number }
  /** A foe of the scenario goes on its way, undecided (EU-1547). */
  | { readonly type: 'fightLeft'; readonly player: Seat; readonly foe: number }
