import type { Point } from '@vyprava/kit'
import { lineOf, stepHex } from '@vyprava/kit'
import { BOARD, EDGE_HEXES, hexAt, SIDES } from '../rules/index.ts'
import { playersOf } from './actor.ts'
import type { Choices } from './choices.ts'
import type { Under } from './sense.ts'
import { ACT_KINDS, type Thing } from './thing.ts'

/** Where the keyboard is on the board, and the column that it keeps to. */
export interface Cursor {
  readonly hex: number
  readonly line: number
}

export const cursorAt = (hex: number): Cursor => ({ hex, line: lineOf(BOARD.hexes[hex], 'pointy') })

/** One hex further in a direction of the screen. */
export function stepCursor({ hex, line }: Cursor, step: Point): Cursor {
  const from = { hex: BOARD.hexes[hex], line }
  const next = stepHex(from, step, 'pointy', ({ q, r }) => hexAt(q, r) !== -1)
  return { hex: hexAt(next.hex.q, next.hex.r), line: next.line }
}

/**
 * From edge to edge: left and right turn round the hex of the cursor, up and down go through the edge to the hex beyond.
 * Where only some edges are lit, they alone are met.
 */
export function stepEdge(
  cursor: Cursor,
  edge: number,
  step: Point,
  lit: ReadonlySet<number>,
): { readonly cursor: Cursor; readonly edge: number } {
  const [a, b] = [EDGE_HEXES[edge * 2], EDGE_HEXES[edge * 2 + 1]]
  const here = cursor.hex === b ? b : a === -1 ? b : a
  const beyond = here === a ? b : a
  if (step.y !== 0) return { cursor: beyond === -1 ? cursorAt(here) : cursorAt(beyond), edge }
  const sides = [...SIDES.subarray(here * 6, here * 6 + 6)]
  const round = lit.size === 0 ? sides : sides.filter((side) => lit.has(side) || side === edge)
  if (round.length > 1) {
    const place = round.indexOf(edge)
    return { cursor: cursorAt(here), edge: round[(place + step.x + round.length) % round.length] }
  }
  const all = [...lit].toSorted((one, other) => one - other)
  const place = all.indexOf(edge)
  const next = all[(place + step.x + all.length) % all.length] ?? edge
  return { cursor: cursorAt(Math.max(EDGE_HEXES[next * 2], 0)), edge: next }
}

/** The things that the keys 1 to 9 choose, in their order. */
export function numberedThings({ props, choices, talks }: Under): readonly Thing[] {
  const { decision, view, seat } = props
  if (talks)
    return [
      { kind: 'pin', what: 'hex' },
      { kind: 'pin', what: 'edge' },
    ]
  switch (decision?.prompt.key) {
    case 'chooseFaction':
      return [0, 1, 2, 3].map((faction) => ({ kind: 'faction', faction }))
    case 'turn':
      return ACT_KINDS.map((act) => ({ kind: 'act', act }))
    case 'lead': {
      const hands =
        seat === null ? [] : playersOf(view, seat).flatMap((player) => view.players[player].hand ?? [])
      return [...hands.map((card): Thing => ({ kind: 'card', card })), ...thingsOf(choices, 'pile')]
    }
    default:
      return [...thingsOf(choices, 'leader'), ...thingsOf(choices, 'pile'), ...thingsOf(choices, 'player')]
  }
}

const thingsOf = ({ all }: Choices, kind: Thing['kind']): readonly Thing[] =>
  all.flatMap(({ thing }) => (thing.kind === kind ? [thing] : []))
