import { Piscina } from 'piscina'
import { Failure, type Input, type OptionHelp } from './command.ts'
import { messageOf } from './files.ts'
import { type Clock, type Plan, type PlayedGame, playAll, type Timing } from './simulation.ts'
import type { Order, Played } from './worker.ts'

export const WORKERS: OptionHelp = {
  name: 'workers',
  value: 'N',
  help: 'how many threads play; the games are the same for any number (1)',
}

/** Plays the games of a plan, in this thread or in several workers, and shows them in their order. */
export type Crew = (plan: Plan, onGame: (played: PlayedGame) => void) => Promise<Timing>

/** Everything in this thread. */
export const alone: Crew = async (plan, onGame) => playAll(plan, onGame)

/** Does something with as many workers as the command line asks for. */
export async function withCrew<Result>(input: Input, work: (crew: Crew) => Promise<Result>): Promise<Result> {
  const workers = input.count('workers', 1, 256) ?? 1
  if (workers === 1) return work(alone)
  const pool = new Piscina<Order, Played>({
    filename: new URL('./worker.ts', import.meta.url).href,
    minThreads: workers,
    maxThreads: workers,
  })
  try {
    return await work((plan, onGame) => playInPool(pool, workers, plan, onGame))
  } finally {
    await pool.destroy()
  }
}

/** Orders are so short that all workers are busy until the end, and so long that asking costs little. */
const ORDERS_PER_WORKER = 8
const LONGEST_ORDER = 2000

async function playInPool(
  pool: Piscina<Order, Played>,
  workers: number,
  plan: Plan,
  onGame: (played: PlayedGame) => void,
): Promise<Timing> {
  const timings: Timing[] = []
  // Games are awaited in their order: of several that break the first is told, as one thread would do.
  for (const played of ordersFor(plan, workers).map((order) => asked(pool, order))) {
    const { games, timing } = await played()
    for (const game of games) onGame(game)
    timings.push(timing)
  }
  return sumOf(timings, plan.players.length)
}

function ordersFor({ game, pack, table, players, games, seed, rotate }: Plan, workers: number): Order[] {
  const step = Math.min(LONGEST_ORDER, Math.ceil(games / (workers * ORDERS_PER_WORKER)))
  return Array.from({ length: Math.ceil(games / step) }, (_, number) => ({
    game: game.id,
    pack,
    table,
    players: players.map(({ name }) => name),
    games,
    seed,
    rotate,
    from: number * step,
    to: Math.min(games, (number + 1) * step),
  }))
}

/** Gives an order at once; a failure waits until its turn. */
function asked(pool: Piscina<Order, Played>, order: Order): () => Promise<Played> {
  const played = pool.run(order).then(
    (value) => () => value,
    (error: unknown) => () => {
      throw new Failure(messageOf(error))
    },
  )
  return async () => (await played)()
}

function sumOf(timings: readonly Timing[], players: number): Timing {
  const sum = (numbers: readonly number[]): number => numbers.reduce((before, number) => before + number, 0)
  return {
    ms: sum(timings.map(({ ms }) => ms)),
    clocks: Array.from({ length: players }, (_, player): Clock => {
      const own = timings.map(({ clocks }) => clocks[player])
      return {
        ms: sum(own.map(({ ms }) => ms)),
        choices: sum(own.map(({ choices }) => choices)),
        choiceMs: sum(own.map(({ choiceMs }) => choiceMs)),
        failures: sum(own.map(({ failures }) => failures)),
        failure: own.find(({ failure }) => failure !== null)?.failure ?? null,
      }
    }),
  }
}
