export { asidesOf, compareActions, indexOfAction, sortActions } from './actions.ts'
export {
  type AgendaItem,
  type AskingStep,
  type Besides,
  finish,
  runAgenda,
  type Step,
  type Steps,
  schedule,
  type WithAgenda,
  type WorkingStep,
} from './agenda.ts'
export type { Undo } from './barrier.ts'
export { blame, countOf, type Fault, idIsIndex } from './blame.ts'
export { bad, type Checked, describe, good, type Problem, parseJson, printProblem } from './checked.ts'
export {
  type Course,
  type Decision,
  type Game,
  type GameAction,
  type GameEvent,
  type GameResult,
  type Observer,
  type Prompt,
  type Refusal,
  rankBy,
  type Seat,
  type Table,
  type Talk,
  type TurnMark,
  type Values,
  winners,
} from './contract.ts'
export { commitTo, type Fairness, fairSeed, unfair } from './fairness.ts'
export { hashOf, sha256Hex } from './hash.ts'
export type { Entry } from './journal.ts'
export { canonical, clone, type Json, notPlain, same } from './json.ts'
export type { KeptMatch } from './kept.ts'
export { knowledgeGrew, type TakenAction } from './knowledge.ts'
export { Match, type Played } from './match.ts'
export {
  type ChoiceOption,
  checkOptions,
  choice,
  type NumberOption,
  number,
  type Option,
  type OptionsOf,
  type OptionsSchema,
  optionList,
  optionsAsked,
  type ToggleOption,
  toggle,
} from './options.ts'
export { checkData, isPlayedWith, markOf, type PackMark } from './pack.ts'
export * as part from './part.ts'
export { applyPatch, type Change, diff, type Patch } from './patch.ts'
export type { NotTaken, Plan } from './plan.ts'
export { Random, type RandomState } from './random.ts'
export {
  type MatchRecord,
  type ObserverRecord,
  parseRecord,
  readRecord,
  type Verification,
  verifyRecord,
  writeObserverRecord,
  writeRecord,
} from './record.ts'
export type { LogLine, Sight } from './sight.ts'
export { type MatchStart, startMatch } from './start.ts'
export { heardBy, silentCourse, type Told } from './told.ts'
