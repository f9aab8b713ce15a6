import { type Decision, type GameAction, indexOfAction, type Random, type Seat } from '@vyprava/kernel'
import { botsOf, type Playable } from './cast.ts'

/** A question to a bot, as plain data that can be sent anywhere: a view, never a state. */
export interface BotQuestion {
  /** The name of the player. */
  readonly bot: string
  readonly seat: Seat
  readonly view: object
  readonly decision: Decision<GameAction>
  /** What it may do besides. */
  readonly asides: readonly GameAction[]
}

/** All that a bot may say to a question, answers first. */
export const choicesIn = ({
  decision,
  asides,
}: Pick<BotQuestion, 'asides' | 'decision'>): readonly GameAction[] => [...decision.actions, ...asides]

/** No bot keeps a person waiting longer, in milliseconds: on a slow machine a strong one thinks less deeply. */
export const PATIENCE = 1800

/**
 * Lets the named player choose; the place of its action among all that it may do. Throws where the player does, where
 * there is none of that name, and where what it chose is not legal.
 */
export function choiceOf(rules: Playable, question: BotQuestion, random: Random, now: () => number): number {
  const { bot, seat, view, decision, asides } = question
  const player = botsOf(rules).find(({ name }) => name === bot)
  if (player === undefined) throw new Error(`There is no bot "${bot}"`)
  const end = now() + PATIENCE
  const action = player.choose({ seat, decision, asides, view: () => view, stop: () => now() >= end }, random)
  const place = indexOfAction(choicesIn(question), action)
  if (place === -1) throw new Error(`Bot "${bot}" chose what is not legal: ${JSON.stringify(action)}`)
  return place
}
