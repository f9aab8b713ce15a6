import type { ArkPack } from '../content/schema.ts'
import type { Stories } from '../content/stories.ts'
import { printedFrom } from '../rules/printed.ts'
import { type ArkWords, wordsFrom } from './build.ts'
import { ACCOUNT } from './cs/account.ts'
import { actionsOf, groupOf } from './cs/actions.ts'
import { ENDINGS, eventsOf } from './cs/events.ts'
import { promptsOf } from './cs/prompts.ts'
import { REASONS } from './cs/reasons.ts'
import { refusalsOf } from './cs/refusals.ts'
import { sentences } from './cs/sentences.ts'
import { FACTS, OPTIONS, VALUES } from './cs/table.ts'
import { namesIn } from './names.ts'

export function cs(pack: ArkPack, stories: Stories): ArkWords {
  const names = namesIn('cs', pack, stories)
  const printed = printedFrom(pack)
  const dictionary = {
    title: 'Hledání ztracené Archy',
    prompts: promptsOf(names, printed),
    event: eventsOf(names),
    refusals: refusalsOf(names),
    action: actionsOf(names, printed),
    group: groupOf,
    facts: FACTS,
    endings: ENDINGS,
    account: ACCOUNT,
    reasons: REASONS,
    options: OPTIONS,
    values: VALUES,
    sentences,
  }
  return wordsFrom(dictionary, printed, names)
}
