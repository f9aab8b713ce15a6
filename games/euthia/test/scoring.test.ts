import { rule } from '@vyprava/kernel/testing'
import { describe, expect } from 'vitest'
import { endGame, resultOf } from '../rules/end.ts'
import { bestSale, cardWorth, countsOf, scoreOf, tableRep, wealthOf, worthOf } from '../rules/scoring.ts'
import { newTile } from '../rules/setup.ts'
import type { Euthia, Player } from '../rules/state.ts'
import { pack, printed, SLOT, tile } from './pack.ts'
import { give, lay, listen, midTurn } from './position.ts'

const card = (type: string): number => pack.chaosCards.findIndex((face) => face.type === type)

/** A player with an empty board and no coins. */
function bare(state: Euthia, seat = 0): Player {
  const player = state.players[seat]
  player.slots = player.slots.map(() => null)
  player.coins = 0
  return player
}
const wealth = (change: (player: Player) => void): number => {
  const player = bare(midTurn(2))
  change(player)
  return wealthOf(printed, player)
}

describe('wealth', () => {
  rule(['EU-1101', 'EU-R71'], 'what personal tiles on the board cost; essences of a price count two', () => {
    expect(wealth((player) => give(player, 'aelWeapon', SLOT.hand))).toBe(2)
    expect(wealth((player) => give(player, 'aelRun', SLOT.ability))).toBe(3)
    expect(
      worthOf({
        pay: 'all',
        of: [
          { pay: 'coins', n: 2 },
          { pay: 'essence', kind: 'any', n: 2 },
        ],
      }),
    ).toBe(6)
    expect(
      wealth((player) => {
        player.slots[SLOT.ability] = { ...newTile(tile('aelRun')), essences: [3, 0, 0, 0] }
      }),
    ).toBe(3)
  })

  rule(['EU-1102', 'EU-1105'], 'what unlocked slots cost, not those that were open from the start', () => {
    expect(wealth(() => {})).toBe(0)
    expect(
      wealth((player) => {
        player.unlocked[SLOT.hand3] = 1
        player.unlocked[SLOT.boots] = 1
      }),
    ).toBe(6)
  })

  rule('EU-1103', 'two coins for each gem and essence, loose or set', () => {
    expect(
      wealth((player) => {
        player.gems[0] = 2
        player.essences[3] = 1
        player.slots[SLOT.helmet] = { ...newTile(tile('leather-helmet')), gems: [{ gem: 1, active: 0 }] }
      }),
    ).toBe(2 * 4 + 3)
  })

  rule(['EU-1104', 'EU-R72'], 'prices of tiles, worn or in bags, each once; without a price nothing', () => {
    expect(wealth((player) => give(player, 'shortSword'))).toBe(4)
    expect(wealth((player) => give(player, 'aelSword'))).toBe(5)
    expect(wealth((player) => give(player, 'heart'))).toBe(0)
    expect(wealth((player) => give(player, 'shortSword', SLOT.hand))).toBe(4)
  })

  rule(['EU-1106', 'EU-E18', 'EU-R34'], 'resources go for reputation, else for coins', () => {
    expect(bestSale(printed, newTile(tile('rawDiamond')))).toEqual({ coins: 2, rep: 3 })
    expect(bestSale(printed, newTile(tile('rawSapphire')))).toEqual({ coins: 4, rep: 0 })
    const state = midTurn(2)
    const player = bare(state)
    give(player, 'rawDiamond')
    give(player, 'rawSapphire')
    const { coins, wealth: rep } = scoreOf(printed, state, 0)
    expect([coins, rep]).toEqual([6, 3 + 1])
  })

  rule('EU-1107', 'five coins are one reputation, the rest is lost', () => {
    const state = midTurn(2)
    const player = bare(state)
    const rep = (coins: number) => {
      player.coins = coins
      return scoreOf(printed, state, 0).total
    }
    expect([0, 4, 5, 9, 10].map(rep)).toEqual([0, 0, 1, 1, 2])
  })

  rule('EU-1108', 'revealed tiles, Gaar, trophies and cards are worth nothing', () => {
    expect(
      wealth((player) => {
        player.revealed.push(newTile(tile('aelSword')))
        Object.assign(player, { gaar: 9, dwurt: 9, trophies: [{ elite: 0, id: 0 }], hand: [0, 0, 0] })
      }),
    ).toBe(0)
  })
})

