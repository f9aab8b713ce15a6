import type { ArkPack } from '../content/schema.ts'
import type { Stories } from '../content/stories.ts'
import { printedFrom } from '../rules/printed.ts'
import { type ArkWords, wordsFrom } from './build.ts'
import { namesIn } from './names.ts'
import { ACCOUNT } from './sk/account.ts'
import { actionsOf, groupOf } from './sk/actions.ts'
import { ENDINGS, eventsOf } from './sk/events.ts'
import { promptsOf } from './sk/prompts.ts'
import { REASONS } from './sk/reasons.ts'
import { refusalsOf } from './sk/refusals.ts'
import { sentences } from './sk/sentences.ts'
import { FACTS, OPTIONS, VALUES } from './sk/table.ts'

export function sk(pack: ArkPack, stories: Stories): ArkWords {
  const names = namesIn('sk', pack, stories)
  const printed = printedFrom(pack)
  const dictionary = {
    title: 'Hľadanie stratenej Archy',
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
