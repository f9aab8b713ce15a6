import type { GameAction, Match, Seat } from '@vyprava/kernel'
import type { Seating } from '../play/seating.ts'
import type { World } from './world.ts'

/** A bot that was asked: whose seat it is, and what it will do once it has thought for a humane while. */
export interface Asked {
  readonly seat: Seat
  readonly action: Promise<GameAction>
}

/** Asks the first bot that owes a decision; null when none does. */
export function askBot(
  match: Match,
  { players }: Seating,
  { desk, pause }: Pick<World, 'desk' | 'pause'>,
  { lessons, withdrawn }: { readonly lessons: boolean; readonly withdrawn: AbortSignal },
): Asked | null {
  const seat = match.deciders.find((decider) => players[decider].bot !== null)
  const bot = seat === undefined ? null : players[seat].bot
  if (seat === undefined || bot === null) return null
  const { view, decision } = match.sight(seat)
  if (decision === null) return null
  const question = { bot, seat, view, decision, lessons: lessons ? match.length : null, withdrawn }
  const action = Promise.all([desk.choose(question), pause()]).then(([chosen]) => chosen)
  return { seat, action }
}
