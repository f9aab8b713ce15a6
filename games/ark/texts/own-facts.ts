import type { Seat } from '@vyprava/kernel'
import type { FactGroup } from '@vyprava/module/words.ts'
import { LETTER_FIELDS, LETTERS, NOWHERE } from '../compass/index.ts'
import type { Printed } from '../rules/printed.ts'
import { allowance } from '../rules/targets.ts'
import { NONE } from '../rules/vocabulary.ts'
import type { FactWords } from './en/table.ts'
import type { Guide, Names } from './names.ts'
import { type Context, guideOf, sheetOf, targetsOf } from './sight.ts'

export type Row = readonly [label: string, value: string]

/** "zelená 2, modrá 1": the colours that occur. */
export const countsOf = (words: FactWords, count: (colour: number) => number): string =>
  words.colours
    .flatMap((name, colour) => (count(colour) === 0 ? [] : [`${name} ${count(colour)}`]))
    .join(', ')

/** What helps the observer to play without a drawn board. */
export function ownFacts(
  words: FactWords,
  printed: Printed,
  names: Names,
  context: Context,
  seat: Seat,
): FactGroup[] {
  const parts = partFacts(words, names, context, seat)
  const around = surroundingFacts(words, names, context, seat)
  return context.view.ended === null
    ? [reachFacts(words, printed, context, seat), parts, around]
    : [parts, around]
}

/** What the observer could paint now, colour by colour. */
function reachFacts(words: FactWords, printed: Printed, context: Context, seat: Seat): FactGroup {
  const { view, names: players } = context
  const { hexes } = guideOf(context)
  const sheet = sheetOf(view.sheets[seat])
  const leaps = sheet.far.length > 0 && seat === view.active && !view.die
  const rows = targetsOf(printed, view, seat).map((targets, colour): Row => {
    const where = targets.length === 0 ? words.none : targets.map((hex) => hexes[hex]).join(', ')
    return [words.colours[colour], `${words.upTo(allowance(sheet, colour))}: ${where}`]
  })
  return { title: `${leaps ? words.reachLeap : words.reach} (${players[seat]})`, rows }
}

/** What the compass of the observer says about each part. */
function partFacts(words: FactWords, names: Names, context: Context, seat: Seat): FactGroup {
  const { hexes, chart } = guideOf(context)
  const { painted, compass } = context.view.sheets[seat]
  const places = chart.finder.locate(painted, compass)
  const rows = LETTERS.map((letter, index): Row => {
    const colours = LETTER_FIELDS[index].map((field) => compass[field])
    const counts = countsOf(words, (colour) => colours.filter((each) => each === colour).length)
    const missing = colours.filter((colour) => colour === NONE).length
    const value = [
      ...(counts === '' ? [] : [counts]),
      ...(missing === 0 ? [] : [words.missing(missing)]),
      ...(places[index] === NOWHERE ? [] : [words.foundAt(hexes[places[index]])]),
    ]
    return [`${letter} (${names.part(index)})`, value.join('; ')]
  })
  return { title: `${words.parts} (${context.names[seat]})`, rows }
}

/** Hexes whose surroundings the observer has visited, but for one hex at most. */
function surroundingFacts(words: FactWords, names: Names, context: Context, seat: Seat): FactGroup {
  const { chart, hexes } = guideOf(context)
  const { painted } = context.view.sheets[seat]
  const rows = hexes.flatMap((name, hex): Row[] => {
    const around = neighboursOf(chart, hex)
    const open = [hex, ...around].filter((each) => painted[each] === NONE)
    if (around.length < 6 || open.length > 1) return []
    const counts = countsOf(words, (colour) => around.filter((each) => painted[each] === colour).length)
    const lacks = open.map((each) => words.lacks(`${hexes[each]} (${names.terrain(chart.hexes[each])})`))
    return [[name, [counts, ...lacks].join('; ')]]
  })
  return { title: `${words.surroundings} (${context.names[seat]})`, rows }
}

const neighboursOf = ({ around }: Guide['chart'], hex: number): number[] =>
  [...around.subarray(6 * hex, 6 * hex + 6)].filter((neighbour) => neighbour >= 0)

/** The printed map column by column; with the paint of the observer, if there is one. */
export function mapFacts(words: FactWords, names: Names, context: Context): FactGroup {
  const { observer, view } = context
  const { chart, columns, hexes } = guideOf(context)
  const painted = observer === null ? null : view.sheets[observer].painted
  const rows = columns.map((column): Row => {
    const says = column.hexes.map((hex) => {
      const terrain = names.terrain(chart.hexes[hex])
      const colour = painted === null ? NONE : painted[hex]
      return `${hexes[hex]} ${colour === NONE ? terrain : words.painted(terrain, colour)}`
    })
    return [`${words.column} ${column.numeral}`, says.join('; ')]
  })
  const middle = Math.floor(chart.size / 2)
  const touched = neighboursOf(chart, middle).toSorted((a, b) => a - b)
  const reading = words.touches(
    hexes[middle],
    touched.map((hex) => hexes[hex]),
  )
  return { title: words.map, rows: [[words.reading, reading], ...rows] }
}
