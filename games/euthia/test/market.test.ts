import { clone, indexOfAction, Random } from '@vyprava/kernel'
import { conformance } from '@vyprava/kernel/testing'
import { describe, expect, test } from 'vitest'
import { type EuthiaAction, SHELVES } from '../rules/actions.ts'
import { createEuthia } from '../rules/game.ts'
import type { Euthia } from '../rules/state.ts'
import { marketPack } from './market.ts'
import { options } from './position.ts'
import { subjectFor } from './subject.ts'

const subject = subjectFor(marketPack)
const CHOSEN = ['hunt, competitive, 3p', 'settlements, cooperative, 2p']

conformance({ ...subject, tables: subject.tables.filter(({ name }) => CHOSEN.includes(name)) }, { runs: 2 })

const game = createEuthia(marketPack)

/** Games of players who trade wherever they can and else do anything; `look` sees each action before it is done. */
function trade(games: number, look: (state: Euthia, action: EuthiaAction) => void): void {
  for (let g = 0; g < games; g++) {
    const random = new Random(`market ${g}`)
    const state = game.setup({ seats: 2, options: options({}) }, random)
    const turn = { random, emit() {}, tell() {} }
    for (let [seat] = game.deciders(state); seat !== undefined; [seat] = game.deciders(state)) {
      const { actions } = game.decision(state, seat)
      const action = actions.find(({ type }) => type === 'trade') ?? random.pick(actions)
      look(state, action)
      game.apply(state, seat, action, turn)
    }
  }
}

const MET = [
  ...['buy', 'buyPersonal', 'done', 'equip', 'exchange', 'heal', 'learn', 'relearn', 'reveal', 'sell'],
  ...['sellEssence', 'sellGem', 'unlearn', 'unlock', 'use'],
]
const isTrade = (state: Euthia): boolean => state.agenda.at(-1)?.step === 'trade'

const PLACES = Array.from({ length: 17 }, (_, i) => i - 1)
/** Every action of a trade that could be thought of, with places beyond the lists. */
const THINKABLE: readonly EuthiaAction[] = [
  ...(['buyGaar', 'done', 'exchange', 'heal', 'reveal'] as const).map((type) => ({ type })),
  ...PLACES.flatMap((place): EuthiaAction[] => [
    { type: 'buy', place },
    { type: 'buyPersonal', place },
    { type: 'sellEssence', kind: place },
    { type: 'sellGem', gem: place },
    { type: 'unlearn', slot: place },
    ...PLACES.flatMap((to): EuthiaAction[] => [
      { type: 'learn', place, slot: to },
      { type: 'relearn', slot: place, to },
    ]),
    ...[-1, 0, 1, 2, 3].flatMap((way): EuthiaAction[] => [
      { type: 'unlock', slot: place, way },
      ...SHELVES.map((shelf) => ({ type: 'sell', place, shelf, way }) as const),
    ]),
  ]),
]

/** The same trade before its fee is paid. */
function owing(state: Euthia): Euthia {
  const copy = clone(state)
  const item = copy.agenda.at(-1)
  if (item?.step === 'trade') item.fee = [1 - copy.active]
  copy.players[copy.active].coins = 0
  copy.players[copy.active].gems[0] += 1
  return copy
}

describe('trades of random players', () => {
  test('meet every transaction, and none goes on for ever', () => {
    const met = new Set<string>()
    let length = 0
    let longest = 0
    trade(120, (state, { type }) => {
      length = isTrade(state) ? length + 1 : 0
      longest = Math.max(longest, length)
      if (isTrade(state)) met.add(type)
    })
    expect(MET.filter((type) => !met.has(type))).toEqual([])
    expect(longest).toBeLessThan(200)
  })

  test('list what is not refused, and nothing else, before and after the fee', () => {
    let looked = 0
    trade(40, (state) => {
      if (!isTrade(state) || looked++ % 6 !== 0) return
      for (const position of [state, owing(state)]) {
        const { actions } = game.decision(position, position.active)
        for (const action of THINKABLE) {
          const legal = game.refusal(position, position.active, action) === null
          if (legal !== (indexOfAction(actions, action) !== -1)) expect([action, legal]).toEqual('the list')
        }
      }
    })
    expect(looked).toBeGreaterThan(100)
  })
})
