import type { Foe, Op } from '../content/schema.ts'
import type { EuthiaAction } from '../rules/actions.ts'
import { around, CHURCH, hasCentreAt, isLiberated } from '../rules/fields.ts'
import { MOST_ROUNDS } from '../rules/fight.ts'
import { distancesFrom, fieldAt, tileOf } from '../rules/map.ts'
import { NONE } from '../rules/state.ts'
import { foeVitality, grownFor } from '../rules/story/cards.ts'
import { findHook } from '../rules/story/hook.ts'
import { sleeperVitality } from '../rules/story/sleeper.ts'
import type { Land } from './land.ts'
import { isRace, type Thought } from './mind.ts'

/** The foe of the scenario: what it takes, where it can be fought, and how much the common goal asks for it. */
export interface StoryFoe {
  readonly foe: number
  readonly face: Foe
  readonly vitality: number
  readonly hits: number
  readonly lastRound: number
  readonly fields: readonly number[]
  readonly reward: readonly Op[]
  readonly urge: number
  /** Whether hits stay when the fight is over. */
  readonly persists: boolean
}

export function storyFoe(thought: Thought, land: Land): StoryFoe | null {
  const { printed, state } = thought
  const { story } = state
  const foe = story.foes[0]
  if (foe === undefined || story.figure === NONE) return null
  const { foe: face, reward = [] } = printed.pack.scenarioCards[foe]
  if (face === undefined) return null
  const base = { foe, face, reward, hits: story.hits, lastRound: MOST_ROUNDS }
  const near = [story.figure, ...around(printed, state.map, story.figure)].filter((field) =>
    land.isOpen(field),
  )
  const dragon = findHook(printed, state, 'settlementDragon')
  if (dragon !== undefined) {
    const vitality = foeVitality(printed, state, foe)
    return { ...base, hits: 0, vitality, fields: near, urge: thought.values.chased, persists: false }
  }
  const golem = findHook(printed, state, 'golem')
  if (golem !== undefined) {
    const { vitality, combatRounds } = golem
    return {
      ...base,
      vitality: grownFor(vitality, state),
      lastRound: combatRounds,
      fields: near,
      urge: thought.values.lasting,
      persists: true,
    }
  }
  const sleeper = findHook(printed, state, 'sleeper')
  if (sleeper === undefined || story.awake === 0) return null
  const place = tileOf(story.figure)
  const hexes = [0, 1, 2]
    .map((slot) => fieldAt(place, slot))
    .filter((field) => isLiberated(printed, state, field))
  return {
    ...base,
    vitality: sleeperVitality(printed, state, foe),
    fields: hexes,
    urge: thought.values.lasting,
    persists: true,
  }
}

/** Whether the next tile may bring the foe of the scenario: as long as nobody turns it up, a golem or dragon stays away. */
export function isBetterUnseen({ printed, state }: Thought): boolean {
  const { stack } = state.map
  const next = stack[stack.length - 1]
  const { mapTiles } = printed.pack
  if (next === undefined || state.story.figure !== NONE) return false
  const brings = mapTiles.find(
    findHook(printed, state, 'golem') !== undefined
      ? ({ hexes }) => hexes.some(({ location }) => location === 'ruins')
      : ({ lair }) => lair === true && findHook(printed, state, 'sleeper') !== undefined,
  )
  return brings !== undefined && mapTiles[next].chapter >= brings.chapter
}

/** Whether a sleeper will soon be at the church: then that is the place to be. */
export function isVigil({ printed, state }: Thought): boolean {
  const sleeper = findHook(printed, state, 'sleeper')
  const { awake, figure } = state.story
  return sleeper !== undefined && awake === 0 && figure === NONE && state.round >= sleeper.wakesAfter
}

/** The share of the hits for a sleeper that a legend saves, as far as it is believed in. */
const FAITH = 0.5

/** What a legend does for the common goal: every card of the sleeper that is left takes a hit less (EU-1536). */
export function legendUrge({ printed, state, values }: Thought): number {
  if (findHook(printed, state, 'sleeper') === undefined) return 0
  return state.story.foes.reduce(
    (sum, foe) => sum + (FAITH * values.lasting) / foeVitality(printed, state, foe),
    0,
  )
}

/** Coins that are kept for potions: many before the long fight with a sleeper. */
export function purseFor({ printed, state }: Thought): number {
  const sleeper = findHook(printed, state, 'sleeper')
  return sleeper !== undefined && !isRace(state) && state.round >= sleeper.wakesAfter - HOARDED
    ? LONG_PURSE
    : PURSE
}
const PURSE = 3
const LONG_PURSE = 8
const HOARDED = 2

/** Defensive magic on the way of the golem to the church. */
export function wardFor(
  { printed, state, player }: Thought,
  actions: readonly EuthiaAction[],
): EuthiaAction | null {
  const ward = actions.find(({ type }) => type === 'ward')
  const { figure } = state.story
  if (ward === undefined || figure === NONE || player.field === figure) return null
  const hasCentre = hasCentreAt(printed, state.map)
  const home = distancesFrom(state.map, CHURCH, hasCentre)
  const away = distancesFrom(state.map, figure, hasCentre)
  return home[player.field] + away[player.field] === home[figure] && player.field !== CHURCH ? ward : null
}
