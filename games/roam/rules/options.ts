import { bad, choice, type OptionsOf, type Problem, type Seat, type Table, toggle } from '@vyprava/kernel'
import { EDGES, type Edge, MODES } from './state.ts'

/** Who sits where, clockwise from the first seat; `standard` suits every number of players (RO-R01). */
export const EDGE_SETS = [
  'standard',
  'SW',
  'SN',
  'WN',
  'WE',
  'NE',
  'ES',
  'SWN',
  'WNE',
  'NES',
  'ESW',
  'SWNE',
] as const
export type EdgeSet = (typeof EDGE_SETS)[number]

/** Who takes the first turn: chance, or a seat (RO-R02). */
export const STARTS = ['random', 'seat0', 'seat1', 'seat2', 'seat3'] as const
export type Start = (typeof STARTS)[number]

/** Basic or full game, each with none, one or both variants (RO-904). */
export const roamOptions = {
  mode: choice(MODES, 'basic'),
  patrol: toggle(false),
  advanced: toggle(false),
  edges: choice(EDGE_SETS, 'standard'),
  start: choice(STARTS, 'random'),
}
export type RoamOptions = OptionsOf<typeof roamOptions>

const STANDARD: Readonly<Record<number, EdgeSet>> = { 2: 'SN', 3: 'SWN', 4: 'SWNE' }

/** The edge of each seat. */
export function edgesFor(seats: number, edges: EdgeSet): Edge[] {
  const set = edges === 'standard' ? STANDARD[seats] : edges
  return [...set].map((letter) => EDGES.find((edge) => edge === letter) ?? 'S')
}

/** The seat that the option names, or null for chance. */
export const startFor = (start: Start): Seat | null => (start === 'random' ? null : STARTS.indexOf(start) - 1)

/** Edges and starting player must suit the number of players. */
export function checkTable({ seats, options }: Table<RoamOptions>): Problem | null {
  const { edges, start } = options
  if (edgesFor(seats, edges).length !== seats) {
    return bad('options.edges', edges, `an arrangement of ${seats} edges, or "standard"`).problem
  }
  if ((startFor(start) ?? 0) >= seats) {
    return bad('options.start', start, `"random" or a seat from "seat0" to "seat${seats - 1}"`).problem
  }
  return null
}
