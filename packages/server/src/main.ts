import { randomBytes } from 'node:crypto'
import type { AddressInfo } from 'node:net'
import { availableParallelism, networkInterfaces } from 'node:os'
import { performance } from 'node:perf_hooks'
import { setTimeout } from 'node:timers/promises'
import { roomOf } from '@vyprava/games'
import type { FastifyInstance } from 'fastify'
import { leaveSeats } from './admin/leaving.ts'
import { botsOf, standInOf } from './bots/levels.ts'
import { BotSeats } from './bots/thinker.ts'
import { BadConfig, type Config, readConfig } from './config.ts'
import { Hall } from './hall/hall.ts'
import { createApp } from './http/app.ts'
import { SWEEP_EVERY, SWEEP_JOB, sweep } from './jobs/retention.ts'
import { JobRunner } from './jobs/runner.ts'
import { Lobby } from './lobby/lobby.ts'
import { Load } from './operations/load.ts'
import { createLog } from './operations/log.ts'
import { Metrics } from './operations/metrics.ts'
import { Attendance, TABLE_JOB } from './pace/attendance.ts'
import { createPeople } from './people/people.ts'
import { Throttle } from './people/throttle.ts'
import type { Connection } from './realtime/connection.ts'
import { Doorkeeper } from './realtime/doorkeeper.ts'
import { BEAT_EVERY, Heartbeat } from './realtime/heartbeat.ts'
import { hearBans, hearTurns, tellTurn } from './realtime/turns.ts'
import { mailSender } from './reminders/mail.ts'
import { pushSender, vapidKeys } from './reminders/push.ts'
import { REMIND_JOB, Reminders } from './reminders/reminders.ts'
import { hasRoom, isDiskFull } from './store/disk.ts'
import { schedule, scheduleOnce } from './store/jobs.ts'
import { openStore, type Store } from './store/open.ts'
import { keptSetting } from './store/settings.ts'
import { Talk } from './talk/talk.ts'

export { createAppServer } from './http/pages.ts'

/** A running server, for who started it. */
export interface Running {
  readonly app: FastifyInstance
  readonly store: Store
  readonly port: number
  /** Lets matches go on and begins nothing new, or ends that. */
  drain(on: boolean): void
  /** Answers what was begun, then lets go of everything. */
  stop(): Promise<void>
}

const IDLE = 60_000
/** How long each part of a stop may take, and how long clients have to say goodbye, in milliseconds. */
const STOP_PATIENCE = 2_000
const FAREWELL = 500
/** A database that does not answer for so long is not ready, in milliseconds. */
const READY_PATIENCE = 2_000
const SWEEPING = { key: SWEEP_JOB, kind: SWEEP_JOB, subject: '' }
const newSecret = (): string => randomBytes(32).toString('hex')

