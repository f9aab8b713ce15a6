import { countOf, idIsIndex } from '@vyprava/kernel'
import * as v from 'valibot'
import { chaosList, hunted } from './card-checks.ts'
import { cost, effect } from './effects.ts'
import { everyLevel, foeForms } from './foe-form.ts'
import { encounter, encounterCard, mapTile } from './land.ts'
import {
  ARMOUR_KINDS,
  ARMOUR_PIECES,
  CHAOS_TYPES,
  ELEMENTS,
  ENCOUNTERS,
  GEMS,
  HEROES,
  JEWEL_PIECES,
  LOCATIONS,
  METALS,
  SCENARIO_CARDS,
  SLOT_KINDS,
  SOURCES,
  SPECIALS,
  TILE_KINDS,
  TIMINGS,
  TITLE_CRITERIA,
} from './lists.ts'
import { noReadyLoops } from './loops.ts'
import { mapForm } from './map-form.ts'
import { opList, profile } from './ops.ts'
import { everyTile, inOrder, questForm, startingTiles, supplies } from './pack-form.ts'
import { id, level, line, slug, whole, words } from './parts.ts'
import { scenario } from './scenario.ts'
import { scenarioDecks } from './scenario-cards.ts'
import { playable } from './scenario-checks.ts'
import { tileFault } from './tile-form.ts'

const slot = v.strictObject({ kind: v.picklist(SLOT_KINDS), lock: v.exactOptional(cost) })

const hero = v.strictObject({
  id,
  key: v.picklist(HEROES),
  element: v.picklist(ELEMENTS),
  maxHealth: whole(1, 12),
  /** In the order of the board; bags are not among them, every hero has three. */
  slots: v.array(slot),
  gaarSlots: whole(0, 8),
  dwurtSlots: whole(0, 8),
  gemSlots: whole(0, 8),
  ...words,
})

const price = v.strictObject({
  coins: whole(0, 20),
  essence: v.exactOptional(v.strictObject({ kind: v.picklist(ELEMENTS), n: whole(1, 3) })),
})

/** Anything that lies on a board or in a bag as a tile; equal copies are one entry with a count. */
const tile = v.strictObject({
  id,
  source: v.picklist(SOURCES),
  kind: v.picklist(TILE_KINDS),
  count: whole(1, 12),
  /** Of a personal tile: its hero, the reputation to reveal it (null: a starting tile), and for how many players. */
  hero: v.exactOptional(v.picklist(HEROES)),
  value: v.exactOptional(v.nullable(whole(0, 60))),
  players: v.exactOptional(v.picklist(['solo', 'multi'])),
  price: v.exactOptional(price),
  sale: v.exactOptional(whole(0, 20)),
  /** Of armour and jewels: where they are worn. */
  piece: v.exactOptional(v.picklist([...ARMOUR_PIECES, ...JEWEL_PIECES])),
  armour: v.exactOptional(v.picklist(ARMOUR_KINDS)),
  gemSpaces: v.exactOptional(whole(1, 3)),
  effects: v.array(effect),
  /** The diagram of a weapon or an attack ability. */
  profile: v.exactOptional(profile),
  /** Of a resource: what one of its sales brings (EU-525). */
  sales: v.exactOptional(v.pipe(v.array(opList), v.minLength(1, 'at least one sale'))),
  ...words,
})

const gem = v.strictObject({
  id,
  key: v.picklist(GEMS),
  count: whole(1, 30),
  effects: v.array(effect),
  ...words,
})
const essence = v.strictObject({
  id,
  key: v.picklist(ELEMENTS),
  count: whole(1, 30),
  effects: v.array(effect),
  ...words,
})

/** What a monster brings to a fight. */
const foe = {
  vitality: whole(1, 40),
  silver: whole(0, 4),
  gold: whole(0, 4),
  chaos: whole(0, 5),
  gaar: whole(0, 5),
  /** Subtracted from every attack of the hero (EU-689). */
  clover: whole(-6, 0),
  immune: v.boolean(),
  profile,
  /** Done before each roll of the monster from the second combat round on. */
  lasting: opList,
}

const foeObject = v.strictObject(foe)

const monster = v.strictObject({
  id,
  level,
  ...foe,
  /** Gained when the slayer's reputation lies in the range; null has no upper bound. */
  reward: v.strictObject({ min: whole(0, 99), max: v.nullable(whole(0, 99)), ops: opList }),
  ...words,
})
const elite = v.strictObject({ id, level, ...foe, ...words })

/** Where an elite is met: on or beside a field of a kind (`trade`: any place of trade), or on a special tile (EU-1005 to EU-1007). */
const FIELD_LAIRS = [...LOCATIONS, 'trade'] as const
const lair = v.variant('type', [
  v.strictObject({ type: v.literal('on'), what: v.picklist(FIELD_LAIRS) }),
  v.strictObject({ type: v.literal('beside'), what: v.picklist(FIELD_LAIRS) }),
  v.strictObject({ type: v.literal('special'), what: v.picklist(SPECIALS) }),
])
const bounty = v.strictObject({
  id,
  level,
  elite: id,
  lair,
  reward: opList,
  ...words,
})

const chaosCard = v.strictObject({
  id,
  type: v.picklist(CHAOS_TYPES),
  metal: v.picklist(METALS),
  count: whole(1, 12),
  timing: v.picklist(TIMINGS),
  /** What one, two and three equal cards do (EU-754). */
  fields: v.pipe(
    v.array(opList),
    v.minLength(2, 'two or three fields'),
    v.maxLength(3, 'two or three fields'),
  ),
  soloOnly: v.boolean(),
  competitiveOnly: v.boolean(),
  ...words,
})

