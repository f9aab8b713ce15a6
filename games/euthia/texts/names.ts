import type { Language } from '@vyprava/module/words.ts'
import type { EuthiaPack, Line } from '../content/schema.ts'
import type { FoeKind } from '../rules/fight.ts'
import { slotOf, tileOf } from '../rules/map.ts'
import type { Trophy } from '../rules/state.ts'
import type { EuthiaView } from '../rules/view.ts'

/** The lists of a pack whose things have names. */
const NAMED = [
  'heroes',
  'tiles',
  'gems',
  'essences',
  'monsters',
  'elites',
  'bounties',
  'chaosCards',
  'elementals',
  'encounters',
  'encounterCards',
  'mapTiles',
  'scenarioCards',
  'titles',
  'scenarios',
] as const
export type Named = (typeof NAMED)[number]

/** The names of a pack in one language; all of them stand in the nominative. */
export interface Names {
  of(list: Named, id: number): string
  /** A line of its story. */
  line(list: Named, id: number): string
  foe(kind: FoeKind, id: number): string
  trophy(trophy: Trophy): string
  grade(scenario: number, grade: number): string
  scenario(key: string): string
}

export const FOE_LISTS = {
  monster: 'monsters',
  elite: 'elites',
  story: 'scenarioCards',
} as const satisfies Readonly<Record<FoeKind, Named>>

export function namesIn(language: Language, pack: EuthiaPack): Names {
  const words: Readonly<Record<Named, readonly { readonly name: Line; readonly line: Line }[]>> = pack
  const of = (list: Named, id: number): string => words[list][id].name[language]
  return {
    of,
    line: (list, id) => words[list][id].line[language],
    foe: (kind, id) => of(FOE_LISTS[kind], id),
    trophy: ({ elite, id }) => of(elite === 1 ? 'elites' : 'monsters', id),
    grade: (scenario, grade) => pack.scenarios[scenario].gradeNames[grade][language],
    scenario(key) {
      const found = pack.scenarios.find((scenario) => scenario.key === key)
      if (found === undefined) throw new Error(`There is no scenario "${key}" in the pack`)
      return found.name[language]
    },
  }
}

/** "Trh U Tří lip, levé pole": the tile and which of its fields; the middle of a tile has its name alone. */
export function fieldName(
  names: Names,
  slots: readonly string[],
  { map }: EuthiaView,
  field: number,
): string {
  const tile = names.of('mapTiles', map.tiles[tileOf(field)])
  return `${tile}, ${slots[slotOf(field)]}`
}
