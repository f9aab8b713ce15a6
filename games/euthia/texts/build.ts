import { lookUp } from '@vyprava/module/dictionary.ts'
import type { GameWords, Language } from '@vyprava/module/words.ts'
import type { EuthiaPack } from '../content/schema.ts'
import type { EuthiaAction } from '../rules/actions.ts'
import type { EuthiaEvent } from '../rules/events.ts'
import { printedFrom } from '../rules/printed.ts'
import type { EuthiaView } from '../rules/view.ts'
import { accountOf } from './account.ts'
import type * as en from './en.ts'
import { factsOf } from './facts.ts'
import { namesIn } from './names.ts'
import { whyOf } from './reasons.ts'
import { type ActionWords, actionsOf, groupOf } from './telling/actions.ts'
import { effectsOf } from './telling/effects.ts'
import { type EventWords, eventsOf } from './telling/events.ts'
import { optionsOf } from './telling/options.ts'
import { type PromptWords, promptsOf } from './telling/prompts.ts'
import { refusalsOf } from './telling/refusals.ts'
import { type Tools, toolsFrom } from './tools.ts'

/** All that Euthia says in one language; whether a message of English needs values binds nobody else. */
export interface Messages extends Omit<typeof en, 'actions' | 'events' | 'prompts'> {
  readonly actions: ActionWords
  readonly events: EventWords
  readonly prompts: PromptWords
}

/** Beside the contract of the house, what sentences are put together from: the table names its things with it. */
export interface EuthiaWords extends GameWords<EuthiaView, EuthiaAction, EuthiaEvent> {
  readonly tools: Tools
}

/** The contract of the house, spoken with the messages of a language. */
export function wordsFrom(language: Language, words: Messages, pack: EuthiaPack): EuthiaWords {
  const { LEXICON } = words
  const names = namesIn(language, pack)
  const tools = toolsFrom(LEXICON, effectsOf(words.effects, LEXICON, names), names, printedFrom(pack))
  const prompt = promptsOf(words.prompts, words.prompting, LEXICON)
  const refusal = refusalsOf(words.refusals, LEXICON)
  return {
    title: words.title,
    tools,
    prompt: ({ key, values }, context) => prompt(key, values, context),
    event: eventsOf(words.events, words.endings, tools),
    refusal: ({ reason, values }) => refusal(reason, values),
    action: actionsOf(words.actions, words.funding, tools),
    group: groupOf(words.groups),
    closes: ({ type }) => type === 'endTurn' || type === 'done' || type === 'pass',
    facts: (context) => factsOf(words.facts, tools, context),
    why: (reasons, context) => whyOf(words.reasons, tools, reasons, context),
    ending: (reason) => lookUp(words.endings, reason),
    account: (ended) => accountOf(words.account, tools, ended),
    ...optionsOf(words, LEXICON, names),
  }
}
