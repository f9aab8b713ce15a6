import type { Euthia } from './state.ts'

/** Drops everything above the turn in progress: a fight, an arrival, effects that were still to be done. */
export function backToMain(state: Euthia): void {
  const at = state.agenda.findLastIndex(({ step }) => step === 'main')
  if (at !== -1) state.agenda.length = at + 1
}
