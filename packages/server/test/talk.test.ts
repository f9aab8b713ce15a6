import { bad } from '@vyprava/kernel'
import { ticTacToe } from '@vyprava/kernel/testing/games'
import type { ServerMessage } from '@vyprava/protocol'
import { expect, test } from 'vitest'
import { ban } from '../src/admin/ban.ts'
import { Lobby } from '../src/lobby/lobby.ts'
import { Connection } from '../src/realtime/connection.ts'
import { mutedPeople } from '../src/store/messages.ts'
import type { Store } from '../src/store/open.ts'
import { createPace } from '../src/store/paces.ts'
import { moveOn, readTable } from '../src/store/tables.ts'
import { roomFor } from '../src/talk/room.ts'
import { Talk } from '../src/talk/talk.ts'
import { addPerson, begun, hallFor } from '../testing/seated.ts'
import { onBothStores } from './stores.ts'

/** A process: its talk, and windows of people at it. */
function processOn(store: Store, clock: { now: number }) {
  const failed = (error: unknown): void => {
    throw error
  }
  const now = (): number => clock.now
  const talk = new Talk({ store, now, failed })
  const hall = hallFor(store, [ticTacToe])
  const window = async (person: string | null, table: string) => {
    const heard: string[] = []
    const answers: string[] = []
    const send = (text: string): void => {
      const message: ServerMessage = JSON.parse(text)
      if (message.type === 'talk') heard.push(...message.said.map((said) => `${said.name}: ${said.text}`))
      if (message.type === 'done' || message.type === 'error')
        answers.push('error' in message ? message.error : message.type)
    }
    const connection = new Connection({ hall, talk, person, now, send, failed })
    await connection.hear(JSON.stringify({ type: 'watch', table, has: null }))
    const say = (text: string, id = `s${clock.now}-${answers.length}`): Promise<void> =>
      connection.hear(JSON.stringify({ type: 'say', id, table, text }))
    return { heard, answers, say }
  }
  return { talk, hall, window }
}

const soon = async (true_: () => boolean): Promise<void> => {
  for (let tries = 0; tries < 200 && !true_(); tries++) await new Promise((wait) => setTimeout(wait, 20))
  expect(true_()).toBe(true)
}

