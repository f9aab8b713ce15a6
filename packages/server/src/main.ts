import { randomBytes } from 'node:crypto'
import type { AddressInfo } from 'node:net'
import { availableParallelism } from 'node:os'
import { setTimeout } from 'node:timers/promises'
import { roomOf } from '@vyprava/games'
import type { FastifyInstance } from 'fastify'
import { leaveSeats } from './admin/leaving.ts'
import { botsOf, standInOf } from './bots/levels.ts'
import { BotSeats } from './bots/thinker.ts'
import { BadConfig, type Config, readConfig } from './config.ts'
import { Hall } from './hall/hall.ts'
import { createApp } from './http/app.ts'
import { JobRunner } from './jobs/runner.ts'
import { Lobby } from './lobby/lobby.ts'
import { createLog } from './operations/log.ts'
import { Metrics } from './operations/metrics.ts'
import { Attendance, TABLE_JOB } from './pace/attendance.ts'
import { createPeople } from './people/people.ts'
import type { Connection } from './realtime/connection.ts'
import { BEAT_EVERY, Heartbeat } from './realtime/heartbeat.ts'
import { hearTurns, tellTurn } from './realtime/turns.ts'
import { mailSender } from './reminders/mail.ts'
import { pushSender, vapidKeys } from './reminders/push.ts'
import { REMIND_JOB, Reminders } from './reminders/reminders.ts'
import { openStore, type Store } from './store/open.ts'
import { keptSetting } from './store/settings.ts'
import { Talk } from './talk/talk.ts'

export { createAppServer } from './http/pages.ts'

/** A running server, for who started it. */
export interface Running {
  readonly app: FastifyInstance
  readonly store: Store
  readonly port: number
  /** Answers what was begun, then lets go of everything. */
  stop(): Promise<void>
}

const IDLE = 60_000
/** How long each part of a stop may take, and how long clients have to say goodbye, in milliseconds. */
const STOP_PATIENCE = 2_000
const FAREWELL = 500
/** A database that does not answer for so long is not ready, in milliseconds. */
const READY_PATIENCE = 2_000
const newSecret = (): string => randomBytes(32).toString('hex')

