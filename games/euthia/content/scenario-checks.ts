import { blame, type Fault } from '@vyprava/kernel'
import { TITLE_CRITERIA } from './lists.ts'
import type { Scenario, ScenarioHook } from './scenario.ts'
import type { Bounty, MapTile, ScenarioCard } from './schema.ts'

/* Scenarios can be set up and won: the tiles and cards that they ask for are there. */

type Place = readonly (string | number)[]
const at = (found: unknown, expected: string, ...place: Place): Fault => ({ at: place, found, expected })

/** What scenarios need of a pack. */
interface Stage {
  readonly mapTiles: readonly MapTile[]
  readonly scenarioCards: readonly ScenarioCard[]
  readonly bounties: readonly Bounty[]
  readonly scenarios: readonly Scenario[]
}

const PLAYERS = [1, 2, 3, 4]
type ChapterTable = Scenario['tiles'][number]

/** The groups of tiles that a chapter is put together from, and the most that a table asks of each. */
const GROUPS: readonly {
  readonly name: keyof ChapterTable
  fits(tile: MapTile): boolean
  asked(table: ChapterTable): number
}[] = [
  { name: 'fixed', fits: ({ cls }) => cls === 'fixed', asked: ({ fixed }) => fixed.table },
  {
    name: 'encounter',
    fits: ({ cls }) => cls === 'encounter',
    asked: ({ encounter }) => Math.max(...encounter),
  },
  { name: 'general', fits: ({ cls }) => cls === 'general', asked: ({ general }) => Math.max(...general) },
  { name: 'legendary', fits: ({ special }) => special === 'legend', asked: ({ legendary }) => legendary },
  { name: 'lair', fits: ({ lair }) => lair === true, asked: ({ lair }) => lair },
  {
    name: 'ruins',
    fits: ({ hexes }) => hexes.some(({ location }) => location === 'ruins'),
    asked: ({ ruins }) => ruins,
  },
]

/** No scenario asks for more tiles of a class than the chapter has; fixed ones are used all (EU-107 to EU-110). */
function tableFault({ mapTiles }: Stage, table: ChapterTable, chapter: number): Fault | null {
  const own = mapTiles.filter((tile) => tile.chapter === chapter)
  for (const { name, fits, asked } of GROUPS) {
    const there = own.filter(fits).length
    if (asked(table) > there)
      return at(table[name], `at most ${there}, as many as chapter ${chapter} has`, name)
  }
  const alone = own.filter(({ soloFixed }) => soloFixed === true).length
  const { fixed } = table
  if (fixed.solo !== alone) return at(fixed.solo, `${alone}, all fixed tiles for one player`, 'fixed', 'solo')
  const all = own.filter(({ cls }) => cls === 'fixed').length
  return fixed.table === all ? null : at(fixed.table, `${all}, all fixed tiles`, 'fixed', 'table')
}

const sum = (tiles: readonly ChapterTable[], name: 'legendary' | 'lair' | 'ruins'): number =>
  tiles.reduce((all, table) => all + table[name], 0)

/** What a hook needs: cards of its decks, tiles of its places, rounds in which it can happen. */
function hookFault({ scenarioCards }: Stage, { rounds, tiles }: Scenario, hook: ScenarioHook): Fault | null {
  const cards = (kind: string): number => scenarioCards.filter((card) => card.kind === kind).length
  const needs = (kind: string, least: number, field: string): Fault | null =>
    cards(kind) >= least ? null : at(kind, `a deck of at least ${least} cards`, field)
  const inTime = (round: number, field: string): Fault | null =>
    round <= rounds ? null : at(round, `a round up to ${rounds}`, field)
  switch (hook.hook) {
    case 'elites':
      return hook.levels.every((level) => level >= 1 && level <= 3)
        ? null
        : at(hook.levels, 'levels 1 to 3', 'levels')
    case 'settlementDragon':
      return needs(hook.foes, 1, 'foes') ?? needs(hook.attacks, 1, 'attacks') ?? inTime(hook.from, 'from')
    case 'events':
      return (
        inTime(hook.to, 'to') ??
        (hook.from <= hook.to ? null : at(hook.from, `a round up to ${hook.to}`, 'from')) ??
        needs(hook.deck, hook.to - hook.from + 1, 'deck')
      )
    case 'legends': {
      const places = sum(tiles, 'legendary')
      return cards(hook.deck) === places
        ? null
        : at(hook.deck, `a deck of ${places} cards, one for each legendary tile`, 'deck')
    }
    case 'sleeper':
      return (
        needs(hook.foes, 1, 'foes') ??
        inTime(hook.wakesAfter + 1, 'wakesAfter') ??
        (sum(tiles, 'lair') === 1
          ? null
          : at(sum(tiles, 'lair'), 'one lair among the tiles of the scenario', 'hook'))
      )
    case 'ashRain':
      return inTime(hook.from, 'from')
    case 'golem':
      return (
        needs(hook.foe, 1, 'foe') ??
        needs(hook.ravage, 1, 'ravage') ??
        inTime(hook.appearsBy + 1, 'appearsBy') ??
        (hook.treasure >= 1 && hook.treasure <= 3
          ? null
          : at(hook.treasure, 'a level from 1 to 3', 'treasure')) ??
        (sum(tiles, 'ruins') === 1
          ? null
          : at(sum(tiles, 'ruins'), 'one tile with ruins among the tiles of the scenario', 'hook'))
      )
    case 'eliteBonus':
    case 'coldTrail':
    case 'titles':
      return null
  }
}

