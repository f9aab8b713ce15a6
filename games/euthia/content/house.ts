import { countOf } from '@vyprava/kernel'
import * as v from 'valibot'
import { powerFault } from './budgets.ts'
import { bountyList, chaosCounts, combatList, elementalTables, hunted } from './card-checks.ts'
import { boards, essenceCount, gemCount, kindCounts, pieces, sourceCounts, suits } from './checks.ts'
import { quests, questWorth } from './encounter-checks.ts'
import { eliteList, monsterList } from './foe-checks.ts'
import { personalTiles } from './hero-tiles.ts'
import { lairsOnMap } from './lairs.ts'
import { noProfit } from './loops.ts'
import { chapterTables, encounterPlaces, fixedTiles, guards } from './map-checks.ts'
import { everyTile, startingTiles } from './pack-form.ts'
import { scenarioCounts } from './scenario-cards.ts'
import { playable, titleCriteria, used } from './scenario-checks.ts'
import { packSchema } from './schema.ts'

const { entries } = packSchema

/**
 * What we ask of our own pack beyond what the rules need: the counts of the box, and a balance that was measured. Tests
 * hold our pack to it; anybody else's pack is taken by `packSchema` alone.
 */
export const houseSchema = v.pipe(
  v.strictObject({
    ...entries,
    heroes: v.pipe(entries.heroes, boards()),
    tiles: v.pipe(
      entries.tiles,
      sourceCounts(),
      kindCounts(),
      suits(),
      personalTiles(),
      everyTile(powerFault),
      noProfit(),
    ),
    gems: v.pipe(entries.gems, pieces(gemCount)),
    essences: v.pipe(entries.essences, pieces(essenceCount)),
    monsters: v.pipe(entries.monsters, countOf(40, 'monsters'), monsterList()),
    elites: v.pipe(entries.elites, countOf(20, 'elite monsters'), eliteList()),
    bounties: v.pipe(entries.bounties, countOf(20, 'bounties'), bountyList()),
    chaosCards: v.pipe(entries.chaosCards, chaosCounts()),
    combatCards: v.pipe(entries.combatCards, countOf(36, 'combat cards'), combatList()),
    elementals: v.pipe(entries.elementals, elementalTables()),
    encounterCards: v.pipe(entries.encounterCards, countOf(103, 'encounter cards'), quests()),
    mapTiles: v.pipe(
      entries.mapTiles,
      countOf(69, 'map tiles'),
      guards(),
      chapterTables(),
      fixedTiles(),
      encounterPlaces(),
    ),
    scenarioCards: v.pipe(entries.scenarioCards, scenarioCounts()),
    titles: v.pipe(entries.titles, countOf(12, 'titles'), titleCriteria()),
    scenarios: v.pipe(entries.scenarios, v.minLength(4, 'at least four scenarios')),
  }),
  startingTiles(),
  hunted(),
  lairsOnMap(),
  questWorth(),
  playable(),
  used(),
)
