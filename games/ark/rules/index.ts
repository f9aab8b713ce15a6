export * from './actions.ts'
export * from './chart.ts'
export * from './events.ts'
export { type ArkGame, createArk } from './game.ts'
export * from './options.ts'
export {
  chartOfText,
  hasPower,
  type Pack,
  type Printed,
  printedFrom,
  type SheetConstants,
} from './printed.ts'
export { REFUSAL_REASONS, type RefusalReason } from './refusals/index.ts'
export * from './scoring.ts'
export * from './state.ts'
export * from './targets.ts'
export type { ArkView, SheetView } from './view.ts'
export * from './vocabulary.ts'
