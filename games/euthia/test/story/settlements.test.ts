import { rule } from '@vyprava/kernel/testing'
import { describe, expect } from 'vitest'
import { CHURCH, isLiberated, locationAt } from '../../rules/fields.ts'
import { fieldAt } from '../../rules/map.ts'
import { countsOf } from '../../rules/scoring.ts'
import { type Euthia, NONE } from '../../rules/state.ts'
import { goalReached } from '../../rules/story/goal.ts'
import { settlementsOf } from '../../rules/story/settlements.ts'
import { pack, printed } from '../pack.ts'
import { listed, play, refused } from '../play.ts'
import { lay } from '../position.ts'
import { cards, fightOut, heard, roundEnds, telling } from './table.ts'

const FIGHT = { type: 'fight', fund: 'token', kind: 'story' } as const
const KEYS = ['market1', 'water1', 'water2', 'brewery1', 'water3', 'water4']
/** Settlements of the ring: the market is two steps from the church, the brewery three. */
const [MARKET, BREWERY] = [fieldAt(1, 0), fieldAt(4, 0)]

/** The next attack goes by this card. */
function attacked(state: Euthia, target: string, round = 3, seed?: string) {
  const card = pack.scenarioCards.findIndex((face) => face.target === target)
  state.story.attacks = { draw: [card], discard: [] }
  return roundEnds(state, round, seed)
}
const dragon = (seats = 2, chosen = {}) => telling('settlements', seats, chosen, KEYS)

