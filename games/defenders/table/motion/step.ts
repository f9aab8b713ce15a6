import { path } from '@vyprava/atlas/pen.ts'
import type { Point } from '@vyprava/kit'
import { CORE, type DefendersEvent, type DefendersView, NEIGHBOURS, radarOf } from '../../rules/index.ts'
import { mech, pollution } from '../board/tokens-ink.ts'
import { between, cornerOf, edgeMiddle, endsOf, engineAt, middleOf } from '../board/units.ts'
import { engineInk, wallInk } from '../board/walls-ink.ts'
import type { Position } from '../machine/position.ts'
import type { ShownStep } from '../machine/steps.ts'
import type { Beat } from '../machine/timing.ts'
import { huntOf, trackOf, triesOf } from '../machine/ways.ts'
import { type DefendersFlights, turned } from './flights.ts'
import {
  dialMark,
  engineMark,
  mechMark,
  pollutionMark,
  sealMark,
  stripMark,
  tileMark,
  toxicMark,
  wallMark,
} from './marks.ts'

const TRY = 120
const TOKEN = 34

interface Tempo {
  readonly beat: Beat
  /** Twice as fast takes half the time. */
  readonly speed: number
}

/** Shows a step of a machine card, on a board that already shows how it ended. */
export function playStep(
  flights: DefendersFlights,
  step: ShownStep,
  view: DefendersView,
  { beat, speed }: Tempo,
): void {
  const goes = beat.goes / speed
  const lands = beat.lands / speed
  for (const event of step.events) playEvent(flights, event, step, view, { goes, lands, speed })
}

interface Times {
  readonly goes: number
  readonly lands: number
  readonly speed: number
}

function playEvent(
  flights: DefendersFlights,
  event: DefendersEvent,
  step: ShownStep,
  view: DefendersView,
  { goes, lands, speed }: Times,
): void {
  const { before } = step
  switch (event.type) {
    case 'engineMoved':
      drive(flights, event, before, goes)
      break
    case 'engineReset':
      drive(flights, event, before, goes)
      flights.pass(
        engineInk(event.from),
        [edgeMiddle(event.blocked), lifted(edgeMiddle(event.blocked), middleOf(CORE)), middleOf(CORE)].map(
          (point) => moved(point, engineAt(event.from), edgeMiddle(event.blocked)),
        ),
        lands,
        goes,
      )
      break
    case 'engineDeployed': {
      const tries = triesOf(event, before, view.rotations)
      for (const [place, edge] of tries.entries()) blink(flights, edge, TRY / speed, (place * TRY) / speed)
      const wait = (tries.length * TRY) / speed
      flights.carry(engineMark(event.engine), middleOf(CORE), engineAt(event.pose), goes - wait + lands, wait)
      break
    }
    case 'directionTurned':
      flights.move(dialMark('direction'), [{ transform: 'scaleX(-1)' }, { transform: 'scaleX(1)' }], {
        duration: goes,
        delay: 0,
      })
      break
    case 'factoryBuilt':
      build(flights, event, before, view, { goes, lands, speed })
      flash(flights, [dialMark('core'), stripMark('core')], goes)
      break
    case 'coreManned':
      flights.carry(mechMark(CORE), { x: 0, y: -90 }, middleOf(CORE), lands / 2, goes + lands / 2)
      break
    case 'polluted': {
      const from = before.builtAt[event.tile] === -1 ? CORE : before.builtAt[event.tile]
      const vent = between(middleOf(from), ventOf(from, event.vent), 0.86)
      const { x, y } = vent
      flights.pass(pollution(x, y, TOKEN, 1), [vent, middleOf(event.hex)], goes, 0)
      flights.grow(pollutionMark(event.hex), middleOf(event.hex), goes / 2, goes / 2, 0.5)
      break
    }
    case 'toxicPlaced': {
      const middle = middleOf(event.hex)
      flights.shrink(pollution(middle.x, middle.y, TOKEN, 2), middle, lands, goes)
      flights.grow(toxicMark(event.hex), middle, lands, goes)
      flash(flights, [dialMark('toxic'), stripMark('toxic')], goes)
      break
    }
    case 'hunterDeployed': {
      const from = engineAt(before.engines[event.engine])
      flights.pass(mech(from.x, from.y, TOKEN, 1, false), [from, middleOf(event.hex)], goes, 0)
      if (before.mechs[event.hex] === 0)
        flights.grow(mechMark(event.hex), middleOf(event.hex), goes / 2, goes / 2)
      break
    }
    case 'hunterMoved': {
      const points = huntOf(event, before).map(middleOf)
      const [from] = points
      flights.pass(mech(from.x, from.y, TOKEN, event.count, false), points, goes, 0)
      if (before.mechs[event.to] === 0) flights.grow(mechMark(event.to), middleOf(event.to), goes / 3, goes)
      break
    }
    case 'killed':
      flash(flights, [sealMark(event.terrain), stripMark('fallen')], 0)
      break
    default:
      break
  }
}

const FLASH = 900

/** A dial that has come nearer to the end calls, in the margin of the board and in the strip under it. */
function flash(flights: DefendersFlights, marks: readonly string[], delay: number): void {
  for (const mark of marks)
    flights.move(mark, [...CALL, ...CALL, { transform: 'none', opacity: 1 }], { duration: FLASH, delay })
}

