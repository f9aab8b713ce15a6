import { Random } from '@vyprava/kernel'
import { rule } from '@vyprava/kernel/testing'
import { describe, expect } from 'vitest'
import { fieldAt } from '../../rules/map.ts'
import { type Euthia, NONE } from '../../rules/state.ts'
import { elites, isAtLair } from '../../rules/story/elites.ts'
import { setUpStory } from '../../rules/story/index.ts'
import { pack, printed, SLOT } from '../pack.ts'
import { listed, ofType, play, refused } from '../play.ts'
import { newState } from '../position.ts'
import { endTurn, fightOut, heard, roundEnds, telling } from './table.ts'

const levelOf = (bounty: number): number => pack.bounties[bounty].level
const fromTop = ({ bounty, bounties }: Euthia): number[] => [bounty, ...bounties.toReversed()]
const lairs = (type: string): number => pack.bounties.findIndex(({ lair }) => lair.type === type)
const FIGHT = { type: 'fight', fund: 'token', kind: 'elite' } as const
/** The hex with a mountain of the tile that lies first in the ring. */
const MOUNTAIN = fieldAt(1, 1)

function hunt(bounty = lairs('on'), field = MOUNTAIN): Euthia {
  const state = telling('hunt', 2, {}, ['market1'])
  state.bounty = bounty
  state.players[0].field = field
  return state
}

describe('bounties', () => {
  const prepared = (seats: number, seed: string) => {
    const state = newState(seats, { scenario: 'hunt' })
    setUpStory(printed, state, new Random(seed))
    return state
  }

  rule(['EU-1001'], 'players + 2 of each level, as far as there are some; the rest is not used', () => {
    const counts = (seats: number) => {
      const all = fromTop(prepared(seats, 'a'))
      expect(new Set(all).size).toBe(all.length)
      return [1, 2, 3].map((level) => all.filter((id) => levelOf(id) === level).length)
    }
    expect([counts(1), counts(2), counts(4)]).toEqual([
      [3, 3, 3],
      [4, 3, 3],
      [6, 3, 3],
    ])
    const first = new Set(['a', 'b', 'c', 'd', 'e', 'f'].map((seed) => prepared(1, seed).bounty))
    expect(first.size).toBeGreaterThan(1)
  })

  rule(['EU-1002', 'EU-1003'], 'level 1 lies on top, then 2, then 3; the first one is open', () => {
    const state = prepared(2, 'a')
    const levels = fromTop(state).map(levelOf)
    expect(levels).toEqual(levels.toSorted((a, b) => a - b))
    expect([state.bounty === NONE, state.bounties.includes(state.bounty)]).toEqual([false, false])
    const other = prepared(2, 'b')
    expect(fromTop(other)).not.toEqual(fromTop(state))
    // In whatever order a scenario names its levels.
    const named = newState(2, { scenario: 'hunt' })
    elites.setUp?.(printed, named, { hook: 'elites', levels: [2, 3, 1] }, new Random('a'))
    const rising = fromTop(named).map(levelOf)
    expect([rising[0], rising.at(-1), rising]).toEqual([1, 3, rising.toSorted((a, b) => a - b)])
  })

  rule(['EU-139', 'EU-1531'], 'only where the scenario calls for them, and only of its levels', () => {
    const none = telling('settlements')
    expect([none.bounty, none.bounties]).toEqual([NONE, []])
    expect(new Set(fromTop(telling('mirrezil')).map(levelOf))).toEqual(new Set([1, 2]))
  })
})

