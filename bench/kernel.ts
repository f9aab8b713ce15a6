import { Random, startMatch } from '@vyprava/kernel'
import { ticTacToe } from '@vyprava/kernel/testing/games'
import { bareTicTacToe } from './bare.ts'
import { measure, ratio } from './measure.ts'
import { peerGame, playPeer } from './peer.ts'

/** Moves per second of a local match of tic-tac-toe: ours, boardgame.io's local client, and a bare loop. */
export function benchKernel(): object {
  const games = Array.from({ length: 200 }, (_, i) => randomGame(new Random(`bench ${i}`)))
  const peer = peerGame(3, 3)
  let next = 0
  const nextGame = (): readonly number[] => games[next++ % games.length]

  const speeds = measure({
    vyprava: () => playOurs(nextGame()),
    boardgameIo: () => playPeer(peer, nextGame()),
    bare: () => bareTicTacToe(nextGame()),
  })
  return {
    game: 'tictactoe',
    node: process.version,
    movesPerSecond: speeds,
    ratioToBoardgameIo: ratio(speeds.vyprava, speeds.boardgameIo),
    ratioToBare: ratio(speeds.vyprava, speeds.bare),
  }
}

function randomGame(random: Random): number[] {
  const started = startMatch(ticTacToe, { seats: 2, seed: 'x' })
  if (!started.ok) throw new Error(started.problem.expected)
  const match = started.value
  const cells: number[] = []
  for (let [seat] = match.deciders; seat !== undefined; [seat] = match.deciders) {
    const { cell } = random.pick(ticTacToe.decision(match.state, seat).actions)
    match.play(seat, { type: 'mark', cell })
    cells.push(cell)
  }
  return cells
}

function playOurs(cells: readonly number[]): number {
  const started = startMatch(ticTacToe, { seats: 2, seed: 'bench' })
  if (!started.ok) throw new Error(started.problem.expected)
  const match = started.value
  for (let i = 0; i < cells.length; i++) {
    if (!match.play(i & 1, { type: 'mark', cell: cells[i] }).ok) throw new Error('ours refused a legal move')
  }
  if (match.result === null) throw new Error('ours is not over')
  return cells.length
}
