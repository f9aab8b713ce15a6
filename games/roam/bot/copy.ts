import type { Item, Roam } from '../rules/index.ts'

/** A copy for searches: the same as the kernel's `clone`, several times faster because it knows the form. */
export function copyRoam(state: Roam): Roam {
  const { turn } = state
  return {
    agenda: state.agenda.map(copyItem),
    mode: state.mode,
    patrol: state.patrol,
    advanced: state.advanced,
    start: state.start,
    active: state.active,
    round: state.round,
    idleRounds: state.idleRounds,
    barrenRounds: state.barrenRounds,
    moved: state.moved,
    completed: state.completed,
    endTriggered: state.endTriggered,
    ended: state.ended,
    lands: state.lands.slice(),
    backs: state.backs.slice(),
    pile: state.pile.slice(),
    pileBacks: state.pileBacks.slice(),
    lower: state.lower.slice(),
    upper: state.upper.slice(),
    players: state.players.map((player) => ({
      edge: player.edge,
      colour: player.colour,
      coins: player.coins,
      supply: player.supply,
      party: player.party.slice(),
      partyFaces: player.partyFaces.slice(),
      artifacts: player.artifacts.slice(),
      artifactFaces: player.artifactFaces.slice(),
    })),
    artifactRow: state.artifactRow.slice(),
    artifactPile: state.artifactPile.slice(),
    patrolOwner: state.patrolOwner,
    lastPlacement: state.lastPlacement,
    turn: {
      rested: turn.rested,
      character: turn.character,
      turns: turn.turns,
      located: turn.located,
      x: turn.x,
      y: turn.y,
      filled: turn.filled.slice(),
      rings: turn.rings.slice(),
    },
  }
}

/** Items that never change are shared. */
function copyItem(item: Item): Item {
  if (item.step === 'auction') return { ...item, bidders: item.bidders.slice() }
  if (item.step !== 'fill') return item
  return {
    step: 'fill',
    fills: item.fills.slice(),
    stacks: item.stacks.slice(),
    replaced: item.replaced.slice(),
    owners: item.owners.slice(),
    artifacts: item.artifacts.slice(),
  }
}
