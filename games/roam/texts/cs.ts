import type { RoamPack } from '../content/schema.ts'
import { printedFrom } from '../rules/index.ts'
import { type RoamWords, wordsFrom } from './build.ts'
import { ACCOUNT } from './cs/account.ts'
import { actionsOf, GROUPS } from './cs/actions.ts'
import { ENDINGS, eventsOf } from './cs/events.ts'
import { promptsOf } from './cs/prompts.ts'
import { refusalsOf } from './cs/refusals.ts'
import { SENTENCES } from './cs/sentences.ts'
import { FACTS, OPTIONS, VALUES } from './cs/table.ts'
import { TERMS } from './cs/terms.ts'
import { namesIn } from './names.ts'

export function cs(pack: RoamPack): RoamWords {
  const names = namesIn('cs', pack)
  const printed = printedFrom(pack)
  const dictionary = {
    title: 'Zbloudilí',
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
