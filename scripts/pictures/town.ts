import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Random } from '@vyprava/kernel'
import type { Browser, BrowserContext } from 'playwright-core'
import type { Luggage } from '../../games/testing/site.ts'
import { appointOperator } from '../../packages/server/src/admin/operators.ts'
import { readConfig } from '../../packages/server/src/config.ts'
import { startServer } from '../../packages/server/src/main.ts'
import { SocketPlayer } from '../../packages/server/testing/player.ts'
import { rateEverybody } from './rated.ts'

const PEOPLE = ['Eliška', 'Marie', 'Vydra', 'Havran', 'Ctibor', 'Jan Kryštof'] as const
/** Somebody with an account, who looks after the server. */
const OPERATOR = 'Alžběta'
export type Name = (typeof PEOPLE)[number] | typeof OPERATOR

/** A server with people at its tables, as the mockups have them. */
export interface Town {
  readonly origin: string
  /** What the browser of each of them keeps. */
  readonly luggage: ReadonlyMap<Name, Luggage>
  readonly tables: Readonly<Record<'room' | 'played' | 'hidden' | 'slow', string>>
  /** The clock of the server jumps ahead. */
  jump(minutes: number): void
  close(): Promise<void>
}

interface Wishes {
  /** Games that are over, ratings and reports: for pictures of what tells of them. */
  readonly past: boolean
}

const DAYS = { kind: 'days', budget: 2 * 24 * 3_600_000, increment: 0, absence: 'wait' } as const

export async function openTown(browser: Browser, dist: string, { past }: Wishes): Promise<Town> {
  const folder = mkdtempSync(join(tmpdir(), 'vyprava-town-'))
  const running = await startServer({ ...readConfig({ PORT: '0', DATA_DIR: folder }), dist })
  const address = `http://localhost:${running.port}`
  const contexts = new Map<Name, BrowserContext>()
  const real = Date.now
  const post = async (who: Name, path: string, data: object): Promise<string> => {
    const answer = await contexts
      .get(who)
      ?.request.post(`${address}/api/${path}`, { data, headers: { origin: address } })
    const said: unknown = await answer?.json()
    if (answer?.ok() !== true) throw new Error(`${who}, ${path}: ${JSON.stringify(said)}`)
    return String(Reflect.get(Object(said), 'value'))
  }
  const open = async (host: Name, game: string, sitters: readonly Name[], wanted: object = {}) => {
    const opening = { game, options: {}, seats: sitters.length, private: true, pace: null, ...wanted }
    const id = await post(host, 'tables', opening)
    for (const [seat, who] of sitters.entries())
      await post(who, `tables/${id}/sit`, { seat, contribution: `chance ${seat}` })
    return id
  }
  /** They have played so many moves when this one is asked again. */
  const play = async (
    game: string,
    sitters: readonly Name[],
    moves: number,
    asked: Name,
    wanted?: object,
  ) => {
    const id = await open(sitters[0], game, sitters, wanted)
    await post(sitters[0], `tables/${id}/start`, {})
    await playOn(id, sitters, moves, asked)
    return id
  }
  /** They have played to the end, with each other's ratings at stake if that is so. */
  const finish = async (game: string, sitters: readonly Name[], rated: boolean, options: object = {}) => {
    const id = await open(sitters[0], game, sitters, { options })
    await post(sitters[0], `tables/${id}/agree`, { absence: null, hints: false, delay: 0, rated })
    await post(sitters[0], `tables/${id}/start`, {})
    await playOn(id, sitters, Number.POSITIVE_INFINITY, sitters[0])
  }
  const playOn = async (id: string, sitters: readonly Name[], moves: number, asked: Name) => {
    const come = Promise.withResolvers<void>()
    let made = 0
    const players: SocketPlayer[] = []
    for (const who of sitters) {
      const cookies = (await contexts.get(who)?.cookies(address)) ?? []
      const player = new SocketPlayer({
        table: id,
        cookie: cookies.map(({ name, value }) => `${name}=${value}`).join('; '),
        random: new Random(`${id} ${who}`),
        address: () => address,
        pace() {
          if (made < moves || who !== asked) {
            made += 1
            return 0
          }
          come.resolve()
          return 3_600_000
        },
      })
      players.push(player)
    }
    await Promise.race([come.promise, Promise.all(players.map(({ over }) => over))])
    for (const player of players) player.close()
  }

  for (const name of PEOPLE) {
    contexts.set(name, await browser.newContext())
    await post(name, 'guest', { name })
  }
  contexts.set(OPERATOR, await browser.newContext())
  const account = { name: OPERATOR, email: 'alzbeta@example.org', password: 'a long walk in the woods' }
  await post(OPERATOR, 'auth/sign-up/email', account)
  const { db } = running.store
  await appointOperator({ db }, OPERATOR, { operator: 'root', at: Date.now() })
  const [eliska, marie, vydra, havran, ctibor, jan] = PEOPLE
  // Who has played together may become friends; one asks and is not answered, one is asked.
  const first = await play('roam', [eliska, marie, vydra], 70, eliska, { pace: DAYS })
  const slow = await play('ark', [eliska, marie, havran, jan], 60, marie, { pace: DAYS })
  await play('defenders', [eliska, vydra], 60, vydra)
  await play('euthia', [eliska, havran], 60, havran, { pace: DAYS })
  for (const [seat, friend] of [marie, vydra].entries()) {
    await post(eliska, 'me/friends/played', { table: first, seat: seat + 1 })
    await post(friend, 'me/friends/played', { table: first, seat: 0 })
  }
  const room = await open(eliska, 'roam', [eliska, marie], { seats: 4 })
  await post(eliska, `tables/${room}/bot`, { seat: 2, bot: 'scout' })
  await open(ctibor, 'roam', [ctibor], { seats: 4, private: false })
  await open(jan, 'euthia', [jan], { seats: 3, private: false, pace: DAYS })
  await play('roam', [ctibor, havran], 20, havran, { private: false })
  const played = await play('roam', [marie, eliska, vydra], 40, marie)
  const hidden = await play('roam', [havran, vydra, ctibor], 30, vydra)
  if (past) {
    await finish('euthia', [eliska, havran], false)
    await finish('defenders', [eliska, marie, vydra], false)
    await finish('ark', [eliska, marie, jan], false)
    await finish('roam', [eliska, marie, vydra], true)
    await finish('roam', [havran, eliska], true)
    await finish('roam', [eliska, marie, ctibor, jan], true)
    await rateEverybody(db, 'roam')
    await post(marie, `tables/${played}/report`, { seat: 2, reason: 'Schválně zdržuje' })
  }
  const luggage = new Map<Name, Luggage>()
  for (const [name, context] of contexts) luggage.set(name, await context.storageState())
  return {
    origin: `${address}/`,
    luggage,
    tables: { room, played, hidden, slow },
    jump(minutes) {
      const before = Date.now
      Date.now = () => before() + minutes * 60_000
    },
    async close() {
      Date.now = real
      for (const context of contexts.values()) await context.close()
      await running.stop()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
