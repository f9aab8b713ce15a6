import type { Rules } from '@vyprava/games'
import { type GameAction, Random } from '@vyprava/kernel'
import { randomText } from '../frame/random-text.ts'
import { choicesIn, type PlainQuestion } from '../worker/messages.ts'
import { choiceOf } from '../worker/think.ts'

/** What a bot is asked; whoever no longer wants to know withdraws it, and then hears nothing. */
export interface BotQuestion extends PlainQuestion {
  readonly withdrawn?: AbortSignal
}

/** Where bots think. */
export interface BotDesk {
  choose(question: BotQuestion): Promise<GameAction>
}

/** Bots in this page. One that fails or breaks the rules is stood in for, so that a game never hangs. */
export function pageDesk(rules: Rules, random: Random = new Random(randomText(24))): BotDesk {
  return {
    async choose(question) {
      const { seat, view, decision } = question
      try {
        return choicesIn(question)[choiceOf(rules, question, random)]
      } catch (error) {
        console.error(`Bot "${question.bot}" failed`, error)
        return rules.game.standIn(view, seat, decision, random)
      }
    },
  }
}
