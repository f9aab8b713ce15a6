import type { ClockShown, PaceShown } from '@vyprava/protocol'
import type { Live } from '../hall/live.ts'
import type { StoredPace } from '../store/paces.ts'
import type { StoredTable } from '../store/tables.ts'

/** What everybody may know of a table's pace. */
export const paceShown = ({ kind, budget, increment, absence }: StoredPace): PaceShown => ({
  kind,
  budget,
  increment,
  absence,
})

/** The clocks for everybody; null where there are none or they do not run. */
export function clockMessage(row: StoredTable, live: Live | null, now: number): ClockShown | null {
  const { pace } = row
  if (pace === null || live === null || row.state !== 'playing') return null
  return {
    type: 'clock',
    table: row.id,
    now,
    left: row.seats.map((_, seat) => live.clock.left(seat, pace, now)),
    deadlines: row.seats.map(({ quiet }, seat) => live.clock.deadline(seat, pace, quiet)),
  }
}