const CALL: readonly Keyframe[] = [
  { transform: 'none', opacity: 1 },
  { transform: 'scale(1.2)', opacity: 0.35 },
]

/** Along its edges; where it was, a wall stands when it is past the middle. */
function drive(
  flights: DefendersFlights,
  event: Extract<DefendersEvent, { type: 'engineMoved' | 'engineReset' }>,
  before: Position,
  time: number,
): void {
  const track = trackOf(event, before)
  const each = time / (track.length - 1)
  for (const [place, edge] of event.walls.entries())
    flights.grow(wallMark(edge), edgeMiddle(edge), each * 0.4, each * (place + 0.6), 0.6)
  const from = engineAt(event.from)
  const points = track.map(edgeMiddle)
  if (event.type === 'engineReset') {
    const ways = points.map((point) => moved(point, from, from))
    flights.show(
      engineInk(event.from),
      ways.map(({ x, y }) => ({ transform: `translate(${x - from.x}px, ${y - from.y}px)` })),
      { duration: time, delay: 0, easing: 'ease-in-out' },
    )
    return
  }
  const to = engineAt(event.pose)
  flights.move(
    engineMark(event.engine),
    points.map((point, place) => {
      const share = place / (points.length - 1)
      const turn = shortTurn(from.heading - to.heading) * (1 - share)
      return { transform: `translate(${point.x - to.x}px, ${point.y - to.y}px) ${turned(turn, to)}` }
    }),
    { duration: time, delay: 0, easing: 'ease-in-out' },
  )
}

/** A turn the short way round. */
const shortTurn = (degrees: number): number => ((((degrees + 180) % 360) + 360) % 360) - 180

/** The same way for ink that was drawn elsewhere. */
const moved = (point: Point, drawn: Point, start: Point): Point => ({
  x: drawn.x + point.x - start.x,
  y: drawn.y + point.y - start.y,
})

const lifted = (from: Point, to: Point): Point => ({
  x: (from.x + to.x) / 2,
  y: Math.min(from.y, to.y) - 40,
})

/** A ray that was tried in vain. */
function blink(flights: DefendersFlights, edge: number, duration: number, delay: number): void {
  const [a, b] = endsOf(edge)
  flights.show(
    path('df-ray', `M${a.x} ${a.y}L${b.x} ${b.y}`),
    [{ opacity: 0 }, { opacity: 1, offset: 0.5 }, { opacity: 0 }],
    {
      duration,
      delay,
    },
  )
}

const ventOf = (hex: number, side: number): Point => {
  const next = NEIGHBOURS[hex * 6 + side]
  return next === -1 ? middleOf(hex) : between(middleOf(hex), middleOf(next), 0.5)
}

/** How far the radar line reaches. */
const REACH = 300
/** Hexes that a full turn meets; the line takes its share of the time. */
const FULL = 36

/** The radar line sweeps to the hex; walls fly home, then the core's top tile comes with its mechs. */
function build(
  flights: DefendersFlights,
  { hex, tile, walls, mechs }: Extract<DefendersEvent, { type: 'factoryBuilt' }>,
  before: Position,
  { rotations }: DefendersView,
  { goes, lands }: Times,
): void {
  const arrow = rotations[tile] ?? 0
  const start = angleOf(cornerOf(CORE, arrow))
  const met = radarOf(arrow, before.direction).hexes.indexOf(hex) + 1
  const sweep = (before.direction === 'right' ? 1 : -1) * sweepTo(start, middleOf(hex), before.direction)
  const time = Math.max(goes / 3, (goes * met) / FULL)
  const rad = (start * Math.PI) / 180
  flights.show(
    path('df-radar', `M0 0L${REACH * Math.cos(rad)} ${REACH * Math.sin(rad)}`),
    [{ transform: 'rotate(0deg)' }, { transform: `rotate(${sweep}deg)` }],
    { duration: time, delay: 0, easing: 'linear' },
  )
  for (const edge of walls)
    flights.pass(wallInk(edge), [edgeMiddle(edge), { x: 0, y: -320 }], lands / 2, time)
  const home = middleOf(hex)
  flights.whenThere(tileMark(hex), () => {
    flights.move(
      tileMark(hex),
      [
        { transform: `translate(${-home.x}px, ${-home.y}px)`, opacity: 0 },
        { transform: `translate(${-home.x}px, ${-home.y}px)`, opacity: 1, offset: 0.05 },
        {
          transform: `translate(${-home.x / 2}px, ${-home.y / 2 - 34}px) scale(1.04)`,
          opacity: 1,
          offset: 0.55,
        },
        { transform: 'none', opacity: 1 },
      ],
      { duration: lands * 0.7, delay: time },
    )
  })
  if (mechs > 0) flights.carry(mechMark(hex), middleOf(CORE), home, lands * 0.7, time)
}

const angleOf = ({ x, y }: Point): number => (Math.atan2(y, x) * 180) / Math.PI

/** How far the line turns from an angle to a hex, in its direction. */
function sweepTo(start: number, to: Point, direction: Position['direction']): number {
  const turn = direction === 'right' ? angleOf(to) - start : start - angleOf(to)
  return ((turn % 360) + 360) % 360
}