describe('Defence of the Settlements', () => {
  rule('EU-1521', 'four cards of the dragon in order, its attacks shuffled, two coins, no figure', () => {
    const { story, players } = dragon(3)
    expect(story.foes.map((card) => pack.scenarioCards[card].order)).toEqual([1, 2, 3, 4])
    expect(story.attacks.draw.toSorted((a, b) => a - b)).toEqual(cards('farrugaAttack'))
    expect([story.figure, players.map(({ coins }) => coins)]).toEqual([NONE, [2, 2, 2]])
  })

  rule('EU-1522', 'merchants and alchemists, liberated or not, until they are destroyed', () => {
    const state = dragon()
    lay(state, 'towers', 4, -2)
    expect(settlementsOf(printed, state)).toEqual([MARKET, BREWERY])
    state.map.tradeTokens[MARKET] = 1
    state.map.rubble[BREWERY] = 1
    expect(settlementsOf(printed, state)).toEqual([MARKET, BREWERY])
    state.map.rubble[BREWERY] = 2
    expect(settlementsOf(printed, state)).toEqual([MARKET])
  })

  rule('EU-1523', 'at the ends of rounds from the third on, while she lives and a settlement stands', () => {
    expect(attacked(dragon(), 'nearestChurch', 2).events).toEqual([])
    expect(attacked(dragon(), 'nearestChurch', 3).events).not.toEqual([])
    const slain = dragon()
    slain.story.foes = []
    expect(attacked(slain, 'nearestChurch').events).toEqual([])
    const gone = dragon()
    for (const field of [MARKET, BREWERY]) gone.map.rubble[field] = 2
    expect(attacked(gone, 'nearestChurch').events).toEqual([])
  })

  rule('EU-1523', 'the card names the settlement: near or far, by trade, the newest', () => {
    const goal = (target: string, change: (state: Euthia) => void = () => {}) => {
      const state = dragon()
      change(state)
      const told = attacked(state, target).events
      expect(heard(told, 'settlementAttacked')[0].field).toBe(state.story.figure)
      return state.story.figure
    }
    expect([goal('nearestChurch'), goal('farthestChurch'), goal('newest')]).toEqual([
      MARKET,
      BREWERY,
      BREWERY,
    ])
    const trader = (seat: number) => (state: Euthia) => {
      state.map.tradeTokens[fieldAt(2, 1)] = seat
      state.players[0].field = fieldAt(1, 1)
      state.players[1].field = fieldAt(4, 1)
    }
    expect([goal('nearestTrader', trader(0)), goal('nearestTrader', trader(1))]).toEqual([MARKET, BREWERY])
    const newest = goal('newest', (state) => lay(state, 'market2', 4, -2))
    expect(newest).toBe(fieldAt(7, 0))
  })

  rule('EU-1523', 'of equal ones chance takes one; the cards are shuffled again', () => {
    const hit = new Set<number>()
    const state = telling('settlements', 2, {}, ['market1', 'market2', 'brewery1', 'water1', 'brewery2'])
    for (let seed = 0; seed < 30; seed++) {
      state.map.rubble.fill(0)
      attacked(state, 'nearestChurch', 3, `${seed}`)
      hit.add(state.story.figure)
    }
    expect([...hit].toSorted((a, b) => a - b)).toEqual([fieldAt(1, 0), fieldAt(2, 0), fieldAt(3, 0)])
    const played = new Set<number>()
    const long = dragon()
    for (let round = 3; round < 15; round++) {
      long.map.rubble.fill(0)
      played.add(heard(roundEnds(long, round, `${round}`).events, 'attackTurned')[0].card)
    }
    expect(played.size).toBe(4)
  })

  rule(['EU-1524', 'EU-362'], 'one rubble token, and with the second one it is plain and free', () => {
    const state = dragon()
    state.map.tradeTokens[MARKET] = 1
    const first = attacked(state, 'nearestChurch').events
    expect(heard(first, 'settlementDestroyed')).toEqual([])
    expect([state.map.rubble[MARKET], state.map.tradeTokens[MARKET], state.story.destroyed]).toEqual([
      1, 1, 0,
    ])
    expect(locationAt(printed, state.map, MARKET)).toBe('merchant')
    attacked(state, 'nearestChurch', 4)
    expect([state.map.rubble[MARKET], state.map.tradeTokens[MARKET], state.story.destroyed]).toEqual([
      2,
      NONE,
      1,
    ])
    expect([locationAt(printed, state.map, MARKET), isLiberated(printed, state, MARKET)]).toEqual([
      'plain',
      true,
    ])
  })

  rule('EU-1525', 'all heroes there suffer two wounds, outside combat', () => {
    const state = dragon(3)
    state.players[0].field = MARKET
    Object.assign(state.players[1], { field: MARKET, health: 2, rep: 5, mp: 3, gaar: 0 })
    attacked(state, 'nearestChurch')
    expect(state.players.map(({ health }) => health)).toEqual([5, 7, 7])
    expect(state.players[1]).toMatchObject({ field: CHURCH, rep: 3, mp: 0, gaar: 0, deaths: 0 })
    const together = dragon(2, { mode: 'cooperative' })
    Object.assign(together.players[1], { field: MARKET, health: 1, rep: 5 })
    attacked(together, 'nearestChurch')
    expect(together.players[1].rep).toBe(4)
  })

  const facing = (field = MARKET, seats = 2) => {
    const state = dragon(seats)
    attacked(state, 'nearestChurch')
    state.agenda = [{ step: 'main' }]
    state.players[0].field = field
    return state
  }

  rule(
    ['EU-1526', 'EU-1502', 'EU-601', 'EU-R115'],
    'she is fought on her field or beside it, for a combat action',
    () => {
      for (const field of [MARKET, fieldAt(1, 1), fieldAt(0, 2)])
        expect(refused(facing(field), FIGHT)).toBeNull()
      for (const field of [CHURCH, fieldAt(0, 0), BREWERY])
        expect(refused(facing(field), FIGHT)).toBe('EU-1526 noFoeHere')
      const off = facing()
      off.story.figure = NONE
      expect(refused(off, FIGHT)).toBe('EU-1526 noFoeHere')
      const poor = facing()
      poor.players[0].tokens = [1, 1, 0]
      expect(refused(poor, FIGHT)).toBe('EU-602 noSource')
      const state = facing(MARKET, 3)
      const [foe] = state.story.foes
      play(state, FIGHT, 1, 1)
      expect(state.players[0].tokens).toEqual([1, 1, 0])
      const face = pack.scenarioCards[foe]
      expect(state.fight).toMatchObject({
        kind: 'story',
        foe,
        vitality: (face.foe?.vitality ?? 0) + 3,
        hits: 0,
        level: 1,
      })
    },
  )

  rule(['EU-1527', 'EU-1502'], 'her card and its reward; she leaves, the next card comes', () => {
    const state = facing()
    const [first, second] = state.story.foes
    play(state, FIGHT, 1, 1)
    fightOut(state, true)
    expect(state.players[0]).toMatchObject({ rep: 1, foes: [first], trophies: [], coins: 2 })
    expect([state.map.heroTokens[MARKET], state.map.tradeTokens[MARKET]]).toEqual([NONE, NONE])
    expect([countsOf(state, 0)[5], state.story.figure, state.story.foes[0]]).toEqual([1, NONE, second])
    state.players[0].granted = [0, 0, 1]
    expect(listed(state).some(({ type }) => type === 'fight')).toBe(false)
    state.story.foes = [second]
    attacked(state, 'nearestChurch', 4)
    state.agenda = [{ step: 'main' }]
    play(state, { ...FIGHT, fund: 'granted' }, 1, 1)
    fightOut(state, true)
    expect(state.story.foes).toEqual([])
    expect(refused(state, FIGHT)).toBe('EU-1527 noFoe')
    expect(attacked(state, 'nearestChurch', 5).events).toEqual([])
  })

  rule(['EU-1503', 'EU-722'], 'her hits do not outlive the fight', () => {
    const state = facing()
    play(state, FIGHT, 1, 1)
    if (state.fight !== null) state.fight.hits = 5
    fightOut(state, false)
    expect([state.players[0].deaths, state.story.figure]).toEqual([1, MARKET])
    Object.assign(state.players[0], { field: MARKET, granted: [0, 0, 1] })
    play(state, { ...FIGHT, fund: 'granted' }, 1, 1)
    expect(state.fight?.hits).toBe(0)
  })

  rule('EU-R52', 'a fight against her that does not end is lost', () => {
    const state = facing()
    play(state, FIGHT, 1, 1)
    expect(state.fight?.lastRound).toBe(30)
    Object.assign(state.fight ?? {}, { round: 30, vitality: 900 })
    Object.assign(state.players[0], { health: 90, maxHealth: 90 })
    while (state.fight !== null)
      play(state, listed(state).find(({ type }) => type !== 'gaar') ?? listed(state)[0], 1, 1)
    expect(state.players[0].deaths).toBe(1)
  })

  rule('EU-1528', 'no more destroyed than the scenario allows, or the dragon slain', () => {
    const state = dragon(3)
    const reached = (destroyed: number) => {
      state.story.destroyed = destroyed
      return goalReached(printed, state)
    }
    expect([reached(0), reached(4), reached(5)]).toEqual([true, true, false])
    state.story.foes = []
    expect(reached(9)).toBe(true)
  })
})
