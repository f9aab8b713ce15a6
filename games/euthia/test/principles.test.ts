import { rule } from '@vyprava/kernel/testing'
import * as v from 'valibot'
import { describe, expect } from 'vitest'
import type { Foe } from '../content/schema.ts'
import { type EuthiaAction, euthiaAction } from '../rules/actions.ts'
import { CHURCH } from '../rules/fields.ts'
import { createEuthia, type EuthiaGame } from '../rules/game.ts'
import { fieldAt } from '../rules/map.ts'
import type { Euthia, Player } from '../rules/state.ts'
import { wounds } from './bout.ts'
import { mapTile, pack, rows, SLOT, tile } from './pack.ts'
import { listed, play, refused } from './play.ts'
import { give, lay, listen, midTurn, options, ringed, walking } from './position.ts'

/** The game with monsters that are all like this one. */
const against = (foe: Partial<Foe>): EuthiaGame =>
  createEuthia({ ...pack, monsters: pack.monsters.map((monster) => ({ ...monster, ...foe })) })
const WEAK = { vitality: 1, profile: rows([]), silver: 0, gold: 0, chaos: 0, gaar: 0, clover: 0 }
const DEADLY = { ...WEAK, vitality: 40, profile: rows([wounds(20)]) }

function act(game: EuthiaGame, state: Euthia, action: EuthiaAction, ...dice: readonly number[]): void {
  const [seat] = game.deciders(state)
  expect(game.refusal(state, seat, action)).toBeNull()
  game.apply(state, seat, action, listen(...dice))
}

/** Enters a field with a monster and fights with the first weapon, until the fight is over. */
const fightAt = (game: EuthiaGame, state: Euthia, field: number, ...dice: readonly number[]): void =>
  fightFor(false, game, state, field, dice)

/** The same, and the trophy is kept or not. */
function fightFor(
  keep: boolean,
  game: EuthiaGame,
  state: Euthia,
  field: number,
  dice: readonly number[],
): void {
  act(game, state, { type: 'step', field, fund: 'token' }, 1, 1)
  for (let asked = 0; state.fight !== null; asked++) {
    expect(asked).toBeLessThan(20)
    const { actions } = game.decision(state, game.deciders(state)[0])
    const action =
      actions.find((each) => each.type === 'trophy' && each.keep === keep) ??
      actions.find(({ type }) => type === 'attack') ??
      actions.find(({ type }) => type === 'pass' || type === 'done') ??
      actions[0]
    act(game, state, action, ...dice)
  }
}

/** Beside merchants (north of `market1`) and a tower hex, with the map complete. */
function besideMarket(mp = 2): Euthia {
  const state = walking(ringed(midTurn(2), ['market1', 'towers']), fieldAt(1, 2), mp)
  state.map.stack = []
  state.players[0].gaar = 0
  return state
}
const MARKET = fieldAt(1, 0)

describe('fights in a turn', () => {
  rule(['EU-E02', 'EU-336', 'EU-602'], 'after a fight that was won the other points are left', () => {
    const state = besideMarket()
    fightAt(against(WEAK), state, MARKET, 5, 5)
    expect(state.players[0]).toMatchObject({ mp: 1, field: MARKET, tokens: [1, 1, 0] })
    expect(state.map.tradeTokens[MARKET]).toBe(0)
    act(against(WEAK), state, { type: 'step', field: fieldAt(1, 1), fund: null })
    expect(state.players[0].mp).toBe(0)
  })

  rule('EU-602', 'a source is used up, lost or won', () => {
    const state = besideMarket()
    state.players[0].granted = [0, 0, 1]
    fightAt(against(DEADLY), state, MARKET)
    expect([state.players[0].tokens, state.players[0].granted]).toEqual([
      [1, 1, 0],
      [0, 0, 1],
    ])
  })

  rule(['EU-737', 'EU-736'], 'after a death in combat the turn goes on with what is unused', () => {
    const game = against(DEADLY)
    const state = besideMarket()
    give(state.players[0], 'aelRun', SLOT.ability2)
    fightAt(game, state, MARKET)
    expect([state.players[0].field, state.players[0].mp, state.active]).toEqual([CHURCH, 0, 0])
    const types = game.decision(state, 0).actions.map(({ type }) => type)
    expect(types).toEqual(expect.arrayContaining(['endTurn', 'prayPotion', 'use', 'walk']))
    act(game, state, { type: 'walk', action: 0 })
    expect(state.players[0].mp).toBe(2)
  })

  rule('EU-714', 'loot: coins, Gaar, healing potions, silver and gold cards', () => {
    const loot = (['coins', 'gaar', 'potion', 'silver', 'gold'] as const).map(
      (what) => ({ op: 'gain', what, n: 1 }) as const,
    )
    const game = createEuthia({
      ...pack,
      monsters: pack.monsters.map((monster) => ({
        ...monster,
        ...WEAK,
        reward: { min: 90, max: null, ops: [] },
      })),
      mapTiles: pack.mapTiles.map((face) =>
        face.id === mapTile('market1')
          ? { ...face, hexes: [{ ...face.hexes[0], loot: [...loot] }, face.hexes[1], face.hexes[2]] }
          : face,
      ),
    })
    const state = besideMarket()
    const [player] = state.players
    const { coins } = player
    fightAt(game, state, MARKET, 5, 5)
    expect([player.coins - coins, player.gaar, player.hand.length]).toEqual([1, 1, 2])
    expect(player.bags.map((owned) => owned.tile)).toEqual([tile('healingPotion')])
  })
})

