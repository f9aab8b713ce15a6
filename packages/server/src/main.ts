import { randomBytes } from 'node:crypto'
import type { AddressInfo } from 'node:net'
import { availableParallelism } from 'node:os'
import { performance } from 'node:perf_hooks'
import { setTimeout } from 'node:timers/promises'
import { moduleOf, modules } from '@vyprava/games'
import { wordsOf } from '@vyprava/module'
import type { FastifyBaseLogger, FastifyInstance } from 'fastify'
import packageFile from '../package.json' with { type: 'json' }
import { leaveSeats } from './admin/leaving.ts'
import { BotSeats } from './bots/bot-seats.ts'
import { botNamesOf, standInOf } from './bots/levels.ts'
import type { Config } from './config.ts'
import { Hall } from './hall/hall.ts'
import { createApp } from './http/app.ts'
import { BACKUP_EVERY, BACKUP_JOB, backUp, lastBackupIn } from './jobs/backup.ts'
import { SWEEP_EVERY, SWEEP_JOB, sweep } from './jobs/retention.ts'
import { JobRunner } from './jobs/runner.ts'
import { LateFriends } from './lobby/late-friends.ts'
import { Laying } from './lobby/laying.ts'
import { Lobby } from './lobby/lobby.ts'
import { History } from './operations/history.ts'
import { Load } from './operations/load.ts'
import { createLog } from './operations/log.ts'
import { memoryLimit, processorMeter, utilizationMeter } from './operations/meters.ts'
import { Metrics } from './operations/metrics.ts'
import { Notices } from './operations/notices.ts'
import { Outcasts } from './operations/outcasts.ts'
import { Attendance, TABLE_JOB } from './pace/attendance.ts'
import { ANSWER_JOB, ARRIVE_JOB, Conditionals } from './pace/conditionals.ts'
import { Parting } from './pace/parting.ts'
import { Friends, SEEN_EVERY } from './people/friends.ts'
import { createPeople } from './people/people.ts'
import { Throttle } from './people/throttle.ts'
import { Presence } from './presence/presence.ts'
import { fillResults, RESULTS_JOB } from './ratings/backfill.ts'
import { Leaderboards } from './ratings/leaderboard.ts'
import type { Connection } from './realtime/connection.ts'
import { Doorkeeper } from './realtime/doorkeeper.ts'
import { BEAT_EVERY, Heartbeat } from './realtime/heartbeat.ts'
import { hearBans, hearSilences, hearTurns, tellNudge, tellTurn } from './realtime/turns.ts'
import { Turnstile } from './realtime/turnstile.ts'
import { mailLogger, mailSender, type SendMail } from './reminders/mail.ts'
import { pushSender, vapidKeys } from './reminders/push.ts'
import { REMIND_JOB, Reminders } from './reminders/reminders.ts'
import { hasRoom, isDiskFull } from './store/disk.ts'
import { schedule, scheduleOnce } from './store/jobs.ts'
import { gamesInPlay } from './store/lists.ts'
import { openStore, type Store } from './store/open.ts'
import { keptSetting } from './store/settings.ts'
import { Talk } from './talk/talk.ts'

export { createAppServer } from './http/pages.ts'

/** A running server, for whoever started it. */
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
/** How often it is looked what the process has to do, in milliseconds. */
const NOTE_EVERY = 10_000
const SWEEPING = { key: SWEEP_JOB, kind: SWEEP_JOB, subject: '' }
const BACKING_UP = { key: BACKUP_JOB, kind: BACKUP_JOB, subject: '' }
const FILLING = { key: RESULTS_JOB, kind: RESULTS_JOB, subject: '' }
/** Matches of before results were kept are read a few at a time, in milliseconds. */
const FILL_EVERY = 5_000
const newSecret = (): string => randomBytes(32).toString('hex')

