import { CORNERS, type Corner, turnDirection } from '@vyprava/geometry'
import type { Random, Table } from '@vyprava/kernel'
import { TERRAINS } from '../content/schema.ts'
import { CORE, EDGES, FIRST_RIM, HEXES, NEIGHBOURS, poseBetween, SIDES, SLOTS } from './board/index.ts'
import type { DefendersOptions, OppositeSetup } from './options.ts'
import { putMechs, putWall } from './pieces.ts'
import type { Pack, Printed } from './printed.ts'
import { trackOf } from './printed.ts'
import {
  BREACH_TOKENS,
  CORE_MECHS,
  type Defenders,
  FACTORY_TILES,
  type Flag,
  MECHS,
  NONE,
  type Player,
  TOXIC_SITES,
  WALL_PIECES,
} from './state.ts'

const filled = <T>(length: number, value: T): T[] => Array.from({ length }, () => value)

/** Everything as it lies before the players choose factions, leaders and hexes (DE-101 to DE-116, DE-128 to DE-134). */
export function setUp(printed: Printed, table: Table<DefendersOptions>, random: Random): Defenders {
  const { pack } = printed
  const solo = table.seats === 1
  const { terrain, pollution } = dealTiles(pack, random)
  const rotations = filled(FACTORY_TILES, 0).map(() => random.int(6))
  const state: Defenders = {
    agenda: [{ step: 'factions' }],
    solo,
    soloDeathAt3: table.options.soloDeathAt3,
    communication: table.options.communication,
    ended: null,
    phase: 'setup',
    round: 0,
    firstPlayer: NONE,
    current: NONE,
    waiting: [],
    ap: 0,
    meals: 0,
    pending: [],
    players: newPlayers(printed, solo ? 2 : table.seats),
    deaths: filled(TERRAINS.length, 0),
    terrain,
    factory: filled(HEXES, NONE),
    rewilded: filled<Flag>(HEXES, 0),
    pollution,
    toxic: filled<Flag>(HEXES, 0),
    mechs: filled(HEXES, 0),
    camps: filled(HEXES, NONE),
    walls: filled<Flag>(EDGES, 0),
    breaches: filled(EDGES, NONE),
    coreTop: FACTORY_TILES - 1,
    rotations,
    builtAt: filled(FACTORY_TILES, NONE),
    engines: [],
    direction: 'right',
    wallSupply: WALL_PIECES,
    mechSupply: MECHS,
    toxicSupply: TOXIC_SITES,
    machineDeck: random.shuffle(chooseCards(pack, table.options.hardCards, random)),
    machineDiscard: [],
  }
  layTrios(state, table.options.oppositeSetup)
  putMechs(state, CORE, CORE_MECHS)
  for (const rim of pack.borderMechs) putMechs(state, FIRST_RIM + rim, 1)
  return state
}

/** Every tile once, in any slot, either side up, never turned (DE-102, DE-103, DE-116). */
function dealTiles(pack: Pack, random: Random): Pick<Defenders, 'terrain' | 'pollution'> {
  const terrain = filled(HEXES, NONE)
  const pollution = filled(HEXES, 0)
  const tiles = random.shuffle(pack.tiles.map((_, tile) => tile))
  for (const [slot, hexes] of SLOTS.entries()) {
    const { sides } = pack.tiles[tiles[slot]]
    const { terrains, polluted } = random.pick(sides)
    for (const [place, hex] of hexes.entries()) terrain[hex] = TERRAINS.indexOf(terrains[place])
    for (const place of polluted) pollution[hexes[place]] = 1
  }
  return { terrain, pollution }
}

/** Each hard card takes the place of a basic one of its kind (DE-131, DE-133). */
function chooseCards({ machineCards }: Pack, hardCards: number, random: Random): number[] {
  const all = machineCards.map((_, card) => card)
  const hard = random.shuffle(all.filter((card) => machineCards[card].hard)).slice(0, hardCards)
  const deck = all.filter((card) => !machineCards[card].hard)
  for (const card of hard) {
    const place = deck.findIndex(
      (other) => !machineCards[other].hard && machineCards[other].kind === machineCards[card].kind,
    )
    deck[place] = card
  }
  return deck
}

function newPlayers(printed: Printed, count: number): Player[] {
  const players = filled(count, null)
  return players.map(() => ({
    faction: NONE,
    leaderCard: NONE,
    leader: NONE,
    hand: [],
    deck: [],
    discard: [],
    active: NONE,
    blind: false,
    team: [],
    dead: [],
    support: 0,
    campsLeft: trackOf(printed, players).camps,
    injuries: 0,
    items: filled(TERRAINS.length, NONE),
    breaches: BREACH_TOKENS / count,
    retired: false,
    shown: filled(TERRAINS.length, NONE),
    signs: [],
  }))
}

/** Two walls and an engine at the arrow of the core, and the same at the opposite ray (DE-109 to DE-113, G7). */
function layTrios(state: Defenders, opposite: OppositeSetup): void {
  const arrow = CORNERS[state.rotations[state.coreTop]]
  const [first, second] = [
    trio(arrow),
    opposite === 'mirror' ? mirrored(arrow) : trio(turnDirection(arrow, 3)),
  ]
  for (const edge of [...first.walls, ...second.walls]) putWall(state, edge)
  state.engines = [first.engine, second.engine]
}

interface Trio {
  readonly walls: readonly number[]
  readonly engine: number
}

/** From the ray at corner a it goes on to the right: the engine has D[a+1] at its right hand. */
function trio(a: Corner): Trio {
  const right = fromCore(a, 1)
  return {
    walls: [SIDES[right * 6 + turnDirection(a, 5)], SIDES[right * 6 + a]],
    engine: poseBetween(NEIGHBOURS[right * 6 + turnDirection(a, 1)], right),
  }
}

/** The image across the line through the core that is square to the arrow: it goes on to the left (DE-R01). */
function mirrored(a: Corner): Trio {
  const left = fromCore(a, 3)
  return {
    walls: [SIDES[left * 6 + turnDirection(a, 5)], SIDES[left * 6 + turnDirection(a, 4)]],
    engine: poseBetween(left, NEIGHBOURS[left * 6 + turnDirection(a, 3)]),
  }
}

const fromCore = (corner: Corner, sixths: number): number =>
  NEIGHBOURS[CORE * 6 + turnDirection(corner, sixths)]
