import * as v from 'valibot'
import { MODES, SCENARIO_CARDS } from './lists.ts'

const whole = v.pipe(v.number(), v.integer('a whole number'), v.minValue(0, 'a whole number from 0'))
const round = v.pipe(whole, v.minValue(1, 'a round from 1'))
const deck = v.picklist(SCENARIO_CARDS)
const hook = <const Name extends string>(name: Name) => v.strictObject({ hook: v.literal(name) })

/** The hexes of a tile, in the order of its slots. */
export const TILE_HEXES = ['N', 'SW', 'SE'] as const

/** Tiles of a class by number of players: alone, two, three, four. */
const byPlayers = v.strictTuple([whole, whole, whole, whole])

/** A number that grows with the players: base + each × players. */
const grown = v.strictObject({ base: v.pipe(v.number(), v.integer('a whole number')), each: whole })

/** How a scenario changes the rules: a closed vocabulary, like the effects of tiles. */
export const scenarioHook = v.variant('hook', [
  /** Default elites of these levels (EU-1001). */
  v.strictObject({ hook: v.literal('elites'), levels: v.array(whole) }),
  /** Extra reputation for each elite defeated (EU-1512). */
  v.strictObject({ hook: v.literal('eliteBonus'), rep: whole }),
  /** A bounty that nobody fights goes under the last of its level (EU-1513). */
  v.strictObject({ hook: v.literal('coldTrail'), rounds: round }),
  /**
   * A dragon attacks settlements at the ends of rounds and can be fought near its figure (EU-1521 to EU-1527). `foes` are
   * ordered cards, each with `vitalityEach`; `attacks` are cards with a `target`.
   */
  v.strictObject({
    hook: v.literal('settlementDragon'),
    foes: deck,
    attacks: deck,
    from: round,
    wounds: whole,
  }),
  /** Event cards at the starts of these rounds, both included: their `ops` are done (EU-1532). */
  v.strictObject({ hook: v.literal('events'), deck, from: round, to: round }),
  /**
   * Quests of legendary tiles, each of which weakens a sleeper by one (EU-1533). Cards by `order`, then id, belong to the
   * tiles with `special: 'legend'` by id; they have `require` and `reward`.
   */
  v.strictObject({ hook: v.literal('legends'), deck }),
  /**
   * A sleeping foe with persistent hits (EU-1534 to EU-1537); without a lair on the map it comes to the church. `foes` are
   * ordered cards, each with `vitalityEach`.
   */
  v.strictObject({ hook: v.literal('sleeper'), foes: deck, wakesAfter: round, helperRep: whole }),
  /** Everybody outside the church suffers at the ends of rounds while the sleeper is awake (EU-1539). */
  v.strictObject({ hook: v.literal('ashRain'), from: round, wounds: whole }),
  /** A golem walks to the church (EU-1541 to EU-1548). `ravage` cards have `steps` and `ops`; `treasure` is a level. */
  v.strictObject({
    hook: v.literal('golem'),
    foe: deck,
    ravage: deck,
    appearsBy: round,
    wounds: whole,
    wards: whole,
    combatRounds: round,
    vitality: grown,
    treasure: whole,
  }),
  hook('titles'),
])

/** What all have to reach together (EU-1501). */
export const scenarioGoal = v.variant('goal', [
  v.strictObject({ goal: v.literal('elites'), competitive: grown, cooperative: grown, solo: whole }),
  v.strictObject({ goal: v.literal('settlements'), destroyed: grown }),
  v.strictObject({ goal: v.literal('sleeper') }),
  v.strictObject({ goal: v.literal('golem') }),
])

export const scenario = v.strictObject({
  id: whole,
  key: v.pipe(v.string(), v.regex(/^[a-z][a-zA-Z]*$/, 'a key of letters')),
  rounds: round,
  modes: v.pipe(v.array(v.picklist(MODES)), v.minLength(1, 'at least one mode')),
  /** Whether the church tile with the priest is used. */
  priest: v.boolean(),
  coins: whole,
  /** Where figures start if not in the church: on a hex of the start tile (EU-101, EU-206). */
  start: v.exactOptional(v.picklist(TILE_HEXES)),
  /** By chapter, from I. */
  tiles: v.array(
    v.strictObject({
      fixed: v.strictObject({ solo: whole, table: whole }),
      encounter: byPlayers,
      general: byPlayers,
      /** How many scenario tiles of each class the chapter adds. */
      legendary: whole,
      lair: whole,
      ruins: whole,
    }),
  ),
  hooks: v.array(scenarioHook),
  goal: scenarioGoal,
  /**
   * Final reputation from which each grade of a solo success is reached, the lowest one from 0 (EU-1515); empty where
   * there are no grades. Their names are `gradeNames`, in the same order.
   */
  grades: v.array(whole),
})

export type ScenarioHook = v.InferOutput<typeof scenarioHook>
export type ScenarioGoal = v.InferOutput<typeof scenarioGoal>
export type Scenario = v.InferOutput<typeof scenario>
export type Grown = v.InferOutput<typeof grown>
