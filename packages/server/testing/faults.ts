import { canonical, type Game, Random, type Seat } from '@vyprava/kernel'
import { type Answer, Follower, type Wanted } from '@vyprava/protocol'
import type { Hall } from '../src/hall/hall.ts'
import type { Database } from '../src/store/schema.ts'
import { mismatch, unseen, untrue } from './judge.ts'
import { type Weather, Wire } from './wire.ts'

/** One game played through a bad network by clients that choose at random. */
export interface FaultyGame {
  readonly table: string
  readonly game: Game
  /** The persons at the seats, in order. */
  readonly persons: readonly string[]
  /** Processes that serve the table; a killed one is replaced by what `restart` gives. */
  readonly halls: Hall[]
  restart(place: number): Promise<Hall>
  readonly weather: Weather
  /** How often a process is killed, out of a thousand moments. */
  readonly kills: number
  /** Breaks all connections to the database, and how often, out of a thousand moments. */
  readonly sever: (() => Promise<void>) | null
  readonly severs: number
  /** Resolves when the database answers on every connection. */
  calm(): Promise<void>
  /** Where the truth lies. */
  readonly db: Database
  readonly seed: string
  /** A second window for every seat. */
  readonly twoTabs: boolean
}

/** What is wrong with a game that was played; null when nothing is. */
export interface Report {
  readonly finding: string | null
  readonly actions: number
  readonly messages: number
  readonly ticks: number
  /** How often the database failed while somebody waited for an answer. */
  readonly troubles: number
}

interface Wanting {
  /** What must stand in the journal once it is done: an action, or null for any step back. */
  readonly action: string | null
  answer: Answer['type'] | null
}

/** A window: it sees, decides, and keeps what it wanted. */
export interface Window {
  readonly seat: Seat | null
  readonly follower: Follower
  readonly wire: Wire
  readonly wishes: Map<string, Wanting>
  /** The version at which it decided last: one decision, one wish. */
  decided: number
  quiet: number
}

const MOST_TICKS = 200_000
/** How often somebody without anything under way wants to go back, out of a thousand moments. */
const UNDOS = 3
const TAKEBACKS = 1
/** After so many moments without news a client connects anew. */
const PATIENCE = 12

export async function playThroughFaults(play: FaultyGame): Promise<Report> {
  const random = new Random(play.seed)
  const errors: unknown[] = []
  const windows = windowsOf(play, random, errors)
  const severed: Promise<void>[] = []
  let ticks = 0
  for (; ticks < MOST_TICKS && !windows.every(isDone); ticks++) {
    if (play.kills > 0 && random.int(1000) < play.kills) await kill(play, windows, random)
    // Not waited for: it shall meet what is being written.
    if (play.sever !== null && random.int(1000) < play.severs) severed.push(play.sever())
    for (const window of windows) await live(play, window, random)
  }
  await Promise.all(severed)
  await play.calm()
  const hall = await play.restart(0)
  const finding =
    ticks === MOST_TICKS
      ? 'the game does not come to its end'
      : ((await mismatch(play, windows)) ??
        (await unseen(hall, play, windows)) ??
        (await untrue(play, windows)))
  const actions = (await hall.see(play.table))?.live?.match.journal.length ?? 0
  for (const { wire } of windows) wire.break()
  for (const served of [hall, ...play.halls]) await served.close()
  const messages = windows.reduce((sum, { wire }) => sum + wire.sent.length, 0)
  return { finding, actions, messages, ticks, troubles: errors.length }
}

function windowsOf(play: FaultyGame, random: Random, errors: unknown[]): Window[] {
  const seats: (Seat | null)[] = play.persons.map((_, seat) => seat)
  const all = [...seats, ...(play.twoTabs ? seats : []), null]
  return all.map((seat, place) => {
    let ids = 0
    const own = random.derive(`window ${place}`)
    const follower = new Follower(play.table, () => `w${place}-${ids++}`)
    const window: Window = {
      seat,
      follower,
      wire: new Wire(
        own,
        play.weather,
        seat === null ? null : play.persons[seat],
        (message) => {
          window.quiet = 0
          const settled = follower.settle(message)
          if (settled !== null) {
            const wish = window.wishes.get(settled.wish.id)
            if (wish !== undefined) wish.answer ??= settled.answer.type
            // What was refused or too late is decided anew.
            if (settled.answer.type !== 'done') window.decided = -1
          }
          return follower.hear(message)
        },
        (error) => errors.push(error),
      ),
      wishes: new Map(),
      decided: -1,
      quiet: 0,
    }
    return window
  })
}

const isDone = ({ follower, wire }: Window): boolean =>
  follower.shown !== null && follower.shown.result !== null && follower.waiting.length === 0 && wire.idle

/** One moment of one window. */
async function live(play: FaultyGame, window: Window, random: Random): Promise<void> {
  const { follower, wire } = window
  window.quiet += 1
  if (!wire.connected || window.quiet > PATIENCE) {
    window.quiet = 0
    wire.connect(random.pick(play.halls), follower.greeting())
  }
  const wanted = follower.waiting.length === 0 ? choose(window, random) : null
  if (wanted !== null) {
    const wish = follower.want(wanted)
    if (wanted.type === 'act' || wanted.type === 'undo' || wanted.type === 'withdraw')
      window.wishes.set(wish.id, {
        action: wanted.type === 'act' ? canonical(wanted.action) : null,
        answer: null,
      })
    wire.say(wish)
  }
  await wire.tick()
}

/** What somebody who waits for nothing wants to do at this moment. */
function choose(window: Window, random: Random): Wanted | null {
  const { follower, seat } = window
  const { shown, takeback } = follower
  if (shown === null || shown.result !== null || seat === null) return null
  if (takeback?.waiting.includes(seat) && random.int(4) === 0)
    return { type: 'consent', takeback: takeback.id, agree: random.int(2) === 0 }
  const whim = random.int(1000)
  if (whim < UNDOS) return { type: random.int(2) === 0 ? 'undo' : 'withdraw' }
  if (whim < UNDOS + TAKEBACKS && shown.number > 0)
    return { type: 'askBack', number: random.int(shown.number) }
  if (shown.decision === null || window.decided === follower.version || random.int(2) === 0) return null
  window.decided = follower.version
  return { type: 'act', action: random.pick(shown.decision.actions) }
}

/** A process dies: its memory and its connections are gone. */
async function kill(play: FaultyGame, windows: readonly Window[], random: Random): Promise<void> {
  const place = random.int(play.halls.length)
  for (const { wire } of windows) if (random.int(play.halls.length) === 0) wire.break()
  await play.halls[place].close()
  play.halls[place] = await play.restart(place)
}
