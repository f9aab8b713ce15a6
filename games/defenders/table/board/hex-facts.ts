import { CORE, type DefendersView, NONE, SIDES } from '../../rules/index.ts'
import type { EdgeFacts, HexFacts } from '../../texts/labels/board.ts'
import { edgeName, type Lexicon, landOf } from '../../texts/lexicon.ts'
import { hexName } from '../../texts/names.ts'
import { engineOn, hasWall, isBuilt } from '../../texts/sight.ts'
import { isIron } from './slots.ts'

/** What the facts of a hex are gathered from. */
export interface Seen {
  readonly view: DefendersView
  readonly lexicon: Lexicon
  /** By tile: the sides of its vents, as printed. */
  readonly vents: readonly (readonly number[])[]
  /** The names of the leaders by player. */
  readonly leaders: readonly string[]
}

const six = (hex: number): number[] => [...SIDES.subarray(hex * 6, hex * 6 + 6)]

/** All that stands on a hex and around it. */
export function hexFacts({ view, lexicon, vents, leaders }: Seen, hex: number, lit: boolean): HexFacts {
  const edges = six(hex)
  const sides = (has: (edge: number) => boolean): string[] =>
    edges.flatMap((edge, side) => (has(edge) ? [lexicon.sides[side]] : []))
  const built = isBuilt(view, hex)
  const walls = sides((edge) => hasWall(view, edge))
  const camp = view.camps[hex]
  return {
    place: hexName(hex),
    land: landOf(lexicon, view, hex),
    tile: tileFacts(view, lexicon, vents, hex),
    mechs: view.mechs[hex],
    snipers: isIron(view, hex),
    pollution: view.pollution[hex],
    toxic: view.toxic[hex] === 1,
    camp: camp === NONE ? null : lexicon.camp(lexicon.factions[view.players[camp].faction]),
    leaders: view.players.flatMap(({ leader }, player) => (leader === hex ? [leaders[player]] : [])),
    // A tile is walled all round, which its name tells.
    walls: built || walls.length === edges.length ? [] : walls,
    breaches: sides((edge) => view.breaches[edge] !== NONE),
    engines: sides((edge) => engineOn(view, edge) !== -1),
    enclosed: !built && walls.length === edges.length,
    lit,
  }
}

function tileFacts(
  view: DefendersView,
  lexicon: Lexicon,
  vents: Seen['vents'],
  hex: number,
): HexFacts['tile'] {
  const tile = hex === CORE ? view.coreTop : view.factory[hex]
  if (tile === NONE) return null
  const arrow = view.rotations[tile] ?? 0
  const open = view.rewilded[hex] === 1 ? [] : vents[tile]
  return {
    arrow: lexicon.corners[arrow],
    vents: open
      .map((side) => (side + arrow) % 6)
      .sort((a, b) => a - b)
      .map((side) => lexicon.sides[side]),
  }
}

export const edgeFacts = ({ view, lexicon }: Seen, edge: number, lit: boolean): EdgeFacts => ({
  place: edgeName(lexicon, edge),
  wall: hasWall(view, edge),
  breach: view.breaches[edge] !== NONE,
  engine: engineOn(view, edge) !== -1,
  lit,
})
