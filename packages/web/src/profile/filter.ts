/** What of the archive is shown: each is a word of one sentence. */
export interface Filter {
  /** Null: all of them. */
  readonly game: string | null
  readonly place: 'server' | 'device'
  readonly outcome: 'all' | 'won' | 'lost' | 'none'
  /** A part of somebody's name; empty: anyone. */
  readonly partner: string
  /** `any`, `week`, `days`, `older`, or a month as `2026-11`. */
  readonly time: string
  readonly order: 'newest' | 'oldest'
}

export const EVERYTHING: Filter = {
  ...{ game: null, place: 'server', outcome: 'all', partner: '', time: 'any', order: 'newest' },
}

/** Whether something is left out. */
export const isNarrow = ({ game, outcome, partner, time }: Filter): boolean =>
  game !== null || outcome !== 'all' || partner !== '' || time !== 'any'

const DAY = 24 * 60 * 60_000
/** So many months can be chosen. */
const MONTHS = 12

/** The months that can be chosen, the present one first. */
export const monthsBefore = (now: number): string[] =>
  Array.from({ length: MONTHS }, (_, back) => {
    const day = new Date(now)
    const month = new Date(day.getFullYear(), day.getMonth() - back, 1)
    return `${month.getFullYear()}-${String(month.getMonth() + 1).padStart(2, '0')}`
  })

/** When a month of the list began, in the reader's own time. */
export function monthOf(time: string): Date {
  const [year, month] = time.split('-').map(Number)
  return new Date(year, month - 1, 1)
}

/** From when on, and before when; null where it does not matter. */
export function spanOf(
  time: string,
  now: number,
): { readonly from: number | null; readonly to: number | null } {
  if (time === 'any') return { from: null, to: null }
  if (time === 'week') return { from: now - 7 * DAY, to: null }
  if (time === 'days') return { from: now - 30 * DAY, to: null }
  if (time === 'older') return { from: null, to: now - 365 * DAY }
  const first = monthOf(time)
  return { from: first.getTime(), to: new Date(first.getFullYear(), first.getMonth() + 1, 1).getTime() }
}

/** The same for the server. */
export function queryOf(filter: Filter, after: string | null, now: number): URLSearchParams {
  const { from, to } = spanOf(filter.time, now)
  const parts: Readonly<Record<string, string | null>> = {
    game: filter.game,
    outcome: filter.outcome === 'all' ? null : filter.outcome,
    partner: filter.partner === '' ? null : filter.partner,
    from: from === null ? null : String(from),
    to: to === null ? null : String(to),
    oldest: filter.order === 'oldest' ? '1' : null,
    after,
  }
  return new URLSearchParams(
    Object.entries(parts).flatMap(([name, value]) => (value === null ? [] : [[name, value]])),
  )
}