/** The hook that a goal is reached by. */
const HOOK_OF = {
  elites: 'elites',
  settlements: 'settlementDragon',
  sleeper: 'sleeper',
  golem: 'golem',
} as const

/** Bounties that lie ready with so many players (EU-1001). */
const ready = ({ bounties }: Stage, levels: readonly number[], players: number): number =>
  levels.reduce(
    (all, level) => all + Math.min(players + 2, bounties.filter((bounty) => bounty.level === level).length),
    0,
  )

/** The goal belongs to a hook, and there are elites enough for it. */
function goalFault(stage: Stage, { hooks, goal, modes }: Scenario): Fault | null {
  const needed = HOOK_OF[goal.goal]
  const hook = hooks.find((one) => one.hook === needed)
  if (hook === undefined) return at(goal.goal, `a goal with its hook "${needed}"`, 'goal')
  if (goal.goal !== 'elites' || hook.hook !== 'elites') return null
  for (const players of PLAYERS) {
    const grown = ['competitive', 'cooperative'] as const
    const wanted =
      players === 1
        ? [goal.solo]
        : grown.map((mode) => (modes.includes(mode) ? goal[mode].base + goal[mode].each * players : 0))
    const there = ready(stage, hook.levels, players)
    if (Math.max(...wanted) > there)
      return at(Math.max(...wanted), `at most ${there} elites with ${players} players`, 'goal')
  }
  return null
}

const under = (fault: Fault | null, ...place: Place): Fault | null =>
  fault === null ? null : { ...fault, at: [...place, ...fault.at] }

function scenarioFault(stage: Stage, scenario: Scenario): Fault | null {
  const church = stage.mapTiles.some(
    ({ cls, priest }) => cls === 'start' && (priest === true) === scenario.priest,
  )
  if (!church)
    return at(scenario.priest, `a start tile ${scenario.priest ? 'with' : 'without'} the priest`, 'priest')
  if (scenario.tiles.length < 1 || scenario.tiles.length > 5)
    return at(scenario.tiles.length, 'one to five chapters', 'tiles')
  for (const [i, table] of scenario.tiles.entries()) {
    const fault = under(tableFault(stage, table, i + 1), 'tiles', i)
    if (fault !== null) return fault
  }
  for (const [i, hook] of scenario.hooks.entries()) {
    const fault = under(hookFault(stage, scenario, hook), 'hooks', i)
    if (fault !== null) return fault
  }
  return goalFault(stage, scenario)
}

/** Every scenario can be set up with every number of players, and its goal can be reached. */
export const playable = <Pack extends Stage>() => blame<Pack>(scenariosFault)

function scenariosFault(stage: Stage): Fault | null {
  for (const [place, scenario] of stage.scenarios.entries()) {
    const twice = stage.scenarios.findIndex(({ key }) => key === scenario.key) < place
    const fault = twice
      ? at(scenario.key, 'a key that no other scenario has', 'key')
      : scenarioFault(stage, scenario)
    if (fault !== null) return under(fault, 'scenarios', place)
  }
  return null
}

const isAskedFor = ({ scenarios }: Stage, tile: MapTile): boolean =>
  tile.cls === 'start'
    ? scenarios.some(({ priest }) => priest === (tile.priest === true))
    : scenarios.some(({ tiles }) =>
        GROUPS.some(({ fits, asked }) => {
          const table = tiles.at(tile.chapter - 1)
          return table !== undefined && fits(tile) && asked(table) > 0
        }),
      )

/** Every map tile comes into play in some scenario. */
export const used = <Pack extends Stage>() =>
  blame<Pack>((stage) => {
    const place = stage.mapTiles.findIndex((tile) => !isAskedFor(stage, tile))
    return place < 0
      ? null
      : at(stage.mapTiles[place].cls, 'a tile that some scenario uses', 'mapTiles', place, 'cls')
  })

/** Each criterion has its title (EU-1591). */
export const titleCriteria = <Item extends { readonly criterion: string }>() =>
  blame<Item[]>((titles) => {
    const place = titles.findIndex(({ criterion }, i) => criterion !== TITLE_CRITERIA[i])
    return place < 0 ? null : at(titles[place].criterion, `"${TITLE_CRITERIA[place]}"`, place, 'criterion')
  })
