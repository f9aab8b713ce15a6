import type { Observer, Random } from '@vyprava/kernel'
import type { Subject } from '@vyprava/kernel/testing/suite'
import { shippedPack } from '../content/index.ts'
import { EDGE_HEXES, edgeOf, leftOf, rightOf } from '../rules/board/index.ts'
import {
  createDefenders,
  type Defenders,
  type DefendersAction,
  type DefendersEvent,
  type DefendersOptions,
  type DefendersView,
} from '../rules/index.ts'

const pack = shippedPack()

/** Every number of players at both ends of the difficulty, the steps between, and each of the other variants. */
const tables = [
  ...[1, 2, 3, 4].flatMap((seats) => [
    { name: `${seats}p, standard`, seats, options: { hardCards: 0 } },
    { name: `${seats}p, extreme`, seats, options: { hardCards: 6 } },
  ]),
  { name: '2p, advanced', seats: 2, options: { hardCards: 2 } },
  { name: '4p, expert', seats: 4, options: { hardCards: 4 } },
  { name: '3p, free talk', seats: 3, options: { communication: 'free' } },
  { name: '2p, rotated setup', seats: 2, options: { oppositeSetup: 'rotate' } },
  { name: '1p, death at 3', seats: 1, options: { soloDeathAt3: true, hardCards: 6 } },
]

const sum = (list: readonly number[]): number => list.reduce((total, value) => total + value, 0)
const count = (list: readonly number[], value: number): number => list.filter((one) => one === value).length
const sorted = (list: readonly number[]): string => JSON.stringify(list.toSorted((a, b) => a - b))
const terrainOf = (card: number): number =>
  ['forest', 'plains', 'marsh', 'mountain'].indexOf(pack.defenders[card].terrain)

/** The cards of a player's deck by the rulebook: basic ones, and those with the leader's initial (DE-125). */
const cardsOf = (leaderCard: number): number[] =>
  pack.defenders
    .filter(
      ({ faction, leader }) =>
        faction === pack.leaders[leaderCard].faction && (leader === null || leader === leaderCard),
    )
    .map(({ id }) => id)

