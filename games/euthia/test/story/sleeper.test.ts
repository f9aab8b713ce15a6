import { rule } from '@vyprava/kernel/testing'
import { describe, expect } from 'vitest'
import { GLOBAL_RULES } from '../../content/schema.ts'
import { CHURCH } from '../../rules/fields.ts'
import { ruleValue } from '../../rules/global.ts'
import { fieldAt } from '../../rules/map.ts'
import { countsOf } from '../../rules/scoring.ts'
import { type Euthia, NONE } from '../../rules/state.ts'
import { layTile } from '../../rules/steps/turn/explore.ts'
import { goalReached } from '../../rules/story/goal.ts'
import { ashRain } from '../../rules/story/sleeper.ts'
import { mapTile, pack, printed } from '../pack.ts'
import { listed, play, refused } from '../play.ts'
import { listen } from '../position.ts'
import { cards, endRound, fightOut, heard, roundEnds, roundStarts, telling } from './table.ts'

const FIGHT = { type: 'fight', fund: 'token', kind: 'story' } as const
const LEGEND = { type: 'legend', way: 0 } as const
const WAKES = 3
const tale = (seats = 2, chosen = {}, keys: readonly string[] = []) =>
  telling('mirrezil', seats, chosen, keys)
const printedVitality = (card: number): number => pack.scenarioCards[card].foe?.vitality ?? 0

/** Lays the lair beside the ring; its place is answered. */
function findLair(state: Euthia) {
  const turn = listen()
  const place = state.map.tiles.length
  layTile(printed, state, mapTile('lair'), 4, -2, turn)
  return { place, events: turn.events }
}

/** The sleeper is awake in the church, and seat 0 stands beside it. */
function awake(seats = 2, chosen = {}): Euthia {
  const state = tale(seats, chosen)
  Object.assign(state.story, { awake: 1, figure: CHURCH })
  state.players[0].field = fieldAt(0, 0)
  return state
}

