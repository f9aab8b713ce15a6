import type { GameAction, Random } from '@vyprava/kernel'
import type { Playable } from './cast.ts'
import { type BotQuestion, choicesIn } from './question.ts'

/** What was chosen, and why the game's own stand-in had to; null where the bot did. */
export interface Chosen {
  readonly action: GameAction
  readonly failure: string | null
}

/** A question on its way. */
export interface Asked {
  /** The place of the bot's action among `choicesIn`. */
  readonly place: Promise<number>
  /** Nobody waits for it any more. */
  giveUp?(): void
}

export interface HostNeeds<Question extends BotQuestion> {
  readonly rules: Pick<Playable, 'game'>
  /** Where bots think: in the page, in a worker, in a thread. */
  think(question: Question): Asked
  /** How long a bot may take in all, in milliseconds, with the way to where it thinks. */
  readonly limit: number
  /** Calls after so many milliseconds, unless it is called off. */
  later(call: () => void, milliseconds: number): () => void
  readonly random: Random
}

/** Far longer than the strongest needs, on a busy machine too. */
export const HANGS = 30_000

/**
 * Asks a bot, and lets the game's harmless stand-in play when the bot throws, hangs or answers nonsense: whatever bots
 * do, a game goes on. Page and server ask bots by it; the lab asks them itself, for speed.
 */
export async function hosted<Question extends BotQuestion>(
  { rules, think, limit, later, random }: HostNeeds<Question>,
  question: Question,
): Promise<Chosen> {
  const { bot, seat, view, decision } = question
  const choices = choicesIn(question)
  try {
    const place = await within({ limit, later }, think(question))
    const action = choices.find((_, at) => at === place)
    if (action !== undefined) return { action, failure: null }
    throw new Error(`Bot "${bot}" chose what is not in the list: ${String(place)}`)
  } catch (error) {
    const failure = error instanceof Error ? error.message : String(error)
    return { action: rules.game.standIn(view, seat, decision, random), failure }
  }
}

/** The answer, unless it takes too long: then it is given up, and the bot has failed. */
function within(
  { limit, later }: Pick<HostNeeds<BotQuestion>, 'later' | 'limit'>,
  asked: Asked,
): Promise<number> {
  return new Promise((resolve, reject) => {
    const callOff = later(() => {
      reject(new Error(`No answer within ${limit / 1000} s`))
      asked.giveUp?.()
    }, limit)
    asked.place.then(resolve, reject).finally(callOff)
  })
}
