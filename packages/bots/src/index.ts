export {
  type AnalysedAction,
  type Analysis,
  type AnalysisSettings,
  Analyst,
  analyse,
  type Swing,
  type Watch,
} from './analysis.ts'
export { type Hint, hintFor, type Reason, type Suggestion } from './hint.ts'
export {
  createLevel,
  createLevels,
  LEVEL_NAMES,
  LEVELS,
  type Level,
  type LevelName,
  levelNamed,
  standInFor,
} from './levels.ts'
export { type Player, type Question, randomPlayer } from './player.ts'
export { type Pairing, type Rating, rate } from './rating.ts'
export { type BotKnowledge, plainKnowledge, type Terms } from './search/knowledge.ts'
export { createSearch, type Thinker } from './search/search.ts'
export type { SearchSettings } from './search/settings.ts'
export { type Move, Thinking, type Thoughts } from './search/thinking.ts'
