import { rule } from '@vyprava/kernel/testing'
import { describe, expect } from 'vitest'
import { ENCOUNTERS } from '../content/schema.ts'
import { CHURCH } from '../rules/fields.ts'
import { fieldAt } from '../rules/map.ts'
import type { EuthiaOptions } from '../rules/options.ts'
import type { Euthia } from '../rules/state.ts'
import { pack, tile } from './pack.ts'
import { listed, ofType, play, refused } from './play.ts'
import { give, midTurn, ringed, walking } from './position.ts'

const HEAL = { type: 'prayHeal' } as const
const POTION = { type: 'prayPotion' } as const
const TREASURE = { type: 'treasure' } as const
const CONFRONT = { type: 'confront' } as const
const DONE = { type: 'done' } as const
const FRENZY = pack.chaosCards.findIndex(({ type }) => type === 'frenzy')
const steps = (state: Euthia): string[] => state.agenda.map(({ step }) => step)
const FIRST = fieldAt(1, 0)

/** The hero on the north hex of a tile; the other places around are plain. */
function on(key: string, seats = 2, chosen: Partial<EuthiaOptions> = {}): Euthia {
  const state = walking(ringed(midTurn(seats, chosen), [key]), FIRST, 0)
  state.map.stack = []
  return state
}

describe('the church', () => {
  rule(['EU-911', 'EU-211'], 'six health for a coin, as often as one likes', () => {
    const state = midTurn(2)
    const [player] = state.players
    Object.assign(player, { health: 1, maxHealth: 20, coins: 2, tokens: [0, 0, 0] })
    play(state, HEAL)
    expect([player.health, player.coins]).toEqual([7, 1])
    play(state, HEAL)
    expect([player.health, player.coins, player.tokens]).toEqual([13, 0, [0, 0, 0]])
    expect(refused(state, HEAL)).toBe('EU-911 tooPoor')
    Object.assign(player, { health: 20, coins: 1 })
    expect(refused(state, HEAL)).toBe('EU-872 fullHealth')
    walking(state, 0)
    expect(refused(state, HEAL)).toBe('EU-911 notHere')
  })

  rule(['EU-912', 'EU-R38', 'EU-127'], 'healing potions for a coin each, without end of the supply', () => {
    const state = midTurn(2)
    const [player] = state.players
    Object.assign(player, { coins: 15, gaar: 0 })
    for (let bought = 0; bought < 14; bought++) {
      play(state, POTION)
      expect(player.bags.map((owned) => owned.tile)).toEqual([tile('healingPotion')])
      player.bags = []
    }
    expect(player.coins).toBe(1)
    walking(state, 0)
    expect(refused(state, POTION)).toBe('EU-912 notHere')
    walking(state, CHURCH)
    player.coins = 0
    expect(refused(state, POTION)).toBe('EU-912 tooPoor')
  })

  rule('EU-901', 'in the own turn alone', () => {
    const state = midTurn(2)
    state.players[1].coins = 3
    expect(refused(state, POTION, 1)).toBe('EU-229 notYourTurn')
  })
})

describe('treasures', () => {
  rule(['EU-921', 'EU-211'], 'a hero token, and the top treasure of the level', () => {
    const state = on('find2')
    state.treasures[1].draw.push(tile('ringFind'))
    play(state, TREASURE)
    expect(state.players[0].bags.map((owned) => owned.tile)).toEqual([tile('ringFind')])
    expect([state.map.heroTokens[FIRST], state.players[0].treasures]).toEqual([0, 1])
    walking(state, 0)
    expect(refused(state, TREASURE)).toBe('EU-921 notHere')
  })

  rule(['EU-923', 'EU-921'], 'nobody finds a second one there', () => {
    const state = on('find1')
    state.map.heroTokens[FIRST] = 1
    expect(refused(state, TREASURE)).toBe('EU-923 treasureGone')
  })

  rule(['EU-901', 'EU-334'], 'not before the monster is gone', () => {
    expect(refused(walking(on('find1'), fieldAt(1, 1)), TREASURE)).toBe('EU-334 notLiberated')
  })

  rule('EU-922', 'without room something goes, the find or another thing; the token stays', () => {
    const state = on('find2')
    for (let i = 0; i < 3; i++) give(state.players[0], 'shield')
    play(state, TREASURE)
    expect(steps(state).at(-1)).toBe('room')
    expect(ofType(state, 'dropTile').map(({ place }) => place)).toEqual([0, 1, 2, 3])
    play(state, { type: 'dropTile', place: 3, shelf: 'bags' })
    expect([steps(state), state.map.heroTokens[FIRST]]).toEqual([['main'], 0])
    expect(state.treasures[1].discard).toEqual([tile('ringFind')])
  })

  rule('EU-R19', 'with no treasure left the token is placed all the same', () => {
    const state = on('find1')
    state.treasures[0] = { draw: [], discard: [] }
    play(state, TREASURE)
    expect([state.map.heroTokens[FIRST], state.players[0].treasures]).toEqual([0, 0])
  })
})

