import type { DefendersView } from '../../rules/index.ts'
import type { Step } from './steps.ts'
import { huntOf, trackOf, triesOf } from './ways.ts'

/* In milliseconds; the design says how long each thing takes. */
const TURN = 340
const EDGE = 400
/** On the rim an engine goes on without a stop. */
const RIM_EDGE = 250
const LIFT = 400
const TRY = 120
const DOWN = 260
const SWEEP = 600
const CARRY = 400
const PUFF = 240
const POOL = 340
const HEX = 260
const STRIKE = 400

/** Between two steps; vents follow each other faster than one can look. */
const BREATH = 160
const VENT_BREATH = 0

/** How long the parts of a step take, one after the other. */
export interface Beat {
  /** The thing that goes: an engine, a radar line, a puff, hunters. */
  readonly goes: number
  /** What follows: set down, merged, stamped. */
  readonly lands: number
  readonly breath: number
}

/** The card is turned up before anything moves, and stays for a look at the end. */
export const CARD_TURNS = TURN + 260
export const CARD_STAYS = 700

export function beatOf(step: Step, { rotations }: Pick<DefendersView, 'rotations'>): Beat {
  const [event] = step.events
  const pooled = step.events.some(({ type }) => type === 'toxicPlaced')
  switch (event.type) {
    case 'engineMoved':
    case 'engineReset': {
      const edges = trackOf(event, step.before).length - 1
      const goes = edges > 1 ? edges * RIM_EDGE : EDGE
      return { goes, lands: event.type === 'engineReset' ? LIFT : 0, breath: BREATH }
    }
    case 'engineDeployed':
      return {
        goes: triesOf(event, step.before, rotations).length * TRY + LIFT,
        lands: DOWN,
        breath: BREATH,
      }
    case 'factoryBuilt':
      return { goes: SWEEP, lands: CARRY + DOWN, breath: BREATH }
    case 'polluted':
      return { goes: PUFF, lands: pooled ? POOL : 0, breath: VENT_BREATH }
    case 'hunterDeployed':
      return { goes: HEX, lands: 0, breath: BREATH }
    case 'hunterMoved': {
      const steps = step.events.map((one) =>
        one.type === 'hunterMoved' ? huntOf(one, step.before).length - 1 : 0,
      )
      return { goes: HEX * Math.max(...steps), lands: 0, breath: BREATH }
    }
    case 'injured':
      return { goes: STRIKE, lands: 0, breath: BREATH }
    case 'directionTurned':
      return { goes: TURN, lands: 0, breath: BREATH }
    default:
      return { goes: EDGE, lands: 0, breath: BREATH }
  }
}

export const lengthOf = ({ goes, lands, breath }: Beat): number => goes + lands + breath
