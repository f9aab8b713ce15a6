import type { Decision, Seat } from '@vyprava/kernel'
import type { Hands, Intent } from '@vyprava/kit'
import type { ArkAction, ArkView } from '../rules/index.ts'
import type { AnswerCard, Thing } from './thing.ts'

/** What is sent by one press: steps of the rules, in their order. */
export type Press = readonly ArkAction[]

/** What would happen, and the thing that was touched for it. */
export interface Proposal {
  readonly press: Press
  readonly thing: Thing
}

/** A hex that is chosen and not painted yet. */
export interface Stroke {
  readonly hex: number
  readonly colour: number
}

/**
 * What is kept in mind. Moves and answers are gathered here, step by step, and nothing of them is bound before the brass
 * button sends them.
 */
export interface Mind {
  /** The pencil in the hand: to be named, or what the named colour is changed to by hints. */
  readonly colour: number | null
  /** The hexes of the move, in the order of their touches. */
  readonly strokes: readonly Stroke[]
  /** The Hunter's extra meadow. */
  readonly meadow: number | null
  /** The field of a compass answer. */
  readonly field: number | null
  /** The answer card that lies on top; a chosen hex or field chooses its own. */
  readonly card: AnswerCard | null
  /** The gem in the hand. */
  readonly gem: number | null
  /** The acorn is in the hand: forests are turned into towns. */
  readonly acorn: boolean
  /** The band is touched: the next meadow is the extra one. */
  readonly band: boolean
  /** The hex on which a ring of five pencils is open. */
  readonly fan: number | null
  /** The part that is looked at. */
  readonly letter: number | null
  /** The compass lies open. */
  readonly compass: boolean
  /** The player whose sheet lies open. */
  readonly sheet: number | null
}

export interface ArkKinds {
  readonly thing: Thing
  readonly proposal: Proposal
  readonly action: Press
  readonly own: Mind
}

export type ArkIntent = Intent<ArkKinds>
export type ArkHands = Hands<ArkKinds>

export const NOTHING: Mind = {
  colour: null,
  strokes: [],
  meadow: null,
  field: null,
  card: null,
  gem: null,
  acorn: false,
  band: false,
  fan: null,
  letter: null,
  compass: false,
  sheet: null,
}

/** Two questions with the same name are the same question: others may answer meanwhile. */
export const questionOf = (
  view: ArkView,
  seat: Seat | null,
  decision: Decision<ArkAction> | null,
): string => {
  const sheet = seat === null ? null : view.sheets[seat]
  return JSON.stringify([
    seat,
    view.phase,
    view.turn,
    view.named,
    // What somebody else paints meanwhile asks nothing new.
    seat === view.active ? view.move : null,
    decision?.prompt,
    sheet?.answer,
    sheet?.diamonds,
    sheet?.conversions,
    sheet?.compass,
  ])
}
