import { clone, type Random, type Seat } from '@vyprava/kernel'
import { encounterCardsFor } from './encounters.ts'
import type { Printed } from './printed.ts'
import { chapterTiles } from './setup.ts'
import { type Deck, type Euthia, NONE, type Player } from './state.ts'
import type { DeckView, EuthiaView } from './view.ts'

/** Some full state that fits a view: hidden things are dealt anew from what the observer cannot see. */
export function imagineFrom(printed: Printed, view: EuthiaView, seat: Seat, random: Random): Euthia {
  const copy = clone(view)
  const pile = ({ left, discard }: DeckView): Deck => ({ draw: random.shuffle(left), discard })
  const silver = dealMetal(copy, 'silver', random)
  const gold = dealMetal(copy, 'gold', random)
  const { map, players, monsterBacks, monsterTops, ...rest } = copy
  const { chapters, next, ...placed } = map
  return {
    ...rest,
    agenda: rest.agenda.map((item) =>
      item.step === 'takeover' ? { ...item, offers: imagineOffers(copy, item, seat, random) } : item,
    ),
    players: players.map((player, other) => {
      const { hand, silver: _silver, gold: _gold, ...open } = player
      const dealt = [...silver.hands[other], ...gold.hands[other]].sort((a, b) => a - b)
      return { ...open, hand: hand ?? dealt } satisfies Player
    }),
    map: { ...placed, stack: imagineStack(printed, view, next, random) },
    trade: rest.trade.map(pile),
    resources: rest.resources.map(pile),
    treasures: rest.treasures.map(pile),
    monsters: rest.monsters.map((deck, level) =>
      imagineMonsters(printed, deck, monsterBacks[level], monsterTops[level], random),
    ),
    silver: silver.deck,
    gold: gold.deck,
    silverReserve: silver.reserve,
    goldReserve: gold.reserve,
    control: pile(rest.control),
    combat: pile(rest.combat),
    encounters: rest.encounters.map(({ deck, open }, kind) => ({
      deck: imagineEncounter(printed, view, kind, random).slice(0, deck),
      open,
    })),
    rewards: rest.rewards.map((left) => random.shuffle(left)),
    artifacts: random.shuffle(rest.artifacts),
    teleportScrolls: random.shuffle(rest.teleportScrolls),
    bounties: imagineBounties(printed, view, random),
    story: { ...rest.story, attacks: pile(rest.story.attacks), events: pile(rest.story.events) },
  }
}

interface Dealt {
  readonly deck: Deck
  readonly reserve: number[]
  /** By player: the cards for a hand that is not seen. */
  readonly hands: number[][]
}

function dealMetal(view: EuthiaView, metal: 'silver' | 'gold', random: Random): Dealt {
  const { pool, draw, discard, reserve } = view[metal]
  const cards = random.shuffle(pool)
  return {
    hands: view.players.map((player) => (player.hand === null ? cards.splice(0, player[metal]) : [])),
    reserve: cards.splice(0, reserve),
    deck: { draw: cards.splice(0, draw), discard },
  }
}

/** Whoever has answered may have offered or not. */
function imagineOffers(
  { players, fight }: EuthiaView,
  { waiting, offers }: { readonly waiting: readonly Seat[]; readonly offers: readonly Seat[] },
  seat: Seat,
  random: Random,
): Seat[] {
  return players.flatMap(({ control }, other) => {
    if (other === seat) return offers.includes(seat) ? [seat] : []
    const answered = control > 0 && other !== fight?.hero && !waiting.includes(other)
    return answered && random.int(2) === 1 ? [other] : []
  })
}

/** A top card with the back that is seen, the others in any order. */
function imagineMonsters(
  { backOf }: Printed,
  { left, discard }: DeckView,
  back: number,
  known: number | null,
  random: Random,
): Deck {
  const draw = random.shuffle(left)
  if (back === NONE) return { draw, discard }
  const at = draw.findIndex((card) => (known === null ? backOf[card] === back : card === known))
  draw.push(...draw.splice(at, 1))
  return { draw, discard }
}

/** Tiles of each chapter that may still lie in the stack: classes as the scenario says, unseen ones of each (EU-107 to EU-112). */
function imagineStack(printed: Printed, view: EuthiaView, next: number | null, random: Random): number[] {
  const { map, scenario, mode, players } = view
  const stack: number[] = []
  for (const [index, count] of map.chapters.entries()) {
    if (count === 0) continue
    const groups = chapterTiles(printed, scenario, index + 1, players.length, mode)
    const tiles = groups.flatMap(({ tiles: fitting, count: used }) => {
      const placed = fitting.filter((tile) => map.tiles.includes(tile))
      const unseen = fitting.filter((tile) => !map.tiles.includes(tile) && tile !== next)
      const waits = next !== null && fitting.includes(next) ? [next] : []
      return [...waits, ...random.shuffle(unseen).slice(0, used - placed.length - waits.length)]
    })
    const chapter = random.shuffle(tiles)
    const at = next === null ? NONE : chapter.indexOf(next)
    if (at !== NONE) chapter.push(...chapter.splice(at, 1))
    stack.unshift(...chapter)
  }
  return stack
}

/** Cards of an encounter that nobody has seen yet (EU-941). */
function imagineEncounter(printed: Printed, view: EuthiaView, kind: number, random: Random): number[] {
  const seen = [...view.encounters[kind].open, ...view.players.flatMap(({ quests }) => quests)]
  const cards = encounterCardsFor(printed, view.mode, kind)
  return random.shuffle(cards.filter((card) => !seen.includes(card)))
}

/** Bounties of the levels that are still to come, apart from those that were seen (EU-1001, EU-1002). */
function imagineBounties({ pack }: Printed, view: EuthiaView, random: Random): number[] {
  const seen = [view.bounty, ...view.players.flatMap(({ bounties }) => bounties)]
  for (const { id } of view.bounties) if (id !== null) seen.push(id)
  const unseen = random.shuffle(pack.bounties.map(({ id }) => id).filter((id) => !seen.includes(id)))
  return view.bounties.map(({ level, id }) => {
    if (id !== null) return id
    const at = unseen.findIndex((other) => pack.bounties[other].level === level)
    return unseen.splice(at, 1)[0]
  })
}
