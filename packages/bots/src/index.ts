export {
  ANALYSIS_ITERATIONS,
  type Analysed,
  type AnalysedAction,
  type Analysis,
  type AnalysisSettings,
  Analyst,
  analyse,
  analysisOf,
  isAnalysisOf,
} from './analysis.ts'
export { type Hint, hintFor, type Reason, type Suggestion } from './hint.ts'
export { botForAway, botsOf, type Playable, thinkersOf, usualBot } from './host/cast.ts'
export { type Asked, type Chosen, HANGS, hosted } from './host/host.ts'
export { type BotQuestion, choiceOf, choicesIn, PATIENCE } from './host/question.ts'
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
export { type BotKnowledge, plainKnowledge, type Terms, type Weighed } from './search/knowledge.ts'
export { createSearch, type Thinker } from './search/search.ts'
export type { SearchSettings } from './search/settings.ts'
export { type Move, Thinking, type Thoughts } from './search/thinking.ts'
export type { Swing } from './swings.ts'
export type { Watch } from './watch.ts'