export async function startServer(config: Config): Promise<Running> {
  const store = await openStore(config.place)
  const now = (): number => Date.now()
  const log = createLog(config.logLevel, (line) => process.stderr.write(line))
  const metrics = new Metrics()
  const failed = (error: unknown): void => {
    metrics.failure()
    log.error(error)
  }
  const bots = new BotSeats({
    threads: Math.max(1, availableParallelism() - 1),
    failed,
    thought: (game, seconds) => metrics.thought(game, seconds),
  })
  const hall = new Hall({
    store,
    game: async (id) => (await roomOf(id)?.rules())?.game ?? null,
    now,
    failed,
    changed: (id, row, live) => {
      bots.look(id, row, live)
      attendance.changed(id, row, live)
      reminders.changed(id, row, live)
    },
  })
  bots.serve(hall)
  const ring = (table: string): Promise<void> => store.bell.ring({ table, number: null })
  const attendance: Attendance = new Attendance({
    ...{ db: store.db, hall, now, ring, failed },
    bots: botsOf,
    standIn: standInOf,
  })
  const talk = new Talk({ store, now, failed })
  const keys = config.vapid ?? (await vapidKeys(store.db))
  const reminders: Reminders = new Reminders({
    ...{ db: store.db, hall, now, failed, origin: config.origin },
    mail: config.smtp === null ? null : mailSender(config.smtp.url, config.smtp.from),
    push: pushSender(keys, config.origin ?? 'mailto:nobody@localhost'),
    tell: tellTurn(store),
    title: async (game, language) => (await roomOf(game)?.words(language))?.title ?? game,
  })
  const jobs = new JobRunner({
    db: store.db,
    work: {
      [TABLE_JOB]: (id) => attendance.look(id),
      [REMIND_JOB]: (subject) => reminders.remind(subject),
    },
    now,
    failed,
    done: (kind, outcome) => metrics.job(kind, outcome),
  })
  const lobby = new Lobby({
    db: store.db,
    hall,
    game: async (id) => {
      const rules = await roomOf(id)?.rules()
      return rules === undefined ? null : { game: rules.game, bots: await botsOf(id) }
    },
    ring,
    now,
  })
  const people = createPeople({
    db: store.db,
    kind: config.place.kind,
    secret: config.secret ?? (await keptSetting(store.db, 'cookie secret', newSecret)),
    origin: config.origin,
    now,
    ring,
    leaving: (person) => leaveSeats(store, person, standInOf),
  })
  let stopping = false
  const ready = async (): Promise<boolean> => {
    if (stopping) return false
    const asked = store.db.selectFrom('tables').select('id').limit(1).execute()
    return Promise.race([
      asked.then(
        () => true,
        () => false,
      ),
      setTimeout(READY_PATIENCE, false, { ref: false }),
    ])
  }
  const connections = new Set<Connection>()
  const heartbeat = new Heartbeat(now)
  metrics.watch({ tables: () => hall.size, sockets: () => connections.size })
  const deafen = hearTurns(store, connections)
  const { dist, metricsToken } = config
  const pushKey = keys.publicKey
  const services = {
    db: store.db,
    hall,
    lobby,
    people,
    attendance,
    talk,
    reminders,
    pushKey,
    mails: config.smtp !== null,
    ring,
    log,
    metrics,
    metricsToken,
    connections,
    heartbeat,
  }
  const app = await createApp({ ...services, dist, failed, now, ready })
  const settle = async (): Promise<void> => {
    await Promise.allSettled([...connections].map(({ settled }) => settled))
    await hall.close()
    talk.close()
    deafen()
    await attendance.settle()
    await reminders.settle()
  }
  await app.listen({ port: config.port, host: '0.0.0.0' })
  jobs.start()
  const sweep = setInterval(() => {
    hall.evict(now() - IDLE)
    attendance.note().catch(failed)
  }, IDLE)
  const pulse = setInterval(() => heartbeat.beat(), BEAT_EVERY)
  return {
    app,
    store,
    port: (app.server.address() as AddressInfo).port,
    async stop() {
      stopping = true
      clearInterval(sweep)
      clearInterval(pulse)
      // What was heard is answered before anybody is sent away, and what comes in between is not cut off either. A job
      // that hangs is done again by whoever comes next: nobody waits for it for long.
      await within(STOP_PATIENCE, jobs.stop())
      await within(STOP_PATIENCE, settle())
      const { clients } = app.websocketServer
      for (const client of clients) client.close(1001, 'restart')
      const gone = within(STOP_PATIENCE, app.close())
      await setTimeout(FAREWELL, null, { ref: false })
      for (const client of clients) client.terminate()
      await gone
      await within(STOP_PATIENCE, settle())
      await bots.close()
      await store.close()
    },
  }
}

/** Waits for something, but not for ever. */
const within = (patience: number, work: PromiseLike<unknown>): Promise<unknown> =>
  Promise.race([work, setTimeout(patience, null, { ref: false })])

/** Serves until told to stop, and prints the address. */
export async function serve(): Promise<void> {
  try {
    const running = await startServer(readConfig(process.env))
    console.log(`Výprava is at http://localhost:${running.port}`)
    for (const signal of ['SIGINT', 'SIGTERM'] as const) {
      process.once(signal, () => running.stop().then(() => process.exit(0)))
    }
  } catch (error) {
    console.error(adviceFor(error))
    process.exit(1)
  }
}

function adviceFor(error: unknown): string {
  if (error instanceof BadConfig) return error.message
  if (!(error instanceof Error)) return String(error)
  const port = Number(process.env.PORT ?? 3000)
  const taken = 'code' in error && error.code === 'EADDRINUSE'
  return taken ? `Port ${port} is taken; try PORT=${port + 1} npm start` : (error.stack ?? error.message)
}
