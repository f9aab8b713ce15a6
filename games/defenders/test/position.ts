import type { Rotation } from '@vyprava/geometry'
import { type Course, heardBy, type Observer, Random, type Seat } from '@vyprava/kernel'
import {
  FACTIONS,
  type Faction,
  ITEMS,
  type ItemKind,
  shippedPack,
  TERRAINS,
  type Terrain,
} from '../content/index.ts'
import { HEXES } from '../rules/board/index.ts'
import type { DefendersEvent } from '../rules/events.ts'
import type { DefendersOptions } from '../rules/options.ts'
import { printedFrom, trackOf } from '../rules/printed.ts'
import { setUp } from '../rules/setup.ts'
import { type Defenders, type Flag, MECHS, NONE, ON_CORE, TOXIC_SITES, WALL_PIECES } from '../rules/state.ts'
import { edgeName, edgeOf, hexName, hexOf, poseName, poseOf } from './notation.ts'

export const pack = shippedPack()
export const printed = printedFrom(pack)

export const STANDARD: DefendersOptions = {
  hardCards: 0,
  oppositeSetup: 'mirror',
  communication: 'strict',
  soloDeathAt3: false,
}

/** What a player of a position has; what is not named is as after setup, with an empty hand. */
export interface Having {
  /** Order, council, clan, sect by seat when not named. */
  readonly faction?: Faction
  /** The hex of the leader; off the board when not named. */
  readonly leader?: string
  readonly active?: number
  readonly hand?: readonly number[]
  readonly deck?: readonly number[]
  readonly discard?: readonly number[]
  readonly team?: readonly number[]
  readonly injuries?: number
  readonly support?: number
  readonly campsLeft?: number
  readonly breaches?: number
  /** Items with their active side up. */
  readonly items?: readonly ItemKind[]
  readonly retired?: boolean
}

/** A position: everything that is not named is empty, all terrain is plains, both engines lie on the core. */
export interface Setting extends Partial<DefendersOptions> {
  readonly seats?: number
  readonly players?: readonly Having[]
  readonly current?: number
  readonly terrain?: Readonly<Record<string, Terrain>>
  readonly walls?: readonly string[]
  /** Breached edges, by token of player 0. */
  readonly breaches?: readonly string[]
  readonly engines?: readonly (string | null)[]
  readonly direction?: Rotation
  /** By tile number: the corner of its arrow; 4 (upwards) when not named. */
  readonly arrows?: Readonly<Record<number, number>>
  /** The hexes of built factories: tile 5 first, then 4 and so on. */
  readonly built?: readonly string[]
  readonly rewilded?: readonly string[]
  readonly mechs?: Readonly<Record<string, number>>
  readonly pollution?: Readonly<Record<string, number>>
  readonly toxic?: readonly string[]
  /** The player whose camp stands there. */
  readonly camps?: Readonly<Record<string, number>>
  /** Supplies, when they are not what the board leaves of all pieces. */
  readonly mechSupply?: number
}

const hexList = (values: Readonly<Record<string, number>> | undefined): [hex: number, value: number][] =>
  Object.entries(values ?? {}).map(([key, value]) => [hexOf(key), value])

/** The state of a position, in the action phase of the first round, with an empty agenda. */
export function lay(setting: Setting = {}): Defenders {
  const { hardCards, oppositeSetup, communication, soloDeathAt3 } = { ...STANDARD, ...setting }
  const options: DefendersOptions = { hardCards, oppositeSetup, communication, soloDeathAt3 }
  const state = setUp(printed, { seats: setting.seats ?? 2, options }, new Random('position'))
  state.agenda = []
  state.phase = 'action'
  state.round = 1
  state.current = setting.current ?? 0
  state.firstPlayer = state.solo ? NONE : 0
  layBoard(state, setting)
  layFactories(state, setting)
  state.players.forEach((_, player) => {
    equip(state, player, setting.players?.[player] ?? {})
  })
  for (const { items } of state.players) {
    for (const { faction } of state.players) if (items[faction] === NONE) items[faction] = 0
  }
  return state
}

function layBoard(state: Defenders, setting: Setting): void {
  state.terrain.fill(TERRAINS.indexOf('plains'))
  state.terrain[0] = NONE
  for (const [key, terrain] of Object.entries(setting.terrain ?? {})) {
    state.terrain[hexOf(key)] = TERRAINS.indexOf(terrain)
  }
  state.walls.fill(0)
  for (const key of setting.walls ?? []) state.walls[edgeOf(key)] = 1
  for (const key of setting.breaches ?? []) state.breaches[edgeOf(key)] = 0
  state.engines = (setting.engines ?? [null, null]).map((key) => (key === null ? ON_CORE : poseOf(key)))
  state.direction = setting.direction ?? 'right'
  for (const list of [state.pollution, state.mechs]) list.fill(0)
  for (const [hex, count] of hexList(setting.pollution)) state.pollution[hex] = count
  for (const [hex, count] of hexList(setting.mechs)) state.mechs[hex] = count
  for (const key of setting.toxic ?? []) state.toxic[hexOf(key)] = 1
  for (const [hex, player] of hexList(setting.camps)) state.camps[hex] = player
  state.wallSupply = WALL_PIECES - sum(state.walls)
  state.mechSupply = setting.mechSupply ?? MECHS - sum(state.mechs)
  state.toxicSupply = TOXIC_SITES - sum(state.toxic)
}

