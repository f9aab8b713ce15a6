import { modules } from '@vyprava/games'
import { checkOptions, type Game, Random, silentCourse } from '@vyprava/kernel'
import { measure, ratio } from './measure.ts'
import { linesOf, peerGame, playPeer } from './peer.ts'

const SIZE = 6
const ROW = 5

/**
 * Actions per second of random play with the full legal list at each step, for every game, beside
 * boardgame.io's local client playing a plain 6 × 6 placement game.
 */
export async function benchGames(): Promise<object> {
  const peer = peerGame(SIZE, ROW)
  const peerGames = Array.from({ length: 50 }, (_, i) => placementGame(new Random(`peer ${i}`)))
  const report: Record<string, object> = {}
  for (const room of modules) {
    const { game } = await room.rules()
    let number = 0
    const speeds = measure({
      vyprava: () => playRandomly(game, `bench ${number++}`),
      boardgameIo: () => playPeer(peer, peerGames[number++ % peerGames.length]),
    })
    report[room.id] = {
      seats: game.seats.max,
      actionsPerSecond: speeds.vyprava,
      boardgameIoPlacementMovesPerSecond: speeds.boardgameIo,
      ratioToBoardgameIo: ratio(speeds.vyprava, speeds.boardgameIo),
    }
  }
  return report
}

function playRandomly(game: Game, seed: string): number {
  const options = checkOptions(game.options, {})
  if (!options.ok) throw new Error(options.problem.expected)
  const random = new Random(seed)
  const choices = new Random(`choices ${seed}`)
  const state = game.setup({ seats: game.seats.max, options: options.value }, random)
  const course = silentCourse(random)
  let actions = 0
  for (let [seat] = game.deciders(state); seat !== undefined; [seat] = game.deciders(state)) {
    game.apply(state, seat, choices.pick(game.decision(state, seat).actions), course)
    actions++
  }
  return actions
}

/** A random placement game up to its end, as its list of cells. */
function placementGame(random: Random): number[] {
  const lines = linesOf(SIZE, ROW)
  const owners = new Array<number>(SIZE * SIZE).fill(-1)
  const moves: number[] = []
  for (const cell of random.shuffle(owners.map((_, index) => index))) {
    owners[cell] = moves.length % 2
    moves.push(cell)
    const won = lines.some(
      ([first, ...rest]) => owners[first] !== -1 && rest.every((c) => owners[c] === owners[first]),
    )
    if (won) break
  }
  return moves
}
