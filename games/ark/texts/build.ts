import type { Values } from '@vyprava/kernel'
import { lookUp } from '@vyprava/module/dictionary.ts'
import { type OptionSentences, sentenceIn } from '@vyprava/module/option-sentence.ts'
import { seat } from '@vyprava/module/say.ts'
import type { GameWords, Phrase, Sentence } from '@vyprava/module/words.ts'
import { type ArkAction, PROMPT_KEYS, type PromptKey } from '../rules/actions.ts'
import type { ArkEvent } from '../rules/events.ts'
import type { ArkOptions } from '../rules/options.ts'
import type { Printed } from '../rules/printed.ts'
import type { RefusalReason } from '../rules/refusals/reasons.ts'
import type { ArkView } from '../rules/view.ts'
import type { EndReason } from '../rules/vocabulary.ts'
import { type AccountWords, accountOf, TELLINGS } from './account.ts'
import type { FactWords } from './fact-words.ts'
import { factsOf } from './facts.ts'
import type { Names } from './names.ts'
import { type ReasonWords, whyOf } from './reasons.ts'
import { askedBy, type Context } from './sight.ts'

/** A question in two voices: to those who decide, and to those who wait for these players. */
export interface Question {
  readonly ask: Sentence
  readonly wait: (players: readonly Phrase[]) => Sentence
}

/** The values of prompts and refusals, as the rules name them. */
type ValueName =
  | 'allowance'
  | 'character'
  | 'colour'
  | 'cost'
  | 'field'
  | 'fields'
  | 'green'
  | 'hex'
  | 'hints'
  | 'identity'
  | 'made'
  | 'painted'
  | 'seat'

export interface Read {
  number(name: ValueName): number
  /** Whether the colour comes from the die. */
  die(): boolean
}

/** All words of Ark in one language, complete by their types: what is missing does not compile. */
export interface Dictionary {
  readonly title: string
  readonly prompts: Readonly<Record<PromptKey, (read: Read, context: Context) => Question>>
  event(event: ArkEvent, context: Context): Sentence | null
  readonly refusals: Readonly<Record<RefusalReason, (read: Read, context: Context) => string>>
  action(action: ArkAction, context: Context): string
  group(action: ArkAction): string
  readonly facts: FactWords
  /** "Tah 3": a heading of the log. */
  readonly endings: Readonly<Record<EndReason, string>>
  readonly account: AccountWords
  readonly reasons: ReasonWords
  readonly options: Readonly<Record<keyof ArkOptions, OptionWords>>
  readonly values: OptionValues
  readonly sentences: (named: (option: string, value: string) => string) => OptionSentences<keyof ArkOptions>
}

export type OptionWords = { readonly label: string; readonly help: string }
/** Maps are named by the stories. */
export type OptionValues = {
  readonly [Name in Exclude<keyof ArkOptions, 'map'>]: Readonly<Record<`${ArkOptions[Name]}`, string>>
}

export type ArkWords = GameWords<ArkView, ArkAction, ArkEvent>

/** The contract of the house, spoken with a dictionary. */
export function wordsFrom(words: Dictionary, printed: Printed, names: Names): ArkWords {
  const nameOf = (option: string, value: string): string =>
    option === 'map'
      ? names.map(value)
      : lookUp(lookUp<Readonly<Record<string, string>>>(words.values, option), value)
  const sentences = words.sentences(nameOf)
  return {
    title: words.title,
    prompt({ key, values: given }, context) {
      const question = lookUp(words.prompts, key)(reading(given), context)
      const asked = askedBy(promptKey(key), context.view)
      const { observer } = context
      return observer !== null && asked.includes(observer) ? question.ask : question.wait(asked.map(seat))
    },
    event: (event, context) => words.event(event, context),
    refusal: ({ reason, values: given }, context) => lookUp(words.refusals, reason)(reading(given), context),
    action: (action, context) => words.action(action, context),
    group: (action) => words.group(action),
    closes: ({ type }) => CLOSING.includes(type),
    facts: (context) => factsOf(words.facts, printed, names, context),
    ending: (reason) => lookUp(words.endings, reason),
    account: (ended) => accountOf(words.account, printed, ended),
    tellings: TELLINGS,
    why: (reasons, context) => whyOf(words.reasons, context, reasons),
    option: (option) => lookUp(words.options, option),
    value: nameOf,
    sentence: (option, value) => sentenceIn(sentences, option, value),
  }
}

function promptKey(key: string): PromptKey {
  const found = PROMPT_KEYS.find((known) => known === key)
  if (found === undefined) throw new Error(`The rules ask no "${key}"`)
  return found
}

/** They end a move, a turn or an answer and do nothing else. */
const CLOSING: readonly ArkAction['type'][] = ['endMove', 'endTurn', 'skip']

function reading(values: Values = {}): Read {
  return {
    number(name) {
      const value = values[name]
      if (typeof value !== 'number') {
        throw new Error(`The number "${name}" is missing in ${JSON.stringify(values)}`)
      }
      return value
    },
    die: () => values.die === true,
  }
}
