import { clone, type Observer, type Seat } from '@vyprava/kernel'
import type { Item } from './items.ts'
import type { Printed } from './printed.ts'
import { type Deck, type Euthia, type EuthiaMap, NONE, type Player, type ScenarioState } from './state.ts'

/** A player as an observer sees it: of others' hands only how many cards of each metal (EU-226). */
export interface PlayerView extends Omit<Player, 'hand'> {
  hand: number[] | null
  silver: number
  gold: number
}

/** A pile of which everybody can tell the cards but not their order: they lie here sorted. */
export interface DeckView {
  left: number[]
  discard: number[]
}

export interface MapView extends Omit<EuthiaMap, 'stack'> {
  /** Tiles left by chapter, and the next one if this observer has looked at it (EU-113). */
  chapters: number[]
  next: number | null
}

type Hidden =
  | 'players'
  | 'map'
  | 'trade'
  | 'resources'
  | 'treasures'
  | 'monsters'
  | 'silver'
  | 'gold'
  | 'control'
  | 'combat'
  | 'encounters'
  | 'rewards'
  | 'artifacts'
  | 'teleportScrolls'
  | 'bounties'
  | 'silverReserve'
  | 'goldReserve'
  | 'story'

/**
 * What an observer may know: all but others' hands, the reserves, the order of piles and what was put aside unseen
 * (EU-111, EU-113, EU-226). The cards of a metal that lie where this observer cannot see them are one sorted pool.
 */
export interface EuthiaView extends Omit<Euthia, Hidden> {
  players: PlayerView[]
  map: MapView
  trade: DeckView[]
  resources: DeckView[]
  treasures: DeckView[]
  monsters: DeckView[]
  /** By level: the first card with the same back as the top one, and the card itself if it is known (EU-621). */
  monsterBacks: number[]
  monsterTops: (number | null)[]
  silver: { pool: number[]; draw: number; discard: number[]; reserve: number }
  gold: { pool: number[]; draw: number; discard: number[]; reserve: number }
  control: DeckView
  combat: DeckView
  encounters: { deck: number; open: number[] }[]
  rewards: number[][]
  artifacts: number[]
  teleportScrolls: number[]
  /** The bounties to come: their level, and which one it is if it has been open before (EU-1513). */
  bounties: { level: number; id: number | null }[]
  story: Omit<ScenarioState, 'attacks' | 'events'> & { attacks: DeckView; events: DeckView }
}

/** From so many cards on it is quicker to count them. */
const MANY = 40

/** Most piles are short: putting each card in its place takes a third of the time of `toSorted`. */
function sorted(list: readonly number[]): number[] {
  if (list.length >= MANY) return counted(list)
  const rising = list.slice()
  for (let i = 1; i < rising.length; i++) {
    const card = rising[i]
    let at = i
    for (; at > 0 && rising[at - 1] > card; at--) rising[at] = rising[at - 1]
    rising[at] = card
  }
  return rising
}

/** Cards are small whole numbers, and one of a kind or a few. */
function counted(list: readonly number[]): number[] {
  let last = 0
  for (const card of list) if (card > last) last = card
  const counts = new Uint16Array(last + 1)
  for (const card of list) counts[card]++
  const rising: number[] = []
  for (let card = 0; card <= last; card++) for (let left = counts[card]; left > 0; left--) rising.push(card)
  return rising
}

const deckView = ({ draw, discard }: Deck): DeckView => ({ left: sorted(draw), discard: discard.slice() })

