import type { Sentence } from '@vyprava/module/words.ts'
import type { DefendersEvent } from '../../rules/events.ts'
import type { Printed } from '../../rules/printed.ts'
import { NONE } from '../../rules/state.ts'
import type { Messages } from '../build.ts'
import type { Names } from '../names.ts'
import type { Context } from '../sight.ts'
import { type Told, toldOf } from './told.ts'

type Type = DefendersEvent['type']
type Special =
  | 'clearedToxic'
  | 'injuredFull'
  | 'turnedRight'
  | 'turnedLeft'
  | 'deployedFromCore'
  | 'pollutedByCore'
type EventKey = Exclude<Type, 'roundEnded' | 'directionTurned'> | Special
export type EventWords = Readonly<Record<EventKey, (of: Told) => Sentence>>

/** What happened. */
export const eventsOf =
  (words: Messages, names: Names, printed: Printed) =>
  (event: DefendersEvent, context: Context): Sentence | null => {
    const key = keyOf(event, context)
    if (key === null) return null
    return words.events[key](toldOf(words, names, printed, context, { ...event }))
  }

function keyOf(event: DefendersEvent, { view }: Context): EventKey | null {
  switch (event.type) {
    case 'roundEnded':
      return null
    case 'cleared':
      return event.toxic ? 'clearedToxic' : 'cleared'
    case 'injured':
      return event.total === 0 ? 'injuredFull' : 'injured'
    case 'directionTurned':
      return event.direction === 'right' ? 'turnedRight' : 'turnedLeft'
    case 'engineDeployed':
      return view.builtAt[event.tile] === NONE ? 'deployedFromCore' : 'engineDeployed'
    case 'polluted':
      return view.builtAt[event.tile] === NONE ? 'pollutedByCore' : 'polluted'
    default:
      return event.type
  }
}
