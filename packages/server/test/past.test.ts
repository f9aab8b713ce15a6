import { Random } from '@vyprava/kernel'
import { ticTacToe } from '@vyprava/kernel/testing/games'
import { expect, test } from 'vitest'
import { openStore } from '../src/store/open.ts'
import { begun, hallFor } from '../testing/seated.ts'
import { temporaryFolder } from './folders.ts'

test('moments in a row are what was seen at each, and who was asked then', async () => {
  const store = await openStore({ kind: 'sqlite', folder: temporaryFolder() })
  const hall = hallFor(store, [ticTacToe])
  const table = await begun(store.db, ticTacToe, ['ann', 'ben'])
  const random = new Random('past')
  const seen: object[] = []
  const live = (await hall.see(table))?.live
  if (live === null || live === undefined) throw new Error('Nothing has begun')
  for (;;) {
    const { view, deciders } = live.match.sight(1)
    seen.push({ view, deciders: deciders.slice() })
    if (deciders.length === 0) break
    const [seat] = deciders
    live.play(seat, random.pick(live.match.sight(seat).decision?.actions ?? []), 0)
  }
  expect(seen.length).toBeGreaterThan(5)
  expect(live.past(1, 0, seen.length)).toEqual(seen)
  expect(live.past(1, 3, 2)).toEqual(seen.slice(3, 5))
  await hall.close()
  await store.close()
})