/** Built up field by field, so that nothing new is shown by accident. */
export function viewOf(printed: Printed, state: Euthia, observer: Observer): EuthiaView {
  const { attacks, events, ...story } = state.story
  return {
    agenda: clone(state.agenda).map((item) => agendaView(item, observer)),
    scenario: state.scenario,
    mode: state.mode,
    towerFee: state.towerFee,
    coopEncounterCards: state.coopEncounterCards,
    titles: state.titles,
    mapRadius: state.mapRadius,
    ended: state.ended,
    round: state.round,
    starter: state.starter,
    active: state.active,
    questsThisTurn: state.questsThisTurn,
    arranged: state.arranged,
    bought: state.bought,
    eliteBeaten: state.eliteBeaten,
    players: state.players.map((player, seat) => playerView(printed, player, seat, observer)),
    map: mapView(printed, state, observer),
    trade: state.trade.map(deckView),
    offers: clone(state.offers),
    resources: state.resources.map(deckView),
    treasures: state.treasures.map(deckView),
    monsters: state.monsters.map(deckView),
    monsterBacks: state.monsters.map(({ draw }) => (draw.length === 0 ? NONE : printed.backOf[top(draw)])),
    monsterTops: state.monsters.map(({ draw }, level) =>
      draw.length > 0 && knows(state, observer, ({ knowsMonster }) => knowsMonster[level] === 1)
        ? top(draw)
        : null,
    ),
    silver: metalView(printed, state, observer, 0),
    gold: metalView(printed, state, observer, 1),
    control: deckView(state.control),
    combat: deckView(state.combat),
    encounters: state.encounters.map(({ deck, open }) => ({ deck: deck.length, open: open.slice() })),
    rewards: state.rewards.map(sorted),
    artifacts: sorted(state.artifacts),
    teleportScrolls: sorted(state.teleportScrolls),
    bounties: state.bounties.map((id) => ({
      level: printed.pack.bounties[id].level,
      id: state.story.coldBounties.includes(id) ? id : null,
    })),
    bounty: state.bounty,
    rules: clone(state.rules),
    story: { ...clone(story), attacks: deckView(attacks), events: deckView(events) },
    fight: clone(state.fight),
  }
}

const top = (list: readonly number[]): number => list[list.length - 1]

/** A player knows what it has looked at; a spectator what everybody knows. */
const knows = (state: Euthia, observer: Observer, test: (player: Player) => boolean): boolean =>
  observer === null ? state.players.every(test) : test(state.players[observer])

function playerView({ metalOf }: Printed, player: Player, seat: Seat, observer: Observer): PlayerView {
  const { hand, ...open } = player
  const silver = hand.filter((card) => metalOf[card] === 0).length
  return {
    ...clone(open),
    hand: seat === observer ? hand.slice() : null,
    silver,
    gold: hand.length - silver,
  }
}

function mapView({ pack }: Printed, state: Euthia, observer: Observer): MapView {
  const { stack, ...open } = state.map
  const chapters = [0, 0, 0, 0, 0]
  for (const tile of stack) chapters[pack.mapTiles[tile].chapter - 1] += 1
  const known = stack.length > 0 && knows(state, observer, ({ knowsTile }) => knowsTile === 1)
  return { ...clone(open), chapters, next: known ? top(stack) : null }
}

/** The pile of a metal: what lies unseen in its draw pile, its reserve and others' hands is one pool. */
function metalView(
  { metalOf }: Printed,
  state: Euthia,
  observer: Observer,
  metal: 0 | 1,
): EuthiaView['silver'] {
  const deck = metal === 0 ? state.silver : state.gold
  const reserve = metal === 0 ? state.silverReserve : state.goldReserve
  const hands = state.players.flatMap(({ hand }, seat) =>
    seat === observer ? [] : hand.filter((card) => metalOf[card] === metal),
  )
  return {
    pool: sorted([...deck.draw, ...reserve, ...hands]),
    draw: deck.draw.length,
    discard: deck.discard.slice(),
    reserve: reserve.length,
  }
}

/** Offers to take over a monster are secret until all have answered (EU-611, EU-612). */
function agendaView(item: Item, observer: Observer): Item {
  if (item.step !== 'takeover') return item
  return { ...item, offers: item.offers.filter((seat) => seat === observer) }
}
