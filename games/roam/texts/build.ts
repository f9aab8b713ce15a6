import type { Values } from '@vyprava/kernel'
import { lookUp } from '@vyprava/module/dictionary.ts'
import { optionSentence, sentenceIn } from '@vyprava/module/option-sentence.ts'
import { reading } from '@vyprava/module/read.ts'
import type { GameWords, Language } from '@vyprava/module/words.ts'
import { ABILITIES, type Ability, type RoamPack } from '../content/schema.ts'
import { printedFrom, type RoamAction, type RoamEvent, type RoamView } from '../rules/index.ts'
import { accountOf, TELLINGS } from './account.ts'
import type * as en from './en.ts'
import { factsOf } from './facts.ts'
import { namesIn } from './names.ts'
import { actionsOf, groupOf } from './telling/actions.ts'
import { eventsOf } from './telling/events.ts'
import { promptsOf } from './telling/prompts.ts'
import { refusalsOf } from './telling/refusals.ts'

/** All that Roam says in one language. */
export type Messages = typeof en

export type RoamWords = GameWords<RoamView, RoamAction, RoamEvent>

/** They end a part of the turn and do nothing else. */
const CLOSING: readonly RoamAction['type'][] = ['done', 'endMain', 'endTurn', 'pass']

/** The contract of the house, spoken with the messages of a language. */
export function wordsFrom(language: Language, words: Messages, pack: RoamPack): RoamWords {
  const names = namesIn(language, pack)
  const printed = printedFrom(pack)
  const prompt = promptsOf(words.prompts, names, printed)
  const refusal = refusalsOf(words.refusals, names)
  return {
    title: words.title,
    prompt: ({ key, values }, context) => prompt(key, reading(values), context),
    event: eventsOf(words.events, names),
    refusal: ({ reason, values = {} }, context) =>
      refusal(reason, { ...reading(values), ability: () => abilityIn(values) }, context),
    action: actionsOf(words.actions, names, printed),
    group: groupOf(words.groups),
    closes: ({ type }) => CLOSING.includes(type),
    facts: (context) => factsOf(words.facts, pack, names, context),
    ending: (reason) => lookUp(words.ENDINGS, reason),
    account: (ended) => accountOf(words.account, pack, ended),
    tellings: TELLINGS,
    term: (name, more) => lookUp(words.terms, name)[more ? 'more' : 'less'],
    option: (option) => lookUp(words.options, option),
    value: (option, value) => lookUp(lookUp<Readonly<Record<string, string>>>(words.values, option), value),
    sentence(option, value) {
      if (option !== 'edges') return sentenceIn(words.sentences, option, value)
      const { standard, these } = words.edgeSentences
      if (value === 'standard') return optionSentence(...standard())
      const edges = [...value].map((edge) => lookUp(words.facts.edges, edge))
      return optionSentence(...these(edges.join(', ')))
    },
  }
}

function abilityIn(values: Values): Ability {
  const found = ABILITIES.find((ability) => ability === values.ability)
  if (found === undefined) throw new Error(`No known ability in ${JSON.stringify(values)}`)
  return found
}
