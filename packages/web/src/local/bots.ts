import { type LevelName, randomPlayer } from '@vyprava/bots'
import type { Rules } from '@vyprava/games'
import { type GameAction, Random } from '@vyprava/kernel'
import { randomText } from '../frame/random-text.ts'
import type { PlainQuestion } from '../worker/messages.ts'
import { botsOf, choiceOf } from '../worker/think.ts'

export { botsOf }

/** What a bot is asked; whoever no longer wants to know withdraws it, and then hears nothing. */
export interface BotQuestion extends PlainQuestion {
  readonly withdrawn?: AbortSignal
}

/** Where bots think. */
export interface BotDesk {
  choose(question: BotQuestion): Promise<GameAction>
}

/** Sensible, and not beyond a newcomer. */
const USUAL: LevelName = 'wanderer'

/** A bot for somebody who only wants to play; of a game with other players the middle one. */
export function usualBot({ players }: Rules): string {
  const usual = players.find(({ name }) => name === USUAL)
  return (usual ?? players[Math.floor((players.length - 1) / 2)] ?? randomPlayer).name
}

/** Bots in this page. One that fails or breaks the rules is stood in for, so that a game never hangs. */
export function pageDesk(rules: Rules, random: Random = new Random(randomText(24))): BotDesk {
  return {
    async choose(question) {
      const { seat, view, decision } = question
      try {
        return decision.actions[choiceOf(rules, question, random)]
      } catch (error) {
        console.error(`Bot "${question.bot}" failed`, error)
        return rules.game.standIn(view, seat, decision, random)
      }
    },
  }
}