describe('Threat of Mirrezil', () => {
  rule('EU-1531', 'cards in order, events shuffled, two coins', () => {
    const { story, players } = tale()
    expect(story.foes.map((card) => pack.scenarioCards[card].order)).toEqual([1, 2, 3, 4])
    expect(story.events.draw.toSorted((a, b) => a - b)).toEqual(cards('event'))
    expect([story.awake, story.figure, players[0].coins]).toEqual([0, NONE, 2])
  })

  rule('EU-1532', 'an event at the start of each of its rounds, for that round', () => {
    const turned = (round: number) => heard(roundStarts(tale(), round).events, 'eventTurned').length
    expect([1, 2, 4, 5].map(turned)).toEqual([0, 1, 1, 0])
    const state = tale()
    const closed = pack.scenarioCards.findIndex(
      ({ ops }) => ops?.[0].op === 'rule' && ops[0].rule === 'portalsClosed',
    )
    state.story.events = { draw: [closed], discard: [] }
    endRound(state)
    expect([state.story.event, ruleValue(state, 'portalsClosed')]).toEqual([closed, 1])
    expect(state.rules).toEqual([{ rule: GLOBAL_RULES.indexOf('portalsClosed'), n: 1, until: 'round' }])
    state.story.events = { draw: [], discard: [] }
    endRound(state)
    expect([state.story.event, state.rules]).toEqual([NONE, []])
  })

  rule('EU-1532', 'what an event gives goes to every hero', () => {
    const state = tale()
    const gift = pack.scenarioCards.findIndex(
      ({ kind, ops }) => kind === 'event' && ops?.[0].op === 'eachHero',
    )
    state.story.events = { draw: [gift], discard: [] }
    endRound(state)
    expect(state.players.map(({ hand }) => hand.length)).toEqual([1, 1])
    expect(state.agenda.at(-1)?.step).toBe('main')
  })

  rule('EU-1534', 'he sleeps until the end of a round, or until his lair is found', () => {
    const state = tale()
    state.players[0].field = fieldAt(0, 0)
    expect(refused(state, FIGHT)).toBe('EU-1534 asleep')
    roundEnds(state, WAKES - 1)
    expect(state.story.awake).toBe(0)
    roundEnds(state, WAKES)
    expect(state.story.awake).toBe(1)
    const found = tale()
    const { place, events } = findLair(found)
    expect(heard(events, 'sleeperWoke')).toEqual([{ type: 'sleeperWoke', field: fieldAt(place, 0) }])
    expect([found.story.awake, found.story.figure]).toEqual([1, fieldAt(place, 0)])
    expect(heard(roundEnds(found, WAKES).events, 'sleeperWoke')).toEqual([])
  })

  rule('EU-1535', 'he is fought from any liberated hex of his lair', () => {
    const state = tale()
    const { place } = findLair(state)
    state.players[0].field = fieldAt(place, 1)
    expect(refused(state, FIGHT)).toBe('EU-1535 noFoeHere')
    state.map.heroTokens[fieldAt(place, 1)] = 1
    expect(refused(state, FIGHT)).toBeNull()
    state.players[0].field = fieldAt(0, 0)
    expect(refused(state, FIGHT)).toBe('EU-1535 noFoeHere')
    roundStarts(state, WAKES + 1)
    expect(state.story.figure).toBe(fieldAt(place, 0))
  })

  rule('EU-1535', 'without a lair he comes to the church, for good', () => {
    const state = tale()
    roundEnds(state, WAKES)
    expect(state.story.figure).toBe(NONE)
    const told = roundStarts(state, WAKES + 1).events
    expect(heard(told, 'sleeperCame')).toEqual([{ type: 'sleeperCame', field: CHURCH }])
    expect(state.story.figure).toBe(CHURCH)
    findLair(state)
    expect(state.story.figure).toBe(CHURCH)
    state.agenda = [{ step: 'main' }]
    const at = (field: number) => {
      state.players[0].field = field
      return refused(state, FIGHT)
    }
    expect([0, 1, 2].map((slot) => at(fieldAt(0, slot)))).toEqual([null, null, null])
    expect([at(CHURCH), at(fieldAt(1, 0))]).toEqual(['EU-1535 noFoeHere', 'EU-1535 noFoeHere'])
  })

  rule(
    ['EU-1536', 'EU-1503', 'EU-R111'],
    'two vitality for each player, one less for each legend; hits stay',
    () => {
      const vitality = (seats: number, legendsDone: number, hits: number) => {
        const state = awake(seats)
        Object.assign(state.story, { legendsDone, hits })
        play(state, FIGHT, 1, 1)
        return [state.fight?.vitality, state.fight?.hits]
      }
      const base = printedVitality(tale().story.foes[0])
      expect(vitality(2, 0, 0)).toEqual([base + 4, 0])
      expect(vitality(3, 2, 5)).toEqual([base + 6 - 2, 5])
      expect(vitality(2, 3, base + 3)).toEqual([base + 4, base + 3])
    },
  )

  rule(['EU-1503', 'EU-1536'], 'the death of a hero does not heal him', () => {
    const state = awake()
    play(state, FIGHT, 1, 1)
    Object.assign(state.fight ?? {}, { hits: 7, dealt: 1 })
    fightOut(state, false)
    expect([state.players[0].deaths, state.story.hits, state.story.hitBy]).toEqual([1, 7, [1, 0]])
    Object.assign(state.players[0], { field: fieldAt(0, 1), granted: [0, 0, 1] })
    play(state, { ...FIGHT, fund: 'granted' }, 1, 1)
    expect(state.fight?.hits).toBe(7)
  })

  rule('EU-1537', 'reward and card for the slayer, one reputation for those who helped', () => {
    const state = awake(3)
    const [first, second] = state.story.foes
    Object.assign(state.story, { hitBy: [1, 1, 0], hits: 3 })
    play(state, FIGHT, 1, 1)
    fightOut(state, true)
    expect(state.players.map(({ rep }) => rep)).toEqual([1, 1, 0])
    expect([state.players[0].foes, countsOf(state, 0)[5]]).toEqual([[first], 1])
    expect([state.story.foes[0], state.story.hits, state.story.hitBy]).toEqual([second, 0, [0, 0, 0]])
    expect(state.story.figure).toBe(CHURCH)
  })

  rule('EU-1537', 'whoever dealt a hit, even if the fight was lost; not whoever only fought', () => {
    const state = awake()
    play(state, FIGHT, 1, 1)
    fightOut(state, false)
    expect([state.players[0].deaths, state.story.hitBy]).toEqual([1, [0, 0]])
  })

  rule(
    ['EU-1538', 'EU-1501'],
    'all four cards end the game with the round in which the last one falls',
    () => {
      const state = awake()
      state.story.foes = [state.story.foes[3]]
      expect(goalReached(printed, state)).toBe(false)
      play(state, FIGHT, 1, 1)
      fightOut(state, true)
      expect([state.ended, goalReached(printed, state), refused(state, FIGHT)]).toEqual([
        null,
        true,
        'EU-1538 noFoe',
      ])
      expect(heard(endRound(state), 'goalJudged')).toEqual([{ type: 'goalJudged', reached: true }])
      expect([state.round, state.ended]).toEqual([1, 'goal'])
      const together = awake(2, { mode: 'cooperative' })
      for (let round = 1; round <= 6; round++) endRound(together)
      expect([together.round, together.ended]).toEqual([6, 'failed'])
    },
  )

  rule('EU-1539', 'while he is awake and not beaten, ash falls on all who are not in the church', () => {
    const after = (round: number, story: Partial<Euthia['story']>) => {
      const state = awake(3)
      Object.assign(state.story, story)
      Object.assign(state.players[0], { health: 1, rep: 6 })
      state.players[2].field = NONE
      roundEnds(state, round)
      return state.players.map(({ health, rep, field }) => [health, rep, field])
    }
    const dry = after(3, {})
    expect(dry).toEqual([
      [1, 6, fieldAt(0, 0)],
      [7, 0, CHURCH],
      [7, 0, NONE],
    ])
    expect(after(4, { foes: [] })[0]).toEqual(dry[0])
    const asleep = awake()
    asleep.story.awake = 0
    ashRain.roundEnd?.(printed, asleep, { hook: 'ashRain', from: 1, wounds: 1 }, listen())
    expect(asleep.players[0].health).toBe(7)
    expect(after(4, {})).toEqual([
      [7, 4, CHURCH],
      [7, 0, CHURCH],
      [7, 0, NONE],
    ])
  })
})

