import { sealedBids, ticTacToe } from '@vyprava/kernel/testing/games'
import { expect, test } from 'vitest'
import { handOver } from '../src/people/people.ts'
import { gamesInPlay, listTables, passHost, tablesOf } from '../src/store/lists.ts'
import { mutedBy, setMute } from '../src/store/messages.ts'
import { readPreferences, writePreferences } from '../src/store/preferences.ts'
import { freeSeat, moveOn, readTable } from '../src/store/tables.ts'
import { addPerson, begun } from '../testing/seated.ts'
import { onBothStores } from './stores.ts'

onBothStores('lists of tables', (fresh) => {
  test('everybody finds their own, and all find the public ones that are not over', async () => {
    const { db } = await (await fresh()).open()
    const one = await begun(db, ticTacToe, ['ann', 'ben'])
    const two = await begun(db, ticTacToe, ['ben', 'eva'])
    const ids = (tables: readonly { readonly id: string }[]) => tables.map(({ id }) => id).toSorted()
    expect(ids(await tablesOf(db, 'ben', 10))).toEqual([one, two].toSorted())
    expect(ids(await tablesOf(db, 'eva', 10))).toEqual([two])
    expect(await tablesOf(db, 'nobody', 10)).toEqual([])
    expect(ids(await listTables(db, 10))).toEqual([one, two].toSorted())
    expect((await tablesOf(db, 'ann', 10))[0]).toMatchObject({
      game: ticTacToe.id,
      state: 'playing',
      private: false,
      host: 'ann',
      pace: null,
      seats: [
        { name: 'ann', bot: null },
        { name: 'ben', bot: null },
      ],
    })
  })

  test('of games that are being played, each is named once', async () => {
    const { db } = await (await fresh()).open()
    expect(await gamesInPlay(db)).toEqual([])
    for (const persons of [
      ['ann', 'ben'],
      ['ben', 'eva'],
    ])
      await begun(db, ticTacToe, persons)
    const over = await begun(db, sealedBids, ['ann', 'ben'], { options: { worth: 'rising' } })
    expect(await gamesInPlay(db)).toEqual([sealedBids.id, ticTacToe.id].toSorted())
    await moveOn(db, over, ['playing', 'over'], 0)
    expect(await gamesInPlay(db)).toEqual([ticTacToe.id])
  })

  test('an account takes over what a guest had, but never a second seat at one table', async () => {
    const { db } = await (await fresh()).open()
    const alone = await begun(db, ticTacToe, ['guest', 'ben'])
    const both = await begun(db, ticTacToe, ['guest', 'account'])
    await addPerson(db, 'account')
    await handOver(db, 'guest', 'account')
    const people = async (id: string) => (await readTable(db, id))?.seats.map(({ person }) => person)
    expect(await people(alone)).toEqual(['account', 'ben'])
    expect((await readTable(db, alone))?.host).toBe('account')
    expect(await people(both)).toEqual(['guest', 'account'])
  })

  test('an account goes on with the quiet hours and the mutes of the guest, and stays muted', async () => {
    const { db } = await (await fresh()).open()
    for (const id of ['guest', 'account', 'ann', 'ben']) await addPerson(db, id)
    const prefer = (person: string, quietFrom: number) =>
      writePreferences(db, person, {
        ...{ language: 'cs', zone: 'Europe/Prague', quietFrom, quietTo: 420, mail: null },
        ...{ confirmed: false, token: `${person} ${quietFrom}` },
      })
    await prefer('guest', 1320)
    await setMute(db, 'guest', 'ann', true)
    await setMute(db, 'guest', 'account', true)
    await setMute(db, 'guest', 'ben', true)
    await setMute(db, 'account', 'ben', true)
    await setMute(db, 'ann', 'guest', true)
    await handOver(db, 'guest', 'account')
    expect(await readPreferences(db, 'account')).toMatchObject({ quietFrom: 1320 })
    expect(await mutedBy(db, 'account')).toEqual(new Set(['ann', 'ben']))
    expect(await mutedBy(db, 'ann')).toEqual(new Set(['account']))
    await prefer('guest', 60)
    await handOver(db, 'guest', 'account')
    expect(await readPreferences(db, 'account')).toMatchObject({ quietFrom: 1320 })
  })

  test('the host is always somebody who sits there, if anybody does', async () => {
    const { db } = await (await fresh()).open()
    const id = await begun(db, ticTacToe, ['ann', 'ben'])
    await db.updateTable('tables').set({ state: 'open' }).where('id', '=', id).execute()
    await freeSeat(db, id, 0)
    await passHost(db, id, 'ann')
    expect((await readTable(db, id))?.host).toBe('ben')
    await freeSeat(db, id, 1)
    await passHost(db, id, 'ben')
    expect((await readTable(db, id))?.host).toBe('ben')
  })
})
