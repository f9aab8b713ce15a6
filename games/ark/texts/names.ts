import type { Language } from '@vyprava/atlas/words.ts'
import { LETTERS } from '../compass/index.ts'
import type { ArkPack } from '../content/schema.ts'
import type { CharacterStory, Stories } from '../content/stories.ts'
import type { MapHex } from '../maps/index.ts'
import type { Chart } from '../rules/chart.ts'
import { GENERATED } from '../rules/options.ts'
import { chartOfText } from '../rules/printed.ts'
import { CHALLENGES } from '../rules/vocabulary.ts'

/** A map with the names of its hexes. */
export interface Guide {
  readonly chart: Chart
  readonly hexes: readonly string[]
  /** The hexes of each column from west to east, each from the north. */
  readonly columns: readonly { readonly letter: string; readonly hexes: readonly number[] }[]
}

/** A to Z, then AA: columns from west to east. */
const columnLetter = (column: number): string =>
  `${column < 26 ? '' : columnLetter(Math.floor(column / 26) - 1)}${String.fromCharCode(65 + (column % 26))}`

/** "G7": the letter of the column from west to east, the place in the column from the north. */
export function hexNames(hexes: readonly MapHex[]): string[] {
  const west = Math.min(...hexes.map(({ q }) => q))
  const tops = new Map<number, number>()
  for (const { q, r } of hexes) tops.set(q, Math.min(r, tops.get(q) ?? r))
  return hexes.map(({ q, r }) => `${columnLetter(q - west)}${r - (tops.get(q) ?? r) + 1}`)
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
  const columns: { letter: string; hexes: number[] }[] = []
  hexes.forEach((name, hex) => {
    const letter = name.replace(/\d+$/, '')
    const column = columns.find((each) => each.letter === letter)
    if (column === undefined) columns.push({ letter, hexes: [hex] })
    else column.hexes.push(hex)
  })
  return { chart, hexes, columns }
}

/** The names of a pack in one language. */
export interface Names<L extends Language = Language> {
  character(character: number): CharacterStory['name'][L]
  /** Null for a number that no character has: only attempts that are refused hold such numbers. */
  knownCharacter(character: number): CharacterStory['name'][L] | null
  /** "les", "vrak": what a hex is. */
  terrain({ terrain, wreck }: MapHex): string
  part(letter: number): string
  readonly challenges: readonly string[]
  /** By id. A map of somebody's own brings its name, or goes by its id. */
  map(id: string): string
  /** The name of the map of a game, by its text. */
  mapOf(text: string): string
}

export function namesIn<L extends Language>(language: L, pack: ArkPack, stories: Stories): Names<L> {
  const { characters, parts, terrains, challenges, maps } = stories
  const called = pack.characters.map(({ id }): CharacterStory['name'][L] => characters[id].name[language])
  const map = (id: string): string => {
    const own = pack.maps.find((each) => each.id === id)?.name
    return (own ?? maps[id]?.name)?.[language] ?? id
  }
  return {
    character: (character) => called[character],
    knownCharacter: (character) => called[character] ?? null,
    terrain: ({ terrain, wreck }) => terrains[wreck ? 'wreck' : terrain].name[language],
    part: (letter) => parts[LETTERS[letter]].name[language],
    challenges: CHALLENGES.map((challenge) => challenges[challenge].name[language]),
    map,
    mapOf: (text) => map(pack.maps.find(({ lines }) => lines.join('\n') === text)?.id ?? GENERATED),
  }
}