const combatCard = v.strictObject({
  left: whole(1, 6),
  right: whole(1, 6),
  gaar: whole(0, 2),
  chaos: whole(0, 2),
})
const elemental = v.strictObject({ id, key: v.picklist(ELEMENTS), profile, ...words })
/** Grades begin at 0 and rise. */
const isRising = (grades: readonly number[]): boolean =>
  grades.every((from, i) => (i === 0 ? from === 0 : from > grades[i - 1]))

export const ATTACK_TARGETS = ['nearestChurch', 'farthestChurch', 'nearestTrader', 'newest'] as const
const scenarioCard = v.strictObject({
  id,
  kind: v.picklist(SCENARIO_CARDS),
  /** The place in an ordered deck, from 1; shuffled decks have 0. */
  order: whole(0, 9),
  foe: v.exactOptional(foeObject),
  /** Of a foe: more vitality for each player. */
  vitalityEach: v.exactOptional(whole(0, 9)),
  /** Of an attack card: which settlement the dragon flies to (EU-1523). */
  target: v.exactOptional(v.picklist(ATTACK_TARGETS)),
  require: v.exactOptional(cost),
  reward: v.exactOptional(opList),
  ops: v.exactOptional(opList),
  steps: v.exactOptional(whole(1, 3)),
  ...words,
})
const title = v.strictObject({ id, criterion: v.picklist(TITLE_CRITERIA), rep: whole(1, 9), ...words })
const worded = v.pipe(
  v.strictObject({ ...scenario.entries, gradeNames: v.array(line), ...words }),
  v.check(({ grades, gradeNames }) => grades.length === gradeNames.length, 'a name for each grade'),
  v.check(({ grades }) => isRising(grades), 'grades from 0 on, each higher than the one before'),
)

/**
 * What is printed on the tiles, cards and boards of Euthia, as far as the rules need it to be so; how much there is of
 * everything and how strong it may be is asked of our own pack alone (`house.ts`). Ids are places in the lists, from 0.
 */
export const packSchema = v.pipe(
  v.strictObject({
    id: slug,
    version: whole(1, 9999),
    heroes: v.pipe(v.array(hero), countOf(6, 'heroes'), idIsIndex(), inOrder(HEROES)),
    tiles: v.pipe(v.array(tile), idIsIndex(), everyTile(tileFault), supplies(), noReadyLoops()),
    gems: v.pipe(v.array(gem), countOf(8, 'gems'), idIsIndex(), inOrder(GEMS)),
    essences: v.pipe(v.array(essence), countOf(4, 'essences'), idIsIndex(), inOrder(ELEMENTS)),
    monsters: v.pipe(v.array(monster), idIsIndex(), everyLevel(), foeForms()),
    elites: v.pipe(v.array(elite), idIsIndex(), foeForms()),
    bounties: v.pipe(v.array(bounty), idIsIndex()),
    chaosCards: v.pipe(v.array(chaosCard), idIsIndex(), chaosList()),
    combatCards: v.pipe(v.array(combatCard), v.minLength(1, 'at least one combat card')),
    elementals: v.pipe(v.array(elemental), countOf(4, 'elementals'), idIsIndex(), inOrder(ELEMENTS)),
    encounters: v.pipe(v.array(encounter), countOf(14, 'encounters'), idIsIndex(), inOrder(ENCOUNTERS)),
    encounterCards: v.pipe(v.array(encounterCard), idIsIndex(), questForm()),
    mapTiles: v.pipe(v.array(mapTile), idIsIndex(), mapForm()),
    scenarioCards: v.pipe(v.array(scenarioCard), idIsIndex(), scenarioDecks()),
    titles: v.pipe(v.array(title), idIsIndex()),
    scenarios: v.pipe(v.array(worded), v.minLength(1, 'at least one scenario'), idIsIndex()),
    /** What a coin heals by place of trade, and in the church (EU-530, EU-911). */
    healing: v.strictObject({
      merchant: whole(1, 9),
      alchemist: whole(1, 9),
      tower: whole(1, 9),
      church: whole(1, 9),
    }),
    /** What a fixed action token gives when it is used for movement. */
    movement: v.strictObject({ mine: whole(1, 4), trade: whole(1, 4), combat: whole(1, 4) }),
  }),
  startingTiles(),
  hunted(),
  playable(),
)

export type EuthiaPack = v.InferOutput<typeof packSchema>
export type Hero = v.InferOutput<typeof hero>
export type Tile = v.InferOutput<typeof tile>
export type Foe = v.InferOutput<typeof foeObject>

export type Monster = v.InferOutput<typeof monster>
export type Elite = v.InferOutput<typeof elite>
export type Lair = v.InferOutput<typeof lair>
export type Bounty = v.InferOutput<typeof bounty>
export type ChaosCard = v.InferOutput<typeof chaosCard>
export type CombatCard = v.InferOutput<typeof combatCard>
export type Elemental = v.InferOutput<typeof elemental>
export type EncounterCard = v.InferOutput<typeof encounterCard>
export type MapTile = v.InferOutput<typeof mapTile>
export type { MapHex } from './land.ts'
export type AttackTarget = (typeof ATTACK_TARGETS)[number]
export type ScenarioCard = v.InferOutput<typeof scenarioCard>
export type Line = v.InferOutput<typeof line>

export * from './effects.ts'
export * from './lists.ts'
export * from './ops.ts'
export * from './scenario.ts'
