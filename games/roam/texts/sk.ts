import type { RoamPack } from '../content/schema.ts'
import { printedFrom } from '../rules/index.ts'
import { type RoamWords, wordsFrom } from './build.ts'
import { namesIn } from './names.ts'
import { ACCOUNT } from './sk/account.ts'
import { actionsOf, GROUPS } from './sk/actions.ts'
import { ENDINGS, eventsOf } from './sk/events.ts'
import { promptsOf } from './sk/prompts.ts'
import { refusalsOf } from './sk/refusals.ts'
import { SENTENCES } from './sk/sentences.ts'
import { FACTS, OPTIONS, VALUES } from './sk/table.ts'
import { TERMS } from './sk/terms.ts'

export function sk(pack: RoamPack): RoamWords {
  const names = namesIn('sk', pack)
  const printed = printedFrom(pack)
  const dictionary = {
    title: 'Zblúdilí',
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
