import type { ClockShown, PaceShown } from '@vyprava/protocol'

/** The clocks of a table by the clock of this device, which may be wrong but runs as fast as any. */
export interface HeardClock {
  /** When it was heard, and what everybody had left then. */
  readonly at: number
  readonly left: readonly number[]
  /** When a seat that is asked will be late; null for one that is not. */
  readonly deadlines: readonly (number | null)[]
}

export const heardClock = ({ now, left, deadlines }: ClockShown, at: number): HeardClock => ({
  at,
  left,
  deadlines: deadlines.map((deadline) => (deadline === null ? null : deadline - now + at)),
})

/** Less than this is little time. */
const LITTLE = { live: 60_000, days: 3 * 60 * 60_000 }

export interface SeatTime {
  /** Whether it runs. */
  readonly runs: boolean
  /** Live: what is left. */
  readonly left: number
  /** When the one who is asked is late. */
  readonly until: number | null
  readonly state: 'still' | 'runs' | 'low' | 'late'
}

/** How a seat stands at a moment; null where there is nothing to say. */
export function seatTime(
  { left, deadlines }: HeardClock,
  { kind }: Pick<PaceShown, 'kind'>,
  seat: number,
  now: number,
): SeatTime | null {
  const until = deadlines[seat] ?? null
  // Whoever has used up everything still has a minute for each move: the deadline knows.
  if (until === null)
    return kind === 'days' ? null : { runs: false, left: left[seat] ?? 0, until, state: 'still' }
  const rest = until - now
  const state = rest <= 0 ? 'late' : rest < LITTLE[kind] ? 'low' : 'runs'
  return { runs: true, left: Math.max(0, rest), until, state }
}

const two = (count: number): string => String(count).padStart(2, '0')

/** A time as a clock shows it: a second that has begun counts. */
export function clockFace(left: number): string {
  const all = Math.ceil(left / 1000)
  const [hours, minutes, seconds] = [Math.floor(all / 3600), Math.floor(all / 60) % 60, all % 60]
  return hours === 0 ? `${minutes}:${two(seconds)}` : `${hours}:${two(minutes)}:${two(seconds)}`
}

/** How long until a face changes: a clock that counts seconds, or a date that is only passed. */
export const nextTick = ({ runs, left, state }: SeatTime, kind: PaceShown['kind']): number | null => {
  if (!runs || state === 'late') return null
  return kind === 'live' ? left % 1000 || 1000 : Math.min(left, 60_000)
}
