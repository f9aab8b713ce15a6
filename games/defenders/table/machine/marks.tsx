import { Ink } from '@vyprava/atlas'
import { at, group, path } from '@vyprava/atlas/pen.ts'
import type { Point } from '@vyprava/kit'
import { memo } from 'react'
import { badge } from '../board/tokens-ink.ts'
import { edgeMiddle, engineAt, middleOf } from '../board/units.ts'
import { wallInk } from '../board/walls-ink.ts'
import type { Run } from './run.ts'
import { type ShownStep, spotOf } from './steps.ts'
import { huntOf, trackOf } from './ways.ts'

/** Where the badge of a step lies from its spot, and how far apart those at one spot are. */
const BESIDE = { hex: { x: 20, y: -22 }, pose: { x: 0, y: -24 } }
const APART = 21

/** What the machines have done so far: fresh walls, the ways of engines and hunters, and the steps by their numbers. */
export const MachineMarks = memo(function MachineMarks({ run }: { readonly run: Run }) {
  const { steps } = run.cards[0]
  const shown = run.still ? steps : steps.slice(0, run.at)
  // The wall of the step that is being shown rises by itself.
  const past = run.still ? steps : steps.slice(0, Math.max(0, run.at - 1))
  return (
    <Ink className="df-machine-marks" ink={freshWalls(past) + shown.map(wayInk).join('') + badges(shown)} />
  )
})

const freshWalls = (steps: readonly ShownStep[]): string => {
  const last = steps.at(-1)
  const edges = steps.flatMap(({ events: [event] }) =>
    'walls' in event && event.type !== 'factoryBuilt' ? event.walls : [],
  )
  const standing = edges.filter((edge) => last?.after.walls[edge] === 1)
  return standing.length === 0 ? '' : group('df-fresh', standing.map(wallInk).join(''))
}

/** The way of an engine along its edges, and of hunters over hexes. */
function wayInk({ events, before }: ShownStep): string {
  return events
    .map((event) => {
      switch (event.type) {
        case 'engineMoved':
        case 'engineReset':
          return track(trackOf(event, before).map(edgeMiddle))
        case 'hunterMoved':
          return track(huntOf(event, before).map(middleOf))
        default:
          return ''
      }
    })
    .join('')
}

function track(points: readonly Point[]): string {
  const d = points.map(({ x, y }, place) => `${place === 0 ? 'M' : 'L'}${at(x, y)}`).join('')
  return path('df-track-halo', d) + path('df-track', d)
}

function badges(steps: readonly ShownStep[]): string {
  const met = new Map<string, number>()
  return steps
    .map((step, place) => {
      const spot = spotOf(step)
      if (spot === null) return ''
      const { x, y } = spot.kind === 'hex' ? middleOf(spot.hex) : engineAt(spot.pose)
      const name = `${x} ${y}`
      const before = met.get(name) ?? 0
      met.set(name, before + 1)
      const beside = BESIDE[spot.kind]
      return badge(x + beside.x - before * APART, y + beside.y, place + 1, 'df-badge--step')
    })
    .join('')
}
