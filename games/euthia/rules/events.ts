import type { EffectEvent } from './events/effects.ts'
import type { FightEvent } from './events/fight.ts'
import type { StoryEvent } from './events/story.ts'
import type { TradeEvent } from './events/trade.ts'
import type { TurnEvent } from './events/turn.ts'

/** What happened. Players, fields, tiles, cards and kinds are numbers. */
export type EuthiaEvent = TurnEvent | TradeEvent | EffectEvent | FightEvent | StoryEvent

export type { EffectEvent, FightEvent, StoryEvent, TradeEvent, TurnEvent }
