export {
  type DefendersAction,
  PHRASES,
  type PhraseKey,
  PROMPT_KEYS,
  type PromptKey,
  type Signal,
} from './actions.ts'
export * from './board/index.ts'
export type { DefendersEvent, Means } from './events.ts'
export { createDefenders, type DefendersGame } from './game.ts'
export {
  COMMUNICATIONS,
  type Communication,
  type DefendersOptions,
  defendersOptions,
  OPPOSITE_SETUPS,
  type OppositeSetup,
} from './options.ts'
export { type Pack, type Printed, printedFrom, type Track, trackOf } from './printed.ts'
export { REFUSAL_REASONS, type RefusalReason } from './refusals/index.ts'
export * from './state.ts'
export type { DefendersView, PlayerView } from './view.ts'
