import type { Decision, Seat } from '@vyprava/kernel'
import type { Location, RoamAction, RoamView } from '../rules/index.ts'
import type { Tray } from '../texts/labels/index.ts'
import type { Tool } from './choices.ts'

/** What somebody is about to do: nothing of it has happened yet. */
export interface Intent {
  /** The question it belongs to; with the next question it is forgotten. */
  readonly question: string
  /** Where the shape is held. */
  readonly aim: Location | null
  /** The artifact in the hand. */
  readonly tool: Tool | null
  /** The square that offers more than one thing. */
  readonly menu: number | null
  /** The artifact of the row that is about to be bought. */
  readonly artifact: number | null
  readonly bid: number | null
  /** The square of which it was said why not. */
  readonly refused: number | null
  /** What is pulled out under the map of a phone. */
  readonly tray: Tray | null
}

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

export const noIntent = (question: string): Intent => ({
  question,
  aim: null,
  tool: null,
  menu: null,
  artifact: null,
  bid: null,
  refused: null,
  tray: null,
})
