import type { Game, Seat } from '@vyprava/kernel'
import type { ConditionalShown } from '@vyprava/protocol'
import { Hall } from '../src/hall/hall.ts'
import { JobRunner } from '../src/jobs/runner.ts'
import type { Pace } from '../src/pace/clock.ts'
import { ANSWER_JOB, ARRIVE_JOB, Conditionals } from '../src/pace/conditionals.ts'
import { Presence } from '../src/presence/presence.ts'
import type { Store } from '../src/store/open.ts'
import { createPace, startPace } from '../src/store/paces.ts'
import { begun } from './seated.ts'

const DAY = 24 * 60 * 60_000
export const BY_DAYS: Pace = { kind: 'days', budget: DAY, increment: 0, absence: 'wait' }

/** Longer than anybody takes to come, to think and to act once. */
export const WHILE = 60_000

/** A table of these people at which one has a day for each turn; its id. */
export async function daysTable(
  { db }: Store,
  game: Game,
  people: readonly string[],
  pace = BY_DAYS,
): Promise<string> {
  const table = await begun(db, game, people)
  await createPace(db, table, pace)
  await startPace(db, table, 1_000)
  return table
}

/** A process with its hall, its conditional moves and a clock that we move. */
export function foreseeing(
  store: Store,
  game: Game,
  clock: { now: number },
  /** How long somebody stays who comes to act, in milliseconds of the wall. */
  stay = 10,
) {
  const now = (): number => clock.now
  const failed = (error: unknown): void => {
    throw error
  }
  const hall: Hall = new Hall({
    ...{ store, now, failed },
    game: async () => game,
    changed: (id, row, live) => {
      presence.changed(id, row, live)
      conditionals.changed(id, row)
    },
  })
  const presence: Presence = new Presence({ db: store.db, bell: store.bell, hall, now, failed })
  const visits: string[] = []
  const conditionals: Conditionals = new Conditionals({
    ...{ db: store.db, hall, now, failed },
    chance: (least) => least,
    async visit(table, person) {
      visits.push(person)
      await presence.visit(table, person, stay)
    },
  })
  const jobs = new JobRunner({
    ...{ db: store.db, now, failed },
    kinds: { only: [ARRIVE_JOB, ANSWER_JOB] },
    work: {
      [ARRIVE_JOB]: (subject) => conditionals.arrive(subject),
      [ANSWER_JOB]: (subject) => conditionals.answer(subject),
    },
  })
  let wishes = 0
  const live = async (table: string) => {
    const found = await hall.see(table)
    if (found === null || found.live === null) throw new Error('there is no match')
    return found.live
  }
  /** Does what is due. */
  const tick = async (): Promise<void> => {
    await conditionals.settle()
    await jobs.tick()
    await conditionals.settle()
  }
  return {
    hall,
    presence,
    conditionals,
    visits,
    live,
    tick,
    /** Lets so much time pass that whatever is due is done, step by step. */
    async wait(times = 4): Promise<void> {
      for (let step = 0; step < times; step++) {
        clock.now += WHILE
        await tick()
      }
    },
    /** Somebody acts by themselves. */
    async act(table: string, seat: Seat, action: object): Promise<string> {
      const version = (await live(table)).version(seat)
      const id = `hand-${seat}-${wishes++}`
      const wish = { type: 'act', table, id, version, action: { type: '', ...action } } as const
      const answer = await hall.fulfil(seat, wish)
      await conditionals.settle()
      return answer.type
    },
    /** Foresees something at this moment. */
    async foresee(
      table: string,
      person: string,
      steps: readonly (readonly [Seat, object])[],
      { anyway = false, seed = 'seed' } = {},
    ) {
      const seat = (await hall.see(table))?.row.seats.findIndex((sitter) => sitter.person === person) ?? -1
      const version = seat === -1 ? 0 : (await live(table)).version(seat)
      const wish = { version, seed, anyway }
      return conditionals.add(person, table, {
        ...wish,
        steps: steps.map(([other, action]) => ({ seat: other, action: { type: '', ...action } })),
      })
    },
    /** What somebody has foreseen: what became of each, in their order. */
    async fates(person: string, table: string): Promise<readonly ConditionalShown['fate'][] | string> {
      const own = await conditionals.of(person, table)
      return own.ok ? own.value.map(({ fate }) => fate) : own.problem.path
    },
    async close(): Promise<void> {
      presence.close()
      await conditionals.settle()
      await hall.close()
    },
  }
}