describe('a fight that was paid for', () => {
  rule(['EU-R23', 'EU-R11'], 'the source is kept for it while the field is explored, and spent then', () => {
    const game = against(WEAK)
    const state = midTurn(2)
    const wild = lay(state, 'wild1', 2, -1)
    state.map.stack = ['fire3', 'fire2', 'fire1'].map(mapTile)
    Object.assign(walking(state, 0).players[0], { tokens: [0, 0, 0], granted: [0, 0, 1], gaar: 0 })
    const step = game
      .decision(state, 0)
      .actions.find((action) => action.type === 'step' && action.field >> 2 === wild)
    if (step === undefined) throw new Error('No way to the monsters')
    act(game, state, step, 1, 1)
    expect([state.fight, state.agenda.at(-1)?.step]).toEqual([null, 'explore'])
    expect(state.players[0].granted).toEqual([0, 0, 1])
    while (state.agenda.at(-1)?.step === 'explore') {
      const { actions } = game.decision(state, 0)
      expect(new Set(actions.map(({ type }) => type))).toEqual(new Set(['explore']))
      act(game, state, actions[0], 1, 1)
    }
    expect([state.fight?.hero, state.players[0].granted]).toEqual([0, [0, 0, 0]])
  })
})

describe('things without room after a victory', () => {
  const full = (state: Euthia): Euthia => {
    for (let i = 0; i < 3; i++) give(state.players[0], 'shield')
    state.players[0].gaar = 5
    return state
  }
  const sell = { type: 'sell', place: 0, shelf: 'bags', way: 0 } as const

  rule('EU-720', 'merchants: the winner may trade at once, and sell them', () => {
    const game = against(WEAK)
    const state = full(besideMarket())
    fightAt(game, state, MARKET, 5, 5)
    expect(state.agenda.at(-1)?.step).toBe('wonTrade')
    expect(game.decision(state, 0).actions).toEqual([{ type: 'done' }, { type: 'trade', fund: 'token' }])
    act(game, state, { type: 'trade', fund: 'token' })
    act(game, state, sell)
    act(game, state, { type: 'done' })
    expect([state.agenda, state.players[0].tokens]).toEqual([[{ step: 'main' }], [1, 0, 0]])
    const declined = full(besideMarket())
    fightAt(game, declined, MARKET, 5, 5)
    act(game, declined, { type: 'done' })
    expect(declined.agenda.at(-1)?.step).toBe('room')
  })

  rule(['EU-712', 'EU-720'], 'nothing is given up for a trophy before they could be sold', () => {
    const game = against(WEAK)
    const state = full(besideMarket())
    fightFor(true, game, state, MARKET, [5, 5])
    expect([state.agenda.at(-1)?.step, state.players[0].trophies.length]).toEqual(['wonTrade', 1])
    act(game, state, { type: 'trade', fund: 'token' })
    act(game, state, sell)
    act(game, state, sell)
    act(game, state, { type: 'done' })
    expect([state.agenda, state.players[0].trophies.length]).toEqual([[{ step: 'main' }], 1])
  })

  rule('EU-720', 'not without a source, nor with everything stored, nor on a hex of towers', () => {
    const game = against(WEAK)
    const poor = full(besideMarket())
    poor.players[0].tokens = [1, 0, 1]
    fightAt(game, poor, MARKET, 5, 5)
    expect(poor.agenda.at(-1)?.step).toBe('room')
    const roomy = besideMarket()
    fightAt(game, roomy, MARKET, 5, 5)
    expect(roomy.agenda).toEqual([{ step: 'main' }])
    const towers = full(besideMarket())
    const hex = fieldAt(2, 0)
    towers.players[0].field = fieldAt(0, 1)
    const beside = game
      .decision(towers, 0)
      .actions.find((action) => action.type === 'step' && action.fund === 'token' && action.field >> 2 === 2)
    fightAt(game, towers, beside?.type === 'step' ? beside.field : hex, 5, 5)
    expect(towers.agenda.at(-1)?.step).toBe('room')
  })
})