const tokens = (state: Euthia): number[] =>
  state.players.map((_, seat) => state.map.interactions[FIRST * state.players.length + seat])
const own = (state: Euthia, seat: number): void => {
  state.map.interactions[FIRST * state.players.length + seat] = 1
}

describe('confrontation', () => {
  rule(['EU-931', 'EU-933', 'EU-934', 'EU-935'], 'once per hero and field: a token, a roll, a row', () => {
    const state = on('water1')
    play(state, CONFRONT, 4, 5)
    expect([tokens(state), steps(state).at(-1)]).toEqual([[1, 0], 'heroRoll'])
    play(state, DONE)
    expect([state.players[0].essences, steps(state)]).toEqual([[0, 0, 1, 0], ['main']])
    expect(refused(state, CONFRONT)).toBe('EU-931 alreadyConfronted')
    expect(refused(walking(state, 0), CONFRONT)).toBe('EU-931 notHere')
    expect(refused(walking(state, fieldAt(1, 1)), CONFRONT)).toBe('EU-931 notHere')
  })

  rule('EU-935', 'a row without effect: the attempt is spent', () => {
    const state = on('water1')
    const before = structuredClone(state.players[0])
    play(state, CONFRONT, 2, 3)
    play(state, DONE)
    expect(state.players[0]).toEqual(before)
    expect(refused(state, CONFRONT)).toBe('EU-931 alreadyConfronted')
  })

  rule(['EU-934', 'EU-E03'], 'air and earth change the roll, then Gaar and clover', () => {
    const around = ['earth1', 'wild1', 'wild2', 'wild3', 'wild4', 'portal1']
    const state = walking(ringed(midTurn(2), around), FIRST)
    state.map.stack = []
    const turn = play(state, CONFRONT, 2, 4)
    expect(turn.events).toContainEqual({ type: 'rolled', player: 0, dice: [2, 3], plus: 2 })
    play(state, { type: 'gaar', die: 0 }, 2)
    expect(state.agenda.at(-1)).toMatchObject({ dice: [2, 3], plus: 4 })
    const [aiming] = ofType(state, 'use')
    play(state, aiming)
    const counted = play(state, DONE)
    expect(counted.events).toContainEqual({ type: 'rollCounted', player: 0, result: 11 })
    expect([state.players[0].essences, state.players[0].rep]).toEqual([[0, 1, 0, 0], 1])
  })

  rule('EU-932', 'a coin to each other player with a token there, or not at all', () => {
    const state = on('water1', 3)
    own(state, 1)
    own(state, 2)
    state.players[0].coins = 1
    expect(refused(state, CONFRONT)).toBe('EU-932 tooPoor')
    state.players[0].coins = 3
    const before = state.players.map(({ coins }) => coins)
    play(state, CONFRONT, 2, 3)
    expect(state.players.map(({ coins }, seat) => coins - before[seat])).toEqual([-2, 1, 1])
  })

  rule('EU-1305', 'together a gold card in place of the coins', () => {
    const state = on('water1', 3, { mode: 'cooperative' })
    own(state, 1)
    own(state, 2)
    expect(refused(state, CONFRONT)).toBe('EU-1305 noGoldCard')
    state.players[0].hand = [FRENZY]
    play(state, CONFRONT, 2, 3)
    expect([state.players[0].hand, state.players[0].coins]).toEqual([[], 2])
  })

  rule('EU-936', 'a hero who dies of it gains nothing', () => {
    const state = on('water1')
    Object.assign(state.players[0], { health: 1, coins: 0, rep: 5 })
    play(state, CONFRONT, 3, 4)
    play(state, DONE)
    expect(state.players[0]).toMatchObject({ coins: 0, rep: 3, field: CHURCH, health: 7 })
    expect(tokens(state)).toEqual([1, 0])
    const alive = on('water1')
    Object.assign(alive.players[0], { health: 2, coins: 0 })
    play(alive, CONFRONT, 3, 4)
    play(alive, DONE)
    expect(alive.players[0]).toMatchObject({ coins: 1, health: 1 })
  })
})

/** The cards of an encounter as the test pack has them: quest 1 to 7. */
const questOf = (kind: (typeof ENCOUNTERS)[number], n: number): number =>
  pack.encounterCards.filter(({ encounter, soloOnly }) => encounter === kind && !soloOnly)[n - 1].id

/** On the steward's field with these of its quests open. */
function atSteward(...open: readonly number[]): Euthia {
  const state = on('meeting1b')
  expect(pack.mapTiles[state.map.tiles[1]].hexes[0].encounter).toBe('steward')
  state.encounters[ENCOUNTERS.indexOf('steward')] = {
    deck: [questOf('steward', 6)],
    open: open.map((n) => questOf('steward', n)),
  }
  return state
}
const quest = (n: number, way = 0) => ({ type: 'quest', card: questOf('steward', n), way }) as const

