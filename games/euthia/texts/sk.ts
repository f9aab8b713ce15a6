import type { EuthiaPack } from '../content/schema.ts'
import { printedFrom } from '../rules/printed.ts'
import { type EuthiaWords, wordsFrom } from './build.ts'
import { eventsFrom } from './events.ts'
import { namesIn } from './names.ts'
import { ACCOUNT } from './sk/account.ts'
import { actionsOf, GROUPS } from './sk/actions.ts'
import { effectsOf } from './sk/effects.ts'
import { effectsEventsOf } from './sk/events/effects.ts'
import { fightEventsOf } from './sk/events/fight.ts'
import { storyEventsOf } from './sk/events/story.ts'
import { tradeEventsOf } from './sk/events/trade.ts'
import { ENDINGS, turnEventsOf } from './sk/events/turn.ts'
import { LEXICON } from './sk/lexicon.ts'
import { PROMPTS } from './sk/prompts.ts'
import { REASONS } from './sk/reasons.ts'
import { REFUSALS } from './sk/refusals.ts'
import { sentences } from './sk/sentences.ts'
import { FACTS, OPTIONS, VALUES } from './sk/table.ts'
import { toolsFrom } from './tools.ts'

export function sk(pack: EuthiaPack): EuthiaWords {
  const names = namesIn('sk', pack)
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