describe('legends', () => {
  const KEYS = ['legend2']
  const CENTRE = fieldAt(1, 3)
  function atLegend(coins = 9): Euthia {
    const state = tale(2, {}, KEYS)
    for (const slot of [0, 1, 2]) state.map.heroTokens[fieldAt(1, slot)] = 1
    Object.assign(state.players[0], { field: CENTRE, coins })
    return state
  }

  rule(['EU-1533', 'EU-361'], 'in the centre of its tile the price is paid once in the game', () => {
    const state = atLegend()
    const told = play(state, LEGEND).events
    const [card] = cards('legend')
    expect(heard(told, 'legendDone')).toEqual([{ type: 'legendDone', player: 0, card }])
    expect(state.players[0]).toMatchObject({ coins: 9 - 4, rep: 4, legends: [card] })
    expect([state.story.legendsDone, countsOf(state, 0)[4]]).toEqual([1, 1])
    expect(refused(state, LEGEND)).toBe('EU-1533 legendDone')
    state.active = 1
    Object.assign(state.players[1], { field: CENTRE, coins: 9 })
    expect(refused(state, LEGEND, 1)).toBe('EU-1533 legendDone')
  })

  rule('EU-1533', 'not on its hexes, not elsewhere, not for less, not in another way', () => {
    const on = atLegend()
    on.players[0].field = fieldAt(1, 0)
    expect(refused(on, LEGEND)).toBe('EU-1533 noLegendHere')
    on.players[0].field = CHURCH
    expect(refused(on, LEGEND)).toBe('EU-1533 noLegendHere')
    expect(refused(atLegend(3), LEGEND)).toBe('EU-1533 cannotPayLegend')
    expect(refused(atLegend(), { type: 'legend', way: 1 })).toBe('EU-1533 notChoosable')
    const hunt = telling('hunt', 2, {}, KEYS)
    Object.assign(hunt.players[0], { field: CENTRE, coins: 9 })
    expect(refused(hunt, LEGEND)).toBe('EU-1533 noLegendHere')
  })

  rule(['EU-1533', 'EU-R118'], 'every legendary tile has a card of its own', () => {
    const done = (key: string) => {
      const state = tale(2, {}, [key])
      for (const slot of [0, 1, 2]) state.map.heroTokens[fieldAt(1, slot)] = 1
      Object.assign(state.players[0], { field: CENTRE, coins: 9 })
      expect(listed(state)).toContainEqual(LEGEND)
      play(state, LEGEND)
      return state.players[0].legends[0]
    }
    expect([done('legend2'), done('legend3')]).toEqual(cards('legend').slice(0, 2))
  })
})
