import { createRequire } from 'node:module'
import { createSearch, plainKnowledge } from '@vyprava/bots'
import { Random } from '@vyprava/kernel'
import { ticTacToe } from '@vyprava/kernel/testing/games'
import { measure, ratio } from './measure.ts'
import { peerGame } from './peer.ts'

/** The part of boardgame.io's bots that the bench uses; the package is CommonJS. */
interface PeerBot {
  /** Thinks before it returns, unless its option `async` is set. */
  play(state: object, playerId: string): Promise<object>
}
interface PeerCells {
  readonly cells: readonly (string | null)[]
}

const require = createRequire(import.meta.url)
const { MCTSBot }: { MCTSBot: new (options: object) => PeerBot } = require('boardgame.io/ai')
const { InitializeGame }: { InitializeGame(options: object): object } = require('boardgame.io/internal')

const ITERATIONS = 1000

/** Iterations per second of a search from the empty board of tic-tac-toe: ours and boardgame.io's MCTS bot. */
export function benchBots(): object {
  let number = 0
  const ours = oursFrom(ticTacToe.setup({ seats: 2, options: {} }, new Random('bench')))
  const theirs = theirsFrom(peerGame(3, 3))
  const speeds = measure({
    vyprava: () => ours(`bench ${number++}`),
    boardgameIo: () => theirs(`bench ${number++}`),
  })
  return {
    game: 'tictactoe',
    node: process.version,
    iterationsPerSecond: speeds,
    ratioToBoardgameIo: ratio(speeds.vyprava, speeds.boardgameIo),
  }
}

function oursFrom(state: ReturnType<typeof ticTacToe.setup>): (seed: string) => number {
  const search = createSearch(ticTacToe, plainKnowledge, { iterations: ITERATIONS })
  return (seed) => {
    const question = {
      seat: 0,
      decision: ticTacToe.decision(state, 0),
      view: () => ticTacToe.view(state, 0),
    }
    return search.think(question, new Random(seed)).iterations
  }
}

/** The peer's bot as its documentation uses it: a list of moves, 50 moves at most to the end of a playout. */
function theirsFrom(game: object): (seed: string) => number {
  const state = InitializeGame({ game, numPlayers: 2 })
  const enumerate = ({ cells }: PeerCells): object[] =>
    cells.flatMap((owner, cell) => (owner === null ? [{ move: 'place', args: [cell] }] : []))
  return (seed) => {
    new MCTSBot({ game, enumerate, seed, iterations: ITERATIONS, playoutDepth: 50 }).play(state, '0')
    return ITERATIONS
  }
}
