import { ticTacToe } from '@vyprava/kernel/testing/games'
import { expect, test } from 'vitest'
import { Hall } from '../src/hall/hall.ts'
import { tableFor } from '../src/hall/later.ts'
import { agreeOn } from '../src/store/agreements.ts'
import { readTable } from '../src/store/tables.ts'
import { begun } from '../testing/seated.ts'
import { onBothStores } from './stores.ts'

const DELAY = 120_000

onBothStores('who watches with a delay', (fresh) => {
  const ground = async () => {
    const store = await (await fresh()).open()
    const clock = { now: 1_000 }
    const hall = new Hall({
      ...{ store, now: () => clock.now, game: async () => ticTacToe },
      failed: (error) => {
        throw error
      },
    })
    const table = await begun(store.db, ticTacToe, ['ann', 'ben'], { secret: 'of-the-shuffles' })
    await agreeOn(store.db, table, { delay: DELAY })
    const heard: string[] = []
    const own: string[] = []
    await hall.watch(
      table,
      { observer: null, send: (message) => void heard.push(JSON.stringify(message)) },
      null,
    )
    await hall.watch(table, { observer: 0, send: (message) => void own.push(JSON.stringify(message)) }, null)
    const mark = async (seat: 0 | 1, cell: number, version: number) => {
      const action = { type: 'mark', cell }
      const answer = await hall.fulfil(seat, { type: 'act', table, id: `m${cell}`, version, action })
      expect(answer.type).toBe('done')
    }
    return { store, clock, hall, table, heard, own, mark }
  }

  test('hears not a byte of what happens until its time has come, in any way', async () => {
    const { clock, hall, table, heard, own, mark } = await ground()
    const [before, known] = [heard.length, own.length]
    await mark(0, 4, 0)
    expect(own.length).toBeGreaterThan(known)
    clock.now += DELAY - 1
    hall.advance()
    await hall.see(table)
    expect(heard).toHaveLength(before)
    const later = await hall.later(table)
    expect(later?.version(null)).toBe(0)
    expect(later?.past(null, 0, 32)).toHaveLength(1)
    // Whoever comes in the meantime is told the same.
    const late: string[] = []
    await hall.watch(
      table,
      { observer: null, send: (message) => void late.push(JSON.stringify(message)) },
      null,
    )
    expect(late.at(-1)).toContain('"version":0')
    clock.now += 1
    hall.advance()
    await hall.see(table)
    expect(heard.slice(before)).toHaveLength(1)
    expect(heard.at(-1)).toContain('"type":"news"')
  })

  test('does not learn that it is over, nor the secret, before its time', async () => {
    const { store, clock, hall, table, heard, own, mark } = await ground()
    const line = [0, 3, 1, 4, 2] as const
    for (const [turn, cell] of line.entries()) await mark(turn % 2 === 0 ? 0 : 1, cell, turn)
    expect(own.join()).toContain('of-the-shuffles')
    expect(heard.join()).not.toContain('of-the-shuffles')
    expect(heard.join()).not.toContain('"state":"over"')
    const row = await readTable(store.db, table)
    if (row === null) throw new Error('no table')
    expect([tableFor(row, null, clock.now).state, tableFor(row, 0, clock.now).state]).toEqual([
      'playing',
      'over',
    ])
    clock.now += DELAY
    hall.advance()
    await hall.see(table)
    expect(heard.join()).toContain('of-the-shuffles')
    expect(tableFor(row, null, clock.now).state).toBe('over')
  })
})
