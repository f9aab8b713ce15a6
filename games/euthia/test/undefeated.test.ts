import { indexOfAction } from '@vyprava/kernel'
import { rule } from '@vyprava/kernel/testing'
import { describe, expect } from 'vitest'
import { ENCOUNTERS, type MapHex } from '../content/schema.ts'
import type { EuthiaAction } from '../rules/actions.ts'
import { createEuthia } from '../rules/game.ts'
import { fieldAt } from '../rules/map.ts'
import { mapTile, pack } from './pack.ts'
import { lay, midTurn, ringed } from './position.ts'

/* EU-334 enumerates what a monster forbids: each of them is tried with the monster, and without. */

const QUEST = pack.encounterCards.findIndex(({ require }) => require.pay === 'coins')
const { encounter } = pack.encounterCards[QUEST]
const CASES: readonly (readonly [string, Omit<MapHex, 'monster' | 'loot'>, EuthiaAction])[] = [
  ['mining on a mountain', { location: 'mountain' }, { type: 'mine', cart: false, fund: 'token' }],
  ['mining on a lake', { location: 'lake' }, { type: 'mine', cart: false, fund: 'token' }],
  ['mining in a cave', { location: 'cave' }, { type: 'mine', cart: false, fund: 'token' }],
  ['trade with merchants', { location: 'merchant' }, { type: 'trade', fund: 'token' }],
  ['trade with alchemists', { location: 'alchemist' }, { type: 'trade', fund: 'token' }],
  ['a treasure', { location: 'treasure', level: 1 }, { type: 'treasure' }],
  ['a portal', { location: 'portal' }, { type: 'portal', field: fieldAt(1, 0), fund: null }],
  ['a confrontation', { location: 'elemental', elemental: 'earth' }, { type: 'confront' }],
  ['a quest', { location: 'encounter', encounter }, { type: 'quest', card: QUEST, way: 0 }],
]

describe('a field with an undefeated monster', () => {
  for (const [name, place, action] of CASES)
    rule('EU-334', `${name} is refused there, and open without it`, () => {
      const hex: MapHex = { ...place, monster: 1, loot: [] }
      const wild = mapTile('wild1')
      const game = createEuthia({
        ...pack,
        mapTiles: pack.mapTiles.map((tile) =>
          tile.id === wild ? { ...tile, hexes: [hex, hex, hex] } : tile,
        ),
      })
      const state = ringed(midTurn(2), ['portal1'])
      const field = fieldAt(lay(state, 'wild1', 3, 0), 0)
      state.map.stack = []
      state.encounters[ENCOUNTERS.indexOf(encounter)].open = [QUEST]
      Object.assign(state.players[0], { field, coins: 9 })
      const isListed = () => indexOfAction(game.decision(state, 0).actions, action) !== -1
      expect([game.refusal(state, 0, action)?.rule, isListed()]).toEqual(['EU-334', false])
      if (action.type === 'treasure') state.map.tradeTokens[field] = 0
      else state.map.heroTokens[field] = 0
      expect([game.refusal(state, 0, action), isListed()]).toEqual([null, true])
    })
})