describe('where and when figures come', () => {
  const started = createEuthia({
    ...pack,
    scenarios: pack.scenarios.map((scenario) => ({ ...scenario, start: 'N' })),
  })

  rule(
    ['EU-R17', 'EU-206', 'EU-101'],
    'a start on an edge field is explored when the figure is placed',
    () => {
      const table = { seats: 2, options: options({}) }
      const state = started.setup(table, listen().random)
      expect([state.players[state.active].field, state.agenda.at(-1)?.step]).toEqual([0, 'explore'])
      expect(state.players[1 - state.active].field).toBe(-1)
      for (let left = 3; left > 1; left--)
        act(started, state, started.decision(state, state.active).actions[0])
      expect([state.map.tiles.length, state.agenda.at(-1)?.step]).toEqual([4, 'main'])
      act(started, state, { type: 'endTurn' })
      act(started, state, { type: 'done' })
      expect([state.players[state.active].field, state.agenda.at(-1)?.step]).toEqual([0, 'main'])
    },
  )

  rule('EU-R25', 'nothing is taken back after an exploration that turns out badly', () => {
    const state = walking(midTurn(2), CHURCH, 0)
    state.map.stack = ['fire3', 'fire2', 'fire1'].map(mapTile)
    state.players[0].health = 2
    play(state, { type: 'walk', action: 0 })
    play(state, { type: 'step', field: fieldAt(0, 1), fund: null })
    while (state.agenda.at(-1)?.step === 'explore') play(state, listed(state)[0])
    expect(state.players[0]).toMatchObject({ field: CHURCH, tokens: [0, 1, 1], mp: 0 })
    expect(refused(state, { type: 'walk', action: 0 })).toBe('EU-209 noToken')
    expect(state.map.tiles.length).toBeGreaterThan(1)
  })
})

const belongings = ({ coins, rep, gaar, dwurt, gems, essences, bags, slots, trophies, hand }: Player) =>
  structuredClone({ coins, rep, gaar, dwurt, gems, essences, bags, slots, trophies, hand })

describe('between players', () => {
  rule(['EU-223', 'EU-1309'], 'nothing can be given to another, not even together', () => {
    for (const type of ['give', 'pass', 'transfer'])
      expect(v.safeParse(euthiaAction, { type, to: 1, coins: 1 }).success).toBe(false)
    for (const mode of ['competitive', 'cooperative'] as const) {
      const make = (): Euthia => {
        const state = midTurn(2, { mode })
        for (const player of state.players) {
          Object.assign(player, { coins: 4, gems: [1, 1, 1, 1, 1, 1, 1, 1], health: 3 })
          give(player, 'shield')
          give(player, 'healingPotion')
        }
        return state
      }
      for (const action of listed(make())) {
        const state = make()
        const before = belongings(state.players[1])
        const health = state.players[1].health
        play(state, action)
        expect([action, belongings(state.players[1]), state.players[1].health]).toEqual([
          action,
          before,
          health,
        ])
      }
    }
  })

  rule(['EU-R91', 'EU-225'], 'what a scenario says goes before what a board or a tile shows', () => {
    const state = walking(ringed(midTurn(2), ['market1']), MARKET)
    state.map.stack = []
    state.map.tradeTokens[MARKET] = 0
    Object.assign(state.players[0], { health: 1, coins: 3 })
    play(state, { type: 'trade', fund: 'token' })
    expect(refused(state, { type: 'heal' })).toBeNull()
    state.rules = [{ rule: 0, n: 1, until: 'round' }]
    expect(refused(state, { type: 'heal' })).toBe('EU-1532 noHealing')
  })
})

describe('hope', () => {
  rule(['EU-128', 'EU-604'], 'blank before the first fight, and at the start of each', () => {
    const state = besideMarket()
    expect(state.fight).toBeNull()
    const game = against({ ...WEAK, vitality: 40 })
    act(game, state, { type: 'step', field: MARKET, fund: 'token' }, 1, 1)
    expect([state.fight?.hero, state.fight?.hope]).toEqual([0, 0])
  })
})