export async function startServer(config: Config): Promise<Running> {
  const metrics = new Metrics()
  const asked = (seconds: number, wrong: boolean): void => metrics.question(seconds, wrong)
  const store = await openStore(config.place, { asked })
  const now = (): number => Date.now()
  // For what must not notice when somebody sets the clock.
  const steady = (): number => performance.now()
  const log = createLog(config.logLevel, (line) => process.stderr.write(line))
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
    game: async (id) => (await moduleOf(id)?.rules())?.game ?? null,
    now,
    failed,
    changed: (id, row, live) => {
      bots.look(id, row, live)
      attendance.changed(id, row, live)
      reminders.changed(id, row, live)
      presence.changed(id, row, live)
      conditionals.changed(id, row)
    },
  })
  bots.serve(hall)
  const ring = (table: string): Promise<void> => store.bell.ring({ table, number: null })
  const attendance: Attendance = new Attendance({
    ...{ db: store.db, hall, now, ring, failed },
    bots: botNamesOf,
    standIn: standInOf,
    there: (table, row) => presence.there(table, row),
    replaced: (table) => parting.closeIfAgreed(table),
  })
  const presence: Presence = new Presence({ db: store.db, bell: store.bell, hall, now, failed })
  const conditionals: Conditionals = new Conditionals({
    ...{ db: store.db, hall, now, failed },
    async visit(table, person, milliseconds) {
      await friends.note([person])
      await presence.visit(table, person, milliseconds)
    },
  })
  const nudge = tellNudge(store)
  const parting: Parting = new Parting({
    ...{ db: store.db, hall, now, ring },
    standIn: standInOf,
    async call(person, table, name) {
      await nudge(person, table, name)
      // Services of browsers may be slow, and whoever calls does not wait for them.
      reminders.call(person, table, name).catch(failed)
    },
  })
  const talk = new Talk({ store, now, failed })
  const mail = senderFor(config.smtp, log)
  const keys = config.vapid ?? (await vapidKeys(store.db))
  const reminders: Reminders = new Reminders({
    ...{ db: store.db, hall, now, failed, origin: config.origin },
    mail,
    push: pushSender(keys, config.origin ?? 'mailto:nobody@localhost'),
    tell: tellTurn(store),
    async title(game, language) {
      const module = moduleOf(game)
      return module === null ? game : (await wordsOf(module, language)).title
    },
  })
  const slow = [REMIND_JOB, SWEEP_JOB, BACKUP_JOB, RESULTS_JOB]
  const running = { db: store.db, now, failed }
  const done = (kind: string, outcome: 'done' | 'failed'): void => metrics.job(kind, outcome)
  const deadlines = new JobRunner({
    ...{ ...running, done, kinds: { except: slow } },
    work: {
      [TABLE_JOB]: (id) => attendance.look(id),
      [ARRIVE_JOB]: (subject) => conditionals.arrive(subject),
      [ANSWER_JOB]: (subject) => conditionals.answer(subject),
    },
  })
  const errands = new JobRunner({
    ...{ ...running, done, kinds: { only: slow } },
    work: {
      [REMIND_JOB]: (subject) => reminders.remind(subject),
      [SWEEP_JOB]: async () => {
        await sweep(store, config.retention, now())
        await schedule(store.db, { ...SWEEPING, due: now() + SWEEP_EVERY })
      },
      [BACKUP_JOB]: async () => {
        if ((await backUp(store, config.backups, now())) === null) return
        await schedule(store.db, { ...BACKING_UP, due: now() + BACKUP_EVERY })
      },
      [RESULTS_JOB]: async () => {
        if (await fillResults({ db: store.db, hall }))
          await schedule(store.db, { ...FILLING, due: now() + FILL_EVERY })
      },
    },
  })
  if (store.backUp !== null && config.backups.keep > 0)
    await scheduleOnce(store.db, { ...BACKING_UP, due: now() })
  await scheduleOnce(store.db, { ...SWEEPING, due: now() + SWEEP_EVERY })
  await scheduleOnce(store.db, { ...FILLING, due: now() + FILL_EVERY })
  const game = async (id: string) => {
    const rules = await moduleOf(id)?.rules()
    return rules === undefined ? null : { game: rules.game, bots: await botNamesOf(id) }
  }
  const lobby = new Lobby({ db: store.db, hall, game, ring, now })
  const laying = new Laying({ db: store.db, game, ring })
  const late = new LateFriends({ db: store.db, ring, now })
  const friends = new Friends({ db: store.db, now })
  const boards = new Leaderboards({ db: store.db, games: modules.map(({ id }) => id), now: steady })
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
  const outcasts = new Outcasts(store.db)
  await outcasts.read()
  const doorkeeper = new Doorkeeper(config.limits, steady)
  const turnstile = new Turnstile()
  metrics.watch({
    tables: () => hall.size,
    sockets: () => connections.size,
    bots: () => bots.waiting.count,
    botsWait: () => bots.waiting.longest / 1000,
    busy: () => load.busy,
    draining: () => load.draining,
  })
  const notices = new Notices({ store, connections, failed })
  await notices.read()
  const processor = processorMeter()
  const history = new History({
    now: steady,
    look: () => ({
      processor: processor(),
      memory: process.memoryUsage.rss(),
      sockets: connections.size,
      bots: bots.waiting.count,
    }),
  })
  const deaf = [
    hearTurns(store, connections),
    hearBans(store, connections, outcasts, failed),
    hearSilences(store, connections, { now, failed }),
    () => notices.close(),
  ]
  const { dist, metricsToken } = config
  const pushKey = keys.publicKey
  const services = {
    db: store.db,
    hall,
    lobby,
    late,
    laying,
    friends,
    boards,
    people,
    throttle,
    attendance,
    parting,
    conditionals,
    presence,
    talk,
    reminders,
    pushKey,
    mail,
    ring,
    log,
    metrics,
    metricsToken,
    connections,
    heartbeat,
    doorkeeper,
    turnstile,
    outcasts,
    load,
    notices,
    history,
    store,
    house: { version: packageFile.version, since: now(), memory: memoryLimit() },
    lastBackup: () => (store.backUp === null ? null : lastBackupIn(config.backups.folder)),
    trustProxy: config.trustProxy,
    origin: config.origin,
  }
  const app = await createApp({ ...services, dist, failed, now, steady, unready })
  const settle = async (): Promise<void> => {
    await Promise.allSettled([...connections].map(({ settled }) => settled))
    await hall.close()
    talk.close()
    presence.close()
    for (const deafen of deaf) deafen()
    await attendance.settle()
    await conditionals.settle()
    await reminders.settle()
  }
  // Reading the rules of a game takes half a second in which nobody is heard: those that are played are read before.
  for (const game of await gamesInPlay(store.db)) await moduleOf(game)?.rules()
  await app.listen({ port: config.port, host: config.host })
  conditionals.begin()
  deadlines.start()
  errands.start()
  const tidying = setInterval(() => {
    hall.evict(now() - IDLE)
    doorkeeper.sweep()
    attendance.note().catch(failed)
  }, IDLE)
  const pulse = setInterval(() => {
    heartbeat.beat()
    presence.beat()
    hall.advance()
  }, BEAT_EVERY)
  const scales = setInterval(() => load.look(), 1_000)
  const seen = setInterval(() => {
    friends.note([...connections].flatMap(({ person }) => person ?? [])).catch(failed)
  }, SEEN_EVERY)
  const notes = setInterval(() => history.look(), NOTE_EVERY)
  return {
    app,
    store,
    port: (app.server.address() as AddressInfo).port,
    drain: (on) => {
      load.draining = on
      notices.drain(on)
    },
    async stop() {
      stopping = true
      turnstile.open()
      clearInterval(tidying)
      clearInterval(pulse)
      clearInterval(scales)
      clearInterval(seen)
      clearInterval(notes)
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
      for (const connection of connections) connection.abandon()
      await bots.close()
      await store.close()
    },
  }
}

/** Through the mail server that is set up, or into the log; null when there is none. */
function senderFor(smtp: Config['smtp'], log: Pick<FastifyBaseLogger, 'warn'>): SendMail | null {
  if (smtp === null) return null
  return smtp.url === 'log:'
    ? mailLogger((mail, said) => log.warn(mail, said))
    : mailSender(smtp.url, smtp.from)
}

/** Waits for something, but not for ever. */
const within = (patience: number, work: PromiseLike<unknown>): Promise<unknown> =>
  Promise.race([work, setTimeout(patience, null, { ref: false })])
