import { rule } from '@vyprava/kernel/testing'
import { describe, expect } from 'vitest'
import { TITLE_CRITERIA, type TitleCriterion } from '../../content/schema.ts'
import { endGame, resultOf } from '../../rules/end.ts'
import { fieldAt } from '../../rules/map.ts'
import { printedFrom } from '../../rules/printed.ts'
import { newTile } from '../../rules/setup.ts'
import type { EndReason, Euthia, Player } from '../../rules/state.ts'
import { goalReached, gradeFor } from '../../rules/story/goal.ts'
import { titlesFor } from '../../rules/story/titles.ts'
import { pack, printed, SLOT, tile } from '../pack.ts'
import { give, listen, midTurn } from '../position.ts'
import { endRound, heard, telling } from './table.ts'

describe('goals', () => {
  rule(
    'EU-1514',
    'elites beaten by all together: players + 2, alone 4, together twice the players + 1',
    () => {
      const needed = (seats: number, mode: 'competitive' | 'cooperative' | 'solo') => {
        const state = telling('hunt', seats, { mode })
        return [1, 2, 3, 4, 5, 6, 7, 8, 9].find((count) => {
          state.story.elitesBeaten = count
          return goalReached(printed, state)
        })
      }
      expect([2, 3, 4].map((seats) => needed(seats, 'competitive'))).toEqual([4, 5, 6])
      expect([2, 3, 4].map((seats) => needed(seats, 'cooperative'))).toEqual([5, 7, 9])
      expect(needed(1, 'solo')).toBe(4)
    },
  )

  /** The last round of the Hunt, after which the game is over. */
  const played = (seats: number, mode: 'competitive' | 'cooperative' | 'solo', elitesBeaten: number) => {
    const state = telling('hunt', seats, { mode })
    state.round = 3
    state.story.elitesBeaten = elitesBeaten
    for (const player of state.players) {
      player.slots = player.slots.map(() => null)
      Object.assign(player, { coins: 0, rep: 20 })
    }
    const told = endRound(state)
    return { state, told, result: resultOf(printed, state) }
  }

  rule(
    ['EU-1501', 'EU-220', 'EU-1310', 'EU-1514'],
    'missed: five less for everybody around a table, a defeat otherwise',
    () => {
      const missed = played(2, 'competitive', 3)
      expect([missed.state.ended, missed.state.players.map(({ rep }) => rep)]).toEqual(['rounds', [15, 15]])
      const reached = played(2, 'competitive', 4)
      expect([reached.state.ended, reached.state.players.map(({ rep }) => rep)]).toEqual(['rounds', [20, 20]])
      expect(heard(reached.told, 'goalJudged')).toEqual([{ type: 'goalJudged', reached: true }])
      for (const [seats, mode, enough] of [
        [1, 'solo', 4],
        [3, 'cooperative', 7],
      ] as const) {
        expect(played(seats, mode, enough).result).toMatchObject({
          kind: 'together',
          won: true,
          reason: 'goal',
        })
        const lost = played(seats, mode, enough - 1)
        expect(lost.result).toMatchObject({ won: false, reason: 'failed' })
        expect(lost.state.players[0].rep).toBe(20)
      }
    },
  )

  rule(
    'EU-1515',
    'grades of a success alone by final reputation; none for a defeat or around a table',
    () => {
      const alone = telling('hunt', 1)
      expect([0, 34, 35, 54, 55, 99].map((rep) => gradeFor(printed, alone, rep))).toEqual([0, 0, 1, 1, 2, 2])
      expect(gradeFor(printed, telling('hunt'), 99)).toBeNull()
      const plain = printedFrom({
        ...pack,
        scenarios: pack.scenarios.map((face) => ({ ...face, grades: [] })),
      })
      expect(gradeFor(plain, alone, 99)).toBeNull()
      expect(heard(played(1, 'solo', 4).told, 'graded')).toEqual([{ type: 'graded', player: 0, grade: 0 }])
      expect(heard(played(1, 'solo', 3).told, 'graded')).toEqual([])
      expect(heard(played(2, 'cooperative', 9).told, 'graded')).toEqual([])
    },
  )
})

