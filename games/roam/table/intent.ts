import type { Decision, Seat } from '@vyprava/kernel'
import type { Hands, Intent } from '@vyprava/kit'
import type { Location, RoamAction, RoamView } from '../rules/index.ts'
import type { Tool } from './choices.ts'
import type { Target } from './target.ts'

/** What would happen on the table: the shape at a place, or what a square or an artifact stands for. */
export interface Proposal {
  readonly action: RoamAction
  /** Where the shape is held. */
  readonly location: Location | null
  readonly square: number | null
}

/** What is kept in mind besides. */
export interface Mind {
  /** The artifact in the hand. */
  readonly tool: Tool | null
  /** The square that offers more than one thing. */
  readonly menu: number | null
  readonly bid: number | null
}

export interface RoamKinds {
  readonly thing: Target
  readonly proposal: Proposal
  readonly action: RoamAction
  readonly own: Mind
}

export type RoamIntent = Intent<RoamKinds>
export type RoamHands = Hands<RoamKinds>

export const NOTHING: Mind = { tool: null, menu: null, bid: null }

/** Two questions with the same name are the same question. */
export const questionOf = (
  view: RoamView,
  seat: Seat | null,
  decision: Decision<RoamAction> | null,
): string =>
  JSON.stringify([
    seat,
    view.active,
    view.round,
    view.agenda.at(-1),
    view.turn,
    decision?.prompt,
    decision?.actions.length,
  ])
