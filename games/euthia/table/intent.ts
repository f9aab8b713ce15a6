import type { Decision, Seat } from '@vyprava/kernel'
import type { Hands, Intent } from '@vyprava/kit'
import type { EuthiaAction } from '../rules/actions.ts'
import type { EuthiaView } from '../rules/view.ts'
import type { Thing } from './thing.ts'

/** What is sent by one press: steps of the rules, in their order. */
export type Press = readonly EuthiaAction[]

/** What would happen, and the thing that was touched for it. */
export interface Proposal {
  readonly press: Press
  readonly thing: Thing
}

/** What is kept in mind besides. */
export interface Mind {
  /** What is in the hand and seeks its place: a tile, a gem, an essence. */
  readonly held: Thing | null
  /** The thing that offers more than one action. */
  readonly menu: Thing | null
  /** The player whose things lie open in a sheet. */
  readonly sheet: number | null
  /** The end of the turn was asked for while something could still be done. */
  readonly ends: boolean
  /** The hero's board is pulled up; kept from question to question. */
  readonly pulled: boolean
  /** The ladder of personal tiles lies open; kept from question to question. */
  readonly ladder: boolean
}

export interface EuthiaKinds {
  readonly thing: Thing
  readonly proposal: Proposal
  readonly action: Press
  readonly own: Mind
}

export type EuthiaIntent = Intent<EuthiaKinds>
export type EuthiaHands = Hands<EuthiaKinds>

export const NOTHING: Mind = {
  held: null,
  menu: null,
  sheet: null,
  ends: false,
  pulled: false,
  ladder: false,
}

/** Two questions with the same name are the same question. */
export const questionOf = (
  view: EuthiaView,
  seat: Seat | null,
  decision: Decision<EuthiaAction> | null,
): string =>
  JSON.stringify([
    seat,
    view.round,
    view.active,
    view.agenda.length,
    view.agenda.at(-1),
    seat === null ? null : view.players[seat],
    view.fight,
    view.map.tiles.length,
    view.offers,
    decision?.prompt,
    decision?.actions.length,
  ])