describe('titles', () => {
  const bare = (seats = 3, chosen = {}) => {
    const state = midTurn(seats, { titles: true, ...chosen })
    for (const player of state.players) {
      player.slots = player.slots.map(() => null)
      Object.assign(player, { gaar: 0, deaths: 1 })
    }
    return state
  }
  const titleOf = (criterion: TitleCriterion): number => TITLE_CRITERIA.indexOf(criterion)
  const won = (state: Euthia, coins: readonly number[] = state.players.map(() => 0)) =>
    titlesFor(printed, state, coins).map(({ title, player }) => [title, player])

  /** How a player comes to lead, by criterion. */
  const LEAD: Readonly<Record<TitleCriterion, (player: Player, state: Euthia) => void>> = {
    trophies: (player) => player.trophies.push({ elite: 0, id: 0 }),
    gemsOnEquipment: (player) => {
      player.slots[SLOT.hand] = { ...newTile(tile('shortSword')), gems: [{ gem: 1, active: 0 }] }
    },
    abilities: (player) => give(player, 'aelRun', SLOT.ability),
    coins: () => {},
    resourcesSold: (player) => {
      player.sold = 1
    },
    fewestDeaths: (player) => {
      player.deaths = 0
    },
    gaar: (player) => {
      player.gaar = 1
    },
    artifacts: (player) => give(player, 'heart'),
    armourSet: (player) => give(player, 'leather-helmet', SLOT.helmet),
    essences: (player) => {
      player.essences[2] = 1
    },
    treasures: (player) => {
      player.treasures = 1
    },
    elementals: (_player, { map, players }) => {
      map.interactions[fieldAt(0, 0) * players.length + 1] = 1
    },
  }

  for (const criterion of TITLE_CRITERIA)
    rule('EU-1591', `who leads alone in ${criterion} has the title, a tie gives nothing`, () => {
      const state = bare()
      const elemental = pack.mapTiles.findIndex(({ hexes }) => hexes[0].elemental !== undefined)
      state.map.tiles[0] = elemental
      expect(won(state)).toEqual([])
      LEAD[criterion](state.players[1], state)
      const coins = criterion === 'coins' ? [3, 4, 3] : [3, 3, 3]
      expect(won(state, coins)).toEqual([[titleOf(criterion), 1]])
      if (criterion === 'elementals') state.map.interactions[fieldAt(0, 0) * 3] = 2
      else LEAD[criterion](state.players[0], state)
      expect(won(state, criterion === 'coins' ? [4, 4, 3] : coins)).toEqual([])
    })

  const ended = (state: Euthia, reason: EndReason = 'rounds') => {
    const turn = listen()
    for (const player of state.players) Object.assign(player, { coins: 0, rep: 10 })
    endGame(printed, state, reason, true, turn)
    return { told: turn.events, reps: state.players.map(({ rep }) => rep) }
  }

  rule('EU-1591', 'two reputation each, after the wealth; only where they are played for', () => {
    const leading = (chosen = {}) => {
      const state = bare(3, chosen)
      Object.assign(state.players[1], { gaar: 2, treasures: 3 })
      state.players[2].sold = 1
      return state
    }
    const { told, reps } = ended(leading())
    expect(reps).toEqual([8, 12, 10])
    expect(heard(told, 'titleWon')).toHaveLength(3)
    expect(heard(told, 'scored').map(({ titles }) => titles)).toEqual([0, 4, 2])
    expect(ended(leading({ titles: false })).reps).toEqual([8, 8, 8])
  })

  rule(['EU-1591', 'EU-R117'], 'alone nobody leads', () => {
    const state = bare(1)
    state.players[0].gaar = 5
    expect(won(state)).toEqual([])
  })
})
