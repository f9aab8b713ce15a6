/// A thread in which bots of the server think.
import { choiceOf } from '@vyprava/bots'
import { moduleOf } from '@vyprava/games'
import { Random } from '@vyprava/kernel'
import type { SeatQuestion } from './thinker.ts'

/** The place of the bot's action among all that it may do. */
export default async function choose(question: SeatQuestion): Promise<number> {
  const module = moduleOf(question.game)
  if (module === null) throw new Error(`There is no game "${question.game}"`)
  return choiceOf(await module.rules(), question, new Random(question.seed), () => performance.now())
}
