import type { ArkPack } from '../content/schema.ts'
import type { Stories } from '../content/stories.ts'
import { printedFrom } from '../rules/printed.ts'
import { type ArkWords, wordsFrom } from './build.ts'
import { ACCOUNT } from './en/account.ts'
import { actionsOf, groupOf } from './en/actions.ts'
import { ENDINGS, eventsOf } from './en/events.ts'
import { promptsOf } from './en/prompts.ts'
import { REASONS } from './en/reasons.ts'
import { refusalsOf } from './en/refusals.ts'
import { sentences } from './en/sentences.ts'
import { FACTS, OPTIONS, VALUES } from './en/table.ts'
import { namesIn } from './names.ts'

export function en(pack: ArkPack, stories: Stories): ArkWords {
  const names = namesIn('en', pack, stories)
  const printed = printedFrom(pack)
  const dictionary = {
    title: 'Search for the Lost Ark',
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
