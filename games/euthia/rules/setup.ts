import type { Random, Table } from '@vyprava/kernel'
import { ENCOUNTERS, HEROES, type Mode, type Source, TRADES } from '../content/schema.ts'
import { draw } from './decks.ts'
import { refit } from './equipment.ts'
import { emptyMap, placeTile } from './map.ts'
import { type EuthiaOptions, heroChoices, modeFor } from './options.ts'
import { chaosCardsFor, type Pack, type Printed } from './printed.ts'
import { type Deck, type Euthia, type Flag, NONE, OFFER, type Owned, type Player } from './state.ts'

const filled = <T>(length: number, value: T): T[] => Array.from({ length }, () => value)
const flag = (on: boolean): Flag => (on ? 1 : 0)

/** Everything as it lies before the first round (1xx). */
export function setUp(printed: Printed, table: Table<EuthiaOptions>, random: Random): Euthia {
  const { pack } = printed
  const { seats, options } = table
  const scenario = pack.scenarios.findIndex(({ key }) => key === options.scenario)
  const mode = modeFor(pack, table)
  const heroes = chooseHeroes(table, random)
  const pile = (cards: readonly number[]): Deck => ({ draw: random.shuffle(cards.slice()), discard: [] })
  const tiles = (source: Source): Deck => pile(printed.bySource[source])
  const controlled = mode === 'competitive' && seats > 2
  const state: Euthia = {
    agenda: [{ step: 'round' }],
    scenario,
    mode,
    towerFee: flag(options.towerFee === 'perPlayer'),
    coopEncounterCards: flag(options.coopEncounterCards),
    titles: flag(options.titles),
    mapRadius: options.mapRadius,
    ended: null,
    round: 0,
    starter: random.int(seats),
    active: NONE,
    questsThisTurn: 0,
    arranged: 0,
    bought: 0,
    eliteBeaten: 0,
    players: heroes.map((hero) => newPlayer(printed, hero, seats, pack.scenarios[scenario].coins)),
    map: emptyMap(stackTiles(printed, scenario, seats, mode, random)),
    trade: TRADES.map(tiles),
    offers: TRADES.map(() => []),
    resources: [tiles('mountain'), tiles('lake'), tiles('cave')],
    treasures: [tiles('treasure1'), tiles('treasure2'), tiles('treasure3')],
    monsters: printed.monstersOf.map(pile),
    silver: pile(chaosCardsFor(printed, 'silver', mode === 'competitive')),
    gold: pile(chaosCardsFor(printed, 'gold', mode === 'competitive')),
    control: pile(controlled ? heroes.flatMap((_, seat) => [seat, seat]) : []),
    combat: pile(mode === 'competitive' ? [] : pack.combatCards.map((_, card) => card)),
    encounters: ENCOUNTERS.map(() => ({ deck: [], open: [] })),
    rewards: [[], [], []],
    artifacts: random.shuffle(printed.bySource.artifact.slice()),
    teleportScrolls: random.shuffle(printed.bySource.teleportScroll.slice()),
    bounties: [],
    bounty: NONE,
    silverReserve: [],
    goldReserve: [],
    rules: [],
    story: {
      figure: NONE,
      foes: [],
      hits: 0,
      hitBy: filled<Flag>(seats, 0),
      attacks: { draw: [], discard: [] },
      events: { draw: [], discard: [] },
      event: NONE,
      legendsDone: 0,
      awake: 0,
      destroyed: 0,
      elitesBeaten: 0,
      coldRounds: 0,
      foughtElite: 0,
      coldBounties: [],
    },
    fight: null,
  }
  placeTile(state.map, startTile(pack, scenario), 0, 0, seats)
  for (const [trade, offer] of state.offers.entries()) fillOffer(state.trade[trade], offer, random)
  return state
}

/** Fills the gaps of an offer, as far as there are tiles (EU-126, EU-512, EU-R36). */
export function fillOffer(deck: Deck, offer: number[], random: Random): void {
  while (offer.length < OFFER) {
    const tile = draw(deck, random)
    if (tile === NONE) return
    offer.push(tile)
  }
}

