import type { Random, Seat } from '@vyprava/kernel'
import type { EuthiaGame } from '../rules/game.ts'
import { createEuthia } from '../rules/game.ts'
import { type Pack, type Printed, printedFrom } from '../rules/printed.ts'
import type { Euthia, Player } from '../rules/state.ts'
import { Armoury } from './armoury.ts'
import { ALONE, RIVAL, type Values } from './values.ts'

/** How much a player thinks: plans kept at each step of a turn, how many steps, and what it overlooks. */
export interface Effort {
  readonly width: number
  readonly depth: number
  /** Turns after this one that are planned. */
  readonly turns: number
  /** How far, in shares of their worth, prospects are misjudged: for a turn, and from one moment to the next. */
  readonly misjudges: number
  readonly wavers: number
  /** The share of what could be done that does not come to mind. */
  readonly forgets: number
  /** How many steps away things are seen. */
  readonly sight: number
  /** Whether it gathers what open quests ask for. */
  readonly gathers: boolean
  /** How answers in fights are thought out, the most promising ones longest; at sight where there is nothing. */
  readonly fights: readonly Look[]
}

/** So many of the best answers are played on in so many worlds more. */
export interface Look {
  readonly answers: number
  readonly worlds: number
}

/** What a thought works with. */
export interface Mind {
  readonly printed: Printed
  readonly game: EuthiaGame
  readonly armoury: Armoury
  readonly effort: Effort
}

const known = new WeakMap<Pack, Omit<Mind, 'effort'>>()

/** What all thoughts about a pack share is made for the first of them: a table with people alone never needs it. */
export function mindOf(pack: Pack, effort: Effort): Mind {
  const { printed, game, armoury } =
    known.get(pack) ?? mindWith(printedFrom(pack), createEuthia(pack), effort)
  known.set(pack, { printed, game, armoury })
  return { printed, game, armoury, effort }
}

/** The same with what was made of the pack before. */
export const mindWith = (printed: Printed, game: EuthiaGame, effort: Effort): Mind => ({
  printed,
  game,
  armoury: new Armoury(printed),
  effort,
})

/** The whole map. */
export const EVERYTHING = Number.POSITIVE_INFINITY

/** Enough for fights, which all levels lead alike. */
export const PLAIN: Effort = {
  width: 1,
  depth: 1,
  turns: 0,
  misjudges: 0,
  wavers: 0,
  forgets: 0,
  sight: EVERYTHING,
  gathers: false,
  fights: [],
}

/** One question as it is thought about: a state that fits what the seat knows. */
export interface Thought {
  readonly mind: Mind
  readonly printed: Printed
  readonly state: Euthia
  readonly seat: Seat
  readonly player: Player
  readonly random: Random
  readonly values: Values
}

export const thoughtOf = (mind: Mind, state: Euthia, seat: Seat, random: Random): Thought => ({
  mind,
  printed: mind.printed,
  state,
  seat,
  player: state.players[seat],
  random,
  values: isRace(state) ? RIVAL : ALONE,
})

/** The share of the game that is still to come, from 1 to 0. */
export const restOf = ({ printed, state }: Thought): number => {
  const { rounds } = printed.pack.scenarios[state.scenario]
  return Math.max(0, (rounds - state.round) / rounds)
}

/** Whether others are rivals. */
export const isRace = ({ mode }: Euthia): boolean => mode === 'competitive'
