import { parseMap } from '../maps/text.ts'
import { type Chart, chartFrom } from './chart.ts'
import type { Ark, Sheet } from './state.ts'
import { type Character, NONE, type Power, type Start } from './vocabulary.ts'

/** Fields of a pack that no rule reads: words and pictures. A match does not depend on them. */
export const UNREAD = ['name'] as const

/** What the rules read of a content pack. */
export interface Pack {
  readonly id: string
  readonly sheet: SheetConstants
  readonly characters: readonly { readonly id: Character; readonly start: Start; readonly power: Power }[]
  readonly maps: readonly { readonly id: string; readonly lines: readonly string[] }[]
  /** The id of the map that is taken unless the table chooses another. */
  readonly standardMap: string
}

export interface SheetConstants {
  readonly counterSlots: number
  /** The slots whose marking gives a hint, from 1. */
  readonly hintSlots: readonly number[]
  readonly timeBonusPerSlot: number
  readonly hintValue: number
  readonly diamondValue: number
  readonly challengeValue: number
}

/** A pack worked out for the rules. */
export interface Printed {
  readonly pack: Pack
  readonly sheet: SheetConstants
  chartOf(state: Pick<Ark, 'map'>): Chart
}

/** Charts of maps that were made by seeds are kept while they are in use, and not for ever. */
const KEPT_CHARTS = 32

export function printedFrom(pack: Pack): Printed {
  const charts = new Map<string, Chart>()
  let lastMap = ''
  let last: Chart | null = null
  const find = (map: string): Chart => {
    const known = charts.get(map)
    if (known !== undefined) return known
    if (charts.size === KEPT_CHARTS) charts.clear()
    const chart = chartOfText(map)
    charts.set(map, chart)
    return chart
  }
  return {
    pack,
    sheet: pack.sheet,
    chartOf({ map }) {
      if (last === null || map !== lastMap) {
        last = find(map)
        lastMap = map
      }
      return last
    },
  }
}

/** The chart of a map that was checked before it came into a pack or a state. */
export function chartOfText(map: string): Chart {
  const parsed = parseMap(map)
  if (!parsed.ok) throw new Error(`The map is broken at ${parsed.problem.path}: ${parsed.problem.expected}`)
  return chartFrom(parsed.value)
}

/** Whether a player's character has a power. */
export const hasPower = ({ pack }: Printed, { character }: Pick<Sheet, 'character'>, power: Power): boolean =>
  character !== NONE && pack.characters[character].power === power
