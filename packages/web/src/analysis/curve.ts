import type { Analysis } from '@vyprava/bots'

/** The chances of every seat after so many actions; null where nothing is known yet. */
export function chancesAt({ actions, end, total }: Analysis, point: number): readonly number[] | null {
  if (point === total) return end
  return actions.find(({ number }) => number === point)?.chances ?? null
}
