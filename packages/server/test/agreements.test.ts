import { ticTacToe } from '@vyprava/kernel/testing/games'
import { expect, test } from 'vitest'
import { Lobby } from '../src/lobby/lobby.ts'
import type { Store } from '../src/store/open.ts'
import { moveOn, readTable } from '../src/store/tables.ts'
import { addPerson, begun, hallFor } from '../testing/seated.ts'
import { onBothStores } from './stores.ts'

const lobbyOn = (store: Store): Lobby =>
  new Lobby({
    ...{ db: store.db, hall: hallFor(store, [ticTacToe]), now: () => 5, ring: async () => {} },
    game: async () => ({ game: ticTacToe, bots: ['novice'] }),
  })

const OPENING = { game: ticTacToe.id, options: {}, seats: 2, private: true, pace: null }

onBothStores('what is agreed on besides the rules', (fresh) => {
  test('is said by the host before the match, and nothing is allowed that nobody said', async () => {
    const store = await (await fresh()).open()
    for (const person of ['ann', 'ben']) await addPerson(store.db, person)
    const lobby = lobbyOn(store)
    const opened = await lobby.open('ann', OPENING)
    if (!opened.ok) throw new Error('no table')
    const id = opened.value
    expect((await readTable(store.db, id))?.agreed).toEqual({
      ...{ absence: 86_400_000, closed: false, hints: false, delay: 0, rated: false },
    })
    const wanted = { absence: null, hints: true, delay: 120_000, rated: false }
    expect(await lobby.agree('ben', id, wanted)).toMatchObject({ ok: false })
    expect(await lobby.agree('ann', id, wanted)).toMatchObject({ ok: true })
    expect((await readTable(store.db, id))?.agreed).toEqual({ ...wanted, closed: false })
    await lobby.sit('ann', id, 0, 'a')
    await lobby.sit('ben', id, 1, 'b')
    await lobby.start('ann', id)
    expect(await lobby.agree('ann', id, { ...wanted, hints: false })).toMatchObject({ ok: false })
  })

  test('goes over to a rematch, where seats wait for those who had them, until the host does not wait', async () => {
    const store = await (await fresh()).open()
    const lobby = lobbyOn(store)
    const table = await begun(store.db, ticTacToe, ['ann', 'ben'])
    await addPerson(store.db, 'eva')
    await moveOn(store.db, table, ['playing', 'over'], 2)
    const again = await lobby.rematch('ben', table)
    if (!again.ok) throw new Error('no rematch')
    const next = again.value
    expect(await readTable(store.db, table)).toMatchObject({ rematch: next, rematchBy: 'ben' })
    const kept = async () => (await readTable(store.db, next))?.kept.map(({ name }) => name)
    expect(await kept()).toEqual(['ann', 'ben'])
    expect(await lobby.sit('eva', next, 0, 'e')).toMatchObject({ ok: false, problem: { path: 'kept' } })
    expect(await lobby.sit('ben', next, 1, 'b')).toMatchObject({ ok: true })
    expect(await kept()).toEqual(['ann'])
    expect(await lobby.stand('eva', next, 0)).toMatchObject({ ok: false })
    expect(await lobby.stand('ben', next, 0)).toMatchObject({ ok: true })
    expect(await lobby.sit('eva', next, 0, 'e')).toMatchObject({ ok: true })
  })
})
