import { type Player, type Question, randomPlayer } from '@vyprava/bots'
import type { Rules } from '@vyprava/games'
import { type Decision, type GameAction, indexOfAction, Random, type Seat } from '@vyprava/kernel'
import { randomText } from './saved.ts'

/** A question to a bot, as plain data: it can be sent to a worker. */
export interface BotQuestion {
  /** Name of the player. */
  readonly bot: string
  readonly seat: Seat
  readonly view: object
  readonly decision: Decision<GameAction>
}

/** Where bots think. In the page for now; a worker answers the same questions. */
export interface BotDesk {
  choose(question: BotQuestion): Promise<GameAction>
}

/** All players of a game, the random one first. */
export const botsOf = (rules: Rules): readonly Player[] => [randomPlayer, ...rules.players]

/** A bot for somebody who only wants to play: the middle one of those that think. */
export function usualBot({ players }: Rules): string {
  return (players[Math.floor((players.length - 1) / 2)] ?? randomPlayer).name
}

/** Bots in this page. One that fails or breaks the rules is stood in for, so that a game never hangs. */
export function pageDesk(rules: Rules, random: Random = new Random(randomText(24))): BotDesk {
  return {
    async choose({ bot, seat, view, decision }) {
      const standIn = () => rules.game.standIn(view, seat, decision, random)
      const player = botsOf(rules).find(({ name }) => name === bot)
      if (player === undefined) return standIn()
      try {
        const question: Question<object, GameAction> = { seat, decision, view: () => view }
        const action = player.choose(question, random)
        if (indexOfAction(decision.actions, action) !== -1) return action
        console.error(`Bot "${bot}" chose an action that is not legal`, action)
      } catch (error) {
        console.error(`Bot "${bot}" failed`, error)
      }
      return standIn()
    },
  }
}