describe('the table', () => {
  rule('EU-1111', 'each category has its own steps', () => {
    const reached = (category: number, counts: readonly number[]) =>
      counts.map((count) => tableRep(category, count))
    expect(reached(0, [0, 3, 4, 6, 7, 9, 10, 13, 14, 25])).toEqual([0, 0, 2, 2, 5, 5, 9, 9, 15, 15])
    expect(reached(1, [6, 7, 9, 10, 13, 14, 19, 20])).toEqual([0, 2, 2, 5, 5, 9, 9, 15])
    expect(reached(2, [0, 1, 2, 3, 4, 5])).toEqual([0, 2, 5, 5, 9, 15])
    expect(reached(3, [0, 1, 2, 3, 4])).toEqual([0, 2, 5, 9, 15])
    expect(reached(4, [1, 2, 3, 4, 5, 6, 7, 8])).toEqual([0, 2, 2, 5, 5, 9, 9, 15])
    expect(reached(5, [0, 1, 2, 3, 4, 5, 6])).toEqual([0, 2, 5, 5, 9, 9, 15])
  })

  rule(
    ['EU-1112', 'EU-1113', 'EU-1114', 'EU-R74', 'EU-117', 'EU-224'],
    'tokens on the map are counted by owner, without end',
    () => {
      const state = midTurn(2)
      for (let i = 0; i < 10; i++) lay(state, 'wild1', 3 * (i + 1), 0)
      state.map.heroTokens.fill(0, 4, 34)
      state.map.heroTokens[3] = 1
      state.map.interactions[8 * 2] = 2
      state.map.interactions[9 * 2 + 1] = 1
      state.map.tradeTokens[5] = 0
      Object.assign(state.players[0], { won: [0, 2], quests: [1], legends: [0], bounties: [3], foes: [1, 2] })
      expect(countsOf(state, 0)).toEqual([30, 2, 1, 2, 2, 3])
      expect(countsOf(state, 1)).toEqual([1, 1, 0, 0, 0, 0])
    },
  )

  rule(
    ['EU-1115', 'EU-1242', 'EU-1307', 'EU-R75'],
    'deaths in combat cost two each, not together; never below 0',
    () => {
      const total = (seats: number, mode: 'auto' | 'cooperative', deaths: number) => {
        const state = midTurn(seats, { mode })
        bare(state)
        Object.assign(state.players[0], { deaths, rep: 5 })
        return scoreOf(printed, state, 0).total
      }
      expect([
        total(2, 'auto', 2),
        total(1, 'auto', 1),
        total(2, 'cooperative', 2),
        total(2, 'auto', 3),
      ]).toEqual([1, 3, 5, 0])
    },
  )
})

describe('the end', () => {
  const ended = (
    change: (state: Euthia) => void,
    chosen: Parameters<typeof midTurn>[1] = {},
    reached = true,
  ) => {
    const state = midTurn(3, chosen)
    for (const seat of [0, 1, 2]) bare(state, seat)
    change(state)
    endGame(printed, state, reached ? 'goal' : 'failed', reached, listen())
    return { state, result: resultOf(printed, state) }
  }

  rule(['EU-1116', 'EU-R76'], 'most reputation, then cards left: silver 1, gold 4; then it is shared', () => {
    const { result } = ended((state) => {
      for (const player of state.players) player.rep = 7
      state.players[0].hand = [card('curse'), card('curse'), card('curse')]
      state.players[1].hand = [card('frenzy')]
      state.players[2].rep = 8
    })
    expect(result).toMatchObject({ kind: 'ranked', ranks: [3, 2, 1], scores: [7, 7, 8] })
    const shared = ended((state) => {
      state.players[0].hand = [card('curse'), card('curse'), card('ambush'), card('venom')]
      state.players[1].hand = [card('frenzy')]
    }).result
    expect(shared).toMatchObject({ ranks: [1, 1, 3] })
    expect(cardWorth(printed, { ...midTurn(2).players[0], hand: [card('curse'), card('frenzy')] })).toBe(5)
  })

  rule('EU-1501', 'around a table a missed goal costs everybody five', () => {
    const { state } = ended(
      (before) => {
        before.players.forEach((player, seat) => {
          player.rep = 4 * seat + 3
        })
      },
      {},
      false,
    )
    expect(state.players.map(({ rep }) => rep)).toEqual([0, 2, 6])
  })

  rule('EU-1310', 'together the goal decides', () => {
    expect(ended(() => {}, { mode: 'cooperative' }, false).result).toMatchObject({
      kind: 'together',
      won: false,
    })
    expect(ended(() => {}, { mode: 'cooperative' }, true).result).toMatchObject({
      kind: 'together',
      won: true,
    })
  })

  rule(['EU-125'], 'reputation has no upper bound', () => {
    const { state } = ended((before) => {
      before.players[0].rep = 120
      before.players[0].coins = 55
    })
    expect(state.players[0].rep).toBe(131)
  })
})
