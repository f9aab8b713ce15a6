import { applyPatch, asidesOf, canonical, type Observer, Random, type Seat, same } from '@vyprava/kernel'
import type { ServerMessage, Shown } from '@vyprava/protocol'
import type { Hall } from '../src/hall/hall.ts'
import { beginMatch } from '../src/hall/live.ts'
import { readDeeds, takebackWish } from '../src/store/journal.ts'
import { readTable } from '../src/store/tables.ts'
import type { FaultyGame, Window } from './faults.ts'

/**
 * Every wish that was answered with "done" stands in the journal exactly once, as it was meant, and nothing else does.
 * Entries without a wish of their own are answers of others that stand again after somebody took back theirs.
 */
export async function mismatch(
  { db, table }: FaultyGame,
  windows: readonly Window[],
): Promise<string | null> {
  const rows = await db
    .selectFrom('entries')
    .select(['seat', 'body', 'client_id'])
    .where('table_id', '=', table)
    .execute()
  for (const seat of new Set(windows.map((window) => window.seat))) {
    if (seat === null) continue
    const wanted = windows
      .filter((window) => window.seat === seat)
      .flatMap(({ wishes }) => [...wishes])
      .filter(([, { answer }]) => answer === 'done')
      .map(([id, { action }]) => `${id} ${action ?? 'back'}`)
    const stand = rows
      .filter(
        (row) => row.seat === seat && row.client_id !== null && !row.client_id.startsWith(takebackWish('')),
      )
      .map(({ client_id: id, body }) => `${id} ${meant(body)}`)
    if (!same(wanted.toSorted(), stand.toSorted()))
      return `seat ${seat} was told of ${wanted.length} actions, the journal has ${stand.length}, or others`
  }
  return null
}

function meant(body: string): string {
  const entry: unknown = JSON.parse(body)
  return typeof entry === 'object' && entry !== null && 'type' in entry ? canonical(entry) : 'back'
}

/** Everybody ends with exactly what the server would show them. */
export async function unseen(
  hall: Hall,
  { table }: FaultyGame,
  windows: readonly Window[],
): Promise<string | null> {
  const live = (await hall.see(table))?.live
  if (live === null || live === undefined) return 'the match is gone'
  for (const { seat, follower } of windows) {
    if (!same(follower.shown, live.shown(seat))) return `window of seat ${seat} shows something else`
    if (!same(follower.lines, live.lines(seat, 0))) return `window of seat ${seat} has another log`
  }
  return null
}

/**
 * Whatever picture was sent to a client, arrived or not, is the true one of its version, and follows from what its eyes
 * may see.
 */
export async function untrue(play: FaultyGame, windows: readonly Window[]): Promise<string | null> {
  const truths = await truthsOf(play)
  for (const { seat, wire } of windows) {
    const pictures = new Map<number, Shown>()
    for (const text of wire.sent) {
      const message: ServerMessage = JSON.parse(text)
      if (message.type === 'table' && message.table.secret !== null && message.table.state !== 'over')
        return 'the secret of the shuffles was out before the end'
      const picture = pictureOf(message, pictures)
      if (picture === 'torn') return `seat ${seat} was sent a patch on something that it never had`
      if (picture === null) continue
      if (!truths.get(seat)?.get(picture.version)?.has(canonical(picture.shown)))
        return `seat ${seat} was sent a false picture of version ${picture.version}`
      const more = seat === null ? null : tellsMore(play, picture.shown, seat)
      if (more !== null) return `seat ${seat} was sent more than its view: ${more}`
    }
  }
  return null
}

/** What each pair of eyes sees at each version, by the journal alone. */
async function truthsOf({
  db,
  game,
  table,
  persons,
}: FaultyGame): Promise<Map<Observer, Map<number, Set<string>>>> {
  const row = await readTable(db, table)
  if (row === null) throw new Error('the table is gone')
  const live = beginMatch(game, row)
  const eyes: readonly Observer[] = [...persons.keys(), null]
  const truths = new Map(eyes.map((observer) => [observer, new Map<number, Set<string>>()]))
  const look = (): void => {
    for (const [observer, versions] of truths) {
      const version = live.version(observer)
      const seen = versions.get(version) ?? new Set()
      versions.set(version, seen.add(canonical(live.shown(observer))))
    }
  }
  look()
  for (const { entries, at } of await readDeeds(db, table, 0)) {
    live.follow(entries, at)
    look()
  }
  return truths
}

/** What a client sees after a message, if that changes it. */
function pictureOf(
  message: ServerMessage,
  pictures: Map<number, Shown>,
): { readonly version: number; readonly shown: Shown } | 'torn' | null {
  if (message.type === 'whole') {
    pictures.set(message.version, message.shown)
    return message
  }
  // A patch of nothing on what the client says that it has.
  if (message.type !== 'news' || message.after === message.version) return null
  const before = pictures.get(message.after)
  if (before === undefined) return 'torn'
  const patched = applyPatch(before, message.patch)
  if (!patched.ok) return 'torn'
  pictures.set(message.version, patched.value)
  return { version: message.version, shown: patched.value }
}

/** The name of what does not follow from the view: what a world that is imagined from it would not show. */
function tellsMore({ game }: FaultyGame, shown: Shown, seat: Seat): string | null {
  const world = game.imagine(shown.view, seat, new Random('leak'))
  const deciders = game.deciders(world)
  const again = {
    view: game.view(world, seat),
    deciders,
    decision: deciders.includes(seat) ? game.decision(world, seat) : null,
    asides: asidesOf(game, world, seat),
    talk: game.talk?.(world) ?? { allowed: 'free' },
    progress: game.progress(world),
    result: game.result(world),
  }
  const more = Object.entries(again).find(([name, value]) => !same(Reflect.get(shown, name), value))
  return more === undefined ? null : more[0]
}
