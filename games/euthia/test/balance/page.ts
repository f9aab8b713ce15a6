import { type Bar, interval } from '../plot.ts'

/** The page as it grows, with the bars of its plot. */
export interface Page {
  readonly bars: Bar[]
  readonly say: (...said: string[]) => void
  readonly seed: string
  /** How many games heroes are measured in; other chapters have their shares of it. */
  readonly games: number
}

export const mean = (numbers: readonly number[]): number =>
  numbers.reduce((sum, n) => sum + n, 0) / numbers.length
export const percent = (share: number): string => `${(100 * share).toFixed(1)} %`
export const shown = (bar: Pick<Bar, 'won' | 'games'>): string => {
  const [low, high] = interval(bar)
  return `${percent(bar.won / bar.games)} (${percent(low)}–${percent(high)})`
}

export const row = (...cells: readonly (string | number)[]): string => `| ${cells.join(' | ')} |`
export const head = (...cells: readonly string[]): string[] => [row(...cells), row(...cells.map(() => '---'))]