describe('the fight against an elite', () => {
  rule(['EU-1004', 'EU-1008', 'EU-601', 'EU-602'], 'the elite of the open bounty, for a source', () => {
    const state = hunt()
    play(state, FIGHT, 1, 1)
    expect(state.fight).toMatchObject({ kind: 'elite', foe: pack.bounties[state.bounty].elite, level: 1 })
    expect(state.players[0].tokens).toEqual([1, 1, 0])
    const other = hunt(lairs('special'))
    expect(refused(other, FIGHT)).toBe('EU-1007 notAtLair')
    const none = hunt(NONE)
    expect(refused(none, FIGHT)).toBe('EU-1004 noBounty')
  })

  rule(['EU-602', 'EU-R51'], 'not without a source, nor without anything to attack with', () => {
    const state = hunt()
    state.players[0].tokens = [1, 1, 0]
    expect(refused(state, FIGHT)).toBe('EU-602 noSource')
    expect(refused(state, { ...FIGHT, fund: 'granted' })).toBe('EU-602 noSource')
    state.players[0].granted = [0, 0, 1]
    expect(ofType(state, 'fight')).toEqual([{ ...FIGHT, fund: 'granted' }])
    state.players[0].slots[SLOT.hand] = null
    expect(refused(state, { ...FIGHT, fund: 'granted' })).toBe('EU-R51 cannotAttack')
  })

  rule('EU-1005', 'on a liberated field of the kind', () => {
    expect(refused(hunt(), FIGHT)).toBeNull()
    expect(refused(hunt(lairs('on'), fieldAt(1, 2)), FIGHT)).toBe('EU-1005 notAtLair')
    const wild = telling('hunt', 2, {}, ['mine1'])
    const on = (what: 'cave' | 'mountain', slot: number) =>
      isAtLair(printed, wild, fieldAt(1, slot), { type: 'on', what })
    expect([on('mountain', 1), on('mountain', 0), on('cave', 0)]).toEqual([true, false, false])
    wild.map.interactions[fieldAt(1, 0) * 2] = 2
    expect(on('cave', 0)).toBe(true)
    wild.map.rubble[fieldAt(1, 1)] = 2
    expect(on('mountain', 1)).toBe(false)
  })

  rule(['EU-1006', 'EU-R116'], 'on a liberated field beside one of the kind, not only on it', () => {
    const state = telling('hunt', 2, {}, ['fire1', 'market1', 'market2', 'market3', 'market4', 'market5'])
    const beside = (field: number) => isAtLair(printed, state, field, { type: 'beside', what: 'elemental' })
    expect([beside(fieldAt(1, 1)), beside(fieldAt(1, 2)), beside(fieldAt(1, 0))]).toEqual([true, true, false])
    expect(beside(fieldAt(5, 2))).toBe(false)
    const trade = (field: number) => isAtLair(printed, state, field, { type: 'beside', what: 'trade' })
    expect([trade(fieldAt(2, 1)), trade(fieldAt(2, 0))]).toEqual([true, false])
    state.bounty = lairs('beside')
    state.players[0].field = fieldAt(5, 2)
    expect(refused(state, FIGHT)).toBe('EU-1006 notAtLair')
    state.players[0].field = fieldAt(1, 1)
    expect(refused(state, FIGHT)).toBeNull()
  })

  rule(['EU-1007', 'EU-R116'], 'on a liberated hex of the special tile, not in its centre', () => {
    const state = hunt(lairs('special'), fieldAt(0, 3))
    expect(refused(state, FIGHT)).toBe('EU-1007 notAtLair')
    state.players[0].field = fieldAt(0, 1)
    expect(refused(state, FIGHT)).toBeNull()
    const towers = telling('hunt', 2, {}, ['towers'])
    const at = (slot: number) =>
      isAtLair(printed, towers, fieldAt(1, slot), { type: 'special', what: 'tower' })
    expect(at(0)).toBe(false)
    towers.map.tradeTokens[fieldAt(1, 0)] = 1
    expect([at(0), at(3)]).toEqual([true, false])
    expect(isAtLair(printed, towers, fieldAt(0, 0), { type: 'special', what: 'tower' })).toBe(false)
    expect(isAtLair(printed, towers, fieldAt(1, 0), { type: 'on', what: 'trade' })).toBe(true)
  })

  rule(
    ['EU-218', 'EU-1009', 'EU-1010', 'EU-R24'],
    'beaten, the next one is turned up at the end of the turn',
    () => {
      const state = hunt()
      const [next] = state.bounties.toReversed()
      const { bounty } = state
      play(state, FIGHT, 1, 1)
      fightOut(state, true)
      expect([state.bounty, state.players[0].bounties]).toEqual([NONE, [bounty]])
      state.players[0].granted = [0, 0, 1]
      expect(refused(state, { ...FIGHT, fund: 'granted' })).toBe('EU-1004 noBounty')
      const told = endTurn(state)
      expect(heard(told, 'bountyOpened')).toEqual([{ type: 'bountyOpened', bounty: next }])
      expect([state.bounty, state.bounties.includes(next)]).toEqual([next, false])
      const lost = hunt()
      play(lost, FIGHT, 1, 1)
      endTurn(lose(lost))
      expect(lost.bounty).toBe(bounty)
    },
  )

  rule('EU-R24', 'the Dwurt die comes before the next bounty', () => {
    const state = telling('hunt', 2, { hero1: 'skoldur' })
    Object.assign(state, { eliteBeaten: 1, bounty: NONE })
    const names = endTurn(state).map(({ type }) => type)
    expect(names.filter((name) => name === 'dwurtDie' || name === 'bountyOpened')).toEqual([
      'dwurtDie',
      'bountyOpened',
    ])
  })

  rule('EU-1013', 'when the bounties are used up no more elites appear', () => {
    const state = hunt()
    state.bounties = []
    play(state, FIGHT, 1, 1)
    fightOut(state, true)
    expect(heard(endTurn(state), 'bountyOpened')).toEqual([])
    expect([state.bounty, listed(state).some(({ type }) => type === 'fight')]).toEqual([NONE, false])
  })
})

