import { ticTacToe } from '@vyprava/kernel/testing/games'
import { expect, test } from 'vitest'
import { Friends } from '../src/people/friends.ts'
import { dataOf, eraseData } from '../src/people/own-data.ts'
import { handOver } from '../src/people/people.ts'
import { setMute } from '../src/store/messages.ts'
import type { Database } from '../src/store/schema.ts'
import { addPerson, begun } from '../testing/seated.ts'
import { onBothStores } from './stores.ts'

const MINUTE = 60_000

onBothStores('friends', (fresh) => {
  const setUp = async () => {
    const { db } = await (await fresh()).open()
    let time = 1_000_000
    const friends = new Friends({ db, now: () => time })
    return { db, friends, later: (by: number) => (time += by) }
  }
  const names = (list: readonly { readonly name: string }[]) => list.map(({ name }) => name)
  const openTable = async (db: Database, persons: readonly string[]) => {
    const id = await begun(db, ticTacToe, persons)
    await db.updateTable('tables').set({ state: 'open' }).where('id', '=', id).execute()
    return id
  }

  test('who has played together may ask, and both agree', async () => {
    const { db, friends } = await setUp()
    const table = await begun(db, ticTacToe, ['ann', 'ben'])
    await addPerson(db, 'eva')
    expect((await friends.of('ann')).met).toEqual([{ name: 'ben', table, seat: 1 }])
    expect(await friends.askAt('eva', table, 1)).toMatchObject({ ok: false })
    expect(await friends.askAt('ann', table, 0)).toMatchObject({ ok: false })
    expect(await friends.askAt('ann', table, 1)).toEqual({ ok: true, value: 'asked' })
    expect(await friends.of('ann')).toMatchObject({ friends: [], asked: [{ name: 'ben' }], met: [] })
    const { asks, friends: none } = await friends.of('ben')
    expect([names(asks), none]).toEqual([['ann'], []])
    // Nobody agrees to their own question.
    expect(await friends.agree('ann', asks[0].id)).toMatchObject({ ok: false })
    expect(await friends.agree('ben', asks[0].id)).toMatchObject({ ok: true })
    for (const [one, other] of [
      ['ann', 'ben'],
      ['ben', 'ann'],
    ])
      expect(names((await friends.of(one)).friends)).toEqual([other])
    expect(await friends.end('eva', asks[0].id)).toMatchObject({ ok: false })
    expect(await friends.end('ann', asks[0].id)).toMatchObject({ ok: true })
    expect((await friends.of('ben')).friends).toEqual([])
  })

  test('by link; whoever asks back agrees', async () => {
    const { db, friends } = await setUp()
    for (const id of ['ann', 'ben']) await addPerson(db, id)
    const { link } = await friends.of('ann')
    expect(await friends.ownerOf(link)).toBe('ann')
    expect(await friends.ownerOf('nothing')).toBeNull()
    expect(await friends.askBy('ann', link)).toMatchObject({ ok: false })
    expect(await friends.askBy('ben', link)).toEqual({ ok: true, value: 'asked' })
    expect(await friends.askBy('ben', link)).toEqual({ ok: true, value: 'asked' })
    const { link: back } = await friends.of('ben')
    expect(await friends.askBy('ann', back)).toEqual({ ok: true, value: 'friend' })
    expect(await db.selectFrom('friends').selectAll().execute()).toHaveLength(1)
  })

  test('here, away, gone; hidden means that nobody knows; whoever only asks learns nothing', async () => {
    const { db, friends, later } = await setUp()
    for (const id of ['ann', 'ben']) await addPerson(db, id)
    const { link } = await friends.of('ann')
    await friends.askBy('ben', link)
    expect(JSON.stringify(await friends.of('ben'))).not.toContain('"seen":1')
    const { asks } = await friends.of('ann')
    await friends.agree('ann', asks[0].id)
    const seen = async () => (await friends.of('ben')).friends[0]
    expect(await seen()).toMatchObject({ name: 'ann', presence: 'here' })
    later(3 * MINUTE)
    expect(await seen()).toMatchObject({ presence: 'away' })
    await friends.note(['ann'])
    expect(await seen()).toMatchObject({ presence: 'here' })
    later(60 * MINUTE)
    expect(await seen()).toMatchObject({ presence: 'off', seen: expect.any(Number) })
    await friends.of('ann')
    await friends.hide('ann', true)
    expect(await seen()).toMatchObject({ presence: 'off', seen: null })
    expect(await friends.of('ann')).toMatchObject({ hidden: true })
  })

  test('friends are called to open tables; whoever is muted asks in vain', async () => {
    const { db, friends } = await setUp()
    for (const id of ['ann', 'ben', 'eva']) await addPerson(db, id)
    const { link } = await friends.of('ann')
    await friends.askBy('ben', link)
    await friends.askBy('eva', link)
    await setMute(db, 'ann', 'eva', true)
    const { asks } = await friends.of('ann')
    expect(names(asks)).toEqual(['ben'])
    const table = await openTable(db, ['ann', 'eva'])
    expect(await friends.invite('ann', asks[0].id, table)).toMatchObject({ ok: false })
    await friends.agree('ann', asks[0].id)
    expect(await friends.invite('ben', asks[0].id, table)).toMatchObject({ ok: false })
    expect(await friends.invite('ann', asks[0].id, table)).toMatchObject({ ok: true })
    expect((await friends.of('ben')).invitations).toEqual([{ table, game: ticTacToe.id, host: 'ann' }])
    await db.updateTable('tables').set({ state: 'playing' }).where('id', '=', table).execute()
    expect((await friends.of('ben')).invitations).toEqual([])
  })

  test('a guest brings their friends into an account; whoever ends it all takes them along', async () => {
    const { db, friends } = await setUp()
    for (const id of ['guest', 'account', 'ben']) await addPerson(db, id)
    const { link } = await friends.of('ben')
    await friends.askBy('guest', link)
    const { asks } = await friends.of('ben')
    await friends.agree('ben', asks[0].id)
    await handOver(db, 'guest', 'account')
    expect(names((await friends.of('ben')).friends)).toEqual(['account'])
    expect(await dataOf(db, 'account')).toMatchObject({ friends: [{ name: 'ben', state: 'friend' }] })
    await eraseData(db, 'account')
    expect((await friends.of('ben')).friends).toEqual([])
    expect(await friends.ownerOf(link)).toBe('ben')
  })
})
