import type { RoamPack } from '../content/schema.ts'
import { printedFrom } from '../rules/index.ts'
import { type RoamWords, wordsFrom } from './build.ts'
import { ACCOUNT } from './en/account.ts'
import { actionsOf, GROUPS } from './en/actions.ts'
import { ENDINGS, eventsOf } from './en/events.ts'
import { promptsOf } from './en/prompts.ts'
import { refusalsOf } from './en/refusals.ts'
import { SENTENCES } from './en/sentences.ts'
import { FACTS, OPTIONS, VALUES } from './en/table.ts'
import { TERMS } from './en/terms.ts'
import { namesIn } from './names.ts'

export function en(pack: RoamPack): RoamWords {
  const names = namesIn('en', pack)
  const printed = printedFrom(pack)
  const dictionary = {
    title: 'Roam',
    prompts: promptsOf(names, printed),
    event: eventsOf(names),
    refusals: refusalsOf(names),
    action: actionsOf(names, printed),
    groups: GROUPS,
    facts: FACTS,
    endings: ENDINGS,
    account: ACCOUNT,
    terms: TERMS,
    options: OPTIONS,
    values: VALUES,
    sentences: SENTENCES,
  }
  return wordsFrom(dictionary, pack, names)
}
