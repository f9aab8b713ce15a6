import { lookUp } from '@vyprava/module/dictionary.ts'
import { type OptionSentences, sentenceIn } from '@vyprava/module/option-sentence.ts'
import { seat } from '@vyprava/module/say.ts'
import type { GameWords, Sentence } from '@vyprava/module/words.ts'
import type { EuthiaAction } from '../rules/actions.ts'
import type { EuthiaEvent } from '../rules/events.ts'
import type { EuthiaOptions } from '../rules/options.ts'
import type { RefusalReason } from '../rules/refusals/reasons.ts'
import type { EndReason } from '../rules/state.ts'
import type { EuthiaView } from '../rules/view.ts'
import { type AccountWords, accountOf } from './account.ts'
import { type FactWords, factsOf } from './facts.ts'
import { type PromptKey, type Question, type Read, reading } from './prompts.ts'
import { type ReasonWords, whyOf } from './reasons.ts'
import { askedSeats, type Context } from './sight.ts'
import type { Tools } from './tools.ts'

/** All words of Euthia in one language, complete by their types: what is missing does not compile. */
export interface Dictionary {
  readonly title: string
  readonly tools: Tools
  readonly prompts: Readonly<Record<PromptKey, (read: Read, context: Context) => Question>>
  event(event: EuthiaEvent, context: Context): Sentence | null
  readonly refusals: Readonly<Record<RefusalReason, (read: Read) => string>>
  readonly reasons: ReasonWords
  action(action: EuthiaAction, context: Context): string
  readonly groups: Readonly<Record<EuthiaAction['type'], string>>
  readonly facts: FactWords
  readonly endings: Readonly<Record<EndReason, string>>
  readonly account: AccountWords
  readonly options: Readonly<Record<keyof EuthiaOptions, OptionWords>>
  readonly values: OptionValues
  readonly sentences: (
    named: (option: string, value: string) => string,
  ) => OptionSentences<keyof EuthiaOptions>
}

export type OptionWords = { readonly label: string; readonly help: string }
/** Scenarios are named by the pack, numbers by themselves. */
type Spoken = Exclude<keyof EuthiaOptions, 'scenario' | 'mapRadius'>
export type OptionValues = {
  readonly [Name in Spoken]: Readonly<Record<`${EuthiaOptions[Name]}`, string>>
}

/** Beside the contract of the house, what sentences are put together from: the table names its things with it. */
export interface EuthiaWords extends GameWords<EuthiaView, EuthiaAction, EuthiaEvent> {
  readonly tools: Tools
}

/** The contract of the house, spoken with a dictionary. */
export function wordsFrom(words: Dictionary): EuthiaWords {
  const { tools } = words
  const nameOf = (option: string, value: string): string => {
    if (option === 'scenario') return tools.names.scenario(value)
    if (option === 'mapRadius') return value
    return lookUp(lookUp<Readonly<Record<string, string>>>(words.values, option), value)
  }
  const sentences = words.sentences(nameOf)
  return {
    title: words.title,
    tools,
    prompt(prompt, context) {
      const question = lookUp(words.prompts, prompt.key)(reading(prompt.values), context)
      const asked = askedSeats(context.view)
      const { observer } = context
      return observer !== null && asked.includes(observer) ? question.ask : question.wait(asked.map(seat))
    },
    event: (event, context) => words.event(event, context),
    refusal: ({ reason, values }) => lookUp(words.refusals, reason)(reading(values)),
    action: (action, context) => words.action(action, context),
    group: ({ type }) => words.groups[type],
    closes: ({ type }) => type === 'endTurn' || type === 'done' || type === 'pass',
    facts: (context) => factsOf(words.facts, tools, context),
    why: (reasons, context) => whyOf(words.reasons, tools, reasons, context),
    ending: (reason) => lookUp(words.endings, reason),
    account: (ended) => accountOf(words.account, tools, ended),
    option: (option) => lookUp(words.options, option),
    value: nameOf,
    sentence: (option, value) => sentenceIn(sentences, option, value),
  }
}