const laws: Readonly<Record<string, (state: Defenders) => boolean>> = {
  'every Defender of a deck is in one place': ({ players }) =>
    players.every(({ leaderCard, hand, deck, discard, active, team, dead }) => {
      const all = [...hand, ...deck, ...discard, ...team, ...dead, ...(active === -1 ? [] : [active])]
      return all.length === 0 || sorted(all) === sorted(cardsOf(leaderCard))
    }),
  'hands are sorted': ({ players }) => players.every(({ hand }) => JSON.stringify(hand) === sorted(hand)),
  'the dead are counted by terrain': ({ players, deaths }) =>
    deaths.every(
      (dead, terrain) =>
        dead ===
        players.flatMap((player) => player.dead).filter((card) => terrainOf(card) === terrain).length,
    ),
  'a second death of a terrain is the end': ({ deaths, ended }) =>
    deaths.some((dead) => dead > 1) === (ended === 'massacre'),
  'there are 20 mechs': ({ mechs, mechSupply }) =>
    mechSupply >= 0 && mechs.every((mech) => mech >= 0) && sum(mechs) + mechSupply === 20,
  'there are 30 walls and spare ones': ({ walls, wallSupply }) => sum(walls) + wallSupply === 30,
  'there are 6 toxic sites': ({ toxic, toxicSupply }) => toxicSupply >= 0 && sum(toxic) + toxicSupply === 6,
  'a hex has two tokens at most, and none beside a toxic site': ({ pollution, toxic }) =>
    pollution.every((tokens, hex) => tokens >= 0 && tokens <= 2 && (tokens === 0 || toxic[hex] === 0)),
  'there are 12 breach tokens': ({ players, breaches }) =>
    players.every((player, number) => player.breaches + count(breaches, number) === 12 / players.length),
  'camps are on the track or on the board, with one more at the start': ({ players, camps, phase }) =>
    phase === 'setup' ||
    players.every(({ campsLeft }, number) => {
      const all = players.length === 2 ? 6 : 5
      return campsLeft + count(camps, number) === all
    }),
  'tiles are built from the top of the core': ({ builtAt, coreTop, factory }) =>
    builtAt.every((hex, tile) => tile > coreTop === (hex !== -1) && (hex === -1 || factory[hex] === tile)) &&
    count(factory, -1) === 37 - (5 - coreTop),
  'only factories are rewilded': ({ rewilded, factory }) =>
    rewilded.every((flag, hex) => flag === 0 || factory[hex] !== -1),
  'there are seven machine cards': ({ machineDeck, machineDiscard, ended }) =>
    machineDeck.length + machineDiscard.length === 7 && (machineDeck.length > 0 || ended !== null),
  'support stays left of the camps, or at the end of the track': ({ players, ended }) =>
    ended === 'won' ||
    players.every(({ support, campsLeft }) => {
      const camps = players.length === 2 ? 5 : 4
      const last = players.length === 4 ? 6 : 7
      return support >= 0 && (campsLeft > 0 ? support <= 2 + camps - campsLeft : support === last)
    }),
  'nobody has more than three injuries': ({ players }) =>
    players.every(({ injuries }) => injuries >= 0 && injuries <= 3),
  'leaders of players in the game stand on the board, not on the core': ({ players, phase }) =>
    phase === 'setup' || players.every(({ leader, retired }) => retired === (leader === -1) && leader !== 0),
  'the retired have built everything': ({ players }) =>
    players.every(({ retired, campsLeft }) => !retired || campsLeft === 0),
  'the token is with somebody in the game': ({ players, firstPlayer, solo, phase, ended }) =>
    ended !== null || phase === 'setup' || (solo ? firstPlayer === -1 : !players[firstPlayer].retired),
  'items are of factions in play': ({ players, phase }) =>
    phase === 'setup' ||
    players.every(({ items }) =>
      items.every((item, faction) => (item === -1) !== players.some((other) => other.faction === faction)),
    ),
  'what is told of a hand is true': ({ players, phase }) =>
    players.every(({ shown, hand, active, blind }) =>
      shown.every((told, terrain) => {
        const held = phase === 'leadership' && active !== -1 && !blind ? [...hand, active] : hand
        return told === -1 || told === held.filter((card) => terrainOf(card) === terrain).length
      }),
    ),
  'engines stand apart on open edges between two hexes of habitat': (state) =>
    state.engines.length === 2 &&
    (state.engines[0] === -1 || state.engines[0] !== state.engines[1]) &&
    state.engines.every((pose) => {
      if (pose === -1) return true
      const sides = [leftOf(pose), rightOf(pose)]
      return state.walls[edgeOf(pose)] === 0 && sides.every((hex) => hex > 0 && state.factory[hex] === -1)
    }),
  'wall pieces stand between habitat, breach tokens lie on walls of some kind': ({
    walls,
    breaches,
    factory,
  }) =>
    walls.every((wall, edge) => {
      const built = [EDGE_HEXES[edge * 2], EDGE_HEXES[edge * 2 + 1]].some(
        (hex) => hex === 0 || (hex > 0 && factory[hex] !== -1),
      )
      return (wall === 0 || !built) && (breaches[edge] === -1 || wall === 1 || built)
    }),
  'the core has no tile of its own, no terrain and no camp': ({ factory, terrain, camps }) =>
    factory[0] === -1 && terrain[0] === -1 && camps[0] === -1 && count(terrain, -1) === 1,
  'points are for turns': ({ ap, phase }) => ap >= 0 && (phase === 'action' || ap === 0),
}

/**
 * Hidden from an observer: the others' hands and secret choices apart from what they told of them, the order of all
 * decks, what was taken blind, the machine deck's order and the arrows under the top of the core (DE-R18, DE-R47, DE-R76).
 */
function twin(state: Defenders, observer: Observer, random: Random): Defenders {
  const secret = state.phase === 'leadership' && !state.solo
  for (const [number, player] of state.players.entries()) {
    const own = (state.solo ? 0 : number) === observer
    const chosen = secret && player.active !== -1
    if (!own) swapHand(player, chosen && !player.blind, random)
    if (chosen && player.blind) {
      const pool = random.shuffle([...player.deck, player.active])
      player.active = pool.pop() ?? -1
      player.deck = pool
    }
    random.shuffle(player.deck)
  }
  random.shuffle(state.machineDeck)
  for (let tile = 0; tile < state.coreTop; tile++) state.rotations[tile] = random.int(6)
  return state
}

/** Swaps cards of the hand (and the secret choice) with cards of the deck, of one terrain where it was told. */
function swapHand(player: Defenders['players'][number], chosen: boolean, random: Random): void {
  const held = chosen ? [...player.hand, player.active] : player.hand.slice()
  const told = (card: number): boolean => player.shown[terrainOf(card)] !== -1
  for (let i = 0; i < held.length; i++) {
    const partners = player.deck.flatMap((card, at) =>
      terrainOf(card) === terrainOf(held[i]) || (!told(card) && !told(held[i])) ? [at] : [],
    )
    if (partners.length === 0) continue
    const at = random.pick(partners)
    const card = held[i]
    held[i] = player.deck[at]
    player.deck[at] = card
  }
  random.shuffle(held)
  if (chosen) player.active = held.pop() ?? -1
  player.hand = held.sort((a, b) => a - b)
}

export const subject: Subject<Defenders, DefendersAction, DefendersOptions, DefendersView, DefendersEvent> = {
  game: createDefenders(pack),
  tables,
  laws,
  twin,
}
