import { type Asked, type BotQuestion, type Chosen, choiceOf, HANGS, hosted } from '@vyprava/bots'
import { Random } from '@vyprava/kernel'
import type { Rules } from '@vyprava/module'
import { randomText } from '../frame/random-text.ts'

/** What a bot of a table is asked; whoever no longer wants to know withdraws it, and then hears nothing. */
export interface DeskQuestion extends BotQuestion {
  readonly withdrawn?: AbortSignal
}

/** Where bots think. */
export interface BotDesk {
  choose(question: DeskQuestion): Promise<Chosen>
}

export interface DeskNeeds {
  readonly rules: Rules
  think(question: DeskQuestion): Asked
  readonly limit?: number | undefined
}

const later = (call: () => void, milliseconds: number): (() => void) => {
  const timer = setTimeout(call, milliseconds)
  return () => clearTimeout(timer)
}

/** A desk at which a bot that fails, hangs or breaks the rules is stood in for, so that a game never stops. */
export function deskWith({ rules, think, limit = HANGS }: DeskNeeds): BotDesk {
  const random = new Random(randomText(24))
  return {
    async choose(question) {
      const chosen = await hosted({ rules, think, limit, later, random }, question)
      if (question.withdrawn?.aborted) return new Promise(() => {})
      if (chosen.failure !== null) console.error(`Bot "${question.bot}" failed: ${chosen.failure}`)
      return chosen
    },
  }
}

/** Bots in this page. */
export function pageDesk(rules: Rules): BotDesk {
  const random = new Random(randomText(24))
  const place = async (question: DeskQuestion) => choiceOf(rules, question, random, () => performance.now())
  return deskWith({ rules, think: (question) => ({ place: place(question) }) })
}
