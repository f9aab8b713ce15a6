import { roomOf } from '@vyprava/games'
import { checkOptions, type Game } from '@vyprava/kernel'
import { sealedBids } from '@vyprava/kernel/testing/games'
import { expect, test } from 'vitest'
import type { Hall } from '../src/hall/hall.ts'
import { playThroughFaults } from '../testing/faults.ts'
import { begun, hallFor } from './seated.ts'
import { onBothStores } from './stores.ts'

const STORM = { lost: 8, doubled: 10, delayed: 30, broken: 3 }

const gameOf = async (id: string): Promise<Game> => {
  const rules = await roomOf(id)?.rules()
  if (rules === undefined) throw new Error(`no ${id}`)
  return rules.game
}

onBothStores('through a bad network', (fresh) => {
  test.each([
    ['sealed-bids', 8],
    ['roam', 2],
    ['defenders', 1],
  ])(
    '%s: no action is lost or doubled, nobody sees what they may not',
    async (id, games) => {
      const game = id === 'sealed-bids' ? sealedBids : await gameOf(id)
      const ground = await fresh()
      const stores = [await ground.open(), await ground.open()]
      const options = checkOptions(game.options, {})
      if (!options.ok) throw new Error('no options')
      for (let number = 0; number < games; number++) {
        const persons = ['ann', 'ben']
        const table = await begun(stores[0].db, game, persons, {
          options: options.value,
          secret: `s${number}`,
        })
        const restart = async (place: number): Promise<Hall> => hallFor(stores[place], [game])
        const halls = [await restart(0), await restart(1)]
        const report = await playThroughFaults({
          table,
          game,
          persons,
          halls,
          restart,
          weather: STORM,
          kills: 20,
          seed: `${id} ${number}`,
          twoTabs: number % 2 === 1,
        })
        expect(report).toMatchObject({ finding: null })
        expect(report.actions).toBeGreaterThan(0)
      }
    },
    120_000,
  )
})
