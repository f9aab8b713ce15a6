import { clone, Random } from '@vyprava/kernel'
import type { MachineStep } from '../content/index.ts'
import { isEnclosed } from '../rules/blocking.ts'
import { type Defenders, type DefendersEvent, type Printed, radarOf } from '../rules/index.ts'
import { resolveCard } from '../rules/machine/card.ts'
import type { Cards } from './cards.ts'

/** What the next machine card may do. */
export interface Threats {
  /** Hexes that are enclosed now, in the order in which the radar meets them. */
  readonly enclosed: readonly number[]
  /** Where the next factory may stand. */
  readonly builds: readonly number[]
  /** Edges that may get a wall. */
  readonly walls: readonly number[]
  /** Hexes that may be polluted. */
  readonly pollutes: readonly number[]
}

/**
 * Every card that is left in the machine deck is played out over what everybody knows; which one comes next is chance.
 * With a new factory a hidden arrow is turned up, so that nothing after it can be foretold.
 */
export function threatsIn({ printed }: Cards, state: Defenders): Threats {
  const radar = radarOf(state.rotations[state.coreTop], state.direction).hexes
  const builds = new Set<number>()
  const walls = new Set<number>()
  const pollutes = new Set<number>()
  const kinds = new Set(state.machineDeck.map((card) => printed.pack.machineCards[card].steps))
  for (const steps of kinds) {
    for (const event of played(printed, state, steps)) {
      if (event.type === 'engineMoved' || event.type === 'engineReset')
        for (const edge of event.walls) walls.add(edge)
      else if (event.type === 'polluted') pollutes.add(event.hex)
      else if (event.type === 'factoryBuilt') {
        builds.add(event.hex)
        break
      }
    }
  }
  return {
    enclosed: radar.filter((hex) => isEnclosed(state, hex)),
    builds: [...builds],
    walls: [...walls],
    pollutes: [...pollutes],
  }
}

function played(
  printed: Printed,
  state: Defenders,
  steps: readonly MachineStep[],
): readonly DefendersEvent[] {
  const events: DefendersEvent[] = []
  const emit = (event: DefendersEvent) => void events.push(event)
  resolveCard(printed, clone(state), steps, { random: new Random('threats'), emit, tell: () => {} })
  return events
}
