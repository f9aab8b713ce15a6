import type { EuthiaPack } from '../content/schema.ts'
import { printedFrom } from '../rules/printed.ts'
import { type EuthiaWords, wordsFrom } from './build.ts'
import { ACCOUNT } from './en/account.ts'
import { actionsOf, GROUPS } from './en/actions.ts'
import { effectsOf } from './en/effects.ts'
import { effectsEventsOf } from './en/events/effects.ts'
import { fightEventsOf } from './en/events/fight.ts'
import { storyEventsOf } from './en/events/story.ts'
import { tradeEventsOf } from './en/events/trade.ts'
import { ENDINGS, turnEventsOf } from './en/events/turn.ts'
import { LEXICON } from './en/lexicon.ts'
import { PROMPTS } from './en/prompts.ts'
import { REASONS } from './en/reasons.ts'
import { REFUSALS } from './en/refusals.ts'
import { sentences } from './en/sentences.ts'
import { FACTS, OPTIONS, VALUES } from './en/table.ts'
import { eventsFrom } from './events.ts'
import { namesIn } from './names.ts'
import { toolsFrom } from './tools.ts'

export function en(pack: EuthiaPack): EuthiaWords {
  const names = namesIn('en', pack)
  const tools = toolsFrom(LEXICON, effectsOf(names), names, printedFrom(pack))
  return wordsFrom({
    title: 'Euthia',
    tools,
    prompts: PROMPTS,
    event: eventsFrom({
      turn: turnEventsOf(tools),
      trade: tradeEventsOf(tools),
      effects: effectsEventsOf(tools),
      fight: fightEventsOf(tools),
      story: storyEventsOf(tools),
    }),
    refusals: REFUSALS,
    reasons: REASONS,
    action: actionsOf(tools),
    groups: GROUPS,
    facts: FACTS,
    endings: ENDINGS,
    account: ACCOUNT,
    options: OPTIONS,
    values: VALUES,
    sentences,
  })
}
