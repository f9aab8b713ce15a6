import type { DefendersPack } from '../content/schema.ts'
import { printedFrom } from '../rules/index.ts'
import { type DefendersWords, type Dictionary, wordsFrom } from './build.ts'
import { ACCOUNT } from './en/account.ts'
import { actionsOf, GROUPS } from './en/actions.ts'
import { ENDINGS, eventsOf } from './en/events.ts'
import { LEXICON } from './en/lexicon.ts'
import { promptsOf } from './en/prompts.ts'
import { REASONS } from './en/reasons.ts'
import { refusalsOf } from './en/refusals.ts'
import { SENTENCES } from './en/sentences.ts'
import { FACTS, OPTIONS, VALUES } from './en/table.ts'
import { namesIn } from './names.ts'

export function en(pack: DefendersPack): DefendersWords {
  const names = namesIn('en', pack)
  const printed = printedFrom(pack)
  const dictionary: Dictionary = {
    title: 'Defenders of the Wild',
    lexicon: LEXICON,
    prompts: promptsOf(names),
    event: eventsOf(names),
    refusals: refusalsOf(names),
    action: actionsOf(names, printed),
    groups: GROUPS,
    facts: FACTS,
    endings: ENDINGS,
    account: ACCOUNT,
    reasons: REASONS,
    options: OPTIONS,
    values: VALUES,
    sentences: SENTENCES,
  }
  return wordsFrom(dictionary, printed, names)
}
