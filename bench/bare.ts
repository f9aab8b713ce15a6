/** For each cell the lines through it, each as the two other cells. */
const THROUGH: readonly Int8Array[] = Array.from({ length: 9 }, (_, cell) =>
  Int8Array.from(
    [
      [0, 1, 2],
      [3, 4, 5],
      [6, 7, 8],
      [0, 3, 6],
      [1, 4, 7],
      [2, 5, 8],
      [0, 4, 8],
      [2, 4, 6],
    ]
      .filter((line) => line.includes(cell))
      .flatMap((line) => line.filter((other) => other !== cell)),
  ),
)

/** Tic-tac-toe as a hand-written loop on one array: the limit of this machine for the same rules. */
export function bareTicTacToe(moves: readonly number[]): number {
  const cells = new Int8Array(9).fill(-1)
  let player = 0
  let placed = 0
  let winner = -1
  for (let i = 0; i < moves.length; i++) {
    const cell = moves[i]
    if (winner !== -1 || cells[cell] !== -1) throw new Error('illegal move')
    cells[cell] = player
    placed++
    const lines = THROUGH[cell]
    for (let k = 0; k < lines.length; k += 2) {
      if (cells[lines[k]] === player && cells[lines[k + 1]] === player) winner = player
    }
    player = 1 - player
  }
  if (winner === -1 && placed < 9) throw new Error('not over')
  return moves.length
}
