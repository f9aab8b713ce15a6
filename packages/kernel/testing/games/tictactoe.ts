import * as v from 'valibot'
import { type Game, type GameResult, type Refusal, rankBy, type Seat } from '../../src/index.ts'

export interface TicTacToe {
  /** -1 for a free cell, else the seat that marked it. */
  cells: number[]
  turn: Seat
}

export interface Mark {
  readonly type: 'mark'
  readonly cell: number
}

export interface Marked {
  readonly type: 'marked'
  readonly seat: Seat
  readonly cell: number
}

const LINES = [
  [0, 1, 2],
  [3, 4, 5],
  [6, 7, 8],
  [0, 3, 6],
  [1, 4, 7],
  [2, 5, 8],
  [0, 4, 8],
  [2, 4, 6],
]

const MARKS: readonly Mark[] = Array.from({ length: 9 }, (_, cell) => ({ type: 'mark', cell }))

function lineOf(cells: readonly number[]): number[] | null {
  for (const line of LINES) {
    const owner = cells[line[0]]
    if (owner !== -1 && owner === cells[line[1]] && owner === cells[line[2]]) return line
  }
  return null
}

const isOver = (state: TicTacToe): boolean => lineOf(state.cells) !== null || !state.cells.includes(-1)

/** The game of perfect information: everybody knows it, so it shows the contract at its plainest. */
export const ticTacToe: Game<TicTacToe, Mark, object, TicTacToe, Marked> = {
  id: 'tictactoe',
  version: 1,
  seats: { min: 2, max: 2 },
  options: {},
  action: v.strictObject({ type: v.literal('mark'), cell: v.pipe(v.number(), v.integer()) }),

  setup: () => ({ cells: [-1, -1, -1, -1, -1, -1, -1, -1, -1], turn: 0 }),
  deciders: (state) => (isOver(state) ? [] : [state.turn]),
  decision: (state) => ({
    prompt: { key: 'mark' },
    actions: MARKS.filter(({ cell }) => state.cells[cell] === -1),
  }),

  refusal(state, seat, { cell }): Refusal | null {
    if (isOver(state)) return { rule: 'TT-4', reason: 'over' }
    if (seat !== state.turn) return { rule: 'TT-1', reason: 'notYourTurn' }
    if (cell < 0 || cell > 8) return { rule: 'TT-2', reason: 'noSuchCell', values: { cell } }
    return state.cells[cell] === -1 ? null : { rule: 'TT-3', reason: 'cellTaken', values: { cell } }
  },

  apply(state, seat, { cell }, course) {
    state.cells[cell] = seat
    state.turn = 1 - seat
    course.emit({ type: 'marked', seat, cell })
  },

  view: (state) => ({ cells: state.cells.slice(), turn: state.turn }),
  imagine: (view) => ({ cells: view.cells.slice(), turn: view.turn }),
  standIn: (_view, _seat, { actions }, random) => random.pick(actions),
  turn(state) {
    const marks = state.cells.filter((cell) => cell !== -1).length
    const over = isOver(state)
    return { number: over ? marks : marks + 1, seat: over ? null : state.turn, round: null }
  },
  progress: (state) => state.cells.filter((cell) => cell !== -1).length / 9,

  result(state): GameResult | null {
    const line = lineOf(state.cells)
    if (line === null) return isOver(state) ? { kind: 'ranked', ranks: [1, 1], reason: 'full' } : null
    const winner = state.cells[line[0]]
    return { kind: 'ranked', ranks: rankBy([[winner === 0 ? 1 : 0], [winner === 1 ? 1 : 0]]), reason: 'line' }
  },

  bound: () => 9,
}
