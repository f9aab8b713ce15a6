import { checkOptions, type Game, Random } from '@vyprava/kernel'
import { MOST_CONNECTIONS, type Store } from '../src/store/open.ts'
import { playThroughFaults, type Report } from './faults.ts'
import { begun, hallFor } from './seated.ts'

/** Lost, doubled, delayed and reordered messages, broken connections. */
const WEATHER = { lost: 8, doubled: 10, delayed: 30, broken: 3 }
/** How often a process dies, out of a thousand moments. */
const KILLS = 20
/** How often all connections to the database break, out of a thousand moments. */
const SEVERS = 10
/** How often the connection breaks before an action is written, and as often after it, out of a thousand. */
const TEARS = 50

/** Where it storms: the database as two processes have opened it, and how its connections are broken. */
export interface Sea {
  readonly stores: readonly Store[]
  readonly sever: (() => Promise<void>) | null
}

/** Plays one game through a storm: two processes, and for odd numbers two windows for every player. */
export async function playInStorm(
  { stores, sever }: Sea,
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
  const random = new Random(`tears ${game.id} ${secret}`)
  const frail = stores.map((store, place) => torn(store, random.derive(`process ${place}`)))
  // What fails while nobody waits is made good by whoever connects next.
  const restart = async (place: number) => hallFor(frail[place], [game], () => {})
  return playThroughFaults({
    table,
    game,
    persons,
    halls: await Promise.all(frail.map((_, place) => restart(place))),
    restart,
    weather: WEATHER,
    kills: KILLS,
    sever,
    severs: SEVERS,
    calm: async () => {
      for (const store of stores) await calm(store)
    },
    db: stores[0].db,
    seed: `${game.id} ${secret}`,
    twoTabs: number % 2 === 1,
  })
}

/** Broken connections are noticed only by whoever uses them: uses as many as there may be, until all of them hold. */
async function calm({ db }: Store): Promise<void> {
  const look = () => db.selectFrom('tables').select('id').limit(1).execute()
  for (;;) {
    const looked = await Promise.allSettled(Array.from({ length: MOST_CONNECTIONS }, look))
    if (looked.every(({ status }) => status === 'fulfilled')) return
  }
}

/** A store whose connection breaks in the middle: nobody can tell whether an action was written. */
function torn(store: Store, random: Random): Store {
  return {
    ...store,
    append: async (appended) => {
      const fate = random.int(1000)
      if (fate < TEARS) throw new Error('the connection broke before it was written')
      const done = await store.append(appended)
      if (fate < 2 * TEARS) throw new Error('the connection broke after it was written')
      return done
    },
  }
}
