import { choiceOf } from '@vyprava/bots'
import { Random } from '@vyprava/kernel'
import type { Rules } from '@vyprava/module'
import type { Ask, BotAnswer } from './messages.ts'

/** Answers a question; whatever goes wrong is told, never thrown. */
export async function answerTo(
  ask: Ask,
  rulesOf: (game: string, pack: unknown) => Promise<Rules>,
): Promise<BotAnswer> {
  const { id, game, pack, seed } = ask
  try {
    return { id, action: choiceOf(await rulesOf(game, pack), ask, new Random(seed), () => performance.now()) }
  } catch (error) {
    return { id, error: error instanceof Error ? error.message : String(error) }
  }
}
