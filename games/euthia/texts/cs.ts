import type { EuthiaPack } from '../content/schema.ts'
import { printedFrom } from '../rules/printed.ts'
import { type EuthiaWords, wordsFrom } from './build.ts'
import { ACCOUNT } from './cs/account.ts'
import { actionsOf, GROUPS } from './cs/actions.ts'
import { effectsOf } from './cs/effects.ts'
import { effectsEventsOf } from './cs/events/effects.ts'
import { fightEventsOf } from './cs/events/fight.ts'
import { storyEventsOf } from './cs/events/story.ts'
import { tradeEventsOf } from './cs/events/trade.ts'
import { ENDINGS, turnEventsOf } from './cs/events/turn.ts'
import { LEXICON } from './cs/lexicon.ts'
import { PROMPTS } from './cs/prompts.ts'
import { REASONS } from './cs/reasons.ts'
import { REFUSALS } from './cs/refusals.ts'
import { sentences } from './cs/sentences.ts'
import { FACTS, OPTIONS, VALUES } from './cs/table.ts'
import { eventsFrom } from './events.ts'
import { namesIn } from './names.ts'
import { toolsFrom } from './tools.ts'

export function cs(pack: EuthiaPack): EuthiaWords {
  const names = namesIn('cs', pack)
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
