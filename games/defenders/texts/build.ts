import type { Values } from '@vyprava/kernel'
import { lookUp } from '@vyprava/module/dictionary.ts'
import { type OptionSentences, sentenceIn } from '@vyprava/module/option-sentence.ts'
import { seat } from '@vyprava/module/say.ts'
import type { GameWords, Phrase, Sentence } from '@vyprava/module/words.ts'
import { REVEAL_EFFECTS } from '../content/schema.ts'
import type { DefendersAction, PromptKey } from '../rules/actions.ts'
import type { DefendersEvent } from '../rules/events.ts'
import type { DefendersOptions } from '../rules/options.ts'
import type { Printed } from '../rules/printed.ts'
import type { RefusalReason } from '../rules/refusals/reasons.ts'
import type { EndReason } from '../rules/state.ts'
import type { DefendersView } from '../rules/view.ts'
import { type AccountWords, accountOf } from './account.ts'
import { type FactWords, factsOf } from './facts.ts'
import type { Lexicon } from './lexicon.ts'
import type { Names } from './names.ts'
import { type ReasonWords, whyOf } from './reasons.ts'
import { askedSeats, type Context } from './sight.ts'

/** A question in two voices: to those who decide, and to those who wait for these players. */
export interface Question {
  readonly ask: Sentence
  readonly wait: (players: readonly Phrase[]) => Sentence
}

/** The values of prompts and refusals, as the rules name them. */
type ValueName =
  | 'ap'
  | 'card'
  | 'edge'
  | 'faction'
  | 'hex'
  | 'item'
  | 'leader'
  | 'more'
  | 'needed'
  | 'player'
  | 'support'
  | 'terrain'

export interface Read {
  number(name: ValueName): number
  /** Null when this value was not given. */
  optional(name: ValueName): number | null
  /** The effect whose target is asked. */
  effect(): (typeof REVEAL_EFFECTS)[number]
}

/** All words of Defenders in one language, complete by their types: what is missing does not compile. */
export interface Dictionary {
  readonly title: string
  readonly lexicon: Lexicon
  readonly prompts: Readonly<Record<PromptKey, (read: Read, context: Context) => Question>>
  event(event: DefendersEvent, context: Context): Sentence | null
  readonly refusals: Readonly<Record<RefusalReason, (read: Read, context: Context) => string>>
  action(action: DefendersAction, context: Context): string
  readonly groups: Readonly<Record<DefendersAction['type'], string>>
  readonly facts: FactWords
  readonly endings: Readonly<Record<EndReason, string>>
  readonly account: AccountWords
  readonly reasons: ReasonWords
  readonly options: Readonly<Record<keyof DefendersOptions, OptionWords>>
  readonly values: OptionValues
  readonly sentences: OptionSentences<keyof DefendersOptions>
}

export type OptionWords = { readonly label: string; readonly help: string }
export type OptionValues = {
  readonly [Name in keyof DefendersOptions]: Readonly<Record<`${DefendersOptions[Name]}`, string>>
}

export type DefendersWords = GameWords<DefendersView, DefendersAction, DefendersEvent>

/** The contract of the house, spoken with a dictionary. */
export function wordsFrom(words: Dictionary, printed: Printed, names: Names): DefendersWords {
  return {
    title: words.title,
    prompt(prompt, context) {
      const question = lookUp(words.prompts, prompt.key)(reading(prompt.values), context)
      const asked = askedSeats(context.view)
      const { observer } = context
      return observer !== null && asked.includes(observer) ? question.ask : question.wait(asked.map(seat))
    },
    event: (event, context) => words.event(event, context),
    refusal: ({ reason, values }, context) => lookUp(words.refusals, reason)(reading(values), context),
    action: (action, context) => words.action(action, context),
    group: ({ type }) => words.groups[type],
    closes: ({ type }) => CLOSING.includes(type),
    facts: (context) => factsOf(words.facts, words.lexicon, printed, names, context),
    ending: (reason) => lookUp(words.endings, reason),
    account: (ended) => accountOf(words.account, printed, ended),
    why: (reasons) => whyOf(words.reasons, words.lexicon, reasons),
    option: (option) => lookUp(words.options, option),
    value: (option, value) => lookUp(lookUp<Readonly<Record<string, string>>>(words.values, option), value),
    sentence: (option, value) => sentenceIn(words.sentences, option, value),
  }
}

/** They end a part of the turn and do nothing else. */
const CLOSING: readonly DefendersAction['type'][] = ['endActions', 'ready', 'stay']

function reading(values: Values = {}): Read {
  const optional = (name: ValueName): number | null => {
    const value = values[name]
    return typeof value === 'number' ? value : null
  }
  return {
    optional,
    number(name) {
      const value = optional(name)
      if (value === null) throw new Error(`The number "${name}" is missing in ${JSON.stringify(values)}`)
      return value
    },
    effect() {
      const found = REVEAL_EFFECTS.find((effect) => effect === values.does)
      if (found === undefined) throw new Error(`No known effect in ${JSON.stringify(values)}`)
      return found
    },
  }
}
