import { lookUp } from '@vyprava/module/dictionary.ts'
import { optionSentence, sentenceIn } from '@vyprava/module/option-sentence.ts'
import { reading } from '@vyprava/module/read.ts'
import type { GameWords, Language } from '@vyprava/module/words.ts'
import type { ArkPack } from '../content/schema.ts'
import type { Stories } from '../content/stories.ts'
import { readCode } from '../maps/code.ts'
import type { ArkAction } from '../rules/actions.ts'
import type { ArkEvent } from '../rules/events.ts'
import { GENERATED } from '../rules/options.ts'
import { printedFrom } from '../rules/printed.ts'
import type { ArkView } from '../rules/view.ts'
import { accountOf, TELLINGS } from './account.ts'
import type * as en from './en.ts'
import { factsOf } from './facts.ts'
import { namesIn } from './names.ts'
import { whyOf } from './reasons.ts'
import { actionsOf, groupOf } from './telling/actions.ts'
import { eventsOf } from './telling/events.ts'
import { promptsOf } from './telling/prompts.ts'
import { refusalsOf } from './telling/refusals.ts'

/** All that Ark says in one language. */
export type Messages = typeof en

export type ArkWords = GameWords<ArkView, ArkAction, ArkEvent>

/** They end a move, a turn or an answer and do nothing else. */
const CLOSING: readonly ArkAction['type'][] = ['endMove', 'endTurn', 'skip']

/** The contract of the house, spoken with the messages of a language. */
export function wordsFrom(language: Language, words: Messages, pack: ArkPack, stories: Stories): ArkWords {
  const names = namesIn(language, pack, stories)
  const printed = printedFrom(pack)
  const prompt = promptsOf(words.prompts, names, printed)
  const refusal = refusalsOf(words.refusals, names)
  return {
    title: words.title,
    prompt: ({ key, values }, context) =>
      prompt(key, { ...reading(values), die: values?.die === true }, context),
    event: eventsOf(words.events, names),
    refusal: ({ reason, values }, context) => refusal(reason, reading(values), context),
    action: actionsOf(words.actions, names, printed),
    group: groupOf(words.actions),
    closes: ({ type }) => CLOSING.includes(type),
    facts: (context) => factsOf(words.facts, printed, names, context),
    ending: (reason) => lookUp(words.ENDINGS, reason),
    account: (ended) => accountOf(words.account, printed, ended),
    tellings: TELLINGS,
    why: (reasons, context) => whyOf(words.reasons, context, reasons),
    option: (option) => lookUp(words.options, option),
    value: (option, value) =>
      option === 'map'
        ? names.map(value)
        : lookUp(lookUp<Readonly<Record<string, string>>>(words.values, option), value),
    sentence(option, value) {
      if (option !== 'map') return sentenceIn(words.sentences, option, value)
      const { made, own, ready } = words.mapSentences
      if (value === GENERATED) return optionSentence(...made())
      return optionSentence(...(readCode(value).ok ? own : ready)(names.map(value)))
    },
  }
}
