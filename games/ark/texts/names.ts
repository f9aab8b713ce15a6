import type { Language } from '@vyprava/module/words.ts'
import { LETTERS } from '../compass/index.ts'
import type { ArkPack } from '../content/schema.ts'
import type { Stories } from '../content/stories.ts'
import { readCode } from '../maps/code.ts'
import { UNNAMED } from '../maps/drawn.ts'
import type { MapHex } from '../maps/index.ts'
import { titleOf } from '../maps/text.ts'
import type { Chart } from '../rules/chart.ts'
import { GENERATED } from '../rules/options.ts'
import { chartOfText } from '../rules/printed.ts'
import { CHALLENGES } from '../rules/vocabulary.ts'
import { NAMELESS } from './nameless.ts'

/** A map with the names of its hexes. */
export interface Guide {
  readonly chart: Chart
  readonly hexes: readonly string[]
  /** The hexes of each column from west to east, each from the north. */
  readonly columns: readonly { readonly numeral: string; readonly hexes: readonly number[] }[]
}

const NUMERALS = [
  [400, 'CD'],
  [100, 'C'],
  [90, 'XC'],
  [50, 'L'],
  [40, 'XL'],
  [10, 'X'],
  [9, 'IX'],
  [5, 'V'],
  [4, 'IV'],
  [1, 'I'],
] as const

/** Columns have Roman numerals from west to east: letters are those of the parts. */
function roman(column: number): string {
  let rest = column
  let numeral = ''
  for (const [value, sign] of NUMERALS) {
    while (rest >= value) {
      numeral += sign
      rest -= value
    }
  }
  return numeral
}

/** "V·3": the numeral of the column from west to east, the place in the column from the north. */
export function hexNames(hexes: readonly MapHex[]): string[] {
  const west = Math.min(...hexes.map(({ q }) => q))
  const tops = new Map<number, number>()
  for (const { q, r } of hexes) tops.set(q, Math.min(r, tops.get(q) ?? r))
  return hexes.map(({ q, r }) => `${roman(q - west + 1)}·${r - (tops.get(q) ?? r) + 1}`)
}

let lastMap = ''
let last: Guide | null = null

/** The guide to a map in text form; the last one is kept, since one game has one map. */
export function guideTo(map: string): Guide {
  if (last === null || map !== lastMap) {
    last = drawGuide(chartOfText(map))
    lastMap = map
  }
  return last
}

function drawGuide(chart: Chart): Guide {
  const hexes = hexNames(chart.hexes)
  const columns: { numeral: string; hexes: number[] }[] = []
  hexes.forEach((name, hex) => {
    const [numeral] = name.split('·')
    const column = columns.find((each) => each.numeral === numeral)
    if (column === undefined) columns.push({ numeral, hexes: [hex] })
    else column.hexes.push(hex)
  })
  return { chart, hexes, columns }
}

/** A name in the cases that sentences ask for; one that has no accusative of its own stays as it is. */
interface Called {
  readonly nom: string
  readonly acc: string
}

/** The names of a pack in one language. */
export interface Names {
  character(character: number): Called
  /** Null for a number that no character has: only attempts that are refused hold such numbers. */
  knownCharacter(character: number): Called | null
  /** "les", "vrak": what a hex is. */
  terrain({ terrain, wreck }: MapHex): string
  part(letter: number): string
  readonly challenges: readonly string[]
  /** By id or code. A map of somebody's own brings its name, or goes by its id. */
  map(id: string): string
  /** The name of the map of a game, by its text. */
  mapOf(text: string): string
}

export function namesIn(language: Language, pack: ArkPack, stories: Stories): Names {
  const { characters, parts, terrains, challenges, maps } = stories
  const called = pack.characters.map(({ id }): Called => {
    const { [language]: name } = characters[id].name
    return { acc: name.nom, ...name }
  })
  const map = (id: string): string => {
    const own = pack.maps.find((each) => each.id === id)?.name
    const drawn = readCode(id)
    return (own ?? maps[id]?.name)?.[language] ?? (drawn.ok ? drawn.map.name || NAMELESS[language] : id)
  }
  return {
    character: (character) => called[character],
    knownCharacter: (character) => called[character] ?? null,
    terrain: ({ terrain, wreck }) => terrains[wreck ? 'wreck' : terrain].name[language],
    part: (letter) => parts[LETTERS[letter]].name[language],
    challenges: CHALLENGES.map((challenge) => challenges[challenge].name[language]),
    map,
    mapOf(text) {
      const title = titleOf(text)
      if (title === UNNAMED) return NAMELESS[language]
      return title || map(pack.maps.find(({ lines }) => lines.join('\n') === text)?.id ?? GENERATED)
    },
  }
}
