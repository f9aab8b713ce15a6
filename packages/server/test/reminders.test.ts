import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { ticTacToe } from '@vyprava/kernel/testing/games'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import webpush from 'web-push'
import { Hall } from '../src/hall/hall.ts'
import { JobRunner } from '../src/jobs/runner.ts'
import { mailSender } from '../src/reminders/mail.ts'
import { isPushService, pushSender, vapidKeys } from '../src/reminders/push.ts'
import { REMIND_JOB, Reminders } from '../src/reminders/reminders.ts'
import { nextDue } from '../src/store/jobs.ts'
import type { Store } from '../src/store/open.ts'
import { createPace, startPace } from '../src/store/paces.ts'
import { answerMail, readPreferences, subscribe, subscriptionsOf } from '../src/store/preferences.ts'
import { type Mailbox, openMailbox, readMail } from '../testing/mailbox.ts'
import { begun } from '../testing/seated.ts'
import { onBothStores } from './stores.ts'

const MINUTE = 60_000

/** Catches mail and pushes instead of sending them anywhere. */
const pushes: { url: string; body: number; encoding: string; authorization: string }[] = []
let mailbox: Mailbox
let pushUrl = ''
const pushServer = createServer((request, response) => {
  let body = 0
  request.on('data', (data: Buffer) => {
    body += data.length
  })
  request.on('end', () => {
    const { headers, url = '' } = request
    const encoding = String(headers['content-encoding'])
    pushes.push({ url, body, encoding, authorization: String(headers.authorization) })
    response.writeHead(url === '/gone' ? 410 : 201).end()
  })
})

beforeAll(async () => {
  mailbox = await openMailbox()
  await new Promise<void>((ready) => pushServer.listen(0, '127.0.0.1', ready))
  pushUrl = `http://127.0.0.1:${(pushServer.address() as AddressInfo).port}`
})
afterAll(async () => {
  await mailbox.close()
  pushServer.close()
})

async function processOn(store: Store, clock: { now: number }) {
  const now = (): number => clock.now
  const failed = (error: unknown): void => {
    throw error
  }
  const told: string[] = []
  const hall: Hall = new Hall({
    ...{ store, now, failed },
    game: async () => ticTacToe,
    changed: (id, row, live) => reminders.changed(id, row, live),
  })
  const reminders: Reminders = new Reminders({
    ...{ db: store.db, hall, now, failed },
    origin: 'https://play.example',
    mail: mailSender(mailbox.url, 'vyprava@play.example'),
    push: pushSender(await vapidKeys(store.db), 'https://play.example'),
    tell: async (person, table) => void told.push(`${person} ${table}`),
    title: async (_game, language) => (language === 'cs' ? 'Piškvorky' : 'Tic-tac-toe'),
  })
  const work = { [REMIND_JOB]: (subject: string) => reminders.remind(subject) }
  const jobs = new JobRunner({ db: store.db, work, now, failed })
  const tick = async (): Promise<number> => {
    await reminders.settle()
    return jobs.tick()
  }
  return { hall, reminders, told, tick }
}

const NOON = Date.parse('2026-06-10T10:00:00Z')

async function slowTable(store: Store): Promise<string> {
  const table = await begun(store.db, ticTacToe, ['ann', 'ben'])
  const pace = { kind: 'days', budget: 24 * 60 * MINUTE, increment: 0, absence: 'wait' } as const
  await createPace(store.db, table, pace)
  await startPace(store.db, table, NOON)
  return table
}

const browser = (endpoint: string) => {
  const { publicKey } = webpush.generateVAPIDKeys()
  return { endpoint, p256dh: publicKey, auth: Buffer.alloc(16, 7).toString('base64url') }
}

