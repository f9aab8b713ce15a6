import type { DefendersEvent, DefendersView } from '../../rules/index.ts'
import { CORE, NONE, ON_CORE, TOXIC_AT } from '../../rules/index.ts'

/** What stands on the board and what the dials in its margin show: the part of a view that events change piece by piece. */
export type Position = Pick<DefendersView, (typeof FIELDS)[number]> & {
  /** By player. */
  readonly leaders: readonly number[]
  readonly injuries: readonly number[]
}

const FIELDS = [
  'factory',
  'rewilded',
  'pollution',
  'toxic',
  'mechs',
  'camps',
  'walls',
  'breaches',
  'coreTop',
  'builtAt',
  'engines',
  'direction',
  'wallSupply',
  'mechSupply',
  'toxicSupply',
  'deaths',
  'machineLeft',
  'machineDiscard',
] as const

export function positionOf(view: DefendersView): Position {
  return {
    factory: view.factory,
    rewilded: view.rewilded,
    pollution: view.pollution,
    toxic: view.toxic,
    mechs: view.mechs,
    camps: view.camps,
    walls: view.walls,
    breaches: view.breaches,
    coreTop: view.coreTop,
    builtAt: view.builtAt,
    engines: view.engines,
    direction: view.direction,
    wallSupply: view.wallSupply,
    mechSupply: view.mechSupply,
    toxicSupply: view.toxicSupply,
    deaths: view.deaths,
    machineLeft: view.machineLeft,
    machineDiscard: view.machineDiscard,
    leaders: view.players.map(({ leader }) => leader),
    injuries: view.players.map(({ injuries }) => injuries),
  }
}

/** A view as of an earlier position: everything else is as it is now, and what is the same stays the same list. */
export function seenAs(view: DefendersView, { leaders, injuries, ...board }: Position): DefendersView {
  const same = view.players.every(
    (player, number) => player.leader === leaders[number] && player.injuries === injuries[number],
  )
  if (same) return { ...view, ...board }
  const players = view.players.map((player, number) => ({
    ...player,
    leader: leaders[number],
    injuries: injuries[number],
  }))
  return { ...view, ...board, players }
}

const alike = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b)

export const isSamePosition = (a: Position, b: Position): boolean =>
  FIELDS.every((field) => alike(a[field], b[field])) &&
  alike(a.leaders, b.leaders) &&
  alike(a.injuries, b.injuries)

const put = <T>(list: readonly T[], at: number, value: T): T[] => list.with(at, value)
const add = (list: readonly number[], at: number, count: number): number[] => list.with(at, list[at] + count)
const upon = <T>(list: readonly T[], places: readonly number[], value: T): T[] =>
  places.reduce((all, place) => all.with(place, value), [...list])

