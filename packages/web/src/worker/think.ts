import { type LevelName, type Player, randomPlayer } from '@vyprava/bots'
import type { Rules } from '@vyprava/games'
import { indexOfAction, Random } from '@vyprava/kernel'
import { type Answer, type Ask, choicesIn, type PlainQuestion } from './messages.ts'

/** All players of a game, the random one first. */
export const botsOf = (rules: Rules): readonly Player[] => [randomPlayer, ...rules.players]

/** Sensible, and not beyond a newcomer. */
const USUAL: LevelName = 'wanderer'

/** A bot for somebody who only wants to play; of a game with other players the middle one. */
export function usualBot({ players }: Rules): string {
  const usual = players.find(({ name }) => name === USUAL)
  return (usual ?? players[Math.floor((players.length - 1) / 2)] ?? randomPlayer).name
}

/** No bot keeps a person waiting longer, in milliseconds: on a slow machine a strong one thinks less deeply. */
export const PATIENCE = 1800

/** Lets the named player choose; returns the place of its action among all that it may do. */
export function choiceOf(
  rules: Rules,
  question: PlainQuestion,
  random: Random,
  now: () => number = () => performance.now(),
): number {
  const { bot, seat, view, decision, asides } = question
  const player = botsOf(rules).find(({ name }) => name === bot)
  if (player === undefined) throw new Error(`There is no bot "${bot}"`)
  const end = now() + PATIENCE
  const action = player.choose({ seat, decision, asides, view: () => view, stop: () => now() >= end }, random)
  const index = indexOfAction(choicesIn(question), action)
  if (index === -1) throw new Error(`Bot "${bot}" chose what is not legal: ${JSON.stringify(action)}`)
  return index
}

/** Answers a question; whatever goes wrong is told, never thrown. */
export async function answerTo(
  ask: Ask,
  rulesOf: (game: string, pack: unknown) => Promise<Rules>,
): Promise<Answer> {
  const { id, game, pack, seed } = ask
  try {
    return { id, action: choiceOf(await rulesOf(game, pack), ask, new Random(seed)) }
  } catch (error) {
    return { id, error: error instanceof Error ? error.message : String(error) }
  }
}
