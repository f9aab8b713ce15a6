import { lookUp } from '@vyprava/module/dictionary.ts'
import type { Read } from '@vyprava/module/read.ts'
import { name, say, seat } from '@vyprava/module/say.ts'
import type { Phrase, Sentence } from '@vyprava/module/words.ts'
import type { Printed, PromptKey } from '../../rules/index.ts'
import type { PromptWords } from '../en/telling.ts'
import type { Names } from '../names.ts'
import { type Context, canRest, canUseWhileBuying, deciderOf, isReady } from '../sight.ts'

type Asked = Read<'character' | 'least' | 'markers' | 'price' | 'restPrice' | 'slot'>

/** A question in two voices: to the one who decides, and to those who wait for that player. */
interface Question {
  readonly ask: Phrase | Sentence
  readonly wait: (player: Phrase) => Sentence
}

type Questions = Readonly<Record<PromptKey, (read: Asked, context: Context) => Question>>

export function promptsOf(words: PromptWords, names: Names, printed: Printed) {
  const questions = questionsOf(words, names, printed)
  return (key: string, read: Asked, context: Context): Sentence => {
    const { ask, wait } = lookUp(questions, key)(read, context)
    const decider = deciderOf(context.view)
    return context.observer === decider ? say`${ask}` : wait(seat(decider))
  }
}

const questionsOf = ({ ask, wait }: PromptWords, names: Names, printed: Printed): Questions => ({
  rest: () => ({ ask: ask.rest, wait: wait.rest }),
  character: (read, { view }) => ({
    ask: canRest(view) ? ask.characterOrRest(read.number('restPrice')) : ask.character,
    wait: wait.character,
  }),
  place(read) {
    const { nom, gen } = names.character(read.number('character'))
    return { ask: ask.place(name(gen)), wait: (player) => wait.place(player, name(nom), name(gen)) }
  },
  fill: (read) => ({ ask: ask.fill(read.number('markers')), wait: wait.fill }),
  choose(_, { view }) {
    const stack = isReady(printed, view, 'replace') ? ask.replaceOrStack : ask.stack
    return { ask: view.advanced ? stack : ask.replace, wait: wait.choose }
  },
  gaps: (read, { view }) => ({
    ask: (view.mode === 'basic' ? ask.gaps : ask.gapsOrArtifact)(read.number('price')),
    wait: wait.gaps,
  }),
  resolve: () => ({ ask: ask.resolve, wait: wait.resolve }),
  bid(read, { view }) {
    const land = view.lands[read.number('slot')]
    const card = land === null ? ask.card : ask.cardOf(name(names.land(land).nom))
    const least = read.number('least')
    return {
      ask: least === 0 ? ask.bid(say`${card}`) : ask.bidAtLeast(say`${card}`, least),
      wait: (player) => wait.bid(player, say`${card}`),
    }
  },
  purchase: (_, { view }) => ({
    ask: canUseWhileBuying(printed, view) ? ask.useOrBuy : ask.buy,
    wait: wait.purchase,
  }),
})