/** The position after an event; lists that it does not touch stay the same ones. */
export function afterEvent(now: Position, event: DefendersEvent): Position {
  switch (event.type) {
    case 'campPlaced':
      return {
        ...now,
        camps: put(now.camps, event.hex, event.player),
        leaders: put(now.leaders, event.player, event.hex),
      }
    case 'moved':
    case 'regrouped':
      return { ...now, leaders: put(now.leaders, event.player, event.to) }
    case 'retired':
      return { ...now, leaders: put(now.leaders, event.player, NONE) }
    case 'campBuilt':
      return { ...now, camps: put(now.camps, event.hex, event.player) }
    case 'campMoved':
      return { ...now, camps: put(put(now.camps, event.from, NONE), event.to, event.player) }
    case 'cleared':
      return {
        ...now,
        pollution: put(now.pollution, event.hex, 0),
        toxic: put(now.toxic, event.hex, 0),
        toxicSupply: now.toxicSupply + now.toxic[event.hex],
      }
    case 'mechDestroyed':
      return withMechs(now, event.hex, -1)
    case 'mechRusted':
      return withToken(withMechs(now, event.hex, -1), event.hex)
    case 'breached':
      return { ...now, breaches: put(now.breaches, event.edge, event.player) }
    case 'rewilded':
      return { ...now, rewilded: put(now.rewilded, event.hex, 1) }
    case 'injured':
      return { ...now, injuries: put(now.injuries, event.player, event.total) }
    case 'healed':
      return { ...now, injuries: add(now.injuries, event.player, -event.injuries) }
    case 'killed':
      return { ...now, deaths: add(now.deaths, event.terrain, 1) }
    case 'machineFlipped':
      return {
        ...now,
        machineLeft: now.machineLeft.filter((card) => card !== event.card),
        machineDiscard: [...now.machineDiscard, event.card],
      }
    case 'machineShuffled':
      return { ...now, machineLeft: now.machineDiscard.toSorted((a, b) => a - b), machineDiscard: [] }
    case 'directionTurned':
      return { ...now, direction: event.direction }
    case 'engineMoved':
      return { ...withWalls(now, event.walls), engines: put(now.engines, event.engine, event.pose) }
    case 'engineReset':
      return { ...withWalls(now, event.walls), engines: put(now.engines, event.engine, ON_CORE) }
    case 'engineDeployed':
      return { ...now, engines: put(now.engines, event.engine, event.pose) }
    case 'factoryBuilt':
      return afterBuilding(now, event)
    case 'coreManned':
      return withMechs(now, CORE, event.mechs)
    case 'polluted':
      return withToken(now, event.hex)
    case 'toxicPlaced':
      return {
        ...now,
        pollution: put(now.pollution, event.hex, 0),
        toxic: put(now.toxic, event.hex, 1),
        toxicSupply: now.toxicSupply - 1,
      }
    case 'hunterDeployed':
      return withMechs(now, event.hex, 1)
    case 'hunterMoved':
      return { ...now, mechs: add(add(now.mechs, event.from, -event.count), event.to, event.count) }
    default:
      return now
  }
}

export const afterEvents = (now: Position, events: readonly DefendersEvent[]): Position =>
  events.reduce(afterEvent, now)

/** Mechs from the supply, or back to it. */
const withMechs = (now: Position, hex: number, count: number): Position => ({
  ...now,
  mechs: add(now.mechs, hex, count),
  mechSupply: now.mechSupply - count,
})

const withWalls = (now: Position, edges: readonly number[]): Position =>
  edges.length === 0
    ? now
    : { ...now, walls: upon(now.walls, edges, 1), wallSupply: now.wallSupply - edges.length }

/** One more pollution token; a third one never lies there: the toxic site is told of by itself, if the dial has one. */
const withToken = (now: Position, hex: number): Position =>
  now.pollution[hex] + 1 < TOXIC_AT ? { ...now, pollution: add(now.pollution, hex, 1) } : now

/** The core's top tile comes with its mechs and its poison; the walls around the hex go (DE-737 to DE-740). */
function afterBuilding(
  now: Position,
  { tile, hex, walls, mechs }: Extract<DefendersEvent, { type: 'factoryBuilt' }>,
): Position {
  const tokens = now.pollution[hex] + now.pollution[CORE]
  const sites = now.toxic[hex] + now.toxic[CORE]
  // Three tokens turn into a toxic site, which is told of by itself.
  const left = sites > 0 ? 0 : tokens < TOXIC_AT ? tokens : now.pollution[hex]
  return {
    ...now,
    walls: upon(now.walls, walls, 0),
    wallSupply: now.wallSupply + walls.length,
    coreTop: tile - 1,
    factory: put(now.factory, hex, tile),
    builtAt: put(now.builtAt, tile, hex),
    mechs: add(put(now.mechs, CORE, 0), hex, mechs),
    pollution: put(put(now.pollution, CORE, 0), hex, left),
    toxic: put(put(now.toxic, CORE, 0), hex, sites > 0 ? 1 : 0),
    toxicSupply: now.toxicSupply + Math.max(0, sites - 1),
  }
}
