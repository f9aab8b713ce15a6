import type { DefendersView } from '../../rules/index.ts'
import type { ShownStep } from './steps.ts'
import { huntOf, trackOf, triesOf } from './ways.ts'

/* In milliseconds; the design says how long each thing takes. */
const TURN = 600
const EDGE = 650
/** On the rim an engine goes on without a stop. */
const RIM_EDGE = 300
const LIFT = 400
const TRY = 120
const DOWN = 260
const SWEEP = 600
const CARRY = 400
const PUFF = 600
const POOL = 500
const HEX = 450
const STRIKE = 600

/** Between two steps. */
const BREATH = 240
/** Nothing that happens is shorter: whoever sees it for the first time reads its line as well. */
export const STEP_LASTS = 1200

/** How long the parts of a step take, one after the other. */
export interface Beat {
  /** The thing that goes: an engine, a radar line, a puff, hunters. */
  readonly goes: number
  /** What follows: set down, merged, stamped. */
  readonly lands: number
  readonly breath: number
}

/** The card is turned up before anything moves. */
export const CARD_TURNS = 1200
/** When all is done, its picture stays so long for those who do nothing. */
export const CARD_STAYS = 7000

export function beatOf(step: ShownStep, view: Pick<DefendersView, 'rotations'>): Beat {
  const { goes, lands } = partsOf(step, view)
  return { goes, lands, breath: Math.max(BREATH, STEP_LASTS - goes - lands) }
}

function partsOf(step: ShownStep, { rotations }: Pick<DefendersView, 'rotations'>): Omit<Beat, 'breath'> {
  const [event] = step.events
  const pooled = step.events.some(({ type }) => type === 'toxicPlaced')
  switch (event.type) {
    case 'engineMoved':
    case 'engineReset': {
      const edges = trackOf(event, step.before).length - 1
      const goes = edges > 1 ? edges * RIM_EDGE : EDGE
      return { goes, lands: event.type === 'engineReset' ? LIFT : 0 }
    }
    case 'engineDeployed':
      return {
        goes: triesOf(event, step.before, rotations).length * TRY + LIFT,
        lands: DOWN,
      }
    case 'factoryBuilt':
      return { goes: SWEEP, lands: CARRY + DOWN }
    case 'polluted':
      return { goes: PUFF, lands: pooled ? POOL : 0 }
    case 'hunterDeployed':
      return { goes: HEX, lands: 0 }
    case 'hunterMoved': {
      const steps = step.events.map((one) =>
        one.type === 'hunterMoved' ? huntOf(one, step.before).length - 1 : 0,
      )
      return { goes: HEX * Math.max(...steps), lands: 0 }
    }
    case 'injured':
      return { goes: STRIKE, lands: 0 }
    case 'directionTurned':
      return { goes: TURN, lands: 0 }
    default:
      return { goes: EDGE, lands: 0 }
  }
}

export const lengthOf = ({ goes, lands, breath }: Beat): number => goes + lands + breath