/** The hero of a fight dies in it. */
function lose(state: Euthia): Euthia {
  fightOut(state, false)
  expect(state.players[0].deaths).toBe(1)
  return state
}

describe('the Hunt', () => {
  rule(['EU-1511', 'EU-101'], 'all three levels, two coins, no scenario tiles', () => {
    const state = telling('hunt', 3)
    expect(new Set(fromTop(state).map(levelOf))).toEqual(new Set([1, 2, 3]))
    expect(state.players.map(({ coins }) => coins)).toEqual([2, 2, 2])
    expect(state.map.stack.filter((tile) => pack.mapTiles[tile].cls === 'scenario')).toEqual([])
  })

  rule('EU-1512', 'each elite brings its slayer one reputation more, at once', () => {
    const state = hunt()
    play(state, FIGHT, 1, 1)
    state.players[1].rep = 7
    fightOut(state, true)
    expect(state.players.map(({ rep }) => rep)).toEqual([2 + 1, 7])
    const plain = telling('mirrezil', 2, {}, ['market1'])
    plain.bounty = lairs('on')
    plain.players[0].field = MOUNTAIN
    play(plain, FIGHT, 1, 1)
    fightOut(plain, true)
    expect(plain.players[0].rep).toBe(2)
    const wild = telling('hunt', 2, {}, ['wild1'])
    Object.assign(wild.players[0], { field: fieldAt(0, 2), mp: 1, rep: 40 })
    play(wild, { type: 'step', field: fieldAt(1, 0), fund: 'token' }, 1, 1)
    fightOut(wild, true)
    expect([wild.map.heroTokens[fieldAt(1, 0)], wild.players[0].rep]).toEqual([0, 40])
  })

  rule('EU-1513', 'two complete rounds without a fight: under the last one of its level', () => {
    const state = hunt()
    state.bounties = [11, 6, 5, 4, 3]
    state.bounty = 0
    expect(heard(roundEnds(state, 1).events, 'bountyCold')).toEqual([])
    expect(state.bounty).toBe(0)
    const told = roundEnds(state, 2).events
    expect(told).toEqual([
      { type: 'bountyCold', bounty: 0 },
      { type: 'bountyOpened', bounty: 3 },
    ])
    expect([state.bounty, state.bounties]).toEqual([3, [11, 6, 0, 5, 4]])
    expect(state.story.coldBounties).toEqual([0])
    roundEnds(state, 3)
    expect(state.bounty).toBe(3)
    roundEnds(state, 4)
    expect([state.bounty, state.bounties]).toEqual([4, [11, 6, 3, 0, 5]])
  })

  rule(
    ['EU-1513', 'EU-R110'],
    'a fight, or being turned up in the middle of a round, begins the count anew',
    () => {
      const fought = hunt()
      const { bounty } = fought
      roundEnds(fought, 1)
      fought.agenda = [{ step: 'main' }]
      play(fought, FIGHT, 1, 1)
      lose(fought)
      roundEnds(fought, 2)
      roundEnds(fought, 3)
      expect(fought.bounty).toBe(bounty)
      roundEnds(fought, 4)
      expect(fought.bounty).not.toBe(bounty)

      const opened = hunt()
      play(opened, FIGHT, 1, 1)
      fightOut(opened, true)
      endTurn(opened)
      const next = opened.bounty
      for (const round of [1, 2]) roundEnds(opened, round)
      expect(opened.bounty).toBe(next)
      roundEnds(opened, 3)
      expect(opened.bounty).not.toBe(next)
    },
  )

  rule(
    ['EU-1513', 'EU-R110'],
    'the only one of its level stays open, and what was open once is known again when it comes',
    () => {
      const state = hunt()
      Object.assign(state, { bounty: 0, bounties: [6, 7] })
      const counts = [1, 2, 3, 4].map((round) => {
        expect(roundEnds(state, round).events).toEqual([])
        return state.story.coldRounds
      })
      expect(counts).toEqual([1, 0, 1, 0])
      expect([state.bounty, state.bounties]).toEqual([0, [6, 7]])
      Object.assign(state, { bounty: 1, bounties: [0] })
      Object.assign(state.story, { coldBounties: [0], coldRounds: 1 })
      roundEnds(state, 5)
      expect([state.bounty, state.story.coldBounties]).toEqual([0, [1]])
    },
  )
})
