import { Random } from '@vyprava/kernel'
import { conformance } from '@vyprava/kernel/testing'
import { expect, test } from 'vitest'
import { createEuthia } from '../rules/game.ts'
import { marketPack } from './market.ts'
import { options } from './position.ts'
import { subjectFor } from './subject.ts'

const subject = subjectFor(marketPack)
const CHOSEN = ['hunt, competitive, 3p', 'settlements, cooperative, 2p']

conformance({ ...subject, tables: subject.tables.filter(({ name }) => CHOSEN.includes(name)) }, { runs: 3 })

const MET = [
  ...['buy', 'buyPersonal', 'done', 'equip', 'exchange', 'heal', 'learn', 'relearn', 'reveal', 'sell'],
  ...['sellEssence', 'sellGem', 'unlearn', 'unlock', 'use'],
]

test('random players meet every transaction, and no trade goes on for ever', () => {
  const game = createEuthia(marketPack)
  const met = new Set<string>()
  let longest = 0
  for (let g = 0; g < 120; g++) {
    const random = new Random(`market ${g}`)
    const state = game.setup({ seats: 2, options: options({}) }, random)
    const turn = { random, emit() {}, tell() {} }
    let length = 0
    for (let [seat] = game.deciders(state); seat !== undefined; [seat] = game.deciders(state)) {
      const action = random.pick(game.decision(state, seat).actions)
      const trading = state.agenda.at(-1)?.step === 'trade'
      length = trading ? length + 1 : 0
      longest = Math.max(longest, length)
      if (trading) met.add(action.type)
      game.apply(state, seat, action, turn)
    }
  }
  expect(MET.filter((type) => !met.has(type))).toEqual([])
  expect(longest).toBeLessThan(200)
})
