import type { DefendersPack } from '../content/schema.ts'
import { printedFrom } from '../rules/index.ts'
import { type DefendersWords, type Dictionary, wordsFrom } from './build.ts'
import { ACCOUNT } from './cs/account.ts'
import { actionsOf, GROUPS } from './cs/actions.ts'
import { ENDINGS, eventsOf } from './cs/events.ts'
import { LEXICON } from './cs/lexicon.ts'
import { promptsOf } from './cs/prompts.ts'
import { REASONS } from './cs/reasons.ts'
import { refusalsOf } from './cs/refusals.ts'
import { SENTENCES } from './cs/sentences.ts'
import { FACTS, OPTIONS, VALUES } from './cs/table.ts'
import { namesIn } from './names.ts'

export function cs(pack: DefendersPack): DefendersWords {
  const names = namesIn('cs', pack)
  const printed = printedFrom(pack)
  const dictionary: Dictionary = {
    title: 'Strážci Divočiny',
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
