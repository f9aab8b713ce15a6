import type { Random, Table } from '@vyprava/kernel'
import { COLOURS } from '../content/schema.ts'
import { SLOTS, SQUARES } from './map.ts'
import { edgesFor, type RoamOptions, startFor } from './options.ts'
import { type Pack, type Printed, starterNumber } from './printed.ts'
import { type Edge, MARKERS, NONE, newTurn, type Player, ROW_SIZE, type Roam } from './state.ts'
import { TURN } from './steps/step.ts'

/** Coins at the start, by turn order (RO-113). */
const STARTING_COINS = [0, 1, 1, 2]

/** Everything as it lies before the first turn (RO-101 to RO-118). */
export function setUp({ pack }: Printed, table: Table<RoamOptions>, random: Random): Roam {
  const { mode, patrol, advanced, edges, start } = table.options
  const first = startFor(start) ?? random.int(table.seats)
  const pile = random.shuffle(pack.lands.map((_, land) => land))
  const pileBacks = random.shuffle(pack.characters.map((_, character) => character))
  const artifactPile = mode === 'full' ? random.shuffle(pack.artifacts.map((_, artifact) => artifact)) : []
  return {
    agenda: [TURN],
    mode,
    patrol,
    advanced,
    start: first,
    active: first,
    round: 1,
    idleRounds: 0,
    barrenRounds: 0,
    moved: false,
    completed: false,
    endTriggered: false,
    ended: null,
    lands: draw(pile, SLOTS),
    backs: draw(pileBacks, SLOTS),
    pile,
    pileBacks,
    lower: Array.from({ length: SQUARES }, () => NONE),
    upper: Array.from({ length: SQUARES }, () => NONE),
    players: edgesFor(table.seats, edges).map((edge, seat) => {
      const order = (seat - first + table.seats) % table.seats
      return newPlayer(pack, seat, edge, STARTING_COINS[order])
    }),
    artifactRow: draw(artifactPile, ROW_SIZE),
    artifactPile,
    patrolOwner: NONE,
    lastPlacement: null,
    turn: newTurn(),
  }
}

/** Takes cards from the top of a pile, which is its end. */
const draw = (pile: number[], count: number): number[] =>
  pile.splice(Math.max(0, pile.length - count), count).reverse()

/** Each seat has a colour of its own with its starting cards, face up, and 24 markers (RO-102, RO-103, RO-110). */
function newPlayer(pack: Pack, seat: number, edge: Edge, coins: number): Player {
  const colour = COLOURS[seat]
  const party = pack.starters.flatMap((starter, index) =>
    starter.colour === colour ? [starterNumber(pack, index)] : [],
  )
  return {
    edge,
    colour,
    coins,
    supply: MARKERS,
    party,
    partyFaces: party.map(() => 1),
    artifacts: [],
    artifactFaces: [],
  }
}