describe('quests', () => {
  rule(['EU-943', 'EU-944', 'EU-945'], 'paid completely, rewarded, kept; both of them if one likes', () => {
    const state = atSteward(1, 2)
    const [player] = state.players
    player.coins = 0
    expect(refused(state, quest(1))).toBe('EU-943 cannotPay')
    player.coins = 3
    play(state, quest(1))
    expect([player.coins, player.rep, player.quests]).toEqual([2, 1, [questOf('steward', 1)]])
    expect(refused(state, quest(1))).toBe('EU-944 noSuchQuest')
    play(state, quest(2))
    play(state, { type: 'choose', way: 4 })
    expect([player.coins, player.rep, player.gems[4]]).toEqual([0, 2, 1])
    expect(state.encounters[ENCOUNTERS.indexOf('steward')].open).toEqual([])
    expect(refused(state, quest(6))).toBe('EU-944 noSuchQuest')
    expect(refused(walking(state, 0), quest(1))).toBe('EU-943 notHere')
  })

  rule(['EU-E17', 'EU-R73', 'EU-R78'], "the steward's card: an emerald or a ruby, the payer's choice", () => {
    const state = atSteward(3)
    const [player] = state.players
    player.coins = 0
    player.gems = [0, 1, 0, 0, 1, 0, 0, 0]
    expect(ofType(state, 'quest')).toEqual([quest(3, 0), quest(3, 1)])
    expect(refused(state, quest(3, 2))).toBe('EU-943 notChoosable')
    play(state, quest(3, 1))
    expect([player.gems, player.rep, player.coins]).toEqual([[0, 1, 0, 0, 0, 0, 0, 0], 1, 3])
  })

  rule(['EU-R73', 'EU-882'], 'gems on equipment do not count', () => {
    const state = atSteward(3)
    give(state.players[0], 'leather-helmet', 7)
    state.players[0].slots[7]?.gems.push({ gem: 1, active: 1 })
    expect(refused(state, quest(3))).toBe('EU-943 cannotPay')
  })

  rule('EU-R78', 'trophies and tiles go to their discard piles', () => {
    const state = atSteward(4, 5)
    const [player] = state.players
    player.trophies = [{ elite: 0, id: 0 }]
    give(player, 'iron')
    play(state, quest(4))
    play(state, quest(5))
    expect([player.trophies, player.bags]).toEqual([[], []])
    expect(state.monsters[pack.monsters[0].level - 1].discard).toEqual([0])
    expect(state.resources[0].discard).toEqual([tile('iron')])
  })

  rule(['EU-943', 'EU-1405'], 'no part payment; Dwurt is no Gaar', () => {
    const state = atSteward(6)
    const [player] = state.players
    Object.assign(player, { gaar: 1, essences: [0, 0, 0, 0] })
    expect(refused(state, quest(6))).toBe('EU-943 cannotPay')
    Object.assign(player, { gaar: 0, dwurt: 5, essences: [1, 0, 0, 0] })
    expect(refused(state, quest(6))).toBe('EU-943 cannotPay')
    Object.assign(player, { gaar: 1 })
    play(state, quest(6))
    expect([player.gaar, player.dwurt, player.essences[0], player.rep]).toEqual([0, 5, 0, 2])
  })

  rule(['EU-361', 'EU-943'], 'those of the fortress in the centre of its tile', () => {
    const state = on('fortress')
    const fortress = ENCOUNTERS.indexOf('fortress')
    state.encounters[fortress] = { deck: [], open: [questOf('fortress', 1)] }
    for (const slot of [0, 1, 2]) state.map.heroTokens[fieldAt(1, slot)] = 1
    const action = { type: 'quest', card: questOf('fortress', 1), way: 0 } as const
    expect(refused(state, action)).toBe('EU-943 notHere')
    play(walking(state, fieldAt(1, 3)), action)
    expect(state.players[0].quests).toEqual([questOf('fortress', 1)])
  })

  rule('EU-942', 'hunters give tiles of their own', () => {
    const state = on('meeting1')
    state.encounters[0] = { deck: [], open: [questOf('hunter', 1)] }
    state.rewards[0] = [tile('hunterBow')]
    play(state, { type: 'quest', card: questOf('hunter', 1), way: 0 })
    expect(state.players[0].bags.map((owned) => owned.tile)).toEqual([tile('hunterBow')])
    expect(state.rewards[0]).toEqual([])
  })

  rule(['EU-334', 'EU-901', 'EU-1544'], 'not while a monster is there, not where all is destroyed', () => {
    const state = atSteward(1)
    state.map.rubble[FIRST] = 2
    expect(refused(state, quest(1))).toBe('EU-943 notHere')
    expect(listed(state).some(({ type }) => type === 'quest')).toBe(false)
  })
})
