import { listed } from '@vyprava/module/wording.ts'
import { type Cost, ELEMENTS, type LocationKind, type Op, SLOT_KINDS } from '../content/schema.ts'
import type { Shelf } from '../rules/actions.ts'
import { bagSource } from '../rules/effects/source.ts'
import { elementAt, isOnMap, locationAt, mapTileAt, monsterAt, treasureAt } from '../rules/fields.ts'
import { CENTRE, slotOf } from '../rules/map.ts'
import type { Printed } from '../rules/printed.ts'
import type { Owned, Player } from '../rules/state.ts'
import { discountOf } from '../rules/steps/trade/prices.ts'
import type { EuthiaView, PlayerView } from '../rules/view.ts'
import { faceText, opsText, rowsText, usesText } from './effects.ts'
import { omenAt, wayTo } from './land.ts'
import { type EffectWords, type Lexicon, times } from './lexicon.ts'
import { fieldName, type Names } from './names.ts'
import { type Context, givenIn, ownedIn, playerOf } from './sight.ts'

/** A player of a view as the rules want it: a hand that is not seen is empty. */
export const asPlayer = ({ hand, ...open }: PlayerView): Player => ({ ...open, hand: hand ?? [] })

/** What all sentences of a language are put together from. */
export interface Tools {
  readonly words: Lexicon
  readonly effects: EffectWords
  readonly names: Names
  readonly printed: Printed
  tile(tile: number): string
  /** What a tile does. */
  face(tile: number): string
  ops(ops: readonly Op[]): string
  /** What one use of a tile, gem or essence does. */
  use(of: 'uses' | 'gemUses' | 'essenceUses', id: number, effect: number): string
  rows(tile: number): string
  /** A tile that somebody owns; equal ones of a shelf are told apart by their place. */
  owned(player: PlayerView, shelf: Shelf, place: number): string
  /** "prsten 2": slots of one kind are numbered where there are several. */
  slot(player: PlayerView, slot: number): string
  field(view: EuthiaView, field: number): string
  /** The field and what is there. */
  spot(view: EuthiaView, field: number): string
  facts(view: EuthiaView, field: number): string
  /** Where a field lies seen from the one beside it; nothing from a centre and to it. */
  way(view: EuthiaView, from: number, to: number): string
  /** The field, what is there, and what its elementals do to this player. */
  target(view: EuthiaView, player: PlayerView, field: number): string
  /** What a way of paying gives; nothing where nothing is asked. */
  given(context: Context, cost: Cost | null | undefined, way: number, source: number): string
  /** The price of a tile for whoever is asked, with what lowers it. */
  price(context: Context, tile: number, kind: 'buy' | 'learn'): string
}

