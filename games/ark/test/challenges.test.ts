import { startMatch } from '@vyprava/kernel'
import { rule } from '@vyprava/kernel/testing'
import { expect } from 'vitest'
import {
  CHALLENGES,
  type Challenge,
  challengesOn,
  createArk,
  isFulfilled,
  type Terrain,
} from '../rules/index.ts'
import { type Having, type Place, pack, position } from './position.ts'
import { everywhere } from './scenes.ts'

const BARE = position()
const places = (fits: (terrain: Terrain, hex: number) => boolean): Place[] =>
  BARE.chart.hexes.flatMap(({ q, r, terrain }, hex): Place[] => (fits(terrain, hex) ? [[q, r]] : []))

const fulfilled = (having: Having): Challenge[] => {
  const at = position({ players: [{ minus: 1, ...having }] })
  return CHALLENGES.filter((challenge) => isFulfilled(at.chart, at.sheet(0), challenge))
}

/** Fulfilled by these places in odd colours, and not when any one of them is missing. */
function needsAll(challenge: Challenge, all: readonly Place[], count: number): void {
  expect(all).toHaveLength(count)
  const painted = all.map((place) => [place, 'red'] as const)
  expect(fulfilled({ visited: [[-1, 1]], painted })).toContain(challenge)
  for (let i = 0; i < painted.length; i++) {
    const [[q, r]] = painted[i]
    if (q === -1 && r === 1) continue
    expect(fulfilled({ visited: [[-1, 1]], painted: painted.toSpliced(i, 1) })).not.toContain(challenge)
  }
}

rule('AR-830', 'eight challenges of five points each, open to several players', () => {
  expect(CHALLENGES).toHaveLength(8)
  const all: Having = { visited: everywhere() }
  const at = position({ seats: 3, active: 2, players: [all, all] })
  const { sheets } = at.game.view(at.state, null)
  expect(sheets.map(({ score }) => score.challenges)).toEqual([40, 40, 5])
})

rule('AR-830', 'they are in play unless a table does without them', () => {
  const played = (options: object) => {
    const started = startMatch(createArk(pack), { seats: 2, options, seed: 'challenges' })
    return started.ok && started.value.state.challenges
  }
  expect([played({}), played({ challenges: false })]).toEqual([true, false])
})

rule(['AR-831', 'AR-R36'], 'all printed meadows, which are the plains', () =>
  needsAll(
    'allMeadows',
    places((terrain) => terrain === 'meadow'),
    24,
  ),
)
rule('AR-832', 'all printed forests', () =>
  needsAll(
    'allForests',
    places((terrain) => terrain === 'forest'),
    24,
  ),
)
rule('AR-833', 'all printed ocean, the wreck included', () => {
  const ocean = places((terrain) => terrain === 'ocean')
  expect(ocean.map((place) => place.join())).toContain('-5,3')
  needsAll('allOcean', ocean, 24)
})
rule('AR-834', 'all printed cities; converted forests are neither needed nor counted', () => {
  needsAll(
    'allCities',
    places((terrain) => terrain === 'city'),
    6,
  )
  const forests = places((terrain) => terrain === 'forest').map((place) => [place, 'grey'] as const)
  expect(fulfilled({ visited: [[-1, 1]], painted: forests })).not.toContain('allCities')
})
rule('AR-835', 'all printed mountains', () =>
  needsAll(
    'allMountains',
    places((terrain) => terrain === 'mountain'),
    24,
  ),
)
rule('AR-836', 'all printed roads, without cities', () =>
  needsAll(
    'allRoads',
    places((terrain) => terrain === 'road'),
    19,
  ),
)
rule('AR-837', 'all border hexes of any terrain', () =>
  needsAll(
    'allBorder',
    places((terrain, hex) => BARE.chart.isBorder[hex] && terrain !== 'danger'),
    33,
  ),
)
rule('AR-838', 'no minus points at the end', () => {
  expect(fulfilled({ minus: 0 })).toEqual(['noMinus'])
  expect(fulfilled({ minus: 1 })).toEqual([])
})

rule('AR-839', 'danger hexes spoil nothing, also for the Paladin', () => {
  const without = fulfilled({ visited: everywhere(), minus: 0 })
  const paladin = fulfilled({ character: 'paladin', visited: everywhere(), minus: 0 })
  expect([without, paladin]).toEqual([CHALLENGES, CHALLENGES])
})

rule('AR-840', 'at all difficulties and without announcement, unless the table leaves them out', () => {
  for (const difficulty of ['easy', 'medium', 'high'] as const) {
    const at = position({ difficulty })
    expect(at.game.view(at.state, null).sheets[0].score.challenges).toBe(5)
  }
  const off = position({ challenges: false })
  expect(off.game.view(off.state, null).sheets[0].score.challenges).toBe(0)
})

rule('AR-R43', 'a challenge about a terrain that the map lacks is left out', () => {
  const lines = pack.maps[0].lines.map((line) => line.replaceAll('R', 'L'))
  const at = position({ lines, players: [{ visited: [[-1, 1]] }] })
  expect(at.chart.challenges.allRoads).toEqual([])
  expect(challengesOn(at.chart)).toEqual(CHALLENGES.filter((challenge) => challenge !== 'allRoads'))
  expect(at.game.view(at.state, null).sheets[0].score.challenges).toBe(5)
})
