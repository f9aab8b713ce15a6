import { setTimeout } from 'node:timers/promises'
import { moduleOf } from '@vyprava/games'
import { checkOptions, Random } from '@vyprava/kernel'
import type { Store } from '../../packages/server/src/store/open.ts'
import { cameFrom, newGuest } from '../../packages/server/testing/guests.ts'
import { SocketPlayer } from '../../packages/server/testing/player.ts'
import { begun } from '../../packages/server/testing/seated.ts'
import type { Gauge } from './gauge.ts'

/** People who play, each with several windows, as the limits of a person allow. */
const WINDOWS = 20
/** Tables that are written in one transaction, so that nobody waits long for the database. */
const TOGETHER = 50
/** Newcomers at once, and how many windows are opened before the next ones: nobody comes in the same moment. */
const ABREAST = 4
const WINDOWS_ABREAST = 100
/** As the page does (`packages/web/src/online/wire.ts`), in milliseconds. */
const HEARTBEAT = 12_000

interface CrowdNeeds {
  /** Where each seat connects to: with two processes, those who play together are apart. */
  readonly addresses: readonly string[]
  readonly store: Store
  readonly gauge: Pick<Gauge, 'bytes' | 'sent' | 'seen'>
  readonly matches: number
  /** Milliseconds between two actions at a table, on average. */
  readonly pace: number
}

interface Crowd {
  readonly tables: readonly string[]
  readonly players: readonly SocketPlayer[]
  close(): void
}

/** An address of its own for everybody: nobody of so many comes from the same one. */
const addressOf = (number: number): string => `10.${number >> 16}.${(number >> 8) & 255}.${number & 255}`

/** Two people play Roam at each table, all tables at once, with a socket for each. */
export async function gatherCrowd(needs: CrowdNeeds): Promise<Crowd> {
  const { addresses, gauge, matches, pace } = needs
  const halves = Math.ceil(matches / WINDOWS)
  const people = await guestsAt(addresses[0], 2 * halves)
  const pairs = Array.from({ length: matches }, (_, number) => {
    const pair = Math.floor(number / WINDOWS)
    return [people[2 * pair], people[2 * pair + 1]]
  })
  const tables = await seatThem(needs.store, pairs)
  const random = new Random('load')
  const players: SocketPlayer[] = []
  for (const [number, table] of tables.entries()) {
    for (const [seat, { cookie, from }] of pairs[number].entries())
      players.push(
        new SocketPlayer({
          table,
          cookie,
          from,
          random: random.derive(`${number} ${seat}`),
          heartbeat: HEARTBEAT,
          address: () => addresses[seat % addresses.length],
          pace: () => pace / 2 + random.int(pace),
          record: (text) => gauge.bytes(text.length),
          sent: (follower) => gauge.sent(`${table} ${follower.lines.length + 1} ${1 - seat}`),
          seen: (follower) => gauge.seen(`${table} ${follower.lines.length} ${seat}`),
        }),
      )
    if (players.length % WINDOWS_ABREAST === 0) await allIn(players.slice(-WINDOWS_ABREAST))
  }
  await allIn(players)
  const close = (): void => {
    for (const player of players) player.close()
  }
  return { tables, players, close }
}

/** Waits until all of these see their table. */
async function allIn(players: readonly SocketPlayer[]): Promise<void> {
  while (players.some(({ follower }) => follower.shown === null)) await setTimeout(20)
}

interface Person {
  readonly id: string
  readonly cookie: string
  readonly from: string
}

/** So many guests, each from an address of its own. */
export async function guestsAt(address: string, count: number, first = 0): Promise<Person[]> {
  const people: Person[] = []
  let next = 0
  const come = async (): Promise<void> => {
    while (next < count) {
      const number = next
      next += 1
      const from = addressOf(first + number)
      const { cookie } = await newGuest(address, from)
      const me = await fetch(`${address}/api/auth/get-session`, { headers: { cookie, ...cameFrom(from) } })
      people[number] = { id: idIn(await me.json()), cookie, from }
    }
  }
  await Promise.all(Array.from({ length: ABREAST }, come))
  return people
}

function idIn(session: unknown): string {
  const user: unknown = typeof session === 'object' && session !== null ? Reflect.get(session, 'user') : null
  const id: unknown = typeof user === 'object' && user !== null ? Reflect.get(user, 'id') : null
  if (typeof id !== 'string') throw new Error('Nobody came in')
  return id
}

/** Tables of Roam that have begun, written as the lobby would have. */
export async function seatThem({ db }: Store, pairs: readonly (readonly Person[])[]): Promise<string[]> {
  const game = (await moduleOf('roam')?.rules())?.game
  if (game === undefined) throw new Error('Roam is gone')
  const options = checkOptions(game.options, {})
  const settings = options.ok ? { options: options.value } : {}
  const tables: string[] = []
  for (let first = 0; first < pairs.length; first += TOGETHER)
    await db.transaction().execute(async (transaction) => {
      for (const pair of pairs.slice(first, first + TOGETHER))
        tables.push(
          await begun(
            transaction,
            game,
            pair.map(({ id }) => id),
            { ...settings, secret: `load ${tables.length}` },
          ),
        )
    })
  return tables
}
