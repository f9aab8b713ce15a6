import type { Rules } from '@vyprava/games'
import { randomText } from '../frame/random-text.ts'
import { type Ask, choicesIn, readAnswer } from '../worker/messages.ts'
import { type BotDesk, type BotQuestion, pageDesk } from './bots.ts'

/** A worker that was started. */
export interface Started {
  send(ask: Ask): void
  end(): void
}

/** Starts a worker; throws where there are none. `failed` is called when it cannot work at all. */
export type Start = (hear: (data: unknown) => void, failed: (why: string) => void) => Started

/** What became of a question: an action's place in the list, or a failure in words. */
type Outcome = { readonly action: number } | { readonly error: string }

/**
 * The one worker of this page. It is started with the first question. A question that is withdrawn ends it,
 * unless somebody else waits too; the next question starts another.
 */
export class Workshop {
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
    { withdrawn, bot, seat, view, decision, asides }: BotQuestion,
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
        this.#waiting.get(id)?.({ error: error instanceof Error ? error.message : String(error) })
      }
    })
  }

  #begin(): Started {
    const started = this.#start(
      (data) => this.#hear(data),
      (why) => {
        if (this.#started !== started) return
        this.#end()
        for (const settle of [...this.#waiting.values()]) settle({ error: why })
      },
    )
    return started
  }

  /** An answer to a question that was withdrawn finds nobody waiting. */
  #hear(data: unknown): void {
    const answer = readAnswer(data)
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

const workshop = new Workshop(startWorker)

/** Bots in the worker; in the page if that fails, so that a game never hangs. */
export function workerDesk(
  game: string,
  rules: Rules,
  shop: Workshop = workshop,
  instead: BotDesk = pageDesk(rules),
): BotDesk {
  return {
    async choose(question) {
      const outcome = await shop.ask({ game, pack: rules.own }, question)
      const choices = choicesIn(question)
      if ('action' in outcome && outcome.action in choices) return choices[outcome.action]
      console.warn(
        'Bots think in the page:',
        'error' in outcome ? outcome.error : 'the worker gave no answer that is in the list',
      )
      return instead.choose(question)
    },
  }
}
