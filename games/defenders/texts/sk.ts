import type { DefendersPack } from '../content/schema.ts'
import { printedFrom } from '../rules/index.ts'
import { type DefendersWords, type Dictionary, wordsFrom } from './build.ts'
import { namesIn } from './names.ts'
import { ACCOUNT } from './sk/account.ts'
import { actionsOf, GROUPS } from './sk/actions.ts'
import { ENDINGS, eventsOf } from './sk/events.ts'
import { LEXICON } from './sk/lexicon.ts'
import { promptsOf } from './sk/prompts.ts'
import { REASONS } from './sk/reasons.ts'
import { refusalsOf } from './sk/refusals.ts'
import { SENTENCES } from './sk/sentences.ts'
import { FACTS, OPTIONS, VALUES } from './sk/table.ts'

export function sk(pack: DefendersPack): DefendersWords {
  const names = namesIn('sk', pack)
  const printed = printedFrom(pack)
  const dictionary: Dictionary = {
    title: 'Strážcovia Divočiny',
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
