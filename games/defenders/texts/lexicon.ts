import { NONE } from '../rules/state.ts'
import type { DefendersView } from '../rules/view.ts'
import { borderAt, hexName, knownHex } from './names.ts'
import { isBuilt } from './sight.ts'

export interface FactionWords {
  readonly nom: string
  readonly gen: string
  readonly acc: string
  /** A line of its story. */
  readonly line: string
}

export interface ItemWords {
  readonly nom: string
  readonly acc: string
}

/** The common words of a language. Lists are by the numbers of the rules. */
export interface Lexicon {
  /** In the nominative: "les". */
  readonly terrains: readonly string[]
  readonly factions: readonly FactionWords[]
  readonly items: readonly ItemWords[]
  /** The sides of a hex, clockwise from the east. */
  readonly sides: readonly string[]
  /** Where an arrow points: the corners clockwise from the lower right. */
  readonly corners: readonly string[]
  readonly core: string
  readonly toxic: string
  /** A hex that does not exist. */
  readonly nowhere: string
  factory(tile: number): string
  rewilded(tile: number): string
  mechs(count: number): string
  pollution(count: number): string
  camp(faction: FactionWords): string
  rim(hex: string, side: string): string
}

export const factionNames = ({ factions }: Lexicon): readonly string[] => factions.map(({ nom }) => nom)

/** What a hex is: its terrain, a factory or the core. */
export function landOf(words: Lexicon, view: DefendersView, hex: number): string {
  if (!isBuilt(view, hex)) return words.terrains[view.terrain[hex]]
  const tile = view.factory[hex]
  if (tile === NONE) return words.core
  return view.rewilded[hex] === 1 ? words.rewilded(tile) : words.factory(tile)
}

/** What lies on a hex: machines, poison and a camp. */
export function thingsOn(words: Lexicon, view: DefendersView, hex: number): string[] {
  const [mechs, pollution, camp] = [view.mechs[hex], view.pollution[hex], view.camps[hex]]
  return [
    ...(mechs === 0 ? [] : [words.mechs(mechs)]),
    ...(pollution === 0 ? [] : [words.pollution(pollution)]),
    ...(view.toxic[hex] === 0 ? [] : [words.toxic]),
    ...(camp === NONE ? [] : [words.camp(words.factions[view.players[camp].faction])]),
  ]
}

/** "C8 (les, 2 mechové)" */
export const placeOf = (words: Lexicon, view: DefendersView, hex: number): string =>
  `${hexName(hex)} (${[landOf(words, view, hex), ...thingsOn(words, view, hex)].join(', ')})`

/** The name of a hex, also of one that does not exist. */
export const spotOf = (words: Lexicon, hex: number): string => knownHex(hex) ?? words.nowhere

/** "C8–C10", or the side of a hex on the rim. */
export function edgeName(words: Lexicon, edge: number): string {
  const border = borderAt(edge)
  return border.rim
    ? words.rim(hexName(border.hex), words.sides[border.side])
    : border.hexes.map(hexName).join('–')
}

export const edgeNames = (words: Lexicon, edges: readonly number[]): string =>
  edges.map((edge) => edgeName(words, edge)).join(', ')
