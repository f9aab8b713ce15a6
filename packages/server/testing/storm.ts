import { checkOptions, type Game } from '@vyprava/kernel'
import type { Store } from '../src/store/open.ts'
import { playThroughFaults, type Report } from './faults.ts'
import { begun, hallFor } from './seated.ts'

/** Lost, doubled, delayed and reordered messages, broken connections. */
const STORM = { lost: 8, doubled: 10, delayed: 30, broken: 3 }
/** How often a process dies, out of a thousand moments. */
const KILLS = 20

/** Plays one game through a storm: two processes, and for odd numbers two windows for every player. */
export async function playInStorm(
  stores: readonly Store[],
  game: Game,
  seats: number,
  seed: string,
  number: number,
): Promise<Report> {
  const options = checkOptions(game.options, {})
  if (!options.ok) throw new Error(`${game.id} has no usual options`)
  const persons = Array.from({ length: seats }, (_, seat) => `person-${seat}`)
  const secret = `${seed} ${number}`
  const table = await begun(stores[0].db, game, persons, { options: options.value, secret })
  const restart = async (place: number) => hallFor(stores[place], [game])
  return playThroughFaults({
    table,
    game,
    persons,
    halls: await Promise.all(stores.map((_, place) => restart(place))),
    restart,
    weather: STORM,
    kills: KILLS,
    seed: `${game.id} ${secret}`,
    twoTabs: number % 2 === 1,
  })
}
