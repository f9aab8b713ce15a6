import { clone, type Random } from '@vyprava/kernel'
import type { Printed } from './printed.ts'
import { NONE, type Roam } from './state.ts'
import type { RoamView } from './view.ts'

/** Some full state that fits a view: unseen characters and the orders of both piles are dealt anew. */
export function imagineFrom({ pack }: Printed, view: RoamView, random: Random): Roam {
  const backs = random.shuffle(unseen(pack.characters.length, gained(view)))
  const pile = random.shuffle(view.landsBelow.slice())
  if (view.topLand !== null) pile.push(view.topLand)
  return {
    agenda: clone(view.agenda),
    mode: view.mode,
    patrol: view.patrol,
    advanced: view.advanced,
    start: view.start,
    active: view.active,
    round: view.round,
    idleRounds: view.idleRounds,
    barrenRounds: view.barrenRounds,
    moved: view.moved,
    completed: view.completed,
    endTriggered: view.endTriggered,
    ended: view.ended,
    lands: view.lands.map((land) => land ?? NONE),
    backs: view.lands.map((land) => (land === null ? NONE : (backs.pop() ?? NONE))),
    pile,
    pileBacks: backs,
    lower: view.squares.map(({ markers }) => markers.at(0) ?? NONE),
    upper: view.squares.map(({ markers }) => markers.at(1) ?? NONE),
    players: view.players.map((player) => ({
      edge: player.edge,
      colour: player.colour,
      coins: player.coins,
      supply: player.supply,
      party: player.party.map(({ character }) => character),
      partyFaces: player.party.map(({ faceUp }) => (faceUp ? 1 : 0)),
      artifacts: player.artifacts.map(({ artifact }) => artifact),
      artifactFaces: player.artifacts.map(({ faceUp }) => (faceUp ? 1 : 0)),
    })),
    artifactRow: view.artifactRow.slice(),
    artifactPile: view.mode === 'full' ? random.shuffle(unseen(pack.artifacts.length, shown(view))) : [],
    patrolOwner: view.patrolOwner ?? NONE,
    lastPlacement: clone(view.lastPlacement),
    turn: clone(view.turn),
  }
}

const gained = (view: RoamView): number[] =>
  view.players.flatMap(({ party }) => party.map(({ character }) => character))

const shown = (view: RoamView): number[] => [
  ...view.artifactRow,
  ...view.players.flatMap(({ artifacts }) => artifacts.map(({ artifact }) => artifact)),
]

/** The numbers below a count that nobody has seen yet. */
function unseen(count: number, seen: readonly number[]): number[] {
  return Array.from({ length: count }, (_, id) => id).filter((id) => !seen.includes(id))
}
