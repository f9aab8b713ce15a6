import { clone, type Random } from '@vyprava/kernel'
import type { Printed } from './printed.ts'
import { type Defenders, NONE, type Player } from './state.ts'
import type { DefendersView, PlayerView } from './view.ts'

/** Some full state that fits a view: unseen cards, the orders of decks and covered arrows are dealt anew. */
export function imagineFrom(printed: Printed, view: DefendersView, random: Random): Defenders {
  return {
    agenda: clone(view.agenda),
    solo: view.solo,
    soloDeathAt3: view.soloDeathAt3,
    communication: view.communication,
    ended: view.ended,
    phase: view.phase,
    round: view.round,
    firstPlayer: view.firstPlayer,
    current: view.current,
    waiting: view.waiting.slice(),
    ap: view.ap,
    meals: view.meals,
    pending: view.pending.slice(),
    players: view.players.map((player) => imaginePlayer(printed, player, random)),
    deaths: view.deaths.slice(),
    terrain: view.terrain.slice(),
    factory: view.factory.slice(),
    rewilded: view.rewilded.slice(),
    pollution: view.pollution.slice(),
    toxic: view.toxic.slice(),
    mechs: view.mechs.slice(),
    camps: view.camps.slice(),
    walls: view.walls.slice(),
    breaches: view.breaches.slice(),
    coreTop: view.coreTop,
    rotations: view.rotations.map((corner) => corner ?? random.int(6)),
    builtAt: view.builtAt.slice(),
    engines: view.engines.slice(),
    direction: view.direction,
    wallSupply: view.wallSupply,
    mechSupply: view.mechSupply,
    toxicSupply: view.toxicSupply,
    machineDeck: random.shuffle(view.machineLeft.slice()),
    machineDiscard: view.machineDiscard.slice(),
  }
}

function imaginePlayer(printed: Printed, view: PlayerView, random: Random): Player {
  const { hand, deck, active } = dealUnseen(printed, view, random)
  return {
    faction: view.faction,
    leaderCard: view.leaderCard,
    leader: view.leader,
    hand,
    deck,
    discard: view.discard.slice(),
    active,
    blind: view.blind,
    team: view.team.slice(),
    dead: view.dead.slice(),
    support: view.support,
    campsLeft: view.campsLeft,
    injuries: view.injuries,
    items: view.items.slice(),
    breaches: view.breaches,
    retired: view.retired,
    shown: view.shown.slice(),
    signs: clone(view.signs),
  }
}

/** The cards that this observer has not seen, dealt to the hand, the secret choice and the deck. */
function dealUnseen(
  printed: Printed,
  view: PlayerView,
  random: Random,
): Pick<Player, 'hand' | 'deck' | 'active'> {
  const deck = random.shuffle(unseenBy(printed, view))
  const chosen = view.active ?? NONE
  if (view.hand !== null) {
    const blind = view.active === null ? (deck.pop() ?? NONE) : chosen
    return { hand: view.hand.slice(), deck, active: blind }
  }
  const secret = view.active === null
  const held = random.shuffle(takeHand(printed, view, deck, view.handSize + (secret && !view.blind ? 1 : 0)))
  let active = chosen
  if (secret) active = (view.blind ? deck.pop() : held.pop()) ?? NONE
  return { hand: held.sort((a, b) => a - b), deck, active }
}

/** Cards of the deck that lie nowhere in sight; none before the decks are dealt. */
function unseenBy(printed: Printed, view: PlayerView): number[] {
  const { leaderCard } = view
  if (leaderCard === NONE || (view.deckSize === 0 && view.handSize === 0 && view.active !== null)) return []
  const seen = [...view.discard, ...view.team, ...view.dead, ...(view.hand ?? []), view.active]
  return printed.decks[leaderCard].filter((card) => !seen.includes(card))
}

/** A hand out of shuffled cards that fits what was told of it (DE-253, DE-258); they leave the list. */
function takeHand({ terrainOf }: Printed, { shown }: PlayerView, cards: number[], size: number): number[] {
  const hand: number[] = []
  const wanted = shown.slice()
  for (let i = cards.length - 1; i >= 0; i--) {
    const terrain = terrainOf[cards[i]]
    if (wanted[terrain] <= 0) continue
    wanted[terrain] -= 1
    hand.push(...cards.splice(i, 1))
  }
  for (let i = cards.length - 1; i >= 0 && hand.length < size; i--) {
    if (shown[terrainOf[cards[i]]] === NONE) hand.push(...cards.splice(i, 1))
  }
  return hand
}
