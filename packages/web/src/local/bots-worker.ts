import { choiceOf } from '@vyprava/bots'
import { Random } from '@vyprava/kernel'
import type { Rules } from '@vyprava/module'
import { randomText } from '../frame/random-text.ts'
import { type Ask, readBotAnswer } from '../worker/messages.ts'
import { type BotDesk, type DeskNeeds, type DeskQuestion, deskWith } from './bots.ts'

/** A worker that was started. */
export interface Started {
  send(ask: Ask): void
  end(): void
}

/** Starts a worker; throws where there are none. `failed` is called when it cannot work at all. */
export type Start = (hear: (data: unknown) => void, failed: (why: string) => void) => Started

/** What became of a question: an action's place in the list, a bot's failure in words, or why there is no worker. */
type Outcome = { readonly action: number } | { readonly error: string } | { readonly absent: string }

/**
 * The one worker of this page. It is started with the first question. A question that is withdrawn ends it,
 * unless somebody else waits too; the next question starts another.
 */
export class BotWorker {
  readonly #start: Start
  readonly #waiting = new Map<number, (outcome: Outcome) => void>()
  #started: Started | null = null
  #asked = 0

  constructor(start: Start) {
    this.#start = start
  }

  /** Never answers a question that is withdrawn. */
  ask(
    { game, pack }: Pick<Ask, 'game' | 'pack'>,
    { withdrawn, bot, seat, view, decision, asides }: DeskQuestion,
  ): Promise<Outcome> {
    const id = ++this.#asked
    return new Promise((resolve) => {
      if (withdrawn?.aborted) return
      const withdraw = () => this.#withdraw(id)
      withdrawn?.addEventListener('abort', withdraw)
      this.#waiting.set(id, (outcome) => {
        withdrawn?.removeEventListener('abort', withdraw)
        this.#waiting.delete(id)
        resolve(outcome)
      })
      try {
        this.#started ??= this.#begin()
        this.#started.send({ id, game, pack, seed: randomText(24), bot, seat, view, decision, asides })
      } catch (error) {
        this.#waiting.get(id)?.({ absent: error instanceof Error ? error.message : String(error) })
      }
    })
  }

  #begin(): Started {
    const started = this.#start(
      (data) => this.#hear(data),
      (why) => {
        if (this.#started !== started) return
        this.#end()
        for (const settle of [...this.#waiting.values()]) settle({ absent: why })
      },
    )
    return started
  }

  /** An answer to a question that was withdrawn finds nobody waiting. */
  #hear(data: unknown): void {
    const answer = readBotAnswer(data)
    if (answer !== null) this.#waiting.get(answer.id)?.(answer)
  }

  #withdraw(id: number): void {
    this.#waiting.delete(id)
    if (this.#waiting.size === 0) this.#end()
  }

  #end(): void {
    this.#started?.end()
    this.#started = null
  }
}

const startWorker: Start = (hear, failed) => {
  const worker = new Worker(new URL('../worker/thinker.ts', import.meta.url), { type: 'module' })
  worker.addEventListener('message', ({ data }: MessageEvent<unknown>) => hear(data))
  worker.addEventListener('messageerror', () => failed('The worker could not be understood'))
  worker.addEventListener('error', (event) => failed(event.message || 'The worker could not be loaded'))
  return { send: (ask) => worker.postMessage(ask), end: () => worker.terminate() }
}

const workshop = new BotWorker(startWorker)

/** Bots in the worker; in the page where there is none. */
export function workerDesk(
  game: string,
  rules: Rules,
  shop: BotWorker = workshop,
  limit?: DeskNeeds['limit'],
): BotDesk {
  const random = new Random(randomText(24))
  const placeOf = async (question: DeskQuestion): Promise<number> => {
    const outcome = await shop.ask({ game, pack: rules.own }, question)
    if ('action' in outcome) return outcome.action
    if ('error' in outcome) throw new Error(outcome.error)
    console.warn('Bots think in the page:', outcome.absent)
    return choiceOf(rules, question, random, () => performance.now())
  }
  return deskWith({
    rules,
    limit,
    think(question) {
      const over = new AbortController()
      const asker = question.withdrawn === undefined ? [] : [question.withdrawn]
      const withdrawn = AbortSignal.any([over.signal, ...asker])
      return { place: placeOf({ ...question, withdrawn }), giveUp: () => over.abort() }
    },
  })
}
