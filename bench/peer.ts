import { createRequire } from 'node:module'

/** The part of boardgame.io's client that the benches use; the package is CommonJS. */
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

process.env.NODE_ENV = 'production'
const require = createRequire(import.meta.url)
const { Client }: { Client(options: object): PeerClient } = require('boardgame.io/client')
const { INVALID_MOVE }: { INVALID_MOVE: string } = require('boardgame.io/core')

/** Lines of `row` cells on a board of `size` × `size`. */
export function linesOf(size: number, row: number): number[][] {
  const lines: number[][] = []
  for (let y = 0; y < size; y++) {
    for (let x = 0; x < size; x++) {
      for (const [dx, dy] of [
        [1, 0],
        [0, 1],
        [1, 1],
        [1, -1],
      ]) {
        const [endX, endY] = [x + dx * (row - 1), y + dy * (row - 1)]
        if (endX >= size || endY >= size || endY < 0) continue
        lines.push(Array.from({ length: row }, (_, i) => (y + dy * i) * size + x + dx * i))
      }
    }
  }
  return lines
}

/** "Place a stone, a row wins", written the way boardgame.io's own tutorial writes tic-tac-toe. */
export function peerGame(size: number, row: number): object {
  const lines = linesOf(size, row)
  return {
    name: `place${size}`,
    setup: () => ({ cells: Array(size * size).fill(null) }),
    moves: {
      place({ G, playerID }: PeerContext, cell: number): string | undefined {
        if (G.cells[cell] !== null) return INVALID_MOVE
        G.cells[cell] = playerID
        return undefined
      },
    },
    turn: { minMoves: 1, maxMoves: 1 },
    endIf({ G: { cells } }: PeerContext): object | undefined {
      const won = lines.find(
        ([first, ...rest]) => cells[first] !== null && rest.every((c) => cells[c] === cells[first]),
      )
      if (won !== undefined) return { winner: cells[won[0]] }
      return cells.includes(null) ? undefined : { draw: true }
    },
  }
}

/** Plays a whole game through boardgame.io's local client; the number of moves. */
export function playPeer(game: object, cells: readonly number[]): number {
  const client = Client({ game, numPlayers: 2, debug: false })
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
