import type { Match, Observer } from '@vyprava/kernel'

/** Views of earlier points by one pair of eyes, each made once. */
export function keptViews() {
  const kept = new Map<number, object>()
  return {
    at(match: Match, observer: Observer, number: number): object {
      const view = kept.get(number) ?? match.viewAt(observer, number)
      kept.set(number, view)
      return view
    },
    /** What follows a point may have changed. */
    forgetFrom(length: number): void {
      for (const number of kept.keys()) if (number >= length) kept.delete(number)
    },
    clear: (): void => kept.clear(),
  }
}
