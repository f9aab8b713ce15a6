import { Random } from '@vyprava/kernel'
import { rule } from '@vyprava/kernel/testing'
import { describe, expect } from 'vitest'
import { CHURCH, isLiberated, locationAt } from '../../rules/fields.ts'
import { distancesFrom, fieldAt, tileOf } from '../../rules/map.ts'
import { type Euthia, NONE } from '../../rules/state.ts'
import { layTile } from '../../rules/steps/turn/explore.ts'
import { golemStep } from '../../rules/story/golem.ts'
import { farthestPlace } from '../../rules/story/places.ts'
import { mapTile, printed } from '../pack.ts'
import { listed, play, refused } from '../play.ts'
import { lay, listen, midTurn } from '../position.ts'
import { cards, endRound, heard, roundEnds, telling } from './table.ts'
import { golemAt, walkers } from './walkers.ts'

const WARD = { type: 'ward', essence: 1 } as const
const APPEARS = 2
describe('Walking Disaster', () => {
  rule('EU-1541', 'ravage cards shuffled, three coins, no golem yet', () => {
    const { story, players, map } = walkers(3)
    expect(story.attacks.draw.toSorted((a, b) => a - b)).toEqual(cards('ravage'))
    expect([story.foes, story.figure, map.wards.some((ward) => ward === 1)]).toEqual([
      cards('golem'),
      NONE,
      false,
    ])
    expect(players.map(({ coins }) => coins)).toEqual([3, 3, 3])
  })

  rule(['EU-1542', 'EU-362'], 'the golem comes with the ruins, on their upper hex', () => {
    const state = walkers()
    const turn = listen()
    layTile(printed, state, mapTile('ruins'), 4, -2, turn)
    expect(state.story.figure).toBe(fieldAt(7, 0))
    expect(heard(turn.events, 'golemCame')).toEqual([{ type: 'golemCame', field: fieldAt(7, 0) }])
    const other = walkers()
    layTile(printed, other, mapTile('wild1'), 4, -2, listen())
    expect(other.story.figure).toBe(NONE)
  })

  rule(
    ['EU-1542', 'EU-R113'],
    'at the end of a round the ruins are taken out of the stack and laid far away',
    () => {
      const state = midTurn(2, { scenario: 'disaster', mode: 'cooperative' })
      for (const [i, q] of [2, 4, 6].entries()) lay(state, `water${i + 1}`, q, -q / 2)
      state.story.foes = cards('golem')
      state.story.attacks = { draw: cards('ravage'), discard: [] }
      const stack = state.map.stack.slice()
      expect(stack).toContain(mapTile('ruins'))
      state.players[1].knowsTile = 1
      roundEnds(state, APPEARS - 1)
      expect([state.story.figure, state.map.stack]).toEqual([NONE, stack])
      const told = roundEnds(state, APPEARS)
      const place = state.map.tiles.indexOf(mapTile('ruins'))
      expect(heard(told.events, 'golemCame')).toEqual([{ type: 'golemCame', field: fieldAt(place, 0) }])
      expect([heard(told.events, 'ravageTurned').length, state.agenda.map(({ step }) => step)]).toEqual([
        1,
        ['golem', 'ops'],
      ])
      expect(state.map.stack).toEqual(stack.filter((tile) => tile !== mapTile('ruins')))
      const steps = distancesFrom(state.map, CHURCH, (at) => at === 0)
      const nearest = Math.min(...[0, 1, 2].map((slot) => steps[fieldAt(place, slot)]))
      expect(nearest).toBe(8)
      expect(state.players.map(({ knowsTile }) => knowsTile)).toEqual([0, 0])
    },
  )

  rule('EU-1543', 'a card at the end of each round: its effect, then its steps to the church', () => {
    expect(roundEnds(walkers(), 1).events).toEqual([])
    const state = golemAt(fieldAt(4, 0), 2)
    state.round = 2
    const told = endRound(state)
    const names = told.map(({ type }) => type)
    const turned = names.indexOf('ravageTurned')
    expect(names.slice(turned, turned + 3)).toEqual(['ravageTurned', 'reserveGrew', 'golemWalked'])
    const ways = heard(told, 'golemWalked')
    expect(ways.map(({ from }) => from)[0]).toBe(fieldAt(4, 0))
    const steps = distancesFrom(state.map, CHURCH, (at) => at === 0)
    expect(ways.map(({ field }) => steps[field])).toEqual([2, 1])
    expect(state.story.figure).toBe(ways[1].field)
  })

  rule(['EU-1542', 'EU-1543'], 'between equal ways and places chance decides', () => {
    const ways = new Set<number>()
    const places = new Set<string>()
    for (let seed = 0; seed < 20; seed++) {
      const turn = { ...listen(), random: new Random(`${seed}`) }
      const state = golemAt(fieldAt(4, 0), 1)
      golemStep(printed).work(state, { step: 'golem', steps: 1 }, turn)
      ways.add(state.story.figure)
      const { q, r } = farthestPlace(printed, walkers(), turn)
      places.add(`${q},${r}`)
    }
    expect([ways.size > 1, places.size > 1]).toEqual([true, true])
  })

  rule('EU-312', 'the ruins are laid within the limits of the map while there is a place', () => {
    const places = (mapRadius: number) => {
      const state = telling('disaster', 2, { mode: 'cooperative', mapRadius })
      const { q, r } = farthestPlace(printed, state, listen())
      return Math.max(Math.abs(q), Math.abs(r), Math.abs(q + r))
    }
    expect(places(3)).toBe(3)
    expect(places(2)).toBeGreaterThan(2)
  })

  rule('EU-1543', 'monsters do not stop it, and of centres only the church counts', () => {
    const state = golemAt(fieldAt(7, 0), 3, 2, ['towers', 'wild1', 'wild2', 'wild3', 'wild4', 'wild5'])
    lay(state, 'wild1', 2, 2)
    state.story.figure = fieldAt(7, 0)
    state.round = 2
    const ways = heard(endRound(state), 'golemWalked').map(({ field }) => field)
    expect(ways).toHaveLength(3)
    expect(ways.every((field) => (field & 3) !== 3)).toBe(true)
  })

  rule(['EU-1544', 'EU-1543'], 'where it treads nothing is left; tokens go back', () => {
    const state = golemAt(fieldAt(1, 0), 1, 2, ['mine1', 'market1'])
    const [from, to] = [fieldAt(1, 0), fieldAt(0, 2)]
    Object.assign(state.map.heroTokens, { [to]: 1 })
    Object.assign(state.map.tradeTokens, { [to]: 0 })
    Object.assign(state.map.interactions, { [2 * to]: 1, [2 * to + 1]: 2, [2 * to + 2]: 1 })
    state.round = 2
    const told = endRound(state)
    expect(heard(told, 'fieldRuined')).toEqual([{ type: 'fieldRuined', field: to }])
    const { map } = state
    expect([map.heroTokens[to], map.tradeTokens[to], map.rubble[to], map.rubble[from]]).toEqual([
      NONE,
      NONE,
      2,
      0,
    ])
    expect(map.interactions.slice(2 * to, 2 * to + 3)).toEqual([0, 0, 1])
    const wild = golemAt(fieldAt(7, 1), 1, 2, ['mine1'])
    lay(wild, 'water1', 2, 2)
    wild.round = 2
    endRound(wild)
    const field = wild.story.figure
    expect([tileOf(field), locationAt(printed, wild.map, field), isLiberated(printed, wild, field)]).toEqual([
      1,
      'plain',
      true,
    ])
  })

  rule('EU-1544', 'magic is used up and stops it there, without rubble', () => {
    const state = golemAt(fieldAt(4, 0), 3)
    for (const field of [fieldAt(0, 0), fieldAt(5, 1), fieldAt(4, 1), fieldAt(4, 2)])
      state.map.wards[field] = 1
    state.round = 2
    const told = endRound(state)
    const [stopped] = heard(told, 'wardBroken').map(({ field }) => field)
    expect(heard(told, 'golemWalked').map(({ field }) => field)).toEqual([stopped])
    expect([state.story.figure, state.map.wards[stopped], state.map.rubble[stopped]]).toEqual([stopped, 0, 0])
    expect(state.map.wards.filter((ward) => ward === 1)).toHaveLength(3)
  })

  rule(['EU-1545', 'EU-1308'], 'heroes where it treads suffer three wounds, on magic too', () => {
    const trodden = (warded: boolean) => {
      const state = golemAt(fieldAt(1, 0), 1)
      const to = fieldAt(0, 2)
      if (warded) state.map.wards[to] = 1
      state.players[0].field = to
      Object.assign(state.players[1], { field: to, health: 3, rep: 4 })
      state.round = 2
      endRound(state)
      expect(state.story.figure).toBe(to)
      return state.players.map(({ health, rep, field }) => [health, rep, field])
    }
    expect(trodden(false)).toEqual([
      [4, 0, fieldAt(0, 2)],
      [7, 3, CHURCH],
    ])
    expect(trodden(true)).toEqual(trodden(false))
  })

  function warding(field = fieldAt(0, 0)): Euthia {
    const state = walkers()
    Object.assign(state.players[0], { field, essences: [0, 1, 0, 2] })
    return state
  }

  rule(['EU-1546', 'EU-901'], 'an essence for magic on a liberated field', () => {
    const state = warding()
    expect(listed(state).filter(({ type }) => type === 'ward')).toEqual([WARD, { type: 'ward', essence: 3 }])
    expect(refused(state, { type: 'ward', essence: 0 })).toBe('EU-1546 noEssence')
    play(state, WARD)
    expect([state.map.wards[fieldAt(0, 0)], state.players[0].essences]).toEqual([1, [0, 0, 0, 2]])
    expect(refused(state, { type: 'ward', essence: 3 })).toBe('EU-1546 wardThere')
    const ruined = warding()
    ruined.map.rubble[fieldAt(0, 0)] = 2
    expect(refused(ruined, WARD)).toBe('EU-1546 rubbleThere')
    const wild = telling('disaster', 2, { mode: 'cooperative' }, ['wild1'])
    Object.assign(wild.players[0], { field: fieldAt(1, 0), essences: [0, 1, 0, 0] })
    expect(refused(wild, WARD)).toBe('EU-901 notLiberated')
    const hunt = telling('hunt')
    hunt.players[0].essences = [0, 1, 0, 0]
    expect(refused(hunt, WARD)).toBe('EU-1546 noWards')
  })

  rule('EU-1546', 'at most twelve at a time', () => {
    const state = warding()
    for (let field = 4; field < 15; field++) state.map.wards[field] = 1
    expect(refused(state, WARD)).toBeNull()
    state.map.wards[15] = 1
    expect(refused(state, WARD)).toBe('EU-1546 wardsUsedUp')
  })
})
