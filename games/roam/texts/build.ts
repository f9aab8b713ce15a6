import type { Values } from '@vyprava/kernel'
import { lookUp } from '@vyprava/module/dictionary.ts'
import { type OptionSentences, sentenceIn } from '@vyprava/module/option-sentence.ts'
import { seat } from '@vyprava/module/say.ts'
import type { GameWords, Phrase, Sentence } from '@vyprava/module/words.ts'
import { ABILITIES, type Ability, type RoamPack } from '../content/schema.ts'
import type {
  EndReason,
  PromptKey,
  RefusalReason,
  RoamAction,
  RoamEvent,
  RoamOptions,
  RoamView,
} from '../rules/index.ts'
import { type AccountWords, accountOf, TELLINGS } from './account.ts'
import { type FactWords, factsOf } from './facts.ts'
import type { Names } from './names.ts'
import { type Context, deciderOf } from './sight.ts'

/** A question in two voices: to the one who decides, and to those who wait for that player. */
export interface Question {
  readonly ask: Sentence
  readonly wait: (player: Phrase) => Sentence
}

/** The values of prompts and refusals, as the rules name them. */
type ValueName =
  | 'artifact'
  | 'best'
  | 'character'
  | 'coins'
  | 'from'
  | 'least'
  | 'markers'
  | 'price'
  | 'restPrice'
  | 'slot'
  | 'square'
  | 'to'

export interface Read {
  number(name: ValueName): number
  /** Null when this value was not given. */
  optional(name: ValueName): number | null
  ability(): Ability
}

/** All words of Roam in one language, complete by their types: what is missing does not compile. */
export interface Dictionary {
  readonly title: string
  readonly prompts: Readonly<Record<PromptKey, (read: Read, context: Context) => Question>>
  event(event: RoamEvent, context: Context): Sentence | null
  readonly refusals: Readonly<Record<RefusalReason, (read: Read, context: Context) => string>>
  action(action: RoamAction, context: Context): string
  readonly groups: Readonly<Record<RoamAction['type'], string>>
  readonly facts: FactWords
  readonly endings: Readonly<Record<EndReason, string>>
  readonly account: AccountWords
  readonly terms: TermWords
  readonly options: Readonly<Record<keyof RoamOptions, OptionWords>>
  readonly values: OptionValues
  readonly sentences: OptionSentences<keyof RoamOptions>
}

/** The terms of the bots' evaluation; a test sees to it that all of them are here. */
type Term = 'points' | 'cards' | 'lands' | 'coins' | 'ready' | 'artifacts'

/** What a move brings, by such terms. */
export type TermWords = Readonly<Record<Term, { readonly more: string; readonly less: string }>>

export type OptionWords = { readonly label: string; readonly help: string }
export type OptionValues = {
  readonly [Name in keyof RoamOptions]: Readonly<Record<`${RoamOptions[Name]}`, string>>
}

export type RoamWords = GameWords<RoamView, RoamAction, RoamEvent>

/** The contract of the house, spoken with a dictionary. */
export function wordsFrom(words: Dictionary, pack: RoamPack, names: Names): RoamWords {
  return {
    title: words.title,
    prompt(prompt, context) {
      const question = lookUp(words.prompts, prompt.key)(reading(prompt.values), context)
      const decider = deciderOf(context.view)
      return context.observer === decider ? question.ask : question.wait(seat(decider))
    },
    event: (event, context) => words.event(event, context),
    refusal: ({ reason, values }, context) => lookUp(words.refusals, reason)(reading(values), context),
    action: (action, context) => words.action(action, context),
    group: ({ type }) => words.groups[type],
    closes: ({ type }) => CLOSING.includes(type),
    facts: (context) => factsOf(words.facts, pack, names, context),
    ending: (reason) => lookUp(words.endings, reason),
    account: (ended) => accountOf(words.account, pack, ended),
    tellings: TELLINGS,
    term: (name, more) => lookUp(words.terms, name)[more ? 'more' : 'less'],
    option: (option) => lookUp(words.options, option),
    value: (option, value) => lookUp(lookUp(words.values, option), value),
    sentence: (option, value) => sentenceIn(words.sentences, option, value),
  }
}

/** They end a part of the turn and do nothing else. */
const CLOSING: readonly RoamAction['type'][] = ['done', 'endMain', 'endTurn', 'pass']

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
    ability() {
      const found = ABILITIES.find((ability) => ability === values.ability)
      if (found === undefined) throw new Error(`No known ability in ${JSON.stringify(values)}`)
      return found
    },
  }
}
