import { Drawing } from '@vyprava/atlas'
import type { Seat } from '@vyprava/kernel'
import { discOf, figuresOf } from './disc.ts'

/** Those who won in the sun of the game; who lost together stand in front of a dull disc without rays. */
export const ResultSun = ({ seats, dull }: { readonly seats: readonly Seat[]; readonly dull: boolean }) => (
  <Drawing className="end-sun" viewBox="-66 -66 132 132" ink={discOf(dull) + figuresOf(seats)} />
)
