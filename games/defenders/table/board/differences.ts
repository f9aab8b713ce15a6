import { type DefendersView, EDGE_HEXES, edgeOf, NONE, ON_CORE } from '../../rules/index.ts'
import type { Ghost } from './scene.ts'

const range = (length: number): number[] => Array.from({ length }, (_, number) => number)

/** What would have to happen on the board for one view to become the other. */
export function ghostsBetween(before: DefendersView, after: DefendersView): Ghost[] {
  const hexes = range(after.terrain.length)
  const edges = range(after.walls.length)
  return [
    ...after.players.flatMap(({ leader }, player): Ghost[] =>
      leader === NONE || leader === before.players[player].leader
        ? []
        : [{ kind: 'leader', player, hex: leader }],
    ),
    ...hexes.flatMap((hex): Ghost[] => hexGhosts(before, after, hex)),
    ...edges.flatMap((edge): Ghost[] => edgeGhosts(before, after, edge)),
  ]
}

function hexGhosts(before: DefendersView, after: DefendersView, hex: number): Ghost[] {
  const camp = after.camps[hex]
  const poison = (view: DefendersView) => view.pollution[hex] + 3 * view.toxic[hex]
  return [
    ...(camp !== NONE && camp !== before.camps[hex] ? [{ kind: 'camp', player: camp, hex } as const] : []),
    ...(poison(after) < poison(before) ? [{ kind: 'cleared', hex } as const] : []),
    ...(after.mechs[hex] < before.mechs[hex] ? [{ kind: 'mechGone', hex } as const] : []),
    // A ghost of trees grows on a factory that stands there already.
    ...(after.rewilded[hex] > before.rewilded[hex] && before.factory[hex] !== NONE
      ? [{ kind: 'rewilded', hex } as const]
      : []),
  ]
}

function edgeGhosts(before: DefendersView, after: DefendersView, edge: number): Ghost[] {
  const player = after.breaches[edge]
  return [
    ...(after.walls[edge] > before.walls[edge] ? [{ kind: 'wall', edge } as const] : []),
    ...(player !== NONE && before.breaches[edge] === NONE ? [{ kind: 'breach', player, edge } as const] : []),
  ]
}

/** Hexes on which or around which something is otherwise than it was. */
export function changedHexes(before: DefendersView, after: DefendersView): number[] {
  const changed = new Set(
    range(after.terrain.length).filter((hex) =>
      (['factory', 'rewilded', 'pollution', 'toxic', 'mechs', 'camps'] as const).some(
        (list) => before[list][hex] !== after[list][hex],
      ),
    ),
  )
  for (const [player, { leader }] of after.players.entries())
    if (leader !== NONE && leader !== before.players[player].leader) changed.add(leader)
  const beside = (edge: number) => {
    for (const hex of [EDGE_HEXES[edge * 2], EDGE_HEXES[edge * 2 + 1]]) if (hex !== -1) changed.add(hex)
  }
  for (const [engine, pose] of after.engines.entries())
    if (pose !== ON_CORE && pose !== before.engines[engine]) beside(edgeOf(pose))
  for (const [edge, player] of after.breaches.entries()) if (player !== before.breaches[edge]) beside(edge)
  return [...changed]
}
