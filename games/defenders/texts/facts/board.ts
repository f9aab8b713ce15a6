import type { FactGroup } from '@vyprava/module/words.ts'
import { SIDES } from '../../rules/board/index.ts'
import { NONE } from '../../rules/state.ts'
import type { Row, Telling } from '../facts.ts'
import { factionNames, landOf, thingsOn } from '../lexicon.ts'
import { hexName, ROWS_OF_HEXES, rowName } from '../names.ts'
import { engineOn, hasWall, isBuilt, labelOf } from '../sight.ts'

/** The board row by row, as it is read. */
export const boardFacts = (telling: Telling): FactGroup[] =>
  ROWS_OF_HEXES.map((hexes, row) => ({
    title: telling.words.board.row(rowName(row)),
    rows: hexes.map((hex): Row => [hexName(hex), hexFacts(telling, hex).join('; ')]),
  }))

function hexFacts({ words: { board }, lexicon, context }: Telling, hex: number): string[] {
  const { view } = context
  const leaders = view.players.flatMap(({ leader }, player) =>
    leader === hex ? [labelOf(context, player, factionNames(lexicon))] : [],
  )
  const edges = [...SIDES.subarray(hex * 6, hex * 6 + 6)]
  const sides = (has: (edge: number) => boolean): string[] =>
    edges.flatMap((edge, side) => (has(edge) ? [lexicon.sides[side]] : []))
  /* A core or a factory is walled all round, which its name tells. */
  const walls = isBuilt(view, hex) ? [] : sides((edge) => hasWall(view, edge))
  const breaches = sides((edge) => view.breaches[edge] !== NONE)
  const engines = edges.flatMap((edge, side) => {
    const engine = engineOn(view, edge)
    return engine === -1 ? [] : [board.engine(engine + 1, lexicon.sides[side])]
  })
  return [
    landOf(lexicon, view, hex),
    ...thingsOn(lexicon, view, hex),
    ...(leaders.length === 0 ? [] : [board.leaders(leaders)]),
    ...engines,
    ...(walls.length === 0 ? [] : [board.walls(walls)]),
    ...(breaches.length === 0 ? [] : [board.breaches(breaches)]),
  ]
}