export function toolsFrom(words: Lexicon, effects: EffectWords, names: Names, printed: Printed): Tools {
  const { pack } = printed
  const tile = (id: number): string => names.of('tiles', id)
  const ops = (list: readonly Op[]): string => opsText(words, effects, list)

  function owned(player: PlayerView, shelf: Shelf, place: number): string {
    const found = ownedIn(player, shelf, place)
    if (found === null) return words.none
    const list: readonly (Owned | null)[] = player[shelf]
    const equal = list.filter((other) => other?.tile === found.tile).length
    return equal > 1 ? `${tile(found.tile)} ${words.nth(place + 1)}` : tile(found.tile)
  }

  function slot({ hero }: PlayerView, at: number): string {
    const kinds = printed.slotKinds[hero]
    const kind = kinds[at]
    if (kind === undefined) return words.none
    const word = words.slots[SLOT_KINDS[kind]]
    const same = kinds.flatMap((other, place) => (other === kind ? [place] : []))
    return same.length > 1 ? `${word} ${same.indexOf(at) + 1}` : word
  }

  /** What a location is called there: an elemental, a treasure and an encounter tell their kind. */
  function location(view: EuthiaView, field: number, kind: LocationKind): string {
    const { map } = view
    if (kind === 'elemental') return words.elemental(ELEMENTS[elementAt(printed, map, field)])
    if (kind === 'treasure')
      return map.emptied[field] === 1
        ? words.locations.plain
        : words.treasure(treasureAt(printed, map, field))
    if (kind !== 'encounter') return words.locations[kind]
    const { encounter } = mapTileAt(printed, map, field).hexes[slotOf(field)]
    const id = pack.encounters.findIndex(({ key }) => key === encounter)
    return id === -1 ? words.locations.encounter : names.of('encounters', id)
  }

  function facts(view: EuthiaView, field: number): string {
    const { map } = view
    if (slotOf(field) === CENTRE) {
      const { special } = mapTileAt(printed, map, field)
      return special === undefined ? words.locations.plain : words.specials[special]
    }
    const monster = monsterAt(printed, view, field)
    const what = location(view, field, locationAt(printed, map, field))
    return monster === 0 ? what : `${what}, ${words.monster(monster)}`
  }

  const field = (view: EuthiaView, at: number): string =>
    isOnMap(printed, view.map, at) ? fieldName(names, words.hexes, view, at) : words.none

  const spot = (view: EuthiaView, at: number): string =>
    isOnMap(printed, view.map, at) ? `${field(view, at)} (${facts(view, at)})` : words.none

  function given(context: Context, cost: Cost | null | undefined, way: number, source: number): string {
    if (cost === null || cost === undefined) return words.none
    const { counted, gems, essences, onTile, tiles, trophies, cards, self } = givenIn(
      printed,
      context,
      cost,
      way,
      source,
    )
    const kinds = (list: 'gems' | 'essences', counts: readonly number[]): string[] =>
      counts.flatMap((n, kind) => (n > 0 ? [times(n, names.of(list, kind))] : []))
    const parts = [
      ...counted.map(({ what, n }) => words.count[what](n)),
      ...kinds('gems', gems),
      ...kinds('essences', essences),
      ...kinds('essences', onTile),
      ...tiles.map(tile),
      ...trophies.map((trophy) => names.trophy(trophy)),
      ...cards.map((card) => names.of('chaosCards', card)),
      ...(self ? [effects.cost({ pay: 'discardSelf' })] : []),
    ]
    return parts.length === 0 ? words.none : listed(parts, words.and)
  }

  return {
    words,
    effects,
    names,
    printed,
    tile,
    face: (id) => faceText(words, effects, pack.tiles[id]),
    ops,
    use(of, id, effect) {
      const used = printed[of][id][effect]
      return used === null || used === undefined ? words.none : usesText(words, effects, used.effects)
    },
    rows(id) {
      const { profile } = pack.tiles[id]
      return profile === undefined ? words.none : rowsText(words, profile, effects.op)
    },
    owned,
    slot,
    field,
    spot,
    facts,
    way: ({ map }, from, to) => words.ways[wayTo(map, from, to)] ?? '',
    target(view, player, at) {
      const omen = isOnMap(printed, view.map, at) ? omenAt(printed, view, asPlayer(player), at) : null
      return omen === null ? spot(view, at) : `${spot(view, at)}, ${words.omens[omen]}`
    },
    given,
    price(context, id, kind) {
      const { price } = pack.tiles[id]
      const coins = Math.max(0, (price?.coins ?? 0) - discountOf(printed, asPlayer(playerOf(context)), kind))
      const essence = price?.essence
      const parts = [
        ...(coins > 0 || essence === undefined ? [words.count.coins(coins)] : []),
        ...(essence === undefined
          ? []
          : [times(essence.n, names.of('essences', ELEMENTS.indexOf(essence.kind)))]),
      ]
      return listed(parts, words.and)
    },
  }
}

/** Where the tile of an effect lies, as the rules number it. */
export const sourceOf = (shelf: Shelf, place: number): number =>
  shelf === 'slots' ? place : bagSource(place)