onBothStores('talk', (fresh) => {
  test('whoever stands up or is banned hears and says nothing more', async () => {
    const ground = await fresh()
    const stores = [await ground.open(), await ground.open()]
    const clock = { now: 1_000_000 }
    const [one, two] = stores.map((store) => processOn(store, clock))
    const table = await begun(stores[0].db, ticTacToe, ['ann', 'ben'])
    await addPerson(stores[0].db, 'eva')
    const ann = await one.window('ann', table)
    const ben = await two.window('ben', table)
    const eva = await two.window('eva', table)
    // Ben's seat is somebody else's; nobody has told his window, nor the process that it is at.
    const { db } = stores[0]
    await db.updateTable('seats').set({ person: null, bot: 'novice' }).where('person', '=', 'ben').execute()
    await ben.say('ještě jsem tu')
    expect(ben.answers).toEqual(['mayNotTalk'])
    await ann.say('už jsme sami')
    await soon(() => ann.heard.length > 0)
    await ban(stores[0], 'eva', { operator: 'test', reason: '', at: 0, botFor: async () => 'novice' })
    clock.now += 10
    await eva.say('mě nevyhodíš')
    expect(eva.answers).toEqual(['mayNotTalk'])
    const watcher = await one.window(null, table)
    await addPerson(db, 'dan')
    const dan = await one.window('dan', table)
    await dan.say('co tu bylo?')
    await soon(() => watcher.heard.length > 0)
    expect([ann.heard, ben.heard, eva.heard]).toEqual([['ann: už jsme sami'], [], []])
  })

  test('goes to those in the same room, in every process, and to whoever comes later', async () => {
    const ground = await fresh()
    const stores = [await ground.open(), await ground.open()]
    const clock = { now: 1_000_000 }
    const [one, two] = stores.map((store) => processOn(store, clock))
    const table = await begun(stores[0].db, ticTacToe, ['ann', 'ben'])
    await addPerson(stores[0].db, 'eva')
    const ann = await one.window('ann', table)
    const ben = await two.window('ben', table)
    const eva = await two.window('eva', table)
    const nobody = await one.window(null, table)
    await ann.say('  ahoj\u202e \n Bene ', 'same')
    await ann.say('ahoj Bene', 'same')
    expect(ann.answers).toEqual(['done', 'done'])
    await soon(() => ben.heard.length > 0)
    clock.now += 10
    await eva.say('vidím všechno')
    await nobody.say('já taky')
    expect(nobody.answers).toEqual(['mayNotTalk'])
    await soon(() => nobody.heard.length > 0 && eva.heard.length > 0)
    expect([ann.heard, ben.heard]).toEqual([['ann: ahoj Bene'], ['ann: ahoj Bene']])
    expect([eva.heard, nobody.heard]).toEqual([['eva: vidím všechno'], ['eva: vidím všechno']])
    expect((await two.window('ben', table)).heard).toEqual(['ann: ahoj Bene'])
  })

  test('is no flood, and nothing for outsiders of private tables', async () => {
    const store = await (await fresh()).open()
    const clock = { now: 1_000_000 }
    const { window } = processOn(store, clock)
    const table = await begun(store.db, ticTacToe, ['ann', 'ben'])
    await store.db.updateTable('tables').set({ private: 1 }).execute()
    await addPerson(store.db, 'eva')
    const ann = await window('ann', table)
    for (const text of ['1', '2', '3', '4', '5', '6', '   ']) await ann.say(text)
    expect(ann.answers).toEqual(['done', 'done', 'done', 'done', 'done', 'tooFast', 'empty'])
    clock.now += 10_001
    await ann.say('7')
    expect(ann.answers.at(-1)).toBe('done')
    const eva = await window('eva', table)
    await eva.say('psst')
    expect([eva.heard, eva.answers]).toEqual([[], ['noTable', 'mayNotTalk']])
    const row = await readTable(store.db, table)
    if (row === null) throw new Error('no table')
    expect([roomFor(row, 'eva'), roomFor(row, 'ben')]).toEqual([null, 'players'])
    expect(roomFor({ ...row, private: false }, null)).toBe('spectators')
  })

  test('of somebody muted is not heard; what was heard can be reported, once', async () => {
    const store = await (await fresh()).open()
    const clock = { now: 1_000_000 }
    const { window, talk } = processOn(store, clock)
    const table = await begun(store.db, ticTacToe, ['ann', 'ben'])
    const [ann, ben] = [await window('ann', table), await window('ben', table)]
    await ann.say('one')
    await soon(() => ben.heard.length === 1)
    expect(await talk.mute('ben', 'nobody', true)).toBe(false)
    expect(await talk.mute('ben', 'ann', true)).toBe(true)
    clock.now += 1
    await ann.say('two')
    await soon(() => ann.heard.length === 2)
    expect(ben.heard).toEqual(['ann: one'])
    expect((await window('ben', table)).heard).toEqual([])
    expect(await mutedPeople(store.db, 'ben')).toEqual([{ id: 'ann', name: 'ann' }])
    expect(await talk.mute('ben', 'ann', false)).toBe(true)
    expect(await mutedPeople(store.db, 'ben')).toEqual([])
    expect(ben.heard).toEqual(['ann: one', 'ann: two'])
    expect((await window('ben', table)).heard).toHaveLength(2)
    const { id } = await store.db.selectFrom('messages').select('id').limit(1).executeTakeFirstOrThrow()
    const hears = async (at: string): Promise<boolean> => at === table
    for (let times = 0; times < 2; times++) expect(await talk.report('ben', id, 'rude', hears)).toBe(true)
    expect(await talk.report('ben', id, 'rude', async () => false)).toBe(false)
    expect(await talk.report('ben', 'nothing', 'rude', hears)).toBe(false)
    expect(await store.db.selectFrom('reports').selectAll().execute()).toHaveLength(1)
  })

  test('a rematch is one table with the same game, options, pace and bots', async () => {
    const store = await (await fresh()).open()
    const { db } = store
    const { hall } = processOn(store, { now: 1 })
    const lobby = new Lobby({
      ...{ db, hall, now: () => 5, ring: async () => {} },
      game: async () => ({ game: ticTacToe, bots: ['novice'] }),
    })
    const table = await begun(db, ticTacToe, ['ann', 'ben'])
    const pace = { kind: 'days', budget: 3_600_000, increment: 0, absence: 'wait' } as const
    await createPace(db, table, pace)
    await addPerson(db, 'eva')
    expect(await lobby.rematch('ann', table)).toEqual(bad('table', table, 'a match of yours that is over'))
    await moveOn(db, table, ['playing', 'over'], 2)
    expect(await lobby.rematch('eva', table)).toMatchObject({ ok: false })
    const asked = await Promise.all([lobby.rematch('ann', table), lobby.rematch('ben', table)])
    const [first] = asked
    if (!first.ok) throw new Error('no rematch')
    expect(asked[1]).toEqual(first)
    expect((await readTable(db, table))?.rematch).toBe(first.value)
    expect(await readTable(db, first.value)).toMatchObject({
      ...{ game: ticTacToe.id, state: 'open', private: false },
      pace: { ...pace, started: null },
    })
    expect(await db.selectFrom('tables').select('id').execute()).toHaveLength(2)
  })

  test('eyes of a seat are taken from whoever does not sit there any more', async () => {
    const store = await (await fresh()).open()
    const hall = hallFor(store, [ticTacToe])
    const table = await begun(store.db, ticTacToe, ['ann', 'ben'])
    await addPerson(store.db, 'eva')
    const heard: string[] = []
    const send = ({ type }: ServerMessage): void => void heard.push(type)
    await hall.watch(table, { observer: 1, person: 'ben', send }, null)
    await store.db.updateTable('seats').set({ person: 'eva' }).where('seat', '=', 1).execute()
    heard.length = 0
    await hall.refresh(table)
    const action = { type: 'mark', cell: 4 }
    await hall.fulfil(0, { type: 'act', table, id: 'a', version: 0, action })
    expect(heard).toEqual(['error'])
  })
})
