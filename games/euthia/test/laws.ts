import type { Source } from '../content/schema.ts'
import { refit } from '../rules/equipment.ts'
import { chaosCardsFor, type Pack, printedFrom } from '../rules/printed.ts'
import type { Euthia } from '../rules/state.ts'
import { hasRoom } from '../rules/storage.ts'

type Law = (state: Euthia) => boolean

const sorted = (list: readonly number[]): string => JSON.stringify(list.toSorted((a, b) => a - b))
const repeated = (card: number, count: number): number[] => Array.from({ length: count }, () => card)

/** What holds in every state of a game with this pack. */
export function lawsFor(pack: Pack): Readonly<Record<string, Law>> {
  const printed = printedFrom(pack)
  const owned = ({ players }: Euthia): number[] =>
    players.flatMap(({ slots, bags }) =>
      [...slots.flatMap((slot) => slot ?? []), ...bags].map(({ tile }) => tile),
    )
  const carted = ({ agenda }: Euthia): number[] =>
    agenda.flatMap((item) => (item.step === 'cart' ? item.tiles : []))
  const allOf = (state: Euthia, source: Source, ...places: readonly (readonly number[])[]): boolean => {
    const held = [...owned(state), ...carted(state)].filter((tile) => pack.tiles[tile].source === source)
    return sorted([...held, ...places.flat()]) === sorted(printed.bySource[source])
  }
  const metal = (state: Euthia, kind: 'silver' | 'gold'): boolean => {
    const { draw, discard } = state[kind]
    const reserve = kind === 'silver' ? state.silverReserve : state.goldReserve
    const held = [
      ...state.players.flatMap(({ hand }) => hand),
      ...(state.fight?.played ?? []).flatMap(({ card, count }) => repeated(card, count)),
    ].filter((card) => pack.chaosCards[card].metal === kind)
    const all = chaosCardsFor(printed, kind, state.mode === 'competitive')
    return sorted([...draw, ...discard, ...reserve, ...held]) === sorted(all)
  }

  return {
    'tiles of trade are in one place': (state) =>
      (['merchant', 'alchemist', 'tower'] as const).every((source, trade) =>
        allOf(state, source, state.offers[trade], state.trade[trade].draw, state.trade[trade].discard),
      ),
    'resources are in one place': (state) =>
      (['mountain', 'lake', 'cave'] as const).every((source, site) =>
        allOf(state, source, state.resources[site].draw, state.resources[site].discard),
      ),
    'treasures are in one place': (state) =>
      (['treasure1', 'treasure2', 'treasure3'] as const).every((source, level) =>
        allOf(state, source, state.treasures[level].draw, state.treasures[level].discard),
      ),
    'silver cards are in one place': (state) => metal(state, 'silver'),
    'gold cards are in one place': (state) => metal(state, 'gold'),
    'monster cards are in one place': ({ monsters, players, fight, agenda }) => {
      const trophyTaken =
        agenda.some(({ step }) => step === 'victoryOver') && !agenda.some(({ step }) => step === 'trophy')
      const kept = players.flatMap(({ trophies }) =>
        trophies.flatMap(({ elite, id }) => (elite === 0 ? [id] : [])),
      )
      const met =
        fight !== null && fight.kind === 'monster' && fight.foe !== -1 && !trophyTaken ? [fight.foe] : []
      const piles = monsters.flatMap(({ draw, discard }) => [...draw, ...discard])
      return sorted([...kept, ...met, ...piles]) === sorted(pack.monsters.map(({ id }) => id))
    },
    'control cards are in one place': ({ control, players, mode }) => {
      const held = players.flatMap((player, seat) => repeated(seat, player.control))
      const all =
        mode === 'competitive' && players.length > 2 ? players.flatMap((_, seat) => [seat, seat]) : []
      return sorted([...control.draw, ...control.discard, ...held]) === sorted(all)
    },
    'a map tile lies in one place': ({ map }) =>
      new Set([...map.tiles, ...map.stack]).size === map.tiles.length + map.stack.length,
    'no two tiles lie on one place of the lattice': ({ map }) =>
      new Set(map.tiles.map((_, place) => `${map.q[place]},${map.r[place]}`)).size === map.tiles.length &&
      map.tiles.every((_, place) => (((map.q[place] - map.r[place]) % 3) + 3) % 3 === 0),
    'heroes live, unless a fight has just been lost': ({ players, agenda }) =>
      players.every(
        ({ health, maxHealth }, seat) =>
          health <= maxHealth &&
          (health > 0 || agenda.some((item) => item.step === 'defeat' && item.seat === seat)),
      ),
    'the maximum of health fits the board': ({ players }) =>
      players.every((player) => {
        const again = { ...player }
        refit(printed, again)
        return again.maxHealth === player.maxHealth
      }),
    'everything has room while a turn goes on': ({ players, agenda, active }) =>
      agenda.at(-1)?.step !== 'main' || hasRoom(printed, players[active]),
    'nothing is owed': ({ players }) =>
      players.every(
        (player) =>
          [
            player.coins,
            player.rep,
            player.gaar,
            player.dwurt,
            player.mp,
            player.minecarts,
            player.control,
          ].every((n) => n >= 0) &&
          [...player.gems, ...player.essences, ...player.tokens, ...player.granted].every((n) => n >= 0),
      ),
    'nobody has more than four tokens': ({ players }) =>
      players.every(({ tokens }) => tokens.reduce((sum, n) => sum + n, 0) <= 4),
    'hands are sorted, and small outside fights': ({ players, fight, agenda }) =>
      players.every(
        ({ hand }, seat) =>
          JSON.stringify(hand) === sorted(hand) &&
          (hand.length <= 5 || fight !== null || agenda.some((item) => 'seat' in item && item.seat === seat)),
      ),
    'silver reserves stay below four': ({ silverReserve }) => silverReserve.length < 4,
    'encounters show two cards at most': ({ encounters }) => encounters.every(({ open }) => open.length <= 2),
    'offers are full while there are tiles': ({ offers, trade }) =>
      offers.every(
        (offer, i) => offer.length === 4 || (trade[i].draw.length === 0 && trade[i].discard.length === 0),
      ),
    'heroes stand on a map': ({ players, map }) => players.every(({ field }) => field < map.tiles.length * 4),
  }
}
