import { canonical, type Game, Random, type Seat, same } from '@vyprava/kernel'
import { type Answer, Follower } from '@vyprava/protocol'
import type { Hall } from '../src/hall/hall.ts'
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
}

interface Wanting {
  readonly action: string
  answer: Answer['type'] | null
}

/** A window: it sees, decides, and keeps what it wanted. */
interface Window {
  readonly seat: Seat | null
  readonly follower: Follower
  readonly wire: Wire
  readonly wishes: Map<string, Wanting>
  /** The version at which it decided last: one decision, one wish. */
  decided: number
  quiet: number
}

const MOST_TICKS = 200_000
/** After so many moments without news a client connects anew. */
const PATIENCE = 12

export async function playThroughFaults(play: FaultyGame): Promise<Report> {
  const random = new Random(play.seed)
  const errors: unknown[] = []
  const windows = windowsOf(play, random, errors)
  let ticks = 0
  for (; ticks < MOST_TICKS && !windows.every(isDone); ticks++) {
    if (play.kills > 0 && random.int(1000) < play.kills) await kill(play, windows, random)
    for (const window of windows) await live(play, window, random)
  }
  const hall = await play.restart(0)
  const journal = (await hall.see(play.table))?.live?.match.journal ?? []
  const finding =
    ticks === MOST_TICKS
      ? 'the game does not come to its end'
      : (mismatch(journal, windows) ?? (await unseen(hall, play, windows)) ?? leak(play, windows))
  for (const { wire } of windows) wire.break()
  for (const served of [hall, ...play.halls]) await served.close()
  const messages = windows.reduce((sum, { wire }) => sum + wire.sent.length, 0)
  return { finding, actions: journal.length, messages, ticks }
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
  const decision = follower.shown?.decision ?? null
  if (decision !== null && follower.waiting.length === 0 && window.decided !== follower.version) {
    window.decided = follower.version
    if (random.int(2) === 0) {
      const action = random.pick(decision.actions)
      const wish = follower.want({ type: 'act', action })
      window.wishes.set(wish.id, { action: canonical(action), answer: null })
      wire.say(wish)
    } else window.decided = -1
  }
  await wire.tick()
}

/** A process dies: its memory and its connections are gone. */
async function kill(play: FaultyGame, windows: readonly Window[], random: Random): Promise<void> {
  const place = random.int(play.halls.length)
  for (const { wire } of windows) if (random.int(play.halls.length) === 0) wire.break()
  await play.halls[place].close()
  play.halls[place] = await play.restart(place)
}

/** Every wish that was answered with "done" stands in the journal exactly once, and nothing else does. */
function mismatch(
  journal: readonly { readonly seat: Seat; readonly action?: object }[],
  windows: readonly Window[],
): string | null {
  for (const seat of new Set(windows.map((window) => window.seat))) {
    if (seat === null) continue
    const wanted = windows
      .filter((window) => window.seat === seat)
      .flatMap(({ wishes }) => [...wishes.values()])
      .filter(({ answer }) => answer === 'done')
      .map(({ action }) => action)
    const stand = journal.filter((entry) => entry.seat === seat).map(({ action }) => canonical(action ?? {}))
    if (!same(wanted.toSorted(), stand.toSorted())) {
      return `seat ${seat} was told of ${wanted.length} actions, the journal has ${stand.length}`
    }
  }
  return null
}

/** Everybody ends with exactly what the server would show them. */
async function unseen(hall: Hall, { table }: FaultyGame, windows: readonly Window[]): Promise<string | null> {
  const live = (await hall.see(table))?.live
  if (live === null || live === undefined) return 'the match is gone'
  for (const { seat, follower } of windows) {
    if (!same(follower.shown, live.shown(seat))) return `window of seat ${seat} shows something else`
    if (!same(follower.lines, live.lines(seat, 0))) return `window of seat ${seat} has another log`
  }
  return null
}

/** What went to a client follows from what its eyes may see: the same as from a world imagined from its view. */
function leak({ game }: FaultyGame, windows: readonly Window[]): string | null {
  for (const { seat, wire } of windows) {
    for (const text of wire.sent) {
      const message: unknown = JSON.parse(text)
      if (typeof message !== 'object' || message === null || Reflect.get(message, 'type') !== 'whole')
        continue
      const shown: unknown = Reflect.get(message, 'shown')
      if (typeof shown !== 'object' || shown === null || seat === null) continue
      const view: unknown = Reflect.get(shown, 'view')
      if (typeof view !== 'object' || view === null) continue
      const world = game.imagine(view, seat, new Random('leak'))
      const deciders = game.deciders(world)
      const again = {
        view: game.view(world, seat),
        deciders,
        decision: deciders.includes(seat) ? game.decision(world, seat) : null,
        progress: game.progress(world),
        result: game.result(world),
      }
      for (const [name, value] of Object.entries(again))
        if (!same(Reflect.get(shown, name), value)) return `seat ${seat} was sent more than its view: ${name}`
    }
  }
  return null
}