function layFactories(state: Defenders, setting: Setting): void {
  for (const tile of state.rotations.keys()) state.rotations[tile] = setting.arrows?.[tile] ?? 4
  for (const key of setting.built ?? []) {
    state.factory[hexOf(key)] = state.coreTop
    state.builtAt[state.coreTop] = hexOf(key)
    state.coreTop -= 1
  }
  for (const key of setting.rewilded ?? []) state.rewilded[hexOf(key)] = 1
}

function equip(state: Defenders, player: number, having: Having): void {
  const owner = state.players[player]
  owner.faction = having.faction === undefined ? player : FACTIONS.indexOf(having.faction)
  owner.leaderCard = printed.factionOfLeader.indexOf(owner.faction)
  owner.leader = having.leader === undefined ? NONE : hexOf(having.leader)
  owner.active = having.active ?? NONE
  owner.team = [...(having.team ?? [])]
  owner.hand = [...(having.hand ?? [])].sort((a, b) => a - b)
  owner.discard = [...(having.discard ?? [])]
  const out = [owner.active, ...owner.team, ...owner.hand, ...owner.discard]
  owner.deck = [...(having.deck ?? printed.decks[owner.leaderCard].filter((card) => !out.includes(card)))]
  owner.injuries = having.injuries ?? 0
  owner.support = having.support ?? 0
  owner.campsLeft = having.campsLeft ?? trackOf(printed, state.players).camps
  owner.breaches = having.breaches ?? owner.breaches
  for (const item of having.items ?? []) owner.items[ITEMS.indexOf(item)] = 1
  owner.retired = having.retired ?? false
}

const sum = (values: readonly number[]): number => values.reduce((all, value) => all + value, 0)

/** All that lies on the board and beside it, by names; what is empty is not named. */
export interface Described {
  readonly walls: readonly string[]
  readonly breaches: readonly string[]
  readonly engines: readonly (string | null)[]
  readonly direction: Rotation
  readonly factories: Readonly<Record<string, number>>
  readonly rewilded: readonly string[]
  readonly mechs: Readonly<Record<string, number>>
  readonly pollution: Readonly<Record<string, number>>
  readonly toxic: readonly string[]
  readonly camps: Readonly<Record<string, number>>
  readonly leaders: readonly (string | null)[]
  readonly injuries: readonly number[]
  readonly coreTop: number
  readonly supplies: { readonly walls: number; readonly mechs: number; readonly toxic: number }
  readonly ended: string | null
}

export function describe(state: Defenders): Described {
  const hexes = Array.from({ length: HEXES }, (_, hex) => hex)
  const counted = (values: readonly number[], empty: number): Record<string, number> =>
    Object.fromEntries(hexes.filter((hex) => values[hex] !== empty).map((hex) => [hexName(hex), values[hex]]))
  const flagged = (values: readonly Flag[], nameOf: (place: number) => string): string[] =>
    values.flatMap((value, place) => (value === 1 ? [nameOf(place)] : [])).sort()
  return {
    walls: flagged(state.walls, edgeName),
    breaches: state.breaches.flatMap((player, edge) => (player === NONE ? [] : [edgeName(edge)])).sort(),
    engines: state.engines.map((pose) => (pose === ON_CORE ? null : poseName(pose))),
    direction: state.direction,
    factories: counted(state.factory, NONE),
    rewilded: flagged(state.rewilded, hexName),
    mechs: counted(state.mechs, 0),
    pollution: counted(state.pollution, 0),
    toxic: flagged(state.toxic, hexName),
    camps: counted(state.camps, NONE),
    leaders: state.players.map(({ leader }) => (leader === NONE ? null : hexName(leader))),
    injuries: state.players.map(({ injuries }) => injuries),
    coreTop: state.coreTop,
    supplies: { walls: state.wallSupply, mechs: state.mechSupply, toxic: state.toxicSupply },
    ended: state.ended,
  }
}

/** A turn whose events can be read afterwards, as an observer hears them. */
export class Hearing implements Course<DefendersEvent> {
  readonly random: Random
  readonly told: Parameters<typeof heardBy<DefendersEvent>>[0][number][] = []

  constructor(seed = 'play') {
    this.random = new Random(seed)
  }

  emit(event: DefendersEvent): void {
    this.told.push({ open: event })
  }

  tell(seats: readonly Seat[], secret: DefendersEvent, open: DefendersEvent | null): void {
    this.told.push({ open, secret: { seats, event: secret } })
  }

  heard(observer: Observer = null): DefendersEvent[] {
    return heardBy(this.told, observer)
  }
}
