import { type GameResult, winners } from '@vyprava/kernel'
import { leadOf } from '../end/verdict.ts'
import type { ProfileTexts } from '../texts/profile.ts'

/** A finished game, as a plate tells it. */
export interface Told {
  /** Null: it ended without one. */
  readonly result: GameResult | null
  readonly names: readonly string[]
  /** Whose result it is; null where several persons played it at one screen. */
  readonly me: number | null
  /** What comes before points, by seat; null where points decide, or it is not known yet. */
  readonly before: readonly number[] | null
  /** What the game itself says of a common end. */
  readonly motto: string | null
}

/** How it ended for oneself, in two or three words. */
export function headlineOf({ result, names, me, before, motto }: Told, words: ProfileTexts): string {
  if (result === null) return words.noResult
  if (result.kind === 'together') return motto ?? words.together[result.won ? 'won' : 'lost']
  const first = winners(result, names.length)
  const seat = me ?? first[0] ?? 0
  if (result.ranks[seat] > 1) return words.place(result.ranks[seat])
  if (first.length > 1) return words.share
  if (me === null) return names[seat]
  const by = leadOf({ result, names, me, ours: true, before, motto: null })
  return by === null ? words.win : words.winBy(by)
}

/** The others at the table, by name. */
export const companyOf = (names: readonly string[], me: number | null): string[] =>
  names.filter((name, seat) => seat !== me && name !== '')

const DAY = 24 * 60 * 60_000

/** When something was, as people say it. */
export function whenOf(at: number, now: number, words: ProfileTexts): string {
  const [then, today] = [new Date(at), new Date(now)]
  const days = Math.round((midnight(today) - midnight(then)) / DAY)
  if (days <= 0) return words.today
  if (days === 1) return words.yesterday
  if (days < 7) return words.weekday(then)
  return words.date(then, then.getFullYear() === today.getFullYear())
}

const midnight = (day: Date): number => new Date(day.getFullYear(), day.getMonth(), day.getDate()).getTime()
