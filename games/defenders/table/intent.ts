import type { Decision, Seat } from '@vyprava/kernel'
import type { Hands, Intent } from '@vyprava/kit'
import type { DefendersAction, DefendersView } from '../rules/index.ts'
import type { ActKind, Thing } from './thing.ts'

/** What would happen, and the thing that was touched for it. */
export interface Proposal {
  readonly action: DefendersAction
  readonly thing: Thing
}

/** What is kept in mind besides. */
export interface Mind {
  /** The action chosen on the ruler: only its places are lit. */
  readonly act: ActKind | null
  /** The item in the hand, by the number of its faction. */
  readonly item: number | null
  /** The hex whose camp is lifted. */
  readonly camp: number | null
  /** Hexes in the order in which they are to burn. */
  readonly order: readonly number[]
  /** The hex that offers more than one thing. */
  readonly menu: number | null
  /** The player whose things lie open in a sheet. */
  readonly sheet: number | null
  /** The terrain whose trail is shown in place of one's own. */
  readonly terrain: number | null
  /** What a touch of the board pins. */
  readonly pin: 'hex' | 'edge'
  /** Signals are being given: the board takes pins. */
  readonly talks: boolean
  /** The end of the actions was asked for while points are left. */
  readonly ends: boolean
}

export interface DefendersKinds {
  readonly thing: Thing
  readonly proposal: Proposal
  readonly action: DefendersAction
  readonly own: Mind
}

export type DefendersIntent = Intent<DefendersKinds>
export type DefendersHands = Hands<DefendersKinds>

export const NOTHING: Mind = {
  act: null,
  item: null,
  camp: null,
  order: [],
  menu: null,
  sheet: null,
  terrain: null,
  pin: 'hex',
  talks: false,
  ends: false,
}

/** Two questions with the same name are the same question. */
export const questionOf = (
  view: DefendersView,
  seat: Seat | null,
  decision: Decision<DefendersAction> | null,
): string =>
  JSON.stringify([
    seat,
    view.round,
    view.phase,
    view.agenda.at(-1),
    view.ap,
    view.pending,
    view.players.map(({ leader, items, injuries, support, handSize, signs, shown, hasChosen }) => [
      leader,
      items,
      injuries,
      support,
      handSize,
      signs.length,
      shown,
      hasChosen,
    ]),
    decision?.prompt,
    decision?.actions.length,
  ])
