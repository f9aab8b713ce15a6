import { moduleOf } from '@vyprava/games'
import type { Game } from '@vyprava/kernel'
import { sealedBids } from '@vyprava/kernel/testing/games'
import { expect, test } from 'vitest'
import { playInStorm } from '../testing/storm.ts'
import { onBothStores } from './stores.ts'

async function gameOf(id: string): Promise<Game> {
  if (id === sealedBids.id) return sealedBids
  const rules = await moduleOf(id)?.rules()
  if (rules === undefined) throw new Error(`no ${id}`)
  return rules.game
}

onBothStores('through a bad network', (fresh) => {
  test.each([
    ['sealed-bids', 6],
    ['roam', 1],
    ['defenders', 1],
  ])(
    '%s: no action is lost or doubled, nobody sees what they may not',
    async (id, games) => {
      const game = await gameOf(id)
      const ground = await fresh()
      const sea = { stores: [await ground.open(), await ground.open()], sever: ground.sever }
      for (let number = 0; number < games; number++) {
        const report = await playInStorm(sea, game, 2, 'test', number)
        expect(report).toMatchObject({ finding: null })
        expect(report.actions).toBeGreaterThan(0)
      }
    },
    120_000,
  )
})