export async function startServer(config: Config): Promise<Running> {
  const store = await openStore(config.place)
  const now = (): number => Date.now()
  // For what must not notice when somebody sets the clock.
  const steady = (): number => performance.now()
  const log = createLog(config.logLevel, (line) => process.stderr.write(line))
  const metrics = new Metrics()
  let diskFull = false
  const failed = (error: unknown): void => {
    metrics.failure()
    if (isDiskFull(error)) {
      diskFull = true
      log.fatal(error, 'The disk is full: nothing can be kept until there is room')
    } else log.error(error)
  }
  const bots = new BotSeats({
    threads: Math.max(1, availableParallelism() - 1),
    failed,
    thought: (game, seconds) => metrics.thought(game, seconds),
    replaced: (game) => metrics.replaced(game),
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
  const slow = [REMIND_JOB, SWEEP_JOB]
  const running = { db: store.db, now, failed }
  const done = (kind: string, outcome: 'done' | 'failed'): void => metrics.job(kind, outcome)
  const deadlines = new JobRunner({
    ...{ ...running, done, kinds: { except: slow } },
    work: { [TABLE_JOB]: (id) => attendance.look(id) },
  })
  const errands = new JobRunner({
    ...{ ...running, done, kinds: { only: slow } },
    work: {
      [REMIND_JOB]: (subject) => reminders.remind(subject),
      [SWEEP_JOB]: async () => {
        await sweep(store, config.retention, now())
        await schedule(store.db, { ...SWEEPING, due: now() + SWEEP_EVERY })
      },
    },
  })
  await scheduleOnce(store.db, { ...SWEEPING, due: now() + SWEEP_EVERY })
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
  const throttle = new Throttle(steady)
  const people = createPeople({
    db: store.db,
    kind: config.place.kind,
    secret: config.secret ?? (await keptSetting(store.db, 'cookie secret', newSecret)),
    origin: config.origin,
    throttle,
    log,
    now,
    ring,
    leaving: (person) => leaveSeats(store, person, standInOf),
  })
  let stopping = false
  const load = new Load({ utilization: utilizationMeter(), botsWait: () => bots.waiting.longest })
  const unready = async (): Promise<string | null> => {
    if (stopping) return 'stopping'
    if (load.draining) return 'draining'
    const asked = store.db.selectFrom('tables').select('id').limit(1).execute()
    const answers = await Promise.race([
      asked.then(
        () => true,
        () => false,
      ),
      setTimeout(READY_PATIENCE, false, { ref: false }),
    ])
    if (!answers) return 'the database does not answer'
    diskFull &&= !(await hasRoom(store.db))
    if (diskFull) return 'the disk is full'
    return load.full ? 'busy' : null
  }
  const connections = new Set<Connection>()
  const heartbeat = new Heartbeat(steady)
  const doorkeeper = new Doorkeeper(config.limits, steady)
  metrics.watch({
    tables: () => hall.size,
    sockets: () => connections.size,
    bots: () => bots.waiting.count,
    busy: () => load.busy,
    draining: () => load.draining,
  })
  const deaf = [hearTurns(store, connections), hearBans(store, connections, failed)]
  const { dist, metricsToken } = config
  const pushKey = keys.publicKey
  const services = {
    db: store.db,
    hall,
    lobby,
    people,
    throttle,
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
    doorkeeper,
    load,
    trustProxy: config.trustProxy,
    origin: config.origin,
  }
  const app = await createApp({ ...services, dist, failed, now, steady, unready })
  const settle = async (): Promise<void> => {
    await Promise.allSettled([...connections].map(({ settled }) => settled))
    await hall.close()
    talk.close()
    for (const deafen of deaf) deafen()
    await attendance.settle()
    await reminders.settle()
  }
  await app.listen({ port: config.port, host: config.host })
  deadlines.start()
  errands.start()
  const tidying = setInterval(() => {
    hall.evict(now() - IDLE)
    doorkeeper.sweep()
    attendance.note().catch(failed)
  }, IDLE)
  const pulse = setInterval(() => heartbeat.beat(), BEAT_EVERY)
  const scales = setInterval(() => load.look(), 1_000)
  return {
    app,
    store,
    port: (app.server.address() as AddressInfo).port,
    drain: (on) => {
      load.draining = on
    },
    async stop() {
      stopping = true
      clearInterval(tidying)
      clearInterval(pulse)
      clearInterval(scales)
      // What was heard is answered before anybody is sent away, and what comes in between is not cut off either. A job
      // that hangs is done again by whoever comes next: nobody waits for it for long.
      await within(STOP_PATIENCE, Promise.all([deadlines.stop(), errands.stop()]))
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

/** Which part of the time since the last question this thread was at work. */
function utilizationMeter(): () => number {
  let last = performance.eventLoopUtilization()
  return () => {
    const now = performance.eventLoopUtilization()
    const { utilization } = performance.eventLoopUtilization(now, last)
    last = now
    return utilization
  }
}

/** Waits for something, but not for ever. */
const within = (patience: number, work: PromiseLike<unknown>): Promise<unknown> =>
  Promise.race([work, setTimeout(patience, null, { ref: false })])

/** Serves until told to stop, and prints the address. */
export async function serve(): Promise<void> {
  try {
    const config = readConfig(process.env)
    const running = await startServer(config)
    let draining = false
    process.on('SIGUSR2', () => {
      draining = !draining
      running.drain(draining)
    })
    for (const signal of ['SIGINT', 'SIGTERM'] as const) {
      process.once(signal, () => running.stop().then(() => process.exit(0)))
    }
    // Last: whoever reads it may send signals.
    console.log(greeting(config.host, running.port))
  } catch (error) {
    console.error(adviceFor(error))
    process.exit(1)
  }
}

/** Where the server is: for this machine, and for the home network where that is let in. */
function greeting(host: string, port: number): string {
  const here = `Výprava is at http://localhost:${port}`
  if (host !== '0.0.0.0') return here
  const addresses = Object.values(networkInterfaces())
    .flatMap((known) => known ?? [])
    .filter(({ family, internal }) => family === 'IPv4' && !internal)
  return [here, ...addresses.map(({ address }) => `From other devices: http://${address}:${port}`)].join('\n')
}

function adviceFor(error: unknown): string {
  if (error instanceof BadConfig) return error.message
  if (!(error instanceof Error)) return String(error)
  const port = Number(process.env.PORT ?? 3000)
  const taken = 'code' in error && error.code === 'EADDRINUSE'
  return taken ? `Port ${port} is taken; try PORT=${port + 1} npm start` : (error.stack ?? error.message)
}