/** The heroes asked for; the others are drawn from those that are free (EU-115). */
function chooseHeroes(table: Table<EuthiaOptions>, random: Random): number[] {
  const asked = heroChoices(table)
  const free = random.shuffle(HEROES.flatMap((hero, id) => (asked.includes(hero) ? [] : [id])))
  return asked.map((hero) => (hero === 'any' ? (free.pop() ?? NONE) : HEROES.indexOf(hero)))
}

/** The church tile, with the priest if the scenario says so (EU-104). */
const startTile = ({ mapTiles, scenarios }: Pack, scenario: number): number =>
  mapTiles.findIndex(({ cls, priest }) => cls === 'start' && (priest === true) === scenarios[scenario].priest)

/** The stack of map tiles, chapter by chapter, the next one last (EU-105 to EU-112). */
function stackTiles(printed: Printed, scenario: number, seats: number, mode: Mode, random: Random): number[] {
  const stack: number[] = []
  for (let chapter = 1; chapter <= printed.pack.scenarios[scenario].tiles.length; chapter++) {
    const chosen = chapterTiles(printed, scenario, chapter, seats, mode).flatMap(({ tiles, count }) =>
      random.shuffle(tiles.slice()).slice(0, count),
    )
    stack.unshift(...random.shuffle(chosen))
  }
  return stack
}

/** Tiles of one class in a chapter, and how many of them are used. */
export interface TileGroup {
  readonly tiles: readonly number[]
  readonly count: number
}

/** What the table of the scenario takes from a chapter, class by class (EU-106 to EU-110, EU-1202, EU-1302). */
export function chapterTiles(
  { pack, chapters }: Printed,
  scenario: number,
  chapter: number,
  seats: number,
  mode: Mode,
): TileGroup[] {
  const counts = pack.scenarios[scenario].tiles[chapter - 1]
  const own = chapters[chapter - 1]
  return [
    mode === 'solo'
      ? { tiles: own.soloFixed, count: counts.fixed.solo }
      : { tiles: own.fixed, count: counts.fixed.table },
    { tiles: own.encounter, count: counts.encounter[seats - 1] },
    { tiles: own.general, count: counts.general[seats - 1] },
    { tiles: own.legendary, count: counts.legendary },
    { tiles: own.lair, count: counts.lair },
    { tiles: own.ruins, count: counts.ruins },
  ]
}

/** A hero as it starts (EU-116 to EU-121, EU-124, EU-137, EU-1401). */
export function newPlayer(printed: Printed, hero: number, seats: number, coins: number): Player {
  const face = printed.pack.heroes[hero]
  const { starting, stack } = printed.personal[hero][seats === 1 ? 0 : 1]
  const slots: (Owned | null)[] = face.slots.map(() => null)
  const unlocked = printed.locks[hero].map((lock): Flag => flag(lock === null))
  for (const tile of starting) {
    const slot = slots.findIndex(
      (owned, at) =>
        owned === null && unlocked[at] === 1 && printed.slotKinds[hero][at] === printed.slotKindOf[tile],
    )
    slots[slot] = newTile(tile)
  }
  const player: Player = {
    hero,
    field: NONE,
    health: face.maxHealth,
    maxHealth: face.maxHealth,
    coins,
    rep: 0,
    gaar: face.gaarSlots,
    dwurt: face.dwurtSlots,
    dwurtDie: 0,
    gems: printed.pack.gems.map(() => 0),
    essences: printed.pack.essences.map(() => 0),
    slots,
    unlocked,
    bags: [],
    trophies: [],
    stack: stack.slice(),
    revealed: [],
    tokens: [0, 0, 0],
    mp: 0,
    granted: [0, 0, 0],
    minecarts: 0,
    hand: [],
    control: 0,
    quests: [],
    legends: [],
    bounties: [],
    foes: [],
    won: filled(seats, 0),
    deaths: 0,
    knowsTile: 0,
    knowsMonster: [0, 0, 0],
    portalsUsed: [],
    sold: 0,
    treasures: 0,
  }
  refit(printed, player)
  return player
}

/** A tile as somebody gets it: ready, without gems and essences. */
export const newTile = (tile: number): Owned => ({
  tile,
  exhausted: 0,
  gems: [],
  essences: [0, 0, 0, 0],
})
