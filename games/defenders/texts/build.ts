import { lookUp } from '@vyprava/module/dictionary.ts'
import { sentenceIn } from '@vyprava/module/option-sentence.ts'
import type { GameWords, Language } from '@vyprava/module/words.ts'
import type { DefendersPack } from '../content/schema.ts'
import type { DefendersAction } from '../rules/actions.ts'
import type { DefendersEvent } from '../rules/events.ts'
import { printedFrom } from '../rules/printed.ts'
import type { DefendersView } from '../rules/view.ts'
import { accountOf } from './account.ts'
import type * as en from './en.ts'
import { factsOf } from './facts.ts'
import { namesIn } from './names.ts'
import { whyOf } from './reasons.ts'
import { actionsOf, groupOf } from './telling/actions.ts'
import { eventsOf } from './telling/events.ts'
import { promptsOf } from './telling/prompts.ts'
import { refusalsOf } from './telling/refusals.ts'

/** All that Defenders say in one language. */
export type Messages = typeof en

export type DefendersWords = GameWords<DefendersView, DefendersAction, DefendersEvent>

/** They end a part of the turn and do nothing else. */
const CLOSING: readonly DefendersAction['type'][] = ['endActions', 'ready', 'stay']

/** The contract of the house, spoken with the messages of a language. */
export function wordsFrom(language: Language, words: Messages, pack: DefendersPack): DefendersWords {
  const names = namesIn(language, pack)
  const printed = printedFrom(pack)
  const prompt = promptsOf(words.prompts, words.LEXICON, names)
  const refusal = refusalsOf(words, names, printed)
  return {
    title: words.title,
    prompt: ({ key, values = {} }, context) => prompt(key, values, context),
    event: eventsOf(words, names, printed),
    refusal: ({ reason, values }, context) => refusal(reason, values, context),
    action: actionsOf(words, names, printed),
    group: groupOf(words.groups),
    closes: ({ type }) => CLOSING.includes(type),
    facts: (context) => factsOf(words, printed, names, context),
    ending: (reason) => lookUp(words.ENDINGS, reason),
    account: (ended) => accountOf(words.account, printed, ended),
    why: (reasons) => whyOf(words.reasons, words.LEXICON, reasons),
    option: (option) => lookUp(words.options, option),
    value: (option, value) => lookUp(lookUp<Readonly<Record<string, string>>>(words.values, option), value),
    sentence: (option, value) => sentenceIn(words.sentences, option, value),
  }
}
