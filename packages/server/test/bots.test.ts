import { setTimeout } from 'node:timers/promises'
import { ticTacToe } from '@vyprava/kernel/testing/games'
import { describe, expect, test } from 'vitest'
import { type BotNeeds, BotSeats } from '../src/bots/bot-seats.ts'
import { ThinkingQueue } from '../src/bots/queue.ts'
import { Hall } from '../src/hall/hall.ts'
import { openStore } from '../src/store/open.ts'
import { begun } from '../testing/seated.ts'
import { temporaryFolder } from './folders.ts'

describe('bots wait in line', () => {
  test('those who play with people go first, and each host in turn', async () => {
    const line = new ThinkingQueue(1, () => 0)
    const thought: string[] = []
    const held = Promise.withResolvers<void>()
    const first = line.take('eve', true, () => held.promise)
    const think = (name: string, owner: string, withPeople: boolean) =>
      line.take(owner, withPeople, async () => thought.push(name))
    const all = [
      think('nobody', 'zoe', false),
      think('eve 1', 'eve', true),
      think('eve 2', 'eve', true),
      think('eve 3', 'eve', true),
      think('ann', 'ann', true),
    ]
    expect(line.length).toBe(5)
    held.resolve()
    await Promise.all([first, ...all])
    expect(thought).toEqual(['eve 1', 'ann', 'eve 2', 'eve 3', 'nobody'])
    expect(line.length).toBe(0)
  })

  test('says how long whoever plays with people has waited', async () => {
    let now = 0
    const line = new ThinkingQueue(1, () => now)
    const held = Promise.withResolvers<void>()
    const first = line.take('eve', true, () => held.promise)
    const idle = line.take('zoe', false, async () => {})
    now = 5_000
    expect(line.longest).toBe(0)
    const second = line.take('ann', true, async () => {})
    now = 7_000
    expect(line.longest).toBe(2_000)
    held.resolve()
    await Promise.all([first, second, idle])
    expect(line.longest).toBe(0)
  })
})

describe('a bot that does not move is noticed and replaced', () => {
  const CASES: readonly (readonly [string, NonNullable<BotNeeds['think']>, number])[] = [
    ['because it fails', () => Promise.reject(new Error('a bug')), 1],
    ['because it never ends', (_question, signal) => setTimeout(60_000, 0, { signal }), 1],
    ['because its move is none', async () => 99, 1],
  ]
  test.each(CASES)('%s', async (_name, think, logged) => {
    const store = await openStore({ kind: 'sqlite', folder: temporaryFolder() })
    const table = await begun(store.db, ticTacToe, ['ann', 'ben'])
    await store.db.updateTable('seats').set({ stand_in: 'novice' }).where('seat', '=', 0).execute()
    const failures: unknown[] = []
    const replaced: string[] = []
    const bots = new BotSeats({
      threads: 1,
      failed: (error) => failures.push(error),
      replaced: (game) => replaced.push(game),
      think,
      patience: 50,
    })
    const hall = new Hall({
      store,
      game: async () => ticTacToe,
      now: () => 1_000,
      failed: (error) => failures.push(error),
      changed: (id, row, live) => bots.look(id, row, live),
    })
    bots.serve(hall)
    await hall.refresh(table)
    await expect.poll(async () => (await hall.see(table))?.live?.length).toBe(1)
    expect(replaced).toEqual([ticTacToe.id])
    expect(failures).toHaveLength(logged)
    await bots.close()
    await hall.close()
    await store.close()
  })
})
