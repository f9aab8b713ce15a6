import { distance } from '@vyprava/geometry'
import { type ArkAction, type Character, type Chart, COLOURS, type Pack } from '../rules/index.ts'
import type { Planning } from './planning.ts'

/** How much a colour close to the start counts beside a hex. */
const COLOUR_WORTH = 2

/** Characters, the most useful first. */
const FAVOURITES: readonly Character[] = ['mage', 'ranger', 'knight', 'hunter', 'paladin', 'druid', 'pirate']

export function characterFor(pack: Pack, actions: readonly ArkAction[]): ArkAction {
  const rank = (action: ArkAction): number =>
    action.type === 'character' ? FAVOURITES.indexOf(pack.characters[action.character].id) : 0
  return actions.reduce((a, b) => (rank(b) < rank(a) ? b : a))
}

/** Hints help the compass all along, diamonds only at the end. */
export const systemFor = (actions: readonly ArkAction[]): ArkAction =>
  actions.find((action) => action.type === 'system' && action.system === 'hints') ?? actions[0]

/** A start with many colours close by, near the middle of the map. */
export function startFor({ chart }: Planning, actions: readonly ArkAction[]): ArkAction {
  const worth = (action: ArkAction): number =>
    action.type === 'start' ? worthOfStart(chart, action.hex) : Number.NEGATIVE_INFINITY
  return actions.reduce((a, b) => (worth(b) > worth(a) ? b : a))
}

export function worthOfStart(chart: Chart, hex: number): number {
  const middle = chart.hexes[Math.floor(chart.size / 2)]
  const near = chart.within2[hex].filter((other) => !chart.isDanger[other])
  const colours = COLOURS.filter((_, colour) => near.some((other) => chart.colour[other] === colour)).length
  return near.length + COLOUR_WORTH * colours - distance(chart.hexes[hex], middle)
}
