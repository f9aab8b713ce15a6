import { createRequire } from 'node:module'
import { Random, startMatch } from '@vyprava/kernel'
import { ticTacToe } from '@vyprava/kernel/testing/games'
import { bareTicTacToe } from './bare.ts'
import { measure, ratio } from './measure.ts'

/** The part of boardgame.io's client that the bench uses; the package is CommonJS. */
interface PeerClient {
  start(): void
  stop(): void
  subscribe(listener: () => void): void
  moves: { place(cell: number): void }
  getState(): { ctx: { gameover?: unknown } } | null
}
interface PeerContext {
  G: { cells: (string | null)[] }
  playerID: string
}

const require = createRequire(import.meta.url)
const { Client }: { Client(options: object): PeerClient } = require('boardgame.io/client')
const { INVALID_MOVE }: { INVALID_MOVE: string } = require('boardgame.io/core')

const LINES = ['012', '345', '678', '036', '147', '258', '048', '246'].map((line) => [...line].map(Number))

/** Tic-tac-toe as boardgame.io's own tutorial writes it. */
const peerGame = {
  name: 'tictactoe',
  setup: () => ({ cells: Array(9).fill(null) }),
  moves: {
    place({ G, playerID }: PeerContext, cell: number): string | undefined {
      if (G.cells[cell] !== null) return INVALID_MOVE
      G.cells[cell] = playerID
      return undefined
    },
  },
  turn: { minMoves: 1, maxMoves: 1 },
  endIf({ G: { cells } }: PeerContext): object | undefined {
    const won = LINES.find(([a, b, c]) => cells[a] !== null && cells[a] === cells[b] && cells[a] === cells[c])
    if (won !== undefined) return { winner: cells[won[0]] }
    return cells.includes(null) ? undefined : { draw: true }
  },
}

/** Moves per second of a local match of tic-tac-toe: ours, boardgame.io's local client, and a bare loop. */
export function benchKernel(): object {
  process.env.NODE_ENV = 'production'
  const games = Array.from({ length: 200 }, (_, i) => randomGame(new Random(`bench ${i}`)))
  let next = 0
  const nextGame = (): readonly number[] => games[next++ % games.length]

  const speeds = measure({
    vyprava: () => playOurs(nextGame()),
    boardgameIo: () => playPeer(nextGame()),
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

function playPeer(cells: readonly number[]): number {
  const client = Client({ game: peerGame, numPlayers: 2, debug: false })
  client.start()
  let seen = 0
  client.subscribe(() => {
    seen++
  })
  for (const cell of cells) client.moves.place(cell)
  if (client.getState()?.ctx.gameover === undefined || seen < cells.length)
    throw new Error('the peer is not over')
  client.stop()
  return cells.length
}