onBothStores('reminders', (fresh) => {
  test('go to the app, the browser and the mailbox, in the language of the person, once for each move', async () => {
    const ground = await fresh()
    const store = await ground.open()
    const clock = { now: NOON }
    const { hall, reminders, told, tick } = await processOn(store, clock)
    const table = await slowTable(store)
    const { mails } = mailbox
    mails.length = 0
    pushes.length = 0
    const quiet = { zone: 'Europe/Prague', quietFrom: 22 * 60, quietTo: 7 * 60 }
    await reminders.prefer('ann', { language: 'cs', ...quiet, mail: 'ann@example.org' })
    expect(readMail(mails[0])).toContain('https://play.example/api/mail/confirm?token=')
    for (const path of ['/ok', '/gone']) await subscribe(store.db, 'ann', browser(`${pushUrl}${path}`), 1)
    await hall.refresh(table)
    expect(await tick()).toBe(0)
    // The address is not confirmed yet.
    clock.now += MINUTE
    expect(await tick()).toBe(1)
    expect(told).toEqual([`ann ${table}`])
    expect(mails).toHaveLength(1)
    expect(pushes.map(({ url, encoding }) => [url, encoding]).toSorted()).toEqual([
      ['/gone', 'aes128gcm'],
      ['/ok', 'aes128gcm'],
    ])
    expect(pushes[0].authorization).toMatch(/^vapid t=/)
    expect((await subscriptionsOf(store.db, 'ann')).map(({ endpoint }) => endpoint)).toEqual([
      `${pushUrl}/ok`,
    ])

    const { token } = (await readPreferences(store.db, 'ann')) ?? { token: '' }
    expect(await answerMail(store.db, token, true)).toBe('cs')
    const act = (seat: number, cell: number, version: number) =>
      hall.fulfil(seat, { type: 'act', table, id: `${version}`, version, action: { type: 'mark', cell } })
    await act(0, 4, 0)
    await act(1, 0, 1)
    await hall.refresh(table)
    clock.now += MINUTE
    await tick()
    await hall.refresh(table)
    await tick()
    expect(mails).toHaveLength(2)
    const mail = readMail(mails[1])
    expect(mail).toContain('Piškvorky: u stolu se čeká na tvůj tah. Lhůta: 11. června 2026')
    expect(mail).toContain(`https://play.example/table/${table}`)
    expect(mail).toContain(`https://play.example/api/mail/stop?token=${token}`)
    expect(mails[1]).toMatch(/List-Unsubscribe-Post: List-Unsubscribe=One-Click/)
    expect(mail).not.toMatch(/mark|cell|secret/)
    expect(await answerMail(store.db, token, false)).toBe('cs')
    expect(await readPreferences(store.db, 'ann')).toMatchObject({ mail: null, confirmed: false })
    expect(await answerMail(store.db, 'guessed', false)).toBeNull()
  })

  test('wait for the morning, and for nobody who has moved already; a restart repeats none', async () => {
    const ground = await fresh()
    const store = await ground.open()
    const clock = { now: NOON }
    const first = await processOn(store, clock)
    const night = Date.parse('2026-06-10T21:00:00Z')
    const table = await slowTable(store)
    const quiet = { zone: 'Europe/Prague', quietFrom: 22 * 60, quietTo: 7 * 60 }
    await first.reminders.prefer('ben', { language: 'sk', ...quiet, mail: null })
    await first.hall.refresh(table)
    clock.now = night
    const action = { type: 'mark', cell: 4 }
    await first.hall.fulfil(0, { type: 'act', table, id: 'a', version: 0, action })
    await first.tick()
    expect(first.told).toEqual([])
    expect(await nextDue(store.db)).toBe(Date.parse('2026-06-11T05:01:00Z'))
    clock.now = Date.parse('2026-06-11T05:01:00Z')
    const again = await processOn(await ground.open(), clock)
    expect(await again.tick()).toBe(1)
    await again.hall.refresh(table)
    await again.tick()
    expect(again.told).toEqual([`ben ${table}`])
  })

  test('new addresses are asked slowly', async () => {
    const store = await (await fresh()).open()
    const clock = { now: NOON }
    const { reminders } = await processOn(store, clock)
    await begun(store.db, ticTacToe, ['ann', 'ben'])
    const { mails } = mailbox
    mails.length = 0
    const ask = (mail: string): Promise<boolean> =>
      reminders.prefer('ann', { language: 'en', zone: null, quietFrom: 0, quietTo: 0, mail })
    const asked: boolean[] = []
    for (let number = 0; number < 12; number++) asked.push(await ask(`a${number}@example.org`))
    expect(asked.filter((went) => went)).toHaveLength(10)
    expect(await ask('a9@example.org')).toBe(true)
    expect(mails).toHaveLength(10)
    clock.now += MINUTE
    expect(await ask('b@example.org')).toBe(true)
  })
})

describe('push services', () => {
  test.each([
    ['https://fcm.googleapis.com/fcm/send/x', true],
    ['https://updates.push.services.mozilla.com/wpush/v2/x', true],
    ['https://web.push.apple.com/x', true],
    ['http://fcm.googleapis.com/x', false],
    ['https://fcm.googleapis.com:8443/x', false],
    ['https://evilfcm.googleapis.com.example/x', false],
    ['https://notfcm.googleapis.com/x', false],
    ['https://127.0.0.1/x', false],
    ['nonsense', false],
  ])('%s: %s', (endpoint, known) => {
    expect(isPushService(endpoint)).toBe(known)
  })
})
