import { clone, Random } from '@vyprava/kernel'
import type { MachineStep } from '../content/index.ts'
import { isEnclosed } from '../rules/blocking.ts'
import { type Defenders, type DefendersEvent, type Printed, radarOf } from '../rules/index.ts'
import { resolveCard } from '../rules/machine/card.ts'
import type { Cards } from './cards.ts'

/** What one of the cards that may come next does. */
export interface Looming {
  /** One of those that are alike. */
  readonly card: number
  /** How many of them are left in the deck, and of how many in the game. */
  readonly left: number
  readonly all: number
  readonly walls: number
  readonly builds: readonly number[]
  readonly pollutes: number
  readonly hunters: number
}

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
    for (const event of foretold(printed, state, steps)) {
      if (event.type === 'engineMoved' || event.type === 'engineReset')
        for (const edge of event.walls) walls.add(edge)
      else if (event.type === 'polluted') pollutes.add(event.hex)
      else if (event.type === 'factoryBuilt') builds.add(event.hex)
    }
  }
  return {
    enclosed: radar.filter((hex) => isEnclosed(state, hex)),
    builds: [...builds],
    walls: [...walls],
    pollutes: [...pollutes],
  }
}

/** The same card by card, those that are alike once: what each would do, and how many of it are left. */
export function loomingIn({ printed }: Cards, state: Defenders): readonly Looming[] {
  const { machineCards } = printed.pack
  const kind = (card: number): string => JSON.stringify(machineCards[card].steps)
  const deck = state.machineDeck.map(kind)
  const all = [...state.machineDeck, ...state.machineDiscard].map(kind)
  const count = (cards: readonly string[], one: string) => cards.filter((card) => card === one).length
  return [...new Set(deck)].map((one) => {
    const card = state.machineDeck[deck.indexOf(one)]
    const events = foretold(printed, state, machineCards[card].steps)
    return {
      card,
      left: count(deck, one),
      all: count(all, one),
      walls: events.reduce(
        (sum, event) => sum + ('walls' in event && event.type !== 'factoryBuilt' ? event.walls.length : 0),
        0,
      ),
      builds: events.flatMap((event) => (event.type === 'factoryBuilt' ? [event.hex] : [])),
      pollutes: new Set(events.flatMap((event) => (event.type === 'polluted' ? [event.hex] : []))).size,
      hunters: events.filter(({ type }) => type === 'hunterDeployed').length,
    }
  })
}

/** What a card would do, up to a factory: then nothing can be foretold. */
function foretold(
  printed: Printed,
  state: Defenders,
  steps: readonly MachineStep[],
): readonly DefendersEvent[] {
  const events = played(printed, state, steps)
  const built = events.findIndex(({ type }) => type === 'factoryBuilt')
  return built === -1 ? events : events.slice(0, built + 1)
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
